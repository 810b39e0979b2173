# Waarom iets nu niet kan. Elk volgt op een dubbele punt, met zijn regel erachter.
why-not = Nu niet: { $words } ({ $rule })
why-not-asked = er wordt iets anders gevraagd. { $prompt }
why-unknown-action = die actie bestaat niet
why-game-over = het spel is afgelopen

## Rhodes
rhodes-why-start-first = eerst worden de eerste landbouwtegels gekocht
rhodes-why-not-sold = hiervan is er geen te koop
rhodes-why-too-dear = dit kost meer dan je hebt
rhodes-why-same-product = de eerste twee landbouwtegels moeten van verschillende producten zijn
rhodes-why-no-second-tile = daarna kun je geen tweede landbouwtegel meer betalen
rhodes-why-can-buy = je kunt een landbouwtegel kopen, dus dat moet ook
rhodes-why-no-such-place = deze plek hoort niet bij dit spel
rhodes-why-space-taken = { $placeId ->
    [production] de productievakken zijn vol
    [farm] je boerderij is deze ronde al gebruikt
    [harbour] de haven is vol
    [market] de markt is vol
    [temple] de tempel is vol
    [townhall] het stadhuis is vol
    [colossus] de bouwplaats is vol
    [extra] het vak voor extra productie is bezet
    [zeus] Zeus is deze ronde al gebruikt
   *[other] daar is geen actievak vrij
}
rhodes-why-can-act = er is een actie mogelijk, dus de marker vervalt niet
rhodes-why-few-chips = produceren vraagt twee ongebruikte fiches en twee vrije velden
rhodes-why-chip-used = { $decisionId ->
    [place] er is geen fiche meer ongebruikt
   *[other] er is geen fiche met deze waarde meer ongebruikt
}
rhodes-why-field-used = dit veld is deze ronde al gebruikt
rhodes-why-field-unused = op dit veld ligt deze ronde nog geen fiche
rhodes-why-nothing-produced = er is deze ronde nog niets geproduceerd
rhodes-why-no-full-ship = geen schip thuis kan vol geladen worden
rhodes-why-not-owned = deze tegel heb je niet
rhodes-why-tile-used = deze tegel is al gebruikt
rhodes-why-no-unit = zo’n eenheid ligt niet op je landgoed
rhodes-why-no-room = er is geen plaats voor dit product
rhodes-why-no-farmland = je hebt geen landbouwtegel voor dit product
rhodes-why-warehouse-full = je pakhuis is vol
rhodes-why-demeter-nothing = Demeter zou nu niets opleveren
rhodes-why-ship-at-risk = daarna kan geen schip meer vol geladen worden
rhodes-why-no-ship-home = er is geen schip van deze lengte thuis
rhodes-why-too-few-units = er zijn te weinig eenheden om het vol te laden
rhodes-why-too-many-vp = het schip draagt minder eenheden
rhodes-why-no-good-there = op dit vak ligt geen goed
rhodes-why-not-wild = alleen een jokerblokje wordt een product naar keuze
rhodes-why-wild-needs-product = kies het product dat het jokerblokje wordt
rhodes-why-must-buy = na het afleggen moet je iets kopen
rhodes-why-not-full = je pakhuis is niet vol
rhodes-why-not-held = dat ligt niet in je pakhuis
rhodes-why-nothing-yet = er is er minstens één nodig voordat je mag stoppen
rhodes-why-nothing-affordable = je kunt daar niets betalen
rhodes-why-nothing-to-do = er is niets dat je kunt kopen en geen opdracht die je kunt vervullen
rhodes-why-no-assignment = op dit plein ligt geen opdracht
rhodes-why-missing-goods = voor deze opdracht ontbreken goederen
rhodes-why-too-many-missing = hoogstens twee goederen mogen van het landgoed komen
rhodes-why-supplement-dear = je kunt de goederen van het landgoed niet betalen
rhodes-why-none-from-warehouse = minstens één goed moet uit het pakhuis komen
rhodes-why-no-alchemist = daarvoor is de alchemist nodig
rhodes-why-no-gold-asked = deze opdracht vraagt geen goud
rhodes-why-must-fulfil = er is niets gekocht, dus er moet een opdracht vervuld worden
rhodes-why-temple-dear = je kunt geen punt betalen
rhodes-why-have-type = je hebt al een tegel van deze soort
rhodes-why-own-row = de marker moet naar een andere rij
rhodes-why-row-taken = een andere speler heeft deze rij gekozen
rhodes-why-row-dear = je kunt deze rij niet betalen
rhodes-why-row-no-product = deze rij geeft geen product
rhodes-why-other-row-forced = er is voor jou nog maar één rij over, en dat is een andere
rhodes-why-cannot-deliver = je kunt de goederen niet leveren
rhodes-why-statue-done = het standbeeld is af
rhodes-why-architect-empty = op de architect ligt geen brons meer
rhodes-why-once-per-action = dat kan één keer per actie
rhodes-why-no-zeus-tile = je hebt geen tegel die Zeus kan gebruiken
rhodes-why-bonus-no-room = op je landgoed is geen plaats voor een product

## Rotterdam
rotterdam-why-no-ship-in-hand = je hebt geen schip in de hand
rotterdam-why-no-such-start = de kaart heeft zo’n start niet
rotterdam-why-start-taken = de start is bezet
rotterdam-why-out-of-stock = deze grondstof is niet meer in voorraad
rotterdam-why-no-channel = geen vaarweg van de kleur leidt daarheen
rotterdam-why-way-taken = de positie is bezet
rotterdam-why-not-a-rival = dit schip dingt niet mee naar de positie
rotterdam-why-card-not-held = deze kaart heb je niet
rotterdam-why-joker-in-missions = een joker gebruik je bij het vervullen van een missie
rotterdam-why-no-targets = geen schip op het water past bij deze kaart
rotterdam-why-no-free-way-back = er is geen vrije weg terug
rotterdam-why-no-empty-ship = je hebt geen plaats voor de lading
rotterdam-why-no-ship-there = daar ligt geen schip
rotterdam-why-no-load = het schip daar is leeg
rotterdam-why-same-raw = de twee schepen moeten verschillende grondstoffen dragen
rotterdam-why-from-start = een schip op een start kan niet terug
rotterdam-why-no-offers-left = geen voorstellen meer deze beurt
rotterdam-why-nothing-to-trade = niemand heeft een productkaart
rotterdam-why-product-not-held = van dit product heb je er niet meer
rotterdam-why-both-sides = een product kan niet aan beide kanten staan
rotterdam-why-nobody-could = naar de kaartruggen te oordelen kan niemand dat hebben
rotterdam-why-empty-draft = het voorstel is leeg
rotterdam-why-no-all = met twee spelers gaat een voorstel naar de ander
rotterdam-why-not-askable = een voorstel gaat naar een andere speler
rotterdam-why-cannot-cover = naar de kaartruggen te oordelen kan deze speler het gevraagde niet hebben
rotterdam-why-did-not-accept = deze speler heeft niet ingestemd
rotterdam-why-lacks-cards = je hebt de gevraagde kaarten niet
rotterdam-why-no-such-mission = zo’n missie heb je niet
rotterdam-why-missing-products = je hebt er niet genoeg productkaarten en jokers voor
rotterdam-why-no-joker = je hebt geen joker
rotterdam-why-not-needed = de missie heeft dat niet meer nodig
rotterdam-why-one-real-card = er moet minstens één echte productkaart ingeleverd worden
rotterdam-why-missing-to-hand-in = je hebt niet alles wat er nog over is

## Waarom terugnemen ophoudt
undo-nothing = Er is nog niets beslist.
undo-over = Het spel is afgelopen.
undo-decided = Sindsdien heeft { $who } beslist.
rhodes-seen-shuffle = Sindsdien zijn de Egyptische schepen geschud.
rhodes-seen-shown = Sindsdien is een nieuw Egyptisch schip getoond.
rhodes-seen-plaza = Sindsdien is een nieuwe opdracht omgedraaid.
rotterdam-seen-shuffle = Sindsdien zijn de transportkaarten geschud.
rotterdam-seen-card = Sindsdien is een transportkaart getrokken.
rotterdam-seen-played = De kaart is getoond.
rotterdam-seen-product = Sindsdien is een productkaart getrokken.
rotterdam-seen-product-back = Sindsdien is een productkaart getrokken.
rotterdam-seen-offered = Het voorstel is gedaan.
rotterdam-seen-answered = Er is op het voorstel geantwoord.
rotterdam-seen-handed = Sindsdien zijn er kaarten gewisseld.
rotterdam-seen-handed-back = Sindsdien zijn er kaarten gewisseld.
rotterdam-seen-joker = De joker is getoond.
rotterdam-seen-spent = Er zijn productkaarten getoond.
rotterdam-seen-fulfilled = De missie is getoond.
rotterdam-seen-mission = Sindsdien is een missie getrokken.
rotterdam-seen-choice = Een andere speler bleek een keuze te hebben.
