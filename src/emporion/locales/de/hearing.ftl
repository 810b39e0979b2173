# Das Spiel für alle, die es hören: Befehle, und was sie sagen.
hear-title = Tasten und gesprochene Befehle
hear-words = Jede Taste lässt den Bildschirmleser etwas sagen; die Knöpfe tun dasselbe.
hear-turn = Wer am Zug ist
hear-choices-are = { $count ->
    [one] Eine Möglichkeit: { $choices }
   *[other] { $count } Möglichkeiten: { $choices }
}
hear-choices = Was ich tun kann
hear-goods = Was ich habe
hear-board = Das ganze Brett
hear-players = Wie alle stehen
hear-lately = Was zuletzt geschah
hear-one-part = Ein Teil des Bretts
hear-tab = Von einer Möglichkeit zur nächsten; Enter führt sie aus
hear-arrows = Auf dem Brett: von Ort zu Ort; jeder sagt, was er ist und warum jetzt nicht
hear-log = Im Verlauf: von Zeile zu Zeile; Enter zeigt den Moment, Escape kehrt zurück
hear-hint = Ein Tipp vom Trainer, wenn der Tisch es erlaubt
hear-sheet = Diese Liste
hear-keys = Einzelne Tasten sind Befehle
hear-part = { $zone }: { $things }.
hear-count = { $count } { $thing }
hear-nothing = nichts
hear-no-seat = Du schaust zu.
hear-no-choice = Im Moment wirst du nichts gefragt.
hear-round = Runde { $round }: { $phase }.
hear-my-turn = { $when } Du bist am Zug. { $prompt }
hear-their-turn = { $when } Warten auf { $who }.
rhodes-hear-goods = Du hast { $dr } Drachmen und { $vp } Siegpunkte. Im Lagerhaus: { $store }. Auf dem Landgut: { $estate }. Entwicklungsplättchen: { $tiles }. { $markers ->
    [one] Noch ein Marker.
   *[other] Noch { $markers } Marker.
}
rhodes-hear-player = { $who }: { $points } Siegpunkte, { $dr } Drachmen, { $goods } im Lagerhaus, { $markers ->
    [one] noch ein Marker.
   *[other] noch { $markers } Marker.
}
rotterdam-hear-player = { $who }: { $points } Siegpunkte; Schiffe auf der Hand { $ships }, Missionen { $missions }, Produkte { $products }, Transportkarten { $cards }.
rhodes-hear-pays = { $dr } dr zahlen
rhodes-hear-gives = { $dr } dr erhalten
rhodes-hear-gives-or = { $dr } dr oder ein Produkt erhalten
rhodes-hear-bonus-estate = ein Produkt auf dein Landgut
rhodes-hear-bonus-bronze = eine Bronze
rhodes-hear-bonus-product = ein Produkt in dein Lagerhaus
rhodes-hear-bonus-gold = ein Gold
rhodes-hear-bonus-any = ein Bonus darunter nach Wahl
rhodes-nobody = niemand
rotterdam-way = { $colour } nach { $end }
rotterdam-place-ways = { $place }; voraus: { $ways }
