# Was nur das Terminal sagt. Getippt wird die Notation, die in jeder Sprache dieselbe ist.

## Platz nehmen
terminal-which-game = Welches Spiel?
terminal-how-many = Wie viele Spieler?
terminal-how-many-bots = Wie viele davon sind Bots?
terminal-how-strong = Wie stark?
terminal-one-of = Bitte tippe eines von { $answers }, oder Enter für { $default }.
terminal-put-aside = Deine angefangene Partie bleibt erhalten: { $command }
terminal-asked = Tippe die Nummer einer Möglichkeit. ? und die Nummer erklärt sie; help nennt den Rest.
terminal-you = du
terminal-bot = Bot { $bot }
terminal-seed = Seed { $seed }
terminal-edition = Ausgabe { $name }
terminal-thinking = { $who } denkt nach ...
terminal-hand-over = { $who }, drücke Enter, wenn nur du hinsiehst:
terminal-only = { $move ->
    [done] Du konntest nur fertig sein.
    [decline] Du konntest nur ablehnen.
   *[other] Du konntest nur passen.
} Weiter mit Enter:

## Befehle
terminal-or = { $first }, oder { $second }
terminal-help-choose = wählen mit Nummer oder Text; die Anfänge der Wörter genügen
terminal-help-explain = die Regel hinter Möglichkeit 3; ? { $example } sagt, warum das nicht geht
terminal-help-rules = eine Regel oder ein Kapitel nach Nummer; rules und ein Wort sucht
terminal-help-board = den Spielplan noch einmal
terminal-help-log = was in den letzten zwei Runden geschah; log all: in der ganzen Partie
terminal-help-hint = was der Trainer für dich wählen würde, und warum
terminal-help-why = was die Bots vor ihrer letzten Entscheidung abwogen; in Rotterdam erst am Ende
terminal-help-undo = deine letzte Entscheidung zurücknehmen, bis Neues zu sehen war oder andere entschieden
terminal-help-save = die Partie in eine Datei schreiben; emporion play --load FILE setzt sie fort
terminal-help-quit = gehen; emporion play --resume macht hier weiter
terminal-type = Tippe die Nummer einer Möglichkeit, oder help.
terminal-which = Welche: { $choices }?
terminal-no-choice = Es gibt keine Möglichkeit { $typed }: Tippe eine Nummer von 1 bis { $last }, oder help.
terminal-undo-stops = Hier endet die Rücknahme: { $why }
terminal-taken-back = Zurückgenommen.
terminal-name-the-file = Nenne die Datei: save FILE
terminal-not-saved = nicht gespeichert: { $why }
terminal-is-foreign = { $name } gibt es schon, und es ist keine gespeicherte Partie
terminal-no-folder = es gibt keinen Ordner { $name }
terminal-saved = Gespeichert. { $command } macht hier weiter.
terminal-thoughts-wait = Die Gedanken der Bots verrieten ihre Hand: Frag why, wenn das Spiel zu Ende ist.
terminal-no-thoughts = Seit deinem letzten Zug hat kein Bot etwas abgewogen.
terminal-no-thoughts-at-all = Seit du Platz genommen hast, hat kein Bot etwas abgewogen.
terminal-most-at-stake = Wo die Bots am meisten auf dem Spiel sahen:
terminal-leaving = Eine Datei zum Speichern der Partie, oder Enter zum Gehen:
terminal-keep = Eine Datei, um die Partie aufzuheben, oder Enter:
terminal-keep-or-why = Eine Datei, um die Partie aufzuheben, why für die Gedanken der Bots, oder Enter:
terminal-not-kept = nicht aufgehoben: { $why }
terminal-kept = Aufgehoben. { $command } zeigt sie noch einmal.
terminal-goodbye = Auf Wiedersehen.
terminal-goodbye-resume = Auf Wiedersehen. { $command } macht hier weiter.

## Erzählen
terminal-forced = { $move } (erzwungen)
terminal-decision = Entscheidung { $number } von { $last }
terminal-is-asked = Gefragt ist { $who }: { $prompt }
terminal-step = Enter: weiter   b: zurück   NUMMER: dorthin   q: beenden
terminal-victory-points = Siegpunkte
terminal-winners = { $count ->
    [one] Es gewinnt: { $who }
   *[other] Geteilter Sieg: { $who }
}, { $points ->
    [one] { $points } Siegpunkt.
   *[other] { $points } Siegpunkte.
}
terminal-source-advantage = Vorteilskarten
terminal-source-products = Produktkarten auf der Hand
terminal-weighed-ahead = { $action }: gewinnt { $percent } %, etwa { $points ->
    [one] { $points } Punkt voraus
   *[other] { $points } Punkte voraus
}
terminal-weighed-behind = { $action }: gewinnt { $percent } %, etwa { $points ->
    [one] { $points } Punkt zurück
   *[other] { $points } Punkte zurück
}
terminal-weighed-level = { $action }: gewinnt { $percent } %, etwa gleichauf
terminal-but-tried-less = { $words }, aber weniger betrachtet
terminal-but-not-clearly = { $words }, aber nicht deutlich besser
terminal-rather-than = statt { $words }
terminal-or-this = oder { $words }

## Ein Rückblick
terminal-review-judged = { $who }: { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}, beurteilt von { $judge } nach dem, was jeweils bekannt sein konnte
terminal-review-tally = { $best } am besten, { $good } gut, { $slip ->
    [one] { $slip } Ungenauigkeit
   *[other] { $slip } Ungenauigkeiten
}, { $mistake ->
    [one] { $mistake } Fehler
   *[other] { $mistake } Fehler
}, { $blunder ->
    [one] { $blunder } Patzer
   *[other] { $blunder } Patzer
}
terminal-review-rest = Was sonst noch etwas gekostet hat
terminal-review-each = Entscheidung für Entscheidung
terminal-review-more = { $count ->
    [one] { $count } weitere Entscheidung war so gut wie jede andere, oder fast
   *[other] { $count } weitere Entscheidungen waren so gut wie jede andere, oder fast
}: --all zeigt alle.
terminal-review-at = Runde { $round }, Entscheidung { $number }
terminal-review-gave-wins = { $verdict }, { $percent } % verschenkt
terminal-review-gave-points = { $verdict }, { $points ->
    [one] { $points } Punkt verschenkt
   *[other] { $points } Punkte verschenkt
}
terminal-review-then = danach { $line }
terminal-review-judging = beurteilen
terminal-review-stopped = Nach { $done } von { $of } Entscheidungen abgebrochen.

## Beide Spielpläne
terminal-player = Spieler
terminal-is-you = (du)
terminal-ships = Schiffe
terminal-none = keine
terminal-labelled = { $label }: { $words }

## Rhodos in Worten
rhodes-intro = Du bewirtschaftest Land auf Rhodos und handelst im Hafen. Die meisten Siegpunkte (SP) gewinnen. In jeder Runde setzt du zwei Marker: Waren anbauen (Produktion), verschiffen (Hof), Waren kaufen und Aufträge erfüllen (Hafen), verkaufen (Markt), SP kaufen (Tempel) oder Plättchen kaufen (Rathaus). Ein Schiff, das einläuft, schiebt die anderen durch die Fahrrinne; was ihr Ende erreicht, kommt ins Lagerhaus seines Besitzers und von dort zu den Aufträgen auf den Plätzen. Sind die aufgebraucht, endet das Spiel.
rhodes-intro-colossus = Bronze ist neu: Zusatzproduktion gibt welche, und mit ihr baust du den Koloss, Teil für Teil, für SP und Boni. Auch der letzte Teil beendet das Spiel.
rhodes-told-phase = Phase: { $phase }
rhodes-told-money = { $sign ->
    [minus] { $who }: zahlt { $size } dr ({ $source }).
   *[other] { $who }: erhält { $size } dr ({ $source }).
}
rhodes-told-vp = { $who }: { $amount } SP ({ $source }).
rhodes-told-gain = { $who }: erhält { $good } ({ $store }, { $source }).
rhodes-told-lose = { $who }: gibt { $good } ({ $store }, { $source }).
rhodes-told-shown = Als Nächstes kommt ein ägyptisches Schiff mit { $ship }.
rhodes-told-sunk = { $good } eines ägyptischen Schiffs geht in den Vorrat zurück.
rhodes-told-plaza = Auf Platz { $plaza } erscheint ein neuer Auftrag: { $goods }.
rhodes-source-start = Beginn
rhodes-source-forfeit = verfallener Marker
rhodes-source-production = Produktion
rhodes-source-irrigation = Bewässerung
rhodes-source-farmland = Land
rhodes-source-demeter = Demeter
rhodes-source-poseidon = Poseidon
rhodes-source-wagon = Karren
rhodes-source-abundance = Überfluss
rhodes-source-trader = Händler
rhodes-source-plutus = Plutos
rhodes-source-delivery = Lieferung
rhodes-source-loading = Laden
rhodes-source-arrival = Ankunft
rhodes-source-purchase = Kauf
rhodes-source-sale = Verkauf
rhodes-source-discard = Abwurf
rhodes-source-assignment = Auftrag
rhodes-source-supplement = Waren vom Landgut
rhodes-source-market = Markt
rhodes-source-temple = Tempel
rhodes-source-townhall = Rathaus
rhodes-source-row = Reihenfolgetabelle
rhodes-source-colossus = Koloss
rhodes-source-bonus = Bonus
rhodes-source-extra = Zusatzproduktion
rhodes-source-money = Geld am Ende
rhodes-source-gold = Gold am Ende
rhodes-source-bronze = Bronze am Ende

## Der Spielplan von Rhodos, gezeichnet
rhodes-drawn-marker = Marker { $marker } von 2
rhodes-drawn-harbour = Hafen: Schiffe laufen links ein
rhodes-drawn-price = Preis
rhodes-drawn-goods = Ware
rhodes-drawn-ship = Schiff
rhodes-drawn-square = Feld
rhodes-drawn-ware = Lager-
rhodes-drawn-houses = häuser
rhodes-drawn-next = nächstes Schiff
rhodes-drawn-bow-first = Bug zuerst
rhodes-drawn-pile = { $pile } im Stapel, { $discards } abgelegt
rhodes-drawn-reward = { $dr } dr { $vp } SP
rhodes-drawn-plazas = Plätze; Felder
rhodes-drawn-fields = Felder
rhodes-drawn-unused = freie Chips: { $chips }
rhodes-drawn-spaces = Aktionsfelder
rhodes-drawn-market = { $rates } dr je Einheit
rhodes-drawn-temple = { $rates } dr je SP
rhodes-drawn-farm = je eines
rhodes-drawn-zeus = nur Besitzer
rhodes-drawn-extra = Produktion, Bronze
rhodes-drawn-row-either = +{ $dr } dr od. Produkt
rhodes-drawn-row-product = Produkt
rhodes-drawn-site = Der Koloss und der Tempel
rhodes-drawn-statue = Statue
rhodes-drawn-bonus = Bonus
rhodes-drawn-shrine = Tempel
rhodes-drawn-built = { $built } von { $parts } gebaut
rhodes-drawn-next-part = nächster: { $products ->
    [one] { $products } Produkt
   *[other] { $products } Produkte
} + { $bronze } Bronze → { $vp } SP
rhodes-drawn-complete = fertig
rhodes-drawn-bonus-estate = Land+1
rhodes-drawn-bonus-store = Lager+1
rhodes-drawn-bonus-any = Wahl
rhodes-drawn-new-temple = liefere { $products ->
    [one] { $products } Produkt
   *[other] { $products } Produkte
}: 1 SP je Plättchen deines Landguts, höchstens { $vp }; { $tiles ->
    [one] noch { $tiles } Plättchen
   *[other] noch { $tiles } Plättchen
}, { $bronze } Bronze hier
rhodes-drawn-for-sale = Rathaus: zu kaufen, Preis in dr
rhodes-drawn-farmland = Land
rhodes-drawn-tiles = Plättchen
rhodes-drawn-large-ship = Schiff der Länge { $length }
rhodes-drawn-no-tiles = keine Plättchen
rhodes-drawn-empty = leer
rhodes-drawn-standing = { $money } dr, { $vp } SP

## Was eine Wahl in Rhodos bewirkt
rhodes-effect-no-room = niemand hat Platz dafür
rhodes-effect-no-change = kostet und gibt nichts
rhodes-effect-group-farmland = Land
rhodes-effect-group-ship = Schiff
rhodes-effect-group-tiles = Entwicklungsplättchen
rhodes-effect-group-room = Platz schaffen
rhodes-effect-group-buy = Kaufen
rhodes-effect-group-wild = Jokerstein auf Feld { $square }
rhodes-effect-group-estate = Von deinem Landgut
rhodes-effect-group-warehouse = Aus deinem Lagerhaus
rhodes-effect-then = dann { $moves }
rhodes-effect-in-store = { $good } ({ $store })
rhodes-effect-make-room = Platz schaffen, dann kaufen
rhodes-effect-hand-in = abgeben: { $goods }
rhodes-effect-full-ship = ein volles Schiff mit { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}
rhodes-effect-act-first = zuerst am Zug
rhodes-effect-hermes = jetzt bis zu zwei Waren kaufen
rhodes-effect-no-more-tiles = keine Plättchen mehr nutzen
rhodes-effect-no-assignment = keinen Auftrag erfüllen
rhodes-effect-buy-no-more = nichts mehr kaufen
rhodes-effect-sell-no-more = nichts mehr verkaufen
rhodes-effect-market = eine oder zwei Einheiten von deinem Landgut für je { $rate } dr verkaufen
rhodes-effect-temple = SP für je { $rate } dr kaufen
rhodes-effect-new-temple = { $products ->
    [one] { $products } Produkt
   *[other] { $products } Produkte
} für { $vp } SP liefern
rhodes-effect-new-temple-bronze = { $products ->
    [one] { $products } Produkt
   *[other] { $products } Produkte
} für { $vp } SP und eine Bronze liefern
rhodes-effect-colossus = { $products ->
    [one] { $products } Produkt
   *[other] { $products } Produkte
} und { $bronze } Bronze liefern, einen Teil für { $vp } SP und einen Bonus bauen
rhodes-effect-production = zwei Chips auf zwei Felder legen; wer solches Land hat, erntet
rhodes-effect-farm = Einkommen, Plättchen, dann läuft ein volles Schiff aus, für SP oder Geld
rhodes-effect-harbour = Waren von Schiffen kaufen, dann einen Auftrag erfüllen
rhodes-effect-townhall = ein oder zwei Plättchen kaufen
rhodes-effect-extra = noch ein Chip auf ein Feld, das einen hat, und eine Bronze
rhodes-effect-zeus = deine Entwicklungsplättchen nutzen
rhodes-effect-large-ship = dein großes Schiff
rhodes-effect-yields-dr = bringt { $dr } dr bei jeder Hofaktion
rhodes-effect-yields-vp = bringt { $vp } SP bei jeder Hofaktion
rhodes-effect-yields-both = bringt { $dr } dr und { $vp } SP bei jeder Hofaktion
rhodes-effect-from-egypt = von einem ägyptischen Schiff
rhodes-effect-from-own = von deinem eigenen Schiff
rhodes-effect-from = von { $who }
rhodes-effect-bonus-money = { $dr } dr
rhodes-effect-bonus-estate = ein Produkt nach Wahl für das Landgut
rhodes-effect-bonus-bronze = eine Bronze
rhodes-effect-bonus-store = ein Produkt nach Wahl für das Lagerhaus
rhodes-effect-bonus-gold = ein Gold
rhodes-effect-bonus-any = einer der Boni 1 bis 8

## Rotterdam
rotterdam-intro = Deine Schiffe bringen Rohstoffe vom Meer zu vier Häfen. Ein Hafen gibt eine Produktkarte für den Rohstoff, den er will. Gib Produktkarten für deine Missionen ab; die meisten Siegpunkte (SP) gewinnen. Jede Runde hat sechs Phasen: ein Schiff einsetzen, eine Farbe ansagen (jedes Schiff mit einem solchen Kanal vor sich muss fahren), Transportkarten für Schiffe an Ankern ziehen, entladen, Produktkarten tauschen, eine Mission erfüllen. Missionen, Produkte und Transportkarten auf der Hand sind geheim.
rotterdam-told-cancel = bricht das Angebot ab
rotterdam-told-none = tauscht mit niemandem
rotterdam-drawn-chart = Vom Meer zu den Häfen
rotterdam-drawn-launch = Einsetzen
rotterdam-drawn-sail = Fahren
rotterdam-drawn-anchors = Anker
rotterdam-drawn-unload = Entladen
rotterdam-drawn-trade = Handel
rotterdam-drawn-missions = Missionen
rotterdam-drawn-master = Hafenmeister
rotterdam-drawn-open_products = offene Produkte
rotterdam-drawn-open_missions = offene Missionen
rotterdam-drawn-harbour = Hafen
rotterdam-drawn-wants = will
rotterdam-drawn-stock = Vorrat
rotterdam-drawn-gives = gibt eine Karte
rotterdam-drawn-stack = Stapel
rotterdam-drawn-docked = am Kai
rotterdam-drawn-top = { $count }, dann { $product }
rotterdam-drawn-card = Karte { $card }
rotterdam-drawn-card-on = Karte { $card }: das Schiff auf { $position }
rotterdam-drawn-calling = angesagt: { $colour }
rotterdam-drawn-moving = angesagt: { $colour }; das Schiff auf { $position } fährt
rotterdam-drawn-settling = Mission { $mission }; noch abzugeben: { $left }
rotterdam-drawn-drafted = Angebot von { $who }, in Arbeit
rotterdam-drawn-to-all = Angebot von { $who } an alle
rotterdam-drawn-to-one = Angebot von { $who } an { $partner }
rotterdam-drawn-terms = { $offer }: gibt { $given }, will { $wanted }
rotterdam-drawn-accepted = { $offer }; angenommen von { $names }
rotterdam-drawn-product-cards = Produktkarten
rotterdam-drawn-transport-cards = Transport
rotterdam-drawn-done = erfüllt { $mission } { $points }
rotterdam-drawn-in-hand = { $count } auf der Hand
rotterdam-drawn-known = (bekannt: { $products })
rotterdam-drawn-laid = ausgelegt: { $cards }
rotterdam-drawn-owed = { $count } zu ziehen
rotterdam-drawn-missing = es fehlt noch: { $products }
rotterdam-drawn-complete = vollständig
rotterdam-drawn-points = { $points } SP
rotterdam-drawn-products = Produkte
rotterdam-drawn-transport = Transport
rotterdam-drawn-hand-of = Hand von { $who }
rotterdam-drawn-no-cargo = keine Ladung
rotterdam-drawn-anchor = Anker
rotterdam-drawn-channels = Kanäle
rotterdam-effect-own-ship = dein Schiff, { $load }
rotterdam-effect-ship = { $who }, { $load }
rotterdam-effect-free = frei
rotterdam-effect-group-start = Ab { $position }
rotterdam-effect-group-send = Abschicken
rotterdam-effect-from = von { $position }
rotterdam-effect-hold = du hast { $count }
rotterdam-effect-keep = und { $product } behalten
rotterdam-effect-hold-none = { $product } hast du nicht
rotterdam-effect-hand-in = abgeben: { $products }
rotterdam-effect-offer = Produktkarten tauschen; { $left ->
    [one] noch { $left } Angebot
   *[other] noch { $left } Angebote
}
rotterdam-effect-unreachable = erreicht { $harbour } nicht
rotterdam-effect-mission = { $harbour }, Mission { $numbers }
rotterdam-effect-you-choose = dann wählst du
rotterdam-effect-chooses = dann wählt { $who }
rotterdam-effect-no-ship-moves = kein Schiff fährt
rotterdam-effect-lay = offen auslegen: { $vp } SP
rotterdam-effect-from-hand = mit einem Schiff aus deiner Hand
rotterdam-effect-all-hear = alle hören es
rotterdam-effect-one-reads = nur { $who } liest es
rotterdam-effect-with = mit { $who } tauschen
rotterdam-effect-fulfil = { $mission }: { $points } SP
rotterdam-effect-fulfil-jokers = { $mission }: { $points } SP, { $count ->
    [one] { $count } Joker
   *[other] { $count } Joker
} für { $products }
rotterdam-effect-has = { $who } hat { $count } von { $harbour }
rotterdam-effect-has-seen = { $who } hat { $count } von { $harbour } ({ $product } gesehen)
rotterdam-effect-nothing-changes = nichts ändert sich
rotterdam-effect-exchange = du bekommst { $given }, du gibst { $wanted }
rotterdam-effect-no-ship = kein Schiff einsetzen
rotterdam-effect-no-mission = keine Mission erfüllen
rotterdam-effect-draw = { $count ->
    [one] { $count } Transportkarte
   *[other] { $count } Transportkarten
} ziehen
rotterdam-effect-no-offers = keine Angebote mehr
rotterdam-effect-drop = Angebot abbrechen; es bleibt geheim
rotterdam-effect-nobody = mit niemandem tauschen
rotterdam-effect-not-docked = keines deiner Schiffe liegt in einem Hafen
rotterdam-effect-unload = { $ships ->
    [one] { $ships } Schiff zurück auf die Hand
   *[other] { $ships } Schiffe zurück auf die Hand
}, { $cards ->
    [one] { $cards } Produktkarte
   *[other] { $cards } Produktkarten
}

## Auf der Befehlszeile abgelehnt
refused-choose-one = wähle eines von { $options }
refused-fixed = { $option } steht durch die gespeicherte Partie fest
refused-no-resume = es gibt keine Partie, die weitergehen könnte
refused-other-game = { $file }: ist eine Partie von { $saved }, nicht von { $asked }
refused-range = { $option } muss von { $low } bis { $high } sein, nicht { $value }
refused-seat-twice = --seat nennt denselben Platz zweimal
refused-seats = { $players } Spieler mit { $bots } Bots lassen { $left } Plätze für Menschen, --seat nennt aber { $named }
refused-many-bots = --bot nennt { $named } Bots, es gibt aber Plätze für { $seats }
refused-no-decision = { $file }: hat Entscheidungen 0 bis { $last }, nicht { $asked }
refused-in-file = { $file }: { $what }
refused-no-file = { $file }: diese Datei gibt es nicht
refused-a-folder = { $file }: ist ein Ordner, keine Datei
refused-cannot-read = { $file }: lässt sich nicht lesen
refused-transcript = diese Partie lässt sich nicht nachspielen: { $detail }
refused-large-file = { $file }: ist größer als { $most } MiB, zu viel für eine Partie
refused-not-a-game = { $file }: ist keine gespeicherte Partie
refused-other-format = { $file }: gespeichert als { $saved }; diese Version liest { $read }
refused-saved-seats = { $file }: seats muss { $players } von diesen nennen: { $known }
refused-players = { $game } ist für { $low } bis { $high } Spieler, nicht { $value }
refused-no-game = kein Spiel heißt { $name }; es gibt { $known }
refused-no-bot = diesen Bot gibt es nicht; es gibt { $known }
refused-more-problems = { $problem } (und { $count } weitere: emporion edition check FILE)
refused-no-field = kein Feld von { $game } beginnt mit { $start }
refused-other-edition = { $other } ist für { $before }, { $edition } für { $after }
refused-file-is-there = { $file }: gibt es schon; --force überschreibt sie
refused-nothing-decided = { $file }: enthält von { $who } nichts zu beurteilen
refused-no-judge = so jemanden, der urteilt, gibt es nicht; es gibt planner:N und master:N, N von 1 bis { $most } Simulationen

## Ausgaben
terminal-edition-wrote = { $file } ist geschrieben. Ändere die Zahlen, dann: { $command }
terminal-edition-standard = { $file }: { $name } für { $game } ist in Ordnung; spielt sich wie die Standardausgabe; Hash { $hash }
terminal-edition-changed = { $file }: { $name } für { $game } ist in Ordnung; { $count ->
    [one] { $count } Wert geändert
   *[other] { $count } Werte geändert
}; Hash { $hash }
terminal-edition-same = { $name } hat dieselben Werte wie { $other }.
terminal-edition-field = Feld
terminal-edition-value = Wert
terminal-edition-mark = Kennzeichen
