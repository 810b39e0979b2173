# Rotterdam: was gefragt ist, was du tun kannst, was geschah und was auf der Seekarte liegt.
rotterdam-prompt-launch = Setz ein Schiff ein: Wähle Start und Ladung, oder passe.
rotterdam-prompt-call = Sag eine Farbe an. Jedes Schiff mit einem solchen Kanal vor sich muss fahren.
rotterdam-prompt-steer = Zwei Wege sind frei. Wohin fährt dein Schiff?
rotterdam-prompt-first = Welches deiner Schiffe fährt zuerst?
rotterdam-prompt-turn = Spiel Transportkarten, oder du bist fertig.
rotterdam-prompt-trade = Mach ein Angebot, oder du bist fertig.
rotterdam-prompt-draft = Sag, was du gibst und willst, und an wen es geht.
rotterdam-prompt-answer = Nimmst du das Angebot an?
rotterdam-prompt-pick = Mehrere nehmen an. Mit wem tauschst du?
rotterdam-prompt-mission = Erfülle eine Mission, oder passe.
rotterdam-prompt-settle = Verwende Joker, oder gib die Produktkarten ab.
rotterdam-prompt-target = Wähle ein Schiff für die Karte.
rotterdam-prompt-target-card = Wähle ein Schiff für die Karte „{ $card }“.
rotterdam-prompt-back = Wähle den Kanal zurück.
rotterdam-prompt-goal = Wohin kommt die gestohlene Ladung?
rotterdam-prompt-cargo = Setz das zusätzliche Schiff ein: Wähle Start und Ladung.

rotterdam-action-pass = Passen
rotterdam-action-done = Fertig
rotterdam-action-launch = Schiff auf { $position } einsetzen, Ladung: { $load }
rotterdam-action-launch-empty = Leeres Schiff auf { $position } einsetzen
rotterdam-action-call = Ansagen: { $colour }
rotterdam-action-play = Karte „{ $card }“ spielen
rotterdam-action-steer = Nach { $position } fahren
rotterdam-action-at = Das Schiff auf { $position }
rotterdam-action-back = Zurück nach { $position }
rotterdam-action-to = Nach { $position }
rotterdam-action-offer = Angebot machen
rotterdam-action-give = { $product } geben
rotterdam-action-want = { $product } verlangen
rotterdam-action-offer-all = Allen anbieten
rotterdam-action-offer-to = Spieler { $seat } anbieten
rotterdam-action-offer-to-named = { $partner } ein Angebot machen
rotterdam-action-with = Mit Spieler { $seat } tauschen
rotterdam-action-with-named = Mit { $partner } tauschen
rotterdam-action-cancel = Angebot abbrechen
rotterdam-action-accept = Annehmen
rotterdam-action-decline = Ablehnen
rotterdam-action-none = Mit niemandem tauschen
rotterdam-action-fulfil = Mission { $number } erfüllen
rotterdam-action-hand-in = Produkte abgeben
rotterdam-action-joker = Joker für { $product }

rotterdam-event-shuffle = Die gespielten Karten werden zu einem neuen Stapel von { $count } gemischt.
rotterdam-event-round = Runde { $round } beginnt; Hafenmeister: { $who }.
rotterdam-event-launched = { $who }: Schiff auf { $position } eingesetzt, { $load }.
rotterdam-event-called = { $who }: Ansage { $colour }.
rotterdam-event-sailed = { $who }: Ein Schiff fährt von { $start } nach { $end }.
rotterdam-event-card = { $card ->
    [null] { $who }: Transportkarte gezogen.
   *[other] { $who }: Karte „{ $card }“ gezogen.
}
rotterdam-event-played = { $who }: Karte „{ $card }“ gespielt.
rotterdam-event-unloaded = { $who }: in { $harbour } entladen, { $load }.
rotterdam-event-product = { $who }: { $product } gezogen.
rotterdam-event-product-back = { $who }: ein Produkt von { $harbour } gezogen.
rotterdam-event-offered = { $to ->
    [all] { $who }: Angebot an alle.
   *[other] { $who }: Angebot an { $partner }.
}
rotterdam-event-gives = { $who }: gibt { $count } × { $product }.
rotterdam-event-wants = { $who }: will { $count } × { $product }.
rotterdam-event-answered = { $accepted ->
    [true] { $who }: angenommen.
   *[other] { $who }: abgelehnt.
}
rotterdam-event-handed = { $who }: { $product } an { $partner } gegeben.
rotterdam-event-handed-back = { $who }: eine Karte von { $harbour } an { $partner } gegeben.
rotterdam-event-fulfilled = { $points ->
    [one] { $who }: Mission für { $points } Punkt erfüllt: { $mission }.
   *[other] { $who }: Mission für { $points } Punkte erfüllt: { $mission }.
}
rotterdam-event-spent = { $who }: { $product } abgegeben.
rotterdam-event-joker = { $who }: Joker für { $product } verwendet.
rotterdam-event-mission = { $mission ->
    [null] { $who }: Mission gezogen.
   *[other] { $who }: Mission gezogen: { $mission }.
}
rotterdam-event-swapped = { $who }: Ladung von { $first } und { $second } getauscht.
rotterdam-event-stolen = { $who }: Ladung von { $start } gestohlen, für { $end }.
rotterdam-event-seized = { $who }: { $raw } vom Schiff auf { $position } beschlagnahmt.
rotterdam-event-last = { $cause ->
    [points] Das Spiel endet: Jemand hat genug Punkte aus Missionen.
    [stacks] Das Spiel endet: Die Stapel sind leer, und niemand hat eine Mission erfüllt.
   *[rounds] Das Spiel endet: Das war die letzte Runde.
}
rotterdam-event-over = Das Spiel ist zu Ende.

rotterdam-chart = Seekarte
rotterdam-sea = Nordsee
rotterdam-round = Runde
rotterdam-phase-of-round = Runde { $round }, Phase { $number }: { $phase }
rotterdam-phase-launch = Schiff einsetzen
rotterdam-phase-sail = Fahren
rotterdam-phase-anchors = Transportkarten
rotterdam-phase-unload = Entladen
rotterdam-phase-trade = Handeln
rotterdam-phase-missions = Missionen
rotterdam-sail = Leinen los!

rotterdam-place-start = Start { $name }
rotterdam-place-junction = Kreuzung { $name }
rotterdam-place-anchor = Kreuzung { $name }, Anker
rotterdam-place-with-ship = { $place }: Schiff von { $who }, { $load }
rotterdam-place-harbour = { $count ->
    [one] { $name }: will { $raw }, gibt { $products }; noch { $count } Karte
   *[other] { $name }: will { $raw }, gibt { $products }; noch { $count } Karten
}
rotterdam-place-raw = { $raw }: { $count } im Vorrat
rotterdam-place-empty = Das Schiff leer fahren lassen
rotterdam-place-channel = Kanäle: { $colour }
rotterdam-place-mission = Mission { $number }: { $products } für { $points } SP
rotterdam-place-product = { $product }: { $count } auf deiner Hand
rotterdam-place-card = { $card } ({ $count }): { $text }
rotterdam-place-wanted = { $product } verlangen
rotterdam-place-seat = { $who }: { $state }
rotterdam-docked = { $who }: { $count } im Hafen, { $load }

rotterdam-hand = Deine Hand
rotterdam-ships = Schiffe
rotterdam-ships-in-hand = Schiffe auf der Hand: { $count }
rotterdam-missions = Missionen (mit { $points } SP endet das Spiel)
rotterdam-fulfilled = Erfüllte Missionen: { $count }, für { $points } SP
rotterdam-products = Produkte
rotterdam-transport = Transportkarten
rotterdam-none-yet = Noch keine
rotterdam-others = Die anderen
rotterdam-again = ↺ Ihre Züge
rotterdam-master = Hafenmeister
rotterdam-mission-cards = Missionen: { $count }
rotterdam-transport-cards = Transportkarten: { $count }
rotterdam-backs = Produkte von { $harbour }: { $count }
rotterdam-mission-pile = Missionen im Stapel: { $count }
rotterdam-deck = Transportkarten im Stapel: { $count }
rotterdam-played = Gespielt: { $card } ({ $count })
rotterdam-laid = Liegt offen: { $card } ({ $count })
rotterdam-known = Du weißt von { $product }: { $count }
rotterdam-wants = In dieser Runde verlangt: { $product }

rotterdam-offer = Angebot
rotterdam-make-offer = { $left ->
    [one] Angebot machen (noch { $left })
   *[other] Angebot machen (noch { $left })
}
rotterdam-draft = Dein Angebot
rotterdam-drafts = { $who }: überlegt ein Angebot
rotterdam-offers-all = { $who }: Angebot an alle
rotterdam-offers-one = { $who }: Angebot an { $partner }
rotterdam-i-give = Ich gebe
rotterdam-i-want = Ich will
rotterdam-they-give = Gibt
rotterdam-they-want = Will
rotterdam-nothing = nichts
rotterdam-sealed = nicht für deine Augen
rotterdam-ask-for = Verlangen
rotterdam-give-hint = Klick Produkte auf deiner Hand an, um sie zu geben.
rotterdam-send-to = An { $who } richten
rotterdam-answer-yes = nimmt an
rotterdam-answer-no = lehnt ab
rotterdam-answer-asked = überlegt
rotterdam-answer-out = nicht gefragt
rotterdam-answer-waiting = wartet
rotterdam-settling = Mission wird erfüllt
rotterdam-settle-title = Abgeben: { $mission }

rotterdam-card-luck = Zwei Schiffe mit verschiedener Ladung tauschen sie.
rotterdam-card-cargo = Setz noch ein Schiff ein.
rotterdam-card-setback = Ein beliebiges Schiff fährt einen Kanal zurück.
rotterdam-card-storm = Ein beliebiges Schiff fährt zwei Kanäle zurück.
rotterdam-card-joker = Steht für ein Produkt, wenn du eine Mission erfüllst.
rotterdam-card-advantage = 1 SP wert, ausgelegt oder auf der Hand.
rotterdam-card-extra = 2 SP wert, ausgelegt oder auf der Hand.
rotterdam-card-thief = Nimm die Ladung eines beliebigen Schiffs für ein leeres von dir.
rotterdam-card-police = Die Ladung eines beliebigen Schiffs geht in den Vorrat zurück.

word-fruit = Obst
word-oil = Öl
word-ore = Erz
word-empty = leer
word-bread = Brot
word-beer = Bier
word-orange-juice = Orangensaft
word-jam = Marmelade
word-petrol = Benzin
word-plastic = Kunststoff
word-steel = Stahl
word-bicycles = Fahrräder
word-blue = Blau
word-red = Rot
word-green = Grün
word-white = Weiß
word-luck = Das Blatt wendet sich
word-cargo = Zusatzladung
word-setback = Rückschlag
word-storm = Schwerer Sturm
word-joker = Joker
word-advantage = Vorteil
rotterdam-word-extra = Extra-Vorteil
word-thief = Ladungsdieb
word-police = Hafenpolizei
word-europoort = Europoort
word-botlek = Botlek
word-vulcaanhaven = Vulcaanhaven
word-merwehaven = Merwehaven
