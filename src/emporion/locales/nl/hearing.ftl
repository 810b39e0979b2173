# Het spel voor wie het hoort: opdrachten, en wat ze zeggen.
hear-title = Toetsen en gesproken opdrachten
hear-words = Elke toets laat je schermlezer iets zeggen; de knoppen doen hetzelfde.
hear-turn = Wie aan de beurt is
hear-choices-are = { $count ->
    [one] Eén keuze: { $choices }
   *[other] { $count } keuzes: { $choices }
}
hear-choices = Wat ik kan doen
hear-goods = Wat ik heb
hear-board = Het hele bord
hear-players = Hoe iedereen ervoor staat
hear-lately = Wat er het laatst gebeurde
hear-one-part = Eén deel van het bord
hear-tab = Van het ene naar het andere dat je kunt doen; Enter doet het
hear-arrows = Op het bord: van plek naar plek; elke plek zegt wat ze is, en waarom nu niet
hear-log = In het verslag: van regel naar regel; Enter toont dat moment, Escape komt terug
hear-hint = Een tip van de coach, als de tafel dat toestaat
hear-sheet = Deze lijst
hear-keys = Losse toetsen zijn opdrachten
hear-part = { $zone }: { $things }.
hear-count = { $count } { $thing }
hear-nothing = niets
hear-no-seat = Je kijkt toe.
hear-no-choice = Er wordt nu niets van je gevraagd.
hear-round = Ronde { $round }: { $phase }.
hear-my-turn = { $when } Jij bent aan de beurt. { $prompt }
hear-their-turn = { $when } Wachten op { $who }.
rhodes-hear-goods = Je hebt { $dr } drachmen en { $vp } overwinningspunten. In het pakhuis: { $store }. Op het landgoed: { $estate }. Ontwikkeltegels: { $tiles }. { $markers ->
    [one] Nog één marker.
   *[other] Nog { $markers } markers.
}
rhodes-hear-player = { $who }: { $points } overwinningspunten, { $dr } drachmen, { $goods } in het pakhuis, { $markers ->
    [one] nog één marker.
   *[other] nog { $markers } markers.
}
rotterdam-hear-player = { $who }: { $points } overwinningspunten; schepen in de hand { $ships }, missies { $missions }, producten { $products }, transportkaarten { $cards }.
rhodes-hear-pays = betaal { $dr } dr
rhodes-hear-gives = ontvang { $dr } dr
rhodes-hear-gives-or = ontvang { $dr } dr of een product
rhodes-hear-bonus-estate = een product op je landgoed
rhodes-hear-bonus-bronze = een brons
rhodes-hear-bonus-product = een product in je pakhuis
rhodes-hear-bonus-gold = een goud
rhodes-hear-bonus-any = een van de bonussen eronder
rhodes-nobody = niemand
rotterdam-way = { $colour } naar { $end }
rotterdam-place-ways = { $place }; vooruit: { $ways }
