# Die ersten Partien mit Anleitung: was vor einem Zug zu lesen ist. Höchstens zwei kurze Sätze.

lesson-point = oder zeig auf das, was leuchtet

## Rhodos
lesson-rhodes-01 = Willkommen auf Rhodos! Du baust an, fährst zur See und handelst; wer am Ende die meisten Siegpunkte (SP) hat, gewinnt.
lesson-rhodes-02 = Zuerst kaufen alle zwei Landplättchen. Milch für 17 Drachmen (dr) ist teuer, bringt aber bei jeder Hofaktion einen SP.
lesson-rhodes-03 = Das zweite muss ein anderes Produkt liefern. Billiger Wein lässt dir 2 dr.
lesson-rhodes-04 = Jede Runde setzt du reihum zwei Marker und tust sofort, was der Ort bietet. Lass zuerst etwas wachsen: Produktion.
lesson-rhodes-05 = Zwei Chips kommen auf zwei Felder, und jeder verteilt so viele Einheiten, wie er zeigt. Dein Milchland hat noch Platz für zwei, also reicht Chip 2.
lesson-rhodes-06 = Alle mit Weinland bekommen einen Anteil, du zuerst. Von drei Einheiten bekommst du zwei.
lesson-rhodes-07 = Mach nun auf dem Markt Wein zu Geld. Der erste Besuch einer Runde bringt 5 dr je Einheit; deiner ist der zweite und bringt 4.
lesson-rhodes-08 = Die Runde ist vorbei: Wähle eine Zeile für die nächste. Obere Zeilen sind früher dran, kosten aber Geld; Zeile 4 bringt 1 dr und kommt doch vor der des anderen Spielers.
lesson-rhodes-09 = Dein Hof ist ein Ort für dich allein. Er bringt das Einkommen deiner Landplättchen, und dann muss ein Schiff auslaufen.
lesson-rhodes-10 = Ein Schiff fährt nur voll beladen, und jede Einheit bringt 1 SP oder 2 dr. Schick das lange: Es schiebt auch die anderen Schiffe weiter hinein.
lesson-rhodes-11 = Was du zuerst lädst, liegt am weitesten drinnen. Es kommt auch zuerst in deinem Lagerhaus an.
lesson-rhodes-12 = Eine Einheit für einen SP, zwei für Geld: Der Hafen wird etwas kosten.
lesson-rhodes-13 = Im Hafen kaufst du von den Schiffen und erfüllst einen Auftrag. Je weiter drinnen eine Ware liegt, desto billiger ist sie: Gold ist von 7 dr auf 5 gefallen.
lesson-rhodes-14 = Gold wächst nicht, es kommt auf ägyptischen Schiffen. Ein brauner Jokerstein würde, wenn einer da wäre, zum Produkt deiner Wahl.
lesson-rhodes-15 = Ein Gold genügt. Hör auf zu kaufen, dann kommt der Auftrag.
lesson-rhodes-16 = Platz 2 will Milch und Gold für 3 dr und 5 SP. Mindestens eine Ware muss aus dem Lagerhaus kommen; die Milch kommt vom Landgut, für 3 dr mehr.
lesson-rhodes-17 = Gold wurde knapp, darum ist das nächste ägyptische Schiff eingelaufen. Zeile 5 bringt 2 dr oder ein Produkt: Nimm eine Milch.
lesson-rhodes-18 = Das Rathaus verkauft Land- und Entwicklungsplättchen. Ein Plättchen hilft für den Rest des Spiels, also kauf früh.
lesson-rhodes-19 = Der Karren wirkt bei jeder Hofaktion: 1 dr, und eine Einheit geht gleich in dein Lagerhaus.
lesson-rhodes-20 = Deine Felder sind fast leer, und jede Runde sind alle Chips wieder frei. Produziere wie vorhin.
lesson-rhodes-21 = Ein neues Schiff hat deines weitergeschoben, und die erste Milch ist im Lagerhaus. Von dort gehen Waren ohne Aufpreis in Aufträge.
lesson-rhodes-22 = Noch einmal der Hof. Dein Plättchen wirkt, bevor das Schiff ausläuft.
lesson-rhodes-23 = Bring einen Wein ins Lagerhaus: Der Auftrag auf Platz 1 will Wein.
lesson-rhodes-24 = Dein langes Schiff ist noch unterwegs, also schick ein kürzeres. Es schiebt das lange ganz hinein.
lesson-rhodes-25 = Nimm diesmal Geld für beide Einheiten: Du willst in den Tempel.
lesson-rhodes-26 = Dein langes Schiff ist zurück, seine Ladung liegt im Lagerhaus. Der Tempel fehlt noch: Dort kaufen 5 dr einen SP.
lesson-rhodes-27 = Du hast alle sechs Orte gesehen. Als Nächstes könntest du das Getreide im Hafen kaufen und Platz 3 mit deiner Milch erfüllen.
lesson-rhodes-28 = Das Spiel endet mit der Runde, in der ein Auftrag nicht ersetzt werden kann. Dann sind je 10 dr ein SP, und jedes Gold im Lagerhaus sind zwei.

## Der Koloss
lesson-colossus-01 = Eine Partie Rhodos nach einer Runde, aber hier ist eine Statue zu bauen. Sie bringt viele Punkte, und sie braucht Bronze.
lesson-colossus-02 = Bronze liegt im Lagerhaus wie Gold, und es gibt ein paar Wege zu ihr. Der schnellste führt ins Rathaus.
lesson-colossus-03 = Der Architekt bringt zwei eigene Bronze mit. Sie dienen nur zum Bauen.
lesson-colossus-04 = Der andere Spieler war im neuen Tempel; du baust zuerst. Auf der untersten Stufe braucht ein Teil ein Produkt und eine Bronze.
lesson-colossus-05 = Produkte dürfen vom Landgut oder aus dem Lagerhaus kommen, ohne Aufpreis. Der Teil bringt 3 SP, und dein Marker steigt auf der Bonusleiste: Zeile 1 ist 1 dr wert.
lesson-colossus-06 = Die Reihenfolge geht wie in Rhodos. Zeile 3 kostet nichts, und du bist zuerst dran.
lesson-colossus-07 = Der neue Tempel nimmt Produkte statt Geld. Du bekommst einen SP für jedes deiner Plättchen: zweimal Land und der Architekt.
lesson-colossus-08 = Der erste Besuch einer Runde bringt auch eine der beiden Bronze des Tempels. Nur der allererste des Spiels nicht, und das war nicht deiner.
lesson-colossus-09 = Bau noch einmal, solange Teile billig sind. Höhere Stufen verlangen mehr.
lesson-colossus-10 = Zahl mit der Bronze des Architekten und behalte deine. Eine Bronze im Lagerhaus ist am Ende einen SP wert.
lesson-colossus-11 = Zeile 2 der Bonusleiste bringt ein Produkt für dein Landgut. Jede Zeile bringt etwas anderes, bis hin zu einem Gold.
lesson-colossus-12 = Zeile 4 bringt 1 dr, und du kommst immer noch zuerst.
lesson-colossus-13 = Nun die Bronze des Tempels. Der dritte Teil beginnt eine neue Stufe: 4 SP, und sofort läuft ein ägyptisches Schiff ein.
lesson-colossus-14 = Zusatzproduktion: noch ein Chip auf ein Feld, auf dem schon einer liegt. Und sie bringt dir eine Bronze.
lesson-colossus-15 = Dein Weinland hat Platz für zwei, also reicht Chip 2.
lesson-colossus-16 = Der andere Spieler hat die zweite Bronze des Tempels, und mehr bekommt er nicht. Nimm eine Milch auf Zeile 5.
lesson-colossus-17 = Auf Stufe 2 braucht ein Teil zwei Produkte und eine Bronze. Zeile 4 der Bonusleiste gibt die Bronze zurück.
lesson-colossus-18 = Es gibt auch neue Entwicklungsplättchen. Eines kannst du bezahlen: gute Beziehungen, mit denen jedes spätere 2 dr weniger kostet.
lesson-colossus-19 = Sieh dir beim Spielen die anderen an: Mit Zeus wirken deine Plättchen ohne Hofaktion, Hermes kauft im Hafen, beim Alchemisten steht eine Bronze für ein Gold.
lesson-colossus-20 = Das Spiel endet nun auch, wenn der letzte der zwölf Teile gebaut ist. Niemand muss bauen, aber niemand sollte alles dir überlassen!

## Rotterdam
lesson-rotterdam-01 = Willkommen in Rotterdam! Deine Schiffe bringen Rohstoffe in vier Häfen und verdienen Produktkarten; damit erfüllst du Missionen.
lesson-rotterdam-02 = Deine erste Mission will Marmelade und Kunststoff. Marmelade entsteht aus Obst in Merwehaven, also lade Obst und starte auf s4.
lesson-rotterdam-03 = Nun sagen alle eine Farbe an, und jedes Schiff mit einem Kanal dieser Farbe vor sich fährt ihn entlang, gleich wessen. Blau bringt dich zu einem Anker.
lesson-rotterdam-04 = Dein Schiff am Anker hat eine Transportkarte gezogen: einen Joker, für später. Setz ein zweites Schiff ein: Öl wird in Botlek zu Kunststoff.
lesson-rotterdam-05 = Noch einmal Blau: Das bewegt deine beiden Schiffe. Es hilft auch dem anderen Spieler; das kommt vor.
lesson-rotterdam-06 = Jede Runde ein Schiff mehr, solange du welche hast. Getreide geht nach Vulcaanhaven.
lesson-rotterdam-07 = Weiß bringt das Öl zum nächsten Anker. Ein Schiff bringt in jeder Runde eine Karte, in der es an einem liegt.
lesson-rotterdam-08 = Du hast einen Extra-Vorteil gezogen, und die Ansage des anderen Spielers hat dein Obst bewegt. Leg die Karte aus: 2 SP, und Platz in deiner Hand von drei.
lesson-rotterdam-09 = Du weißt, wie es geht: mehr Obst.
lesson-rotterdam-10 = Blau führt in zwei Häfen zugleich! Sieh nach, wohin deine Schiffe fahren würden, bevor du ansagst.
lesson-rotterdam-11 = Beide werden jetzt entladen. Leg vorher den Vorteil für 1 SP aus.
lesson-rotterdam-12 = Marmelade und Kunststoff sind dein, und der andere Spieler hat eine Karte von Europoort: Stahl oder Fahrräder. Du hast auch eine Mission für Marmelade und Stahl, also mach ein Angebot.
lesson-rotterdam-13 = Gib die Marmelade. Dein Joker kann sie in der ersten Mission ersetzen.
lesson-rotterdam-14 = Verlange Stahl. Du siehst die Rückseiten fremder Karten, nicht die Produkte: Es ist geraten.
lesson-rotterdam-15 = Schick es ab. Der andere Spieler darf ablehnen, und annehmen kann er nur mit einem Stahl.
lesson-rotterdam-16 = Ein guter Tausch ist für beide gut. Du darfst drei Angebote in einem Zug machen; eines war genug.
lesson-rotterdam-17 = Erfülle Marmelade und Kunststoff: Der Joker ersetzt die Marmelade. Du bekommst 6 Punkte und ziehst eine neue Mission.
lesson-rotterdam-18 = Zwei deiner Missionen wollen Kunststoff: Lade wieder Öl.
lesson-rotterdam-19 = Weiß bringt dein Getreide zu einem Anker. Mit zwei Schiffen an Ankern ziehst du zwei Karten.
lesson-rotterdam-20 = Was für ein Sturm! Der andere Spieler hat dein Getreide aufs Meer zurückgeschickt. Aber auch du hast einen gezogen: Spiel ihn.
lesson-rotterdam-21 = Das Erz dort ist eine Ansage von Europoort entfernt. Zurück damit.
lesson-rotterdam-22 = Zwei Wege führen zurück, und du wählst. Auf diesem gibt es keinen Anker.
lesson-rotterdam-23 = Diesmal brauchst du keinen Tausch.
lesson-rotterdam-24 = Du hast auch einen zweiten Joker gezogen, also sind Marmelade und Stahl komplett. Das macht 11 Punkte.
lesson-rotterdam-25 = Noch eine Mission, und du hast die 12 Punkte, mit denen das Spiel endet. Alle drei wollen Brot, aber Obst hilft bei zweien.
lesson-rotterdam-26 = Das Grün des anderen Spielers hat dein Öl bewegt. Von dort führen zwei rote Kanäle weiter.
lesson-rotterdam-27 = Wo mehrere Kanäle die Farbe haben, steuert der Besitzer. Von b2 ist der Weg nach Botlek frei.
lesson-rotterdam-28 = Das war alles: einsetzen, ansagen, Karten, entladen, handeln, Missionen. Hat jemand 12 Punkte aus Missionen, ist die Runde die letzte.
lesson-rotterdam-29 = Dann zählen auch Vorteile und Produktkarten auf der Hand. Handle, solange du kannst!
