# Was der Coach zu einer Partie sagt. Züge stehen so da, wie die Notation oder die Seite sie nennt.

## Warum das Beste das Beste ist
coach-reason-wins = »{ $best }« hat { $gain } % mehr Siegchance als »{ $next }«{ $points ->
    [0] { "" }
    [one] { " " }und bringt { $points } Punkt mehr
   *[other] { " " }und bringt { $points } Punkte mehr
}.
coach-reason-idle = »{ $best }« hat { $gain } % mehr Siegchance als »{ $next }« und { $without } % mehr als »{ $idle }«.
coach-reason-lead = »{ $best }« und »{ $next }« gewinnen etwa gleich oft, aber das Erste bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
coach-reason-rather = »{ $best }« gewinnt { $loss } % seltener als »{ $next }«, bringt aber { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr; der Trainer wägt beides ab.
coach-reason-even = »{ $best }« und »{ $next }« sind etwa gleich gut: Sie unterscheiden sich um weniger, als der Trainer erkennen kann.
coach-reason-decided-lead = Wer gewinnt, steht so gut wie fest; »{ $best }« bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr als »{ $next }«.
coach-reason-decided-even = Wer gewinnt, steht so gut wie fest, und »{ $best }« und »{ $next }« bringen etwa gleich viele Punkte.
coach-reason-only = Etwas anderes gibt es nicht zu wählen.
coach-reason-offer = Ein Tausch ist in Sicht, der deiner Hand hilft und gut angenommen werden könnte.
coach-reason-no-offer = Kein Tausch ist in Sicht, der deiner Hand hilft und wahrscheinlich angenommen wird.
coach-reason-draft = Das gehört zu dem Tausch, der deiner Hand am meisten hilft und gut angenommen werden könnte.

## Was besser geht
coach-lesson-drawn = { $count ->
    [one] Runde { $rounds }
   *[other] { $count }-mal, { $scattered ->
        [1] zwischen Runde { $from } und { $to }
       *[0] in { $many ->
            [one] Runde { $rounds }
           *[other] den Runden { $rounds }
        }
    }, im Schnitt
}: { $percent ->
    [0] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $percent } % Siegchance
} verschenkt. { $count ->
    [one] »{ $best }« war besser als »{ $chosen }«.
   *[other] Am teuersten war »{ $chosen }« in Runde { $round }, wo »{ $best }« besser war.
}
coach-lesson-opening = In der Eröffnung hast du viel verschenkt: Nimm dir Zeit für die ersten Runden, sie prägen den Rest.
coach-lesson-endgame = Gegen Ende hast du viel verschenkt: Zähle, wenn die letzten Runden nahen, was noch Punkte bringt.

coach-lesson-rhodes-start-other = Nimm dir mehr Zeit für deine ersten Landplättchen: Was du anbaust und das Geld, das dir bleibt, prägen die ganze Partie.
coach-lesson-rhodes-place-rather = { $better } statt { $place }: Dort war dein Marker mehr wert.
coach-lesson-rhodes-place-more = { $better }: Geh öfter dorthin.
coach-lesson-rhodes-place-less = { $place }: Geh seltener dorthin. Dein Marker war anderswo mehr wert.
coach-lesson-rhodes-produce-other = Schau vor der Produktion, wer das Produkt sonst noch anbaut: Wähle Feld und Chip so, dass das meiste bei dir landet.
coach-lesson-rhodes-develop-more = Nutze deine Entwicklungsplättchen: Du hast sie liegen lassen, als sie etwas wert waren.
coach-lesson-rhodes-develop-less = Nutze ein Entwicklungsplättchen nicht nur, weil es geht: Manchmal ist es besser, fertig zu sein.
coach-lesson-rhodes-develop-other = Wähle besser, wofür du deine Entwicklungsplättchen nutzt.
coach-lesson-rhodes-ship-other = Wähle besser, welches Schiff ausläuft: Seine Länge entscheidet, wie viel du lädst und wie weit es die anderen schiebt.
coach-lesson-rhodes-load-other = Achte darauf, was du lädst und in welcher Reihenfolge: Die erste Einheit liegt am tiefsten im Hafen.
coach-lesson-rhodes-reward-more = Nimm für deine Ladung mehr Siegpunkte und weniger Drachmen: Du hattest Geld genug.
coach-lesson-rhodes-reward-less = Nimm für deine Ladung mehr Drachmen und weniger Siegpunkte: Das Geld hätte dir mehr gebracht.
coach-lesson-rhodes-buy-more = Kaufe mehr im Hafen, bevor du aufhörst: Die Waren waren ihren Preis wert.
coach-lesson-rhodes-buy-less = Hör im Hafen früher auf zu kaufen: Das Geld war mehr wert als die Waren.
coach-lesson-rhodes-buy-other = Wähle besser, was du im Hafen kaufst: Der Preis zählt, und was auf den Plätzen verlangt wird.
coach-lesson-rhodes-fulfil-more = Erfülle Aufträge, wenn du kannst: Warten hat dich etwas gekostet.
coach-lesson-rhodes-fulfil-less = Erfülle einen Auftrag nicht nur, weil es geht: Warten war mehr wert.
coach-lesson-rhodes-fulfil-other = Wenn du mehrere Aufträge erfüllen kannst, vergleiche, was jeder bringt und was im Lagerhaus bleibt.
coach-lesson-rhodes-sell-more = Verkaufe mehr auf dem Markt, bevor du aufhörst: Das Geld war mehr wert als die Waren.
coach-lesson-rhodes-sell-less = Verkaufe weniger auf dem Markt: Die Waren waren dir mehr wert als das Geld.
coach-lesson-rhodes-sell-other = Wähle besser, was du verkaufst: Behalte, was du verschiffen kannst.
coach-lesson-rhodes-donate-more = Kaufe mehr Siegpunkte, wenn du schon im Tempel bist.
coach-lesson-rhodes-donate-less = Kaufe weniger Siegpunkte im Tempel: Das Geld war anderswo mehr wert.
coach-lesson-rhodes-build-more = Kaufe mehr Plättchen, wenn du schon im Rathaus bist.
coach-lesson-rhodes-build-less = Kaufe weniger Plättchen im Rathaus: Das Geld war anderswo mehr wert.
coach-lesson-rhodes-build-other = Wähle besser, welches Plättchen du kaufst: Es muss sich lohnen, bevor die Partie endet.
coach-lesson-rhodes-overflow-other = Wähle besser, was du abwirfst, oder halte Platz im Lagerhaus.
coach-lesson-rhodes-row-other = Denk länger über die Reihenfolge nach: Wäge ab, was eine Zeile kostet oder bringt und was es wert ist, früh dran zu sein.
coach-lesson-rhodes-give-other = Wähle besser, was du für den Koloss gibst: Behalte, was du verschiffen oder liefern kannst.
coach-lesson-rhodes-bonus-other = Wähle deine Boni besser: Vergleiche, was jeder für den Rest der Partie bringt.

coach-lesson-rotterdam-launch-more = Setz ein Schiff ein, wenn du kannst: Auf der Hand bringt es nichts.
coach-lesson-rotterdam-launch-less = Setz nicht um jeden Preis ein Schiff ein: Manchmal lohnt es sich, auf einen besseren Start zu warten.
coach-lesson-rotterdam-launch-other = Achte darauf, wo ein Schiff startet und was es trägt: Welchen Hafen kann es erreichen, und was verlangen deine Missionen?
coach-lesson-rotterdam-call-other = Schau, bevor du eine Farbe ansagst, wessen Schiffe sie bewegt: Deine sollten am meisten davon haben.
coach-lesson-rotterdam-cards-more = Spiel deine Transportkarten: Du hast sie behalten, als sie am meisten wert waren.
coach-lesson-rotterdam-cards-less = Heb deine Transportkarten für einen besseren Moment auf.
coach-lesson-rotterdam-cards-other = Wähle besser, welche Transportkarte du spielst.
coach-lesson-rotterdam-steer-other = Schau weiter voraus, wenn du ein Schiff oder seinen Weg wählst: Zu welchem Hafen führt er?
coach-lesson-rotterdam-answer-more = Nimm an, was deiner Hand hilft: Du hast Angebote abgelehnt, die etwas wert waren.
coach-lesson-rotterdam-answer-less = Nimm nicht so schnell an: Ein Angebot macht, wem es selbst hilft.
coach-lesson-rotterdam-answer-other = Wähle besser, mit wem du tauschst: lieber mit jemandem, der zurückliegt.
coach-lesson-rotterdam-mission-more = Erfülle Missionen, wenn du kannst: Warten hat dich etwas gekostet.
coach-lesson-rotterdam-mission-less = Gib Karten nicht nur ab, weil es geht: Eine bessere Mission war in Reichweite.
coach-lesson-rotterdam-mission-other = Wenn du mehrere Missionen erfüllen kannst, vergleiche, was jede bringt und welche Karten sie kostet.
coach-lesson-rotterdam-settle-more = Setz deine Joker früher ein, und behalte die Produktkarten.
coach-lesson-rotterdam-settle-less = Behalte deine Joker, solange Produktkarten genügen.
coach-lesson-rotterdam-settle-other = Wähle besser, für welches Produkt ein Joker steht.
