# Warum etwas jetzt nicht geht. Jedes folgt auf einen Doppelpunkt, mit seiner Regel dahinter.
why-not = Jetzt nicht: { $words } ({ $rule })
why-not-asked = Gefragt ist etwas anderes. { $prompt }
why-unknown-action = Diese Aktion gibt es nicht
why-game-over = Das Spiel ist zu Ende

## Rhodos
rhodes-why-start-first = Zuerst werden die ersten Landplättchen gekauft
rhodes-why-not-sold = Davon ist nichts zu kaufen
rhodes-why-too-dear = Das kostet mehr, als du hast
rhodes-why-same-product = Die ersten beiden Landplättchen müssen verschiedene Produkte geben
rhodes-why-no-second-tile = Danach könntest du kein zweites Landplättchen bezahlen
rhodes-why-can-buy = Du kannst ein Landplättchen kaufen, also musst du es
rhodes-why-no-such-place = Dieser Ort gehört nicht zum Spiel
rhodes-why-space-taken = { $placeId ->
    [production] Die Produktionsfelder sind voll
    [farm] Dein Hof wurde in dieser Runde schon benutzt
    [harbour] Der Hafen ist voll
    [market] Der Markt ist voll
    [temple] Der Tempel ist voll
    [townhall] Das Rathaus ist voll
    [colossus] Die Baustelle ist voll
    [extra] Das Feld für Zusatzproduktion ist besetzt
    [zeus] Zeus wurde in dieser Runde schon benutzt
   *[other] Dort ist kein Aktionsfeld frei
}
rhodes-why-can-act = Eine Aktion ist möglich, also verfällt der Marker nicht
rhodes-why-few-chips = Produktion braucht zwei unbenutzte Chips und zwei freie Felder
rhodes-why-chip-used = { $decisionId ->
    [place] Kein Chip ist mehr unbenutzt
   *[other] Kein Chip mit diesem Wert ist mehr unbenutzt
}
rhodes-why-field-used = Dieses Feld wurde in dieser Runde schon benutzt
rhodes-why-field-unused = Auf diesem Feld liegt in dieser Runde noch kein Chip
rhodes-why-nothing-produced = In dieser Runde wurde noch nichts produziert
rhodes-why-no-full-ship = Kein Schiff zu Hause lässt sich voll beladen
rhodes-why-not-owned = Dieses Plättchen hast du nicht
rhodes-why-tile-used = Dieses Plättchen wurde schon benutzt
rhodes-why-no-unit = Auf deinem Landgut liegt keine solche Einheit
rhodes-why-no-room = Für dieses Produkt ist kein Platz
rhodes-why-no-farmland = Du hast kein Landplättchen für dieses Produkt
rhodes-why-warehouse-full = Dein Lagerhaus ist voll
rhodes-why-demeter-nothing = Demeter brächte jetzt nichts ein
rhodes-why-ship-at-risk = Danach ließe sich kein Schiff mehr voll beladen
rhodes-why-no-ship-home = Kein Schiff dieser Länge ist zu Hause
rhodes-why-too-few-units = Es sind zu wenige Einheiten, um es voll zu beladen
rhodes-why-too-many-vp = Das Schiff trägt weniger Einheiten
rhodes-why-no-good-there = Auf diesem Feld liegt keine Ware
rhodes-why-not-wild = Nur ein Jokerstein wird zu einem Produkt nach Wahl
rhodes-why-wild-needs-product = Wähle das Produkt, zu dem der Jokerstein wird
rhodes-why-must-buy = Nach dem Abwerfen musst du etwas kaufen
rhodes-why-not-full = Dein Lagerhaus ist nicht voll
rhodes-why-not-held = Davon ist nichts in deinem Lagerhaus
rhodes-why-nothing-yet = Mindestens eins ist nötig, bevor du aufhören darfst
rhodes-why-nothing-affordable = Dort kannst du dir nichts leisten
rhodes-why-nothing-to-do = Es gibt nichts zu kaufen und keinen Auftrag zu erfüllen
rhodes-why-no-assignment = Auf diesem Platz liegt kein Auftrag
rhodes-why-missing-goods = Für diesen Auftrag fehlen Waren
rhodes-why-too-many-missing = Höchstens zwei Waren dürfen vom Landgut kommen
rhodes-why-supplement-dear = Du kannst die Waren vom Landgut nicht bezahlen
rhodes-why-none-from-warehouse = Mindestens eine Ware muss aus dem Lagerhaus kommen
rhodes-why-no-alchemist = Dafür braucht es den Alchemisten
rhodes-why-no-gold-asked = Dieser Auftrag verlangt kein Gold
rhodes-why-must-fulfil = Es wurde nichts gekauft, also muss ein Auftrag erfüllt werden
rhodes-why-temple-dear = Du kannst keinen Siegpunkt bezahlen
rhodes-why-have-type = Du hast schon ein Plättchen dieser Art
rhodes-why-own-row = Der Marker muss auf eine andere Zeile
rhodes-why-row-taken = Diese Zeile ist schon gewählt
rhodes-why-row-dear = Du kannst diese Zeile nicht bezahlen
rhodes-why-row-no-product = Diese Zeile gibt kein Produkt
rhodes-why-other-row-forced = Für dich ist nur noch eine Zeile übrig, und zwar eine andere
rhodes-why-cannot-deliver = Du kannst die Waren nicht liefern
rhodes-why-statue-done = Die Statue ist fertig
rhodes-why-architect-empty = Der Architekt hat keine Bronze mehr
rhodes-why-once-per-action = Das geht einmal je Aktion
rhodes-why-no-zeus-tile = Du hast kein Plättchen, das Zeus nutzen könnte
rhodes-why-bonus-no-room = Auf deinem Landgut ist kein Platz für ein Produkt

## Rotterdam
rotterdam-why-no-ship-in-hand = Du hast kein Schiff in der Hand
rotterdam-why-no-such-start = Diesen Start gibt es auf der Karte nicht
rotterdam-why-start-taken = Der Start ist besetzt
rotterdam-why-out-of-stock = Dieser Rohstoff ist nicht mehr im Vorrat
rotterdam-why-no-channel = Kein Kanal dieser Farbe führt dorthin
rotterdam-why-way-taken = Die Position ist besetzt
rotterdam-why-not-a-rival = Dieses Schiff bewirbt sich nicht um die Position
rotterdam-why-card-not-held = Diese Karte hast du nicht
rotterdam-why-joker-in-missions = Ein Joker wird beim Erfüllen einer Mission verwendet
rotterdam-why-no-targets = Kein Schiff auf dem Wasser passt zu dieser Karte
rotterdam-why-no-free-way-back = Kein Weg zurück ist frei
rotterdam-why-no-empty-ship = Du hast keinen Platz für die Ladung
rotterdam-why-no-ship-there = Dort liegt kein Schiff
rotterdam-why-no-load = Das Schiff dort ist leer
rotterdam-why-same-raw = Die beiden Schiffe müssen verschiedene Rohstoffe tragen
rotterdam-why-from-start = Ein Schiff auf einem Start kann nicht zurück
rotterdam-why-no-offers-left = Keine Angebote mehr in diesem Zug
rotterdam-why-nothing-to-trade = Niemand hat eine Produktkarte
rotterdam-why-product-not-held = Von diesem Produkt hast du keines mehr
rotterdam-why-both-sides = Ein Produkt kann nicht auf beiden Seiten stehen
rotterdam-why-nobody-could = Nach den Kartenrücken kann das niemand haben
rotterdam-why-empty-draft = Das Angebot ist leer
rotterdam-why-no-all = Zu zweit geht ein Angebot an den anderen
rotterdam-why-not-askable = Ein Angebot geht an jemand anderen
rotterdam-why-cannot-cover = Nach den Kartenrücken kann dieser Spieler das Verlangte nicht haben
rotterdam-why-did-not-accept = Dieser Spieler hat nicht angenommen
rotterdam-why-lacks-cards = Dir fehlen die verlangten Karten
rotterdam-why-no-such-mission = Diese Mission hast du nicht
rotterdam-why-missing-products = Dir fehlen dafür Produktkarten und Joker
rotterdam-why-no-joker = Du hast keinen Joker
rotterdam-why-not-needed = Die Mission braucht das nicht mehr
rotterdam-why-one-real-card = Mindestens eine echte Produktkarte muss abgegeben werden
rotterdam-why-missing-to-hand-in = Du hast nicht alles, was noch fehlt

## Warum die Rücknahme endet
undo-nothing = Noch ist nichts entschieden.
undo-over = Das Spiel ist zu Ende.
undo-decided = { $who } hat seither entschieden.
rhodes-seen-shuffle = Die ägyptischen Schiffe wurden seither gemischt.
rhodes-seen-shown = Ein neues ägyptisches Schiff wurde seither gezeigt.
rhodes-seen-plaza = Ein neuer Auftrag wurde seither aufgedeckt.
rotterdam-seen-shuffle = Die Transportkarten wurden seither gemischt.
rotterdam-seen-card = Eine Transportkarte wurde seither gezogen.
rotterdam-seen-played = Die Karte wurde gezeigt.
rotterdam-seen-product = Eine Produktkarte wurde seither gezogen.
rotterdam-seen-product-back = Eine Produktkarte wurde seither gezogen.
rotterdam-seen-offered = Das Angebot wurde gemacht.
rotterdam-seen-answered = Das Angebot wurde beantwortet.
rotterdam-seen-handed = Karten haben seither die Hand gewechselt.
rotterdam-seen-handed-back = Karten haben seither die Hand gewechselt.
rotterdam-seen-joker = Der Joker wurde gezeigt.
rotterdam-seen-spent = Produktkarten wurden gezeigt.
rotterdam-seen-fulfilled = Die Mission wurde gezeigt.
rotterdam-seen-mission = Eine Mission wurde seither gezogen.
rotterdam-seen-choice = Es zeigte sich, dass jemand anderes eine Wahl hatte.
