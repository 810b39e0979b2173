# Wat alleen de terminal zegt. Wat je typt is de notatie, die in elke taal dezelfde is.

## Aanschuiven
terminal-which-game = Welk spel?
terminal-how-many = Hoeveel spelers?
terminal-how-many-bots = Hoeveel daarvan zijn bots?
terminal-how-strong = Hoe sterk?
terminal-one-of = Typ een van deze: { $answers }, of Enter voor { $default }.
terminal-put-aside = Je onafgemaakte spel is bewaard: { $command }
terminal-asked = Typ het nummer van een keuze. ? met het nummer legt haar uit; help noemt de rest.
terminal-you = jij
terminal-bot = bot { $bot }
terminal-seed = seed { $seed }
terminal-edition = editie { $name }
terminal-thinking = { $who } denkt na ...
terminal-hand-over = { $who }, druk op Enter als alleen jij kijkt:
terminal-only = { $move ->
    [done] Je kon alleen klaar zijn.
    [decline] Je kon alleen weigeren.
   *[other] Je kon alleen passen.
} Druk op Enter om verder te gaan:

## Opdrachten
terminal-or = { $first }, of { $second }
terminal-help-choose = kies met het nummer of met de tekst; het begin van de woorden is genoeg
terminal-help-explain = de regel achter keuze 3; ? { $example } zegt waarom die keuze niet kan
terminal-help-rules = een regel of hoofdstuk met zijn nummer; rules en een woord zoekt
terminal-help-board = het bord nog eens
terminal-help-log = wat er in de laatste twee ronden gebeurde; log all: in het hele spel
terminal-help-hint = wat de coach voor je zou kiezen, en waarom
terminal-help-why = wat de bots overwogen voor hun laatste beslissing; in Rotterdam pas na afloop
terminal-help-undo = neem je laatste beslissing terug, tot er iets nieuws te zien was of een ander besliste
terminal-help-save = schrijf het spel naar een bestand; emporion play --load FILE gaat daarmee verder
terminal-help-quit = stop; emporion play --resume gaat hier verder
terminal-type = Typ het nummer van een keuze, of help.
terminal-which = Welke: { $choices }?
terminal-no-choice = Er is geen keuze { $typed }: typ een nummer van 1 tot { $last }, of help.
terminal-undo-stops = Terugnemen houdt hier op: { $why }
terminal-taken-back = Teruggenomen.
terminal-name-the-file = Noem het bestand: save FILE
terminal-not-saved = niet opgeslagen: { $why }
terminal-is-foreign = { $name } is er al, en is geen opgeslagen spel
terminal-no-folder = er is geen map { $name }
terminal-saved = Opgeslagen. { $command } gaat hier verder.
terminal-thoughts-wait = De gedachten van de bots zouden hun hand verraden: vraag why als het spel is afgelopen.
terminal-no-thoughts = Sinds je laatste beurt heeft geen bot iets overwogen.
terminal-no-thoughts-at-all = Sinds je aanschoof heeft geen bot iets overwogen.
terminal-most-at-stake = Waar de bots het meeste op het spel zagen staan:
terminal-leaving = Een bestand om het spel in op te slaan, of Enter om te stoppen:
terminal-keep = Een bestand om het spel in te bewaren, of Enter:
terminal-keep-or-why = Een bestand om het spel in te bewaren, why voor de gedachten van de bots, of Enter:
terminal-not-kept = niet bewaard: { $why }
terminal-kept = Bewaard. { $command } toont het opnieuw.
terminal-goodbye = Tot ziens.
terminal-goodbye-resume = Tot ziens. { $command } gaat hier verder.

## Vertellen
terminal-forced = { $move } (gedwongen)
terminal-decision = beslissing { $number } van { $last }
terminal-is-asked = { $who } wordt gevraagd: { $prompt }
terminal-step = Enter: verder   b: terug   NUMMER: daarheen   q: stoppen
terminal-victory-points = Punten
terminal-winners = { $count ->
    [one] { $who } wint
   *[other] { $who } delen de overwinning
} met { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
terminal-source-advantage = voordeelkaarten
terminal-source-products = productkaarten in de hand
terminal-weighed-ahead = { $action }: wint { $percent }%, ongeveer { $points ->
    [one] { $points } punt voor
   *[other] { $points } punten voor
}
terminal-weighed-behind = { $action }: wint { $percent }%, ongeveer { $points ->
    [one] { $points } punt achter
   *[other] { $points } punten achter
}
terminal-weighed-level = { $action }: wint { $percent }%, ongeveer gelijk
terminal-but-tried-less = { $words }, maar minder bekeken
terminal-but-not-clearly = { $words }, maar niet duidelijk beter
terminal-rather-than = in plaats van { $words }
terminal-or-this = of { $words }

## Een terugblik
terminal-review-judged = { $who }: { $count ->
    [one] { $count } beslissing
   *[other] { $count } beslissingen
}, beoordeeld door { $judge } naar wat op dat moment te weten was
terminal-review-tally = { $best } best, { $good } goed, { $slip ->
    [one] { $slip } slordigheid
   *[other] { $slip } slordigheden
}, { $mistake ->
    [one] { $mistake } fout
   *[other] { $mistake } fouten
}, { $blunder ->
    [one] { $blunder } blunder
   *[other] { $blunder } blunders
}
terminal-review-rest = Wat verder nog iets kostte
terminal-review-each = Beslissing voor beslissing
terminal-review-more = { $count ->
    [one] Nog { $count } beslissing was zo goed als elke andere, of bijna
   *[other] Nog { $count } beslissingen waren zo goed als elke andere, of bijna
}: --all toont ze allemaal.
terminal-review-at = ronde { $round }, beslissing { $number }
terminal-review-gave-wins = { $verdict }, { $percent }% weggegeven
terminal-review-gave-points = { $verdict }, { $points ->
    [one] { $points } punt weggegeven
   *[other] { $points } punten weggegeven
}
terminal-review-then = daarna { $line }
terminal-review-judging = beoordelen
terminal-review-stopped = Gestopt na { $done } van { $of } beslissingen.

## Beide borden
terminal-player = speler
terminal-is-you = (jij)
terminal-ships = schepen
terminal-none = geen
terminal-labelled = { $label }: { $words }

## Rhodes in woorden
rhodes-intro = Je boert op Rhodes en handelt in de haven. Wie de meeste punten (pt) heeft, wint. Elke ronde zet je twee markers: goederen verbouwen (productie), verschepen (boerderij), goederen kopen en opdrachten vervullen (haven), verkopen (markt), punten kopen (tempel) of tegels kopen (stadhuis). Een schip dat binnenvaart duwt de andere verder door de vaargeul; goederen die het einde bereiken gaan naar het pakhuis van hun eigenaar, en van daar naar de opdrachten op de pleinen. Als die op zijn, eindigt het spel.
rhodes-intro-colossus = Brons is nieuw: extra productie geeft het, en ermee bouw je de Kolossus, deel voor deel, voor punten en bonussen. Ook het laatste deel beëindigt het spel.
rhodes-told-phase = Fase: { $phase }
rhodes-told-money = { $sign ->
    [minus] { $who } betaalt { $size } dr ({ $source }).
   *[other] { $who } ontvangt { $size } dr ({ $source }).
}
rhodes-told-vp = { $who } krijgt { $amount } pt ({ $source }).
rhodes-told-gain = { $who } ontvangt { $good } ({ $store }, { $source }).
rhodes-told-lose = { $who } geeft { $good } ({ $store }, { $source }).
rhodes-told-shown = Straks komt een Egyptisch schip met { $ship }.
rhodes-told-sunk = { $good } van een Egyptisch schip gaat terug naar de voorraad.
rhodes-told-plaza = Op plein { $plaza } verschijnt een nieuwe opdracht: { $goods }.
rhodes-source-start = begin
rhodes-source-forfeit = vervallen marker
rhodes-source-production = productie
rhodes-source-irrigation = irrigatie
rhodes-source-farmland = landbouwtegels
rhodes-source-demeter = Demeter
rhodes-source-poseidon = Poseidon
rhodes-source-wagon = kar
rhodes-source-abundance = overvloed
rhodes-source-trader = handelaar
rhodes-source-plutus = Ploutos
rhodes-source-delivery = levering
rhodes-source-loading = laden
rhodes-source-arrival = aankomst
rhodes-source-purchase = aankoop
rhodes-source-sale = verkoop
rhodes-source-discard = afgelegd
rhodes-source-assignment = opdracht
rhodes-source-supplement = goederen van het landgoed
rhodes-source-market = markt
rhodes-source-temple = tempel
rhodes-source-townhall = stadhuis
rhodes-source-row = volgordetabel
rhodes-source-colossus = Kolossus
rhodes-source-bonus = bonus
rhodes-source-extra = extra productie
rhodes-source-money = geld aan het einde
rhodes-source-gold = goud aan het einde
rhodes-source-bronze = brons aan het einde

## Het bord van Rhodes, getekend
rhodes-drawn-marker = marker { $marker } van 2
rhodes-drawn-harbour = Haven: schepen varen links binnen
rhodes-drawn-price = prijs
rhodes-drawn-goods = goed
rhodes-drawn-ship = schip
rhodes-drawn-square = vak
rhodes-drawn-ware = pak-
rhodes-drawn-houses = huizen
rhodes-drawn-next = volgend schip
rhodes-drawn-bow-first = boeg eerst
rhodes-drawn-pile = { $pile } in de stapel, { $discards } afgelegd
rhodes-drawn-reward = { $dr } dr { $vp } pt
rhodes-drawn-plazas = Pleinen; velden
rhodes-drawn-fields = velden
rhodes-drawn-unused = vrije fiches: { $chips }
rhodes-drawn-spaces = Actievakken
rhodes-drawn-market = { $rates } dr per eenheid
rhodes-drawn-temple = { $rates } dr per pt
rhodes-drawn-farm = elk één
rhodes-drawn-zeus = alleen bezitters
rhodes-drawn-extra = productie, brons
rhodes-drawn-row-either = +{ $dr } dr of product
rhodes-drawn-row-product = product
rhodes-drawn-site = De Kolossus en de tempel
rhodes-drawn-statue = beeld
rhodes-drawn-bonus = bonus
rhodes-drawn-shrine = tempel
rhodes-drawn-built = { $built } van { $parts } gebouwd
rhodes-drawn-next-part = volgende: { $products ->
    [one] { $products } product
   *[other] { $products } producten
} + { $bronze } brons → { $vp } pt
rhodes-drawn-complete = af
rhodes-drawn-bonus-estate = land+1
rhodes-drawn-bonus-store = pakhuis+1
rhodes-drawn-bonus-any = keuze
rhodes-drawn-new-temple = lever { $products ->
    [one] { $products } product
   *[other] { $products } producten
}: 1 pt per tegel van je landgoed, hoogstens { $vp }; { $tiles ->
    [one] nog { $tiles } tegel
   *[other] nog { $tiles } tegels
}, { $bronze } brons hier
rhodes-drawn-for-sale = Stadhuis: te koop, prijs in dr
rhodes-drawn-farmland = landbouw
rhodes-drawn-tiles = tegels
rhodes-drawn-large-ship = schip van { $length }
rhodes-drawn-no-tiles = geen tegels
rhodes-drawn-empty = leeg
rhodes-drawn-standing = { $money } dr, { $vp } pt

## Wat een keuze in Rhodes doet
rhodes-effect-no-room = niemand heeft er plaats voor
rhodes-effect-no-change = kost niets en geeft niets
rhodes-effect-group-farmland = Landbouwtegels
rhodes-effect-group-ship = Schip
rhodes-effect-group-tiles = Ontwikkeltegels
rhodes-effect-group-room = Maak plaats
rhodes-effect-group-buy = Kopen
rhodes-effect-group-wild = Jokerblokje op vak { $square }
rhodes-effect-group-estate = Van je landgoed
rhodes-effect-group-warehouse = Uit je pakhuis
rhodes-effect-then = dan { $moves }
rhodes-effect-in-store = { $good } ({ $store })
rhodes-effect-make-room = maak plaats en koop dan
rhodes-effect-hand-in = lever { $goods } in
rhodes-effect-full-ship = een vol schip van { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}
rhodes-effect-act-first = als eerste aan zet
rhodes-effect-hermes = koop nu hoogstens twee goederen
rhodes-effect-no-more-tiles = gebruik geen tegels meer
rhodes-effect-no-assignment = vervul geen opdracht
rhodes-effect-buy-no-more = koop niets meer
rhodes-effect-sell-no-more = verkoop niets meer
rhodes-effect-market = verkoop een of twee eenheden van je landgoed voor { $rate } dr per stuk
rhodes-effect-temple = koop punten voor { $rate } dr per stuk
rhodes-effect-new-temple = lever { $products ->
    [one] { $products } product
   *[other] { $products } producten
} voor { $vp } pt
rhodes-effect-new-temple-bronze = lever { $products ->
    [one] { $products } product
   *[other] { $products } producten
} voor { $vp } pt en een brons
rhodes-effect-colossus = lever { $products ->
    [one] { $products } product
   *[other] { $products } producten
} en { $bronze } brons, bouw een deel voor { $vp } pt en een bonus
rhodes-effect-production = leg twee fiches op twee velden; wie zulke landbouwtegels heeft, oogst
rhodes-effect-farm = inkomsten, tegels, en dan vaart een vol schip uit voor punten of geld
rhodes-effect-harbour = koop goederen van schepen en vervul dan een opdracht
rhodes-effect-townhall = koop een of twee tegels
rhodes-effect-extra = nog een fiche op een veld dat er een heeft, en een brons
rhodes-effect-zeus = gebruik je ontwikkeltegels
rhodes-effect-large-ship = je grote schip
rhodes-effect-yields-dr = levert { $dr } dr op bij elke boerderijactie
rhodes-effect-yields-vp = levert { $vp } pt op bij elke boerderijactie
rhodes-effect-yields-both = levert { $dr } dr en { $vp } pt op bij elke boerderijactie
rhodes-effect-from-egypt = van een Egyptisch schip
rhodes-effect-from-own = van je eigen schip
rhodes-effect-from = van { $who }
rhodes-effect-bonus-money = { $dr } dr
rhodes-effect-bonus-estate = een product naar keuze voor het landgoed
rhodes-effect-bonus-bronze = één brons
rhodes-effect-bonus-store = een product naar keuze voor het pakhuis
rhodes-effect-bonus-gold = één goud
rhodes-effect-bonus-any = een van de bonussen 1 tot 8

## Rotterdam
rotterdam-intro = Je schepen brengen grondstoffen van zee naar vier havens. Een haven geeft een productkaart voor de grondstof die ze wil. Lever productkaarten in voor je missies; wie de meeste punten (pt) heeft, wint. Elke ronde heeft zes fasen: een schip inzetten, een kleur noemen (elk schip met zo’n vaarweg voor zich moet varen), transportkaarten trekken voor schepen bij ankers, lossen, productkaarten ruilen, een missie vervullen. Missies, producten en transportkaarten in de hand zijn geheim.
rotterdam-told-cancel = trekt het voorstel in
rotterdam-told-none = ruilt met niemand
rotterdam-drawn-chart = Van zee naar de havens
rotterdam-drawn-launch = inzet
rotterdam-drawn-sail = varen
rotterdam-drawn-anchors = ankers
rotterdam-drawn-unload = lossen
rotterdam-drawn-trade = handel
rotterdam-drawn-missions = missies
rotterdam-drawn-master = havenmeester
rotterdam-drawn-open_products = open producten
rotterdam-drawn-open_missions = open missies
rotterdam-drawn-harbour = haven
rotterdam-drawn-wants = wil
rotterdam-drawn-stock = voorraad
rotterdam-drawn-gives = geeft een kaart
rotterdam-drawn-stack = stapel
rotterdam-drawn-docked = aangemeerd
rotterdam-drawn-top = { $count }, straks { $product }
rotterdam-drawn-card = kaart { $card }
rotterdam-drawn-card-on = kaart { $card }: het schip op { $position }
rotterdam-drawn-calling = genoemd: { $colour }
rotterdam-drawn-moving = genoemd: { $colour }; het schip op { $position } vaart
rotterdam-drawn-settling = missie { $mission }; nog in te leveren: { $left }
rotterdam-drawn-drafted = voorstel van { $who }, in de maak
rotterdam-drawn-to-all = voorstel van { $who } aan iedereen
rotterdam-drawn-to-one = voorstel van { $who } aan { $partner }
rotterdam-drawn-terms = { $offer }: geeft { $given }, vraagt { $wanted }
rotterdam-drawn-accepted = { $offer }; aangenomen door { $names }
rotterdam-drawn-product-cards = productkaarten
rotterdam-drawn-transport-cards = transport
rotterdam-drawn-done = vervuld { $mission } { $points }
rotterdam-drawn-in-hand = { $count } in de hand
rotterdam-drawn-known = (bekend: { $products })
rotterdam-drawn-laid = open: { $cards }
rotterdam-drawn-owed = nog { $count } te trekken
rotterdam-drawn-missing = mist { $products }
rotterdam-drawn-complete = compleet
rotterdam-drawn-points = { $points } pt
rotterdam-drawn-products = producten
rotterdam-drawn-transport = transport
rotterdam-drawn-hand-of = Hand van { $who }
rotterdam-drawn-no-cargo = geen lading
rotterdam-drawn-anchor = anker
rotterdam-drawn-channels = vaarwegen
rotterdam-effect-own-ship = jouw schip, { $load }
rotterdam-effect-ship = { $who }, { $load }
rotterdam-effect-free = vrij
rotterdam-effect-group-start = Vanaf { $position }
rotterdam-effect-group-send = Versturen
rotterdam-effect-from = vanaf { $position }
rotterdam-effect-hold = je hebt er { $count }
rotterdam-effect-keep = en houd je { $product }
rotterdam-effect-hold-none = je hebt geen { $product }
rotterdam-effect-hand-in = lever { $products } in
rotterdam-effect-offer = productkaarten ruilen; { $left ->
    [one] nog { $left } voorstel
   *[other] nog { $left } voorstellen
}
rotterdam-effect-unreachable = komt niet in { $harbour }
rotterdam-effect-mission = { $harbour }, missie { $numbers }
rotterdam-effect-you-choose = dan kies jij
rotterdam-effect-chooses = dan kiest { $who }
rotterdam-effect-no-ship-moves = geen schip vaart
rotterdam-effect-lay = leg hem open neer: { $vp } pt
rotterdam-effect-from-hand = met een schip uit je hand
rotterdam-effect-all-hear = iedereen hoort het
rotterdam-effect-one-reads = alleen { $who } leest het
rotterdam-effect-with = ruil met { $who }
rotterdam-effect-fulfil = { $mission }: { $points } pt
rotterdam-effect-fulfil-jokers = { $mission }: { $points } pt, { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
} voor { $products }
rotterdam-effect-has = { $who } heeft { $count } van { $harbour }
rotterdam-effect-has-seen = { $who } heeft { $count } van { $harbour } ({ $product } gezien)
rotterdam-effect-nothing-changes = er verandert niets
rotterdam-effect-exchange = je krijgt { $given }, je geeft { $wanted }
rotterdam-effect-no-ship = zet geen schip in
rotterdam-effect-no-mission = vervul geen missie
rotterdam-effect-draw = trek { $count ->
    [one] { $count } transportkaart
   *[other] { $count } transportkaarten
}
rotterdam-effect-no-offers = geen voorstellen meer
rotterdam-effect-drop = trek het voorstel in; het blijft geheim
rotterdam-effect-nobody = ruil met niemand
rotterdam-effect-not-docked = geen van je schepen ligt in een haven
rotterdam-effect-unload = { $ships ->
    [one] { $ships } schip terug in de hand
   *[other] { $ships } schepen terug in de hand
}, { $cards ->
    [one] { $cards } productkaart
   *[other] { $cards } productkaarten
}

## Geweigerd op de opdrachtregel
refused-choose-one = kies een van { $options }
refused-fixed = { $option } ligt vast in het opgeslagen spel
refused-no-resume = er is geen spel om verder te spelen
refused-other-game = { $file }: is een spel van { $saved }, niet van { $asked }
refused-range = { $option } moet van { $low } tot { $high } zijn, niet { $value }
refused-seat-twice = --seat noemt dezelfde plaats twee keer
refused-seats = { $players } spelers met { $bots } bots laten { $left } plaatsen voor mensen, maar --seat noemt er { $named }
refused-many-bots = --bot noemt { $named } bots, maar er zijn plaatsen voor { $seats }
refused-no-decision = { $file }: heeft beslissingen 0 tot { $last }, niet { $asked }
refused-in-file = { $file }: { $what }
refused-no-file = { $file }: dit bestand is er niet
refused-a-folder = { $file }: is een map, geen bestand
refused-cannot-read = { $file }: kan niet worden gelezen
refused-transcript = dit spel kan niet worden nagespeeld: { $detail }
refused-large-file = { $file }: is groter dan { $most } MiB, te veel voor een spel
refused-not-a-game = { $file }: is geen opgeslagen spel
refused-other-format = { $file }: opgeslagen als { $saved }; deze versie leest { $read }
refused-saved-seats = { $file }: seats moet { $players } van deze noemen: { $known }
refused-players = { $game } is voor { $low } tot { $high } spelers, niet { $value }
refused-no-game = geen spel heet { $name }; er zijn { $known }
refused-no-bot = zo’n bot is er niet; er zijn { $known }
refused-more-problems = { $problem } (en nog { $count }: emporion edition check FILE)
refused-no-field = geen veld van { $game } begint met { $start }
refused-other-edition = { $other } is voor { $before }, { $edition } voor { $after }
refused-file-is-there = { $file }: is er al; --force schrijft eroverheen
refused-nothing-decided = { $file }: bevat niets van { $who } om te beoordelen
refused-no-judge = zo’n beoordelaar is er niet; er zijn planner:N en master:N, N van 1 tot { $most } simulaties

## Edities
terminal-edition-wrote = { $file } is geschreven. Verander de getallen, en dan: { $command }
terminal-edition-standard = { $file }: { $name } voor { $game } klopt; speelt als de standaardeditie; hash { $hash }
terminal-edition-changed = { $file }: { $name } voor { $game } klopt; { $count ->
    [one] { $count } waarde veranderd
   *[other] { $count } waarden veranderd
}; hash { $hash }
terminal-edition-same = { $name } heeft dezelfde waarden als { $other }.
terminal-edition-field = veld
terminal-edition-value = waarde
terminal-edition-mark = merk
