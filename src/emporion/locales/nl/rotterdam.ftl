# Rotterdam: wat gevraagd wordt, wat je kunt doen, wat er gebeurde en wat er op de zeekaart ligt.
rotterdam-prompt-launch = Zet een schip in: kies een start en de lading, of pas.
rotterdam-prompt-call = Noem een kleur. Elk schip met zo’n vaarweg voor zich moet varen.
rotterdam-prompt-steer = Er zijn twee wegen open. Waar gaat je schip heen?
rotterdam-prompt-first = Welk van je schepen vaart eerst?
rotterdam-prompt-turn = Speel transportkaarten, of je bent klaar.
rotterdam-prompt-trade = Doe een voorstel, of je bent klaar.
rotterdam-prompt-draft = Zeg wat je geeft en vraagt, en naar wie het gaat.
rotterdam-prompt-answer = Neem je het voorstel aan?
rotterdam-prompt-pick = Meerdere spelers stemmen in. Met wie ruil je?
rotterdam-prompt-mission = Vervul een missie, of pas.
rotterdam-prompt-settle = Gebruik jokers, of lever de productkaarten in.
rotterdam-prompt-target = Kies een schip voor de kaart.
rotterdam-prompt-target-card = Kies een schip voor de kaart ‘{ $card }’.
rotterdam-prompt-back = Kies de vaarweg terug.
rotterdam-prompt-goal = Waar gaat de gestolen lading heen?
rotterdam-prompt-cargo = Zet het extra schip in: kies een start en de lading.

rotterdam-action-pass = Passen
rotterdam-action-done = Klaar
rotterdam-action-launch = Zet een schip op { $position } met { $load }
rotterdam-action-launch-empty = Zet een leeg schip op { $position }
rotterdam-action-call = Noem { $colour }
rotterdam-action-play = Speel de kaart ‘{ $card }’
rotterdam-action-steer = Vaar naar { $position }
rotterdam-action-at = Het schip op { $position }
rotterdam-action-back = Terug naar { $position }
rotterdam-action-to = Naar { $position }
rotterdam-action-offer = Doe een voorstel
rotterdam-action-give = Geef { $product }
rotterdam-action-want = Vraag { $product }
rotterdam-action-offer-all = Aan iedereen voorstellen
rotterdam-action-offer-to = Aan speler { $seat } voorstellen
rotterdam-action-offer-to-named = Aan { $partner } voorstellen
rotterdam-action-with = Ruil met speler { $seat }
rotterdam-action-with-named = Ruil met { $partner }
rotterdam-action-cancel = Trek het voorstel in
rotterdam-action-accept = Aannemen
rotterdam-action-decline = Weigeren
rotterdam-action-none = Ruil met niemand
rotterdam-action-fulfil = Vervul missie { $number }
rotterdam-action-hand-in = Lever de producten in
rotterdam-action-joker = Joker voor { $product }

rotterdam-event-shuffle = De gespeelde kaarten worden geschud tot een nieuwe stapel van { $count }.
rotterdam-event-round = Ronde { $round } begint; havenmeester: { $who }.
rotterdam-event-launched = { $who } zet een schip op { $position }: { $load }.
rotterdam-event-called = { $who } noemt { $colour }.
rotterdam-event-sailed = Een schip van { $who } vaart van { $start } naar { $end }.
rotterdam-event-card = { $card ->
    [null] { $who } trekt een transportkaart.
   *[other] { $who } trekt de kaart ‘{ $card }’.
}
rotterdam-event-played = { $who } speelt de kaart ‘{ $card }’.
rotterdam-event-unloaded = { $who } lost in { $harbour }: { $load }.
rotterdam-event-product = { $who } trekt { $product }.
rotterdam-event-product-back = { $who } trekt een product van { $harbour }.
rotterdam-event-offered = { $to ->
    [all] { $who } doet iedereen een voorstel.
   *[other] { $who } doet { $partner } een voorstel.
}
rotterdam-event-gives = { $who } geeft { $count } × { $product }.
rotterdam-event-wants = { $who } vraagt { $count } × { $product }.
rotterdam-event-answered = { $accepted ->
    [true] { $who } neemt het aan.
   *[other] { $who } weigert.
}
rotterdam-event-handed = { $who } geeft { $product } aan { $partner }.
rotterdam-event-handed-back = { $who } geeft een kaart van { $harbour } aan { $partner }.
rotterdam-event-fulfilled = { $points ->
    [one] { $who } vervult een missie voor { $points } punt: { $mission }.
   *[other] { $who } vervult een missie voor { $points } punten: { $mission }.
}
rotterdam-event-spent = { $who } levert { $product } in.
rotterdam-event-joker = { $who } gebruikt een joker voor { $product }.
rotterdam-event-mission = { $mission ->
    [null] { $who } trekt een missie.
   *[other] { $who } trekt de missie { $mission }.
}
rotterdam-event-swapped = { $who } verruilt de lading van { $first } en { $second }.
rotterdam-event-stolen = { $who } steelt de lading van { $start } voor { $end }.
rotterdam-event-seized = { $who } laat { $raw } van het schip op { $position } halen.
rotterdam-event-last = { $cause ->
    [points] Het spel eindigt: iemand heeft genoeg punten aan missies.
    [stacks] Het spel eindigt: de stapels zijn leeg en niemand vervulde een missie.
   *[rounds] Het spel eindigt: dit was de laatste ronde.
}
rotterdam-event-over = Het spel is afgelopen.

rotterdam-chart = Zeekaart
rotterdam-sea = Noordzee
rotterdam-round = Ronde
rotterdam-phase-of-round = Ronde { $round }, fase { $number }: { $phase }
rotterdam-phase-launch = Schip inzetten
rotterdam-phase-sail = Varen
rotterdam-phase-anchors = Transportkaarten
rotterdam-phase-unload = Lossen
rotterdam-phase-trade = Handelen
rotterdam-phase-missions = Missies
rotterdam-sail = Varen!

rotterdam-place-start = Start { $name }
rotterdam-place-junction = Knooppunt { $name }
rotterdam-place-anchor = Knooppunt { $name }, anker
rotterdam-place-with-ship = { $place }: schip van { $who }, { $load }
rotterdam-place-harbour = { $count ->
    [one] { $name }: wil { $raw }, geeft { $products }; nog { $count } kaart
   *[other] { $name }: wil { $raw }, geeft { $products }; nog { $count } kaarten
}
rotterdam-place-raw = { $raw }: { $count } in voorraad
rotterdam-place-empty = Laat het schip leeg varen
rotterdam-place-channel = Vaarwegen: { $colour }
rotterdam-place-mission = Missie { $number }: { $products } voor { $points } pt
rotterdam-place-product = { $product }: { $count } in je hand
rotterdam-place-card = { $card } ({ $count }): { $text }
rotterdam-place-wanted = Vraag om { $product }
rotterdam-place-seat = { $who }: { $state }
rotterdam-docked = { $who }: { $count } in de haven, { $load }

rotterdam-hand = Je hand
rotterdam-ships = Schepen
rotterdam-ships-in-hand = Schepen in de hand: { $count }
rotterdam-missions = Missies (met { $points } pt eindigt het spel)
rotterdam-fulfilled = Vervulde missies: { $count }, voor { $points } pt
rotterdam-products = Producten
rotterdam-transport = Transportkaarten
rotterdam-none-yet = Nog geen
rotterdam-others = De andere spelers
rotterdam-again = ↺ Hun zetten
rotterdam-master = Havenmeester
rotterdam-mission-cards = Missies: { $count }
rotterdam-transport-cards = Transportkaarten: { $count }
rotterdam-backs = Producten van { $harbour }: { $count }
rotterdam-mission-pile = Missies in de stapel: { $count }
rotterdam-deck = Transportkaarten in de stapel: { $count }
rotterdam-played = Gespeeld: { $card } ({ $count })
rotterdam-laid = Ligt open: { $card } ({ $count })
rotterdam-known = Je weet van { $product }: { $count }
rotterdam-wants = Gevraagd deze ronde: { $product }

rotterdam-offer = Voorstel
rotterdam-make-offer = { $left ->
    [one] Doe een voorstel (nog { $left })
   *[other] Doe een voorstel (nog { $left })
}
rotterdam-draft = Jouw voorstel
rotterdam-drafts = { $who } bedenkt een voorstel
rotterdam-offers-all = { $who } doet iedereen een voorstel
rotterdam-offers-one = { $who } doet { $partner } een voorstel
rotterdam-i-give = Ik geef
rotterdam-i-want = Ik vraag
rotterdam-they-give = Geeft
rotterdam-they-want = Vraagt
rotterdam-nothing = niets
rotterdam-sealed = niet voor jouw ogen
rotterdam-ask-for = Vraag om
rotterdam-give-hint = Klik op producten in je hand om ze te geven.
rotterdam-send-to = Voorstellen aan { $who }
rotterdam-answer-yes = neemt aan
rotterdam-answer-no = weigert
rotterdam-answer-asked = denkt na
rotterdam-answer-out = niet gevraagd
rotterdam-answer-waiting = wacht
rotterdam-settling = Missie in uitvoering
rotterdam-settle-title = Inleveren: { $mission }

rotterdam-card-luck = Twee schepen met verschillende lading ruilen die.
rotterdam-card-cargo = Zet nog een schip in.
rotterdam-card-setback = Een schip naar keuze gaat één vaarweg terug.
rotterdam-card-storm = Een schip naar keuze gaat twee vaarwegen terug.
rotterdam-card-joker = Geldt als een product wanneer je een missie vervult.
rotterdam-card-advantage = 1 pt waard, open op tafel of in de hand.
rotterdam-card-extra = 2 pt waard, open op tafel of in de hand.
rotterdam-card-thief = Neem de lading van een schip naar keuze voor een leeg schip van jou.
rotterdam-card-police = De lading van een schip naar keuze gaat terug naar de voorraad.

word-fruit = fruit
word-oil = olie
word-ore = erts
word-empty = leeg
word-bread = brood
word-beer = bier
word-orange-juice = sinaasappelsap
word-jam = jam
word-petrol = benzine
word-plastic = plastic
word-steel = staal
word-bicycles = fietsen
word-blue = blauw
word-red = rood
word-green = groen
word-white = wit
word-luck = de kansen keren
word-cargo = extra lading
word-setback = tegenslag
word-storm = zware storm
word-joker = joker
word-advantage = voordeel
rotterdam-word-extra = extra voordeel
word-thief = ladingdief
word-police = havenpolitie
word-europoort = Europoort
word-botlek = Botlek
word-vulcaanhaven = Vulcaanhaven
word-merwehaven = Merwehaven
