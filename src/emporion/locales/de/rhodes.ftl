# Rhodos und Der Koloss.

## Wörter: Waren, Orte, Plättchen
word-wine = Wein
word-milk = Milch
word-olives = Oliven
word-grain = Getreide
word-gold = Gold
word-bronze = Bronze
word-wild = Jokerstein
word-production = Produktion
word-farm = Hof
word-harbour = Hafen
word-market = Markt
word-temple = Tempel
word-townhall = Rathaus
word-colossus = Koloss
word-extra = Zusatz
word-estate = Landgut
word-warehouse = Lagerhaus
word-demeter = Demeter
word-demeter-wine = Segen der Demeter: Wein
word-demeter-milk = Segen der Demeter: Milch
word-demeter-olives = Segen der Demeter: Oliven
word-demeter-grain = Segen der Demeter: Getreide
word-poseidon = Poseidon
word-irrigation = Bewässerung
word-irrigation-wine = Bewässerung: Wein
word-irrigation-milk = Bewässerung: Milch
word-irrigation-olives = Bewässerung: Oliven
word-irrigation-grain = Bewässerung: Getreide
word-barn = Scheune
word-wagon = Karren
word-abundance = Überfluss
word-trader = Händler
word-connections = Beziehungen
word-zeus = Zeus
word-alchemist = Alchemist
word-architect = Architekt
word-plutus = Plutos
word-hermes = Hermes

## Was gefragt ist
rhodes-prompt-start = Kaufe ein Landplättchen für den Anfang
rhodes-prompt-place = Setze einen Marker auf ein Aktionsfeld
rhodes-prompt-produce = Lege einen Chip auf ein Feld: Wähle beide
rhodes-prompt-develop = Nutze deine Entwicklungsplättchen, oder du bist fertig
rhodes-prompt-ship = Welches Schiff läuft aus?
rhodes-prompt-load = Lade die nächste Einheit; die erste liegt am tiefsten im Hafen
rhodes-prompt-reward = Wie viele Einheiten für Siegpunkte, der Rest für Drachmen?
rhodes-prompt-buy = Kaufe Waren von den Schiffen im Hafen
rhodes-prompt-fulfil = Erfülle einen Auftrag
rhodes-prompt-sell = Verkaufe eine Einheit von deinem Landgut
rhodes-prompt-donate = Kaufe einen Siegpunkt
rhodes-prompt-build = Kaufe ein Plättchen
rhodes-prompt-overflow = Dein Lagerhaus ist zu voll: Wirf eine Ware ab
rhodes-prompt-row = Wähle eine Zeile der Reihenfolgetabelle
rhodes-prompt-give = Liefere ein Produkt, vom Landgut oder aus dem Lagerhaus
rhodes-prompt-bronze = Zahle eine Bronze
rhodes-prompt-bonus = Wähle deinen Bonus

## Was du tun kannst
rhodes-action-forfeit = Marker verfallen lassen
rhodes-action-stop = Aufhören
rhodes-action-skip = Nichts weiter
rhodes-action-done = Fertig
rhodes-action-place = Marker setzen: { $place }
rhodes-action-donate = Einen Siegpunkt kaufen
rhodes-action-sail = Schiff der Länge { $length } losschicken
rhodes-action-load = { $product } laden
rhodes-action-take = { $product } nehmen
rhodes-action-sell = { $product } verkaufen
rhodes-action-vp = { $units ->
    [0] Drachmen für alles
    [one] Siegpunkte für { $units } Einheit, Drachmen für den Rest
   *[other] Siegpunkte für { $units } Einheiten, Drachmen für den Rest
}
rhodes-action-discard = { $good } abwerfen
rhodes-action-bonus = Bonus der Zeile { $row } nehmen
rhodes-action-produce = { $product } mit Chip { $chip } produzieren
rhodes-action-fulfil = Auftrag auf Platz { $plaza } erfüllen
rhodes-action-fulfil-bronze = Platz { $plaza } mit Bronze statt Gold erfüllen
rhodes-action-row = Zeile { $row }
rhodes-action-row-product = Zeile { $row }, und { $product } nehmen
rhodes-action-give = { $storeId ->
    [estate] { $product } vom Landgut liefern
   *[warehouse] { $product } aus dem Lagerhaus liefern
}
rhodes-action-pay = { $sourceId ->
    [architect] Eine Bronze des Architekten zahlen
    [gold] Ein Gold statt einer Bronze zahlen
   *[bronze] Eine Bronze zahlen
}
rhodes-action-buy-ship = Dein großes Schiff kaufen
rhodes-action-buy-farmland = Land für { $product } kaufen, { $price } dr
rhodes-action-buy = Die Ware auf Feld { $square } kaufen
rhodes-action-buy-as = Den Jokerstein auf Feld { $square } als { $product } kaufen
rhodes-action-buy-tile = Kaufen: { $tile }
rhodes-action-use-demeter = Demeter werten lassen
rhodes-action-use-wagon = { $product } ins Lagerhaus bringen
rhodes-action-use-abundance = { $product } bekommen
rhodes-action-use-trader = { $gave } gegen { $got } tauschen
rhodes-action-use-hermes = Hermes im Hafen kaufen lassen

## Was geschah
rhodes-event-round = Runde { $round } beginnt.
rhodes-event-shuffle = { $count ->
    [one] { $count } ägyptisches Schiff bildet einen neuen Stapel.
   *[other] { $count } ägyptische Schiffe werden zu einem neuen Stapel gemischt.
}
rhodes-event-farmland = { $who }: Land für { $product } gekauft, { $price } dr.
rhodes-event-tile = { $who }: { $tile } gebaut.
rhodes-event-large-ship = { $who }: großes Schiff gekauft.
rhodes-event-chip = { $who }: Chip { $value } auf { $product }.
rhodes-event-surplus = Kein Platz für { $units } { $product }.
rhodes-event-enters = { $owner ->
    [null] Ein ägyptisches Schiff läuft ein.
   *[other] { $who }: Ein Schiff läuft ein.
}
rhodes-event-leaves = { $owner ->
    [null] Ein ägyptisches Schiff läuft aus.
   *[other] { $who }: Ein Schiff kehrt heim.
}
rhodes-event-bought = { $who }: { $good } von Feld { $square } gekauft.
rhodes-event-fulfilled = { $who }: Auftrag auf Platz { $plaza } erfüllt.
rhodes-event-row = { $who }: auf Zeile { $row }.
rhodes-event-built = { $who }: Teil { $place } des Kolosses gebaut.
rhodes-event-track = { $who }: auf Bonuszeile { $bonus } gestiegen.
rhodes-event-temple-tile = { $left ->
    [0] Das letzte Tempelplättchen ist fort.
    [one] Ein Tempelplättchen ist übrig.
   *[other] { $left } Tempelplättchen sind übrig.
}
rhodes-event-vp = { $who }: { $amount } SP.
rhodes-event-money = { $sign ->
    [minus] { $who }: zahlt { $size } dr.
   *[other] { $who }: erhält { $size } dr.
}
rhodes-event-gain = { $sourceId ->
    [bonus] { $who }: { $good } bekommen.
    [extra] { $who }: { $good } bekommen.
    [temple] { $who }: { $good } bekommen.
    [abundance] { $who }: { $good } bekommen.
    [row] { $who }: { $good } genommen.
   *[other] { "" }
}
rhodes-event-lose = { $sourceId ->
    [market] { $who }: { $good } verkauft.
    [discard] { $who }: { $good } abgeworfen.
   *[other] { "" }
}
rhodes-event-last-round = { $causeId ->
    [statue] Der Koloss ist vollendet: Dies ist die letzte Runde.
    [plaza] Ein Auftragsplatz bleibt leer: Dies ist die letzte Runde.
   *[other] Dies ist die letzte Runde.
}
rhodes-event-over = Das Spiel ist zu Ende.

## Der Spielplan
rhodes-zone-fields = Felder
rhodes-zone-basin = Hafen
rhodes-zone-agora = Agora
rhodes-zone-plazas = Plätze mit Aufträgen
rhodes-zone-steps = Reihenfolgetabelle
rhodes-zone-ladder = Punkteleiste
rhodes-zone-herald = Runde
rhodes-zone-site = Baustelle
rhodes-zone-shop = Im Rathaus zu kaufen
rhodes-zones = Teile des Spielplans
rhodes-tab-plazas = Aufträge
rhodes-tab-basin = Hafen
rhodes-tab-fields = Felder
rhodes-tab-site = Koloss
rhodes-tab-agora = Agora
rhodes-tab-steps = Reihenfolge
rhodes-tab-estate = Landgut

rhodes-place-does = { $place }: { $does }
rhodes-space = { $place }, { $free ->
    [0] voll
   *[other] { $free } von { $count } frei
}
rhodes-field = { $product ->
   *[other] Feld für { $product }
}, { $chips ->
    [none] kein Chip
   *[other] Chip { $chips }
}
rhodes-chip = Produktionschip { $value }
rhodes-square = Feld { $square }: { $good }; { $owner }; kostet { $price } dr
rhodes-egyptian = ägyptisches Schiff
rhodes-ship-of = Schiff von { $who }
rhodes-next = nächstes
rhodes-next-ship = Das nächste ägyptische Schiff bringt { $goods }
rhodes-market-hint = dr je Einheit
rhodes-temple-hint = dr für einen SP
rhodes-temple-asks = { $products } → { $vp } SP
rhodes-temple-left = ×{ $count }
rhodes-new-temple = { $place }. Liefere { $products ->
    [one] { $products } Produkt
   *[other] { $products } Produkte
} für einen SP je Plättchen, höchstens { $vp }. Bronze hier: { $bronze }
rhodes-for-sale = Auslage { $count }
rhodes-shop = Im Rathaus zu kaufen
rhodes-close = Schließen
rhodes-farmland = Land für { $product }, { $price } dr, noch { $count }; Einkommen am Hof { $vp } SP, { $dr } dr
rhodes-tile = { $tile }, { $price } dr, noch { $count }. { $does }
rhodes-own-tile = { $tile }. { $does }
rhodes-tile-demeter = Hof: 1 SP für je 2 Einheiten dieses Produkts auf deinem Landgut.
rhodes-tile-poseidon = Hof: 1 SP.
rhodes-tile-irrigation = Eine Einheit mehr, wann immer jemand produziert.
rhodes-tile-barn = Fasst eine Einheit mehr von jedem Produkt, das du anbaust.
rhodes-tile-wagon = Hof: eine Einheit ins Lagerhaus bringen; und 1 dr.
rhodes-tile-abundance = Hof: eine Einheit eines Produkts, das du anbaust; und 1 dr.
rhodes-tile-trader = Hof: ein Produkt im Lagerhaus tauschen; und 1 dr.
rhodes-tile-connections = Entwicklungsplättchen kosten dich 2 dr weniger.
rhodes-tile-zeus = Ein eigenes Aktionsfeld: Nutze deine Plättchen, ohne auszulaufen.
rhodes-tile-alchemist = Bronze steht für Gold oder Gold für Bronze, einmal je Aktion.
rhodes-tile-architect = Kommt mit zwei Bronze für den Koloss.
rhodes-tile-plutus = Hof: 3 dr.
rhodes-tile-hermes = Hof: bis zu zwei Waren im Hafen kaufen.
rhodes-plaza = Platz { $plaza }: { $goods }; bringt { $dr } dr und { $vp } SP
rhodes-plaza-empty = Platz { $plaza }: leer
rhodes-empty = leer
rhodes-stack = { $count ->
    [one] { $count } Auftrag im Stapel
   *[other] { $count } Aufträge im Stapel
}
rhodes-stack-short = Stapel
rhodes-row = Zeile { $row }: { $effect }; { $who }
rhodes-row-pays = −{ $dr } dr
rhodes-row-gives = +{ $dr } dr
rhodes-row-product = +{ $dr } dr / ▣
rhodes-row-nothing = ·
rhodes-plus-vp = +{ $vp } SP
rhodes-dr = { $dr } dr
rhodes-score = { $who }: { $vp } SP
rhodes-round = Runde { $round }
rhodes-setup = Aufbau
rhodes-phase-actions = Aktionen
rhodes-phase-gold = Gold
rhodes-phase-sequence = Reihenfolge
rhodes-last-round = Dies ist die letzte Runde!
rhodes-over = Das Spiel ist zu Ende.
rhodes-site = { $place }. { $built } von { $parts } Teilen gebaut. Der nächste verlangt { $products ->
    [one] { $products } Produkt
   *[other] { $products } Produkte
} und { $bronze } Bronze und bringt { $vp } SP
rhodes-site-done = Der Koloss steht: Alle Teile sind gebaut
rhodes-bonus = Bonuszeile { $row }: { $gives }; { $who }
rhodes-bonus-estate = ▣ ↦ Land
rhodes-bonus-bronze = Bronze
rhodes-bonus-product = ▣ ↦ Lager
rhodes-bonus-gold = Gold
rhodes-bonus-any = Wahl

## Landgüter
rhodes-estates = Landgüter
rhodes-estate-of = Landgut von { $who }
rhodes-estate = { $product } auf dem Landgut: { $count }, auf { $tiles ->
    [one] { $tiles } Landplättchen
   *[other] { $tiles } Landplättchen
}
rhodes-farm = Hof, { $free ->
    [0] in dieser Runde benutzt
   *[other] frei
}
rhodes-barn = Scheune: { $goods }
rhodes-no-tiles = Noch keine Entwicklungsplättchen
rhodes-markers-left = { $count ->
    [one] noch { $count } Marker
   *[other] noch { $count } Marker
}
rhodes-stored = Lagerhaus: { $count } von { $bins }
rhodes-warehouse = Lagerhaus { $count }/{ $bins }
rhodes-in-warehouse = { $good } im Lagerhaus: { $count }
rhodes-ship = Schiff der Länge { $length }, { $state }
rhodes-ship-home = zu Hause
rhodes-ship-harbour = im Hafen
rhodes-ship-for-sale = zu kaufen für { $price } dr
rhodes-reward = { $vp } SP + { $dr } dr
rhodes-again = Noch einmal zeigen, was die anderen taten
