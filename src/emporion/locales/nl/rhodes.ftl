# Rhodes en De Kolossus.

## Woorden: goederen, plekken, tegels
word-wine = wijn
word-milk = melk
word-olives = olijven
word-grain = graan
word-gold = goud
word-bronze = brons
word-wild = jokerblokje
word-production = Productie
word-farm = Boerderij
word-harbour = Haven
word-market = Markt
word-temple = Tempel
word-townhall = Stadhuis
word-colossus = Kolossus
word-extra = Extra
word-estate = landgoed
word-warehouse = pakhuis
word-demeter = Demeter
word-demeter-wine = Zegen van Demeter: wijn
word-demeter-milk = Zegen van Demeter: melk
word-demeter-olives = Zegen van Demeter: olijven
word-demeter-grain = Zegen van Demeter: graan
word-poseidon = Poseidon
word-irrigation = Irrigatie
word-irrigation-wine = Irrigatie: wijn
word-irrigation-milk = Irrigatie: melk
word-irrigation-olives = Irrigatie: olijven
word-irrigation-grain = Irrigatie: graan
word-barn = Schuur
word-wagon = Kar
word-abundance = Overvloed
word-trader = Handelaar
word-connections = Connecties
word-zeus = Zeus
word-alchemist = Alchemist
word-architect = Architect
word-plutus = Ploutos
word-hermes = Hermes

## Wat er gevraagd wordt
rhodes-prompt-start = Koop een landbouwtegel om mee te beginnen
rhodes-prompt-place = Zet een marker op een actievak
rhodes-prompt-produce = Leg een fiche op een veld: kies beide
rhodes-prompt-develop = Gebruik je ontwikkeltegels, of je bent klaar
rhodes-prompt-ship = Welk schip vaart uit?
rhodes-prompt-load = Laad de volgende eenheid; de eerste ligt het verst in de haven
rhodes-prompt-reward = Hoeveel eenheden voor punten, de rest voor drachmen?
rhodes-prompt-buy = Koop goederen van de schepen in de haven
rhodes-prompt-fulfil = Vervul een opdracht
rhodes-prompt-sell = Verkoop een eenheid van je landgoed
rhodes-prompt-donate = Koop een punt
rhodes-prompt-build = Koop een tegel
rhodes-prompt-overflow = Je pakhuis is te vol: leg een goed af
rhodes-prompt-row = Kies een rij van de volgordetabel
rhodes-prompt-give = Lever een product, van je landgoed of uit je pakhuis
rhodes-prompt-bronze = Betaal een brons
rhodes-prompt-bonus = Kies je bonus

## Wat je kunt doen
rhodes-action-forfeit = Marker laten vervallen
rhodes-action-stop = Stoppen
rhodes-action-skip = Niets meer
rhodes-action-done = Klaar
rhodes-action-place = Zet een marker: { $place }
rhodes-action-donate = Koop een punt
rhodes-action-sail = Laat het schip met lengte { $length } varen
rhodes-action-load = Laad { $product }
rhodes-action-take = Neem { $product }
rhodes-action-sell = Verkoop { $product }
rhodes-action-vp = { $units ->
    [0] Drachmen voor alles
    [one] Punten voor { $units } eenheid, drachmen voor de rest
   *[other] Punten voor { $units } eenheden, drachmen voor de rest
}
rhodes-action-discard = Leg { $good } af
rhodes-action-bonus = Neem de bonus van rij { $row }
rhodes-action-produce = Produceer { $product } met fiche { $chip }
rhodes-action-fulfil = Vervul de opdracht op plein { $plaza }
rhodes-action-fulfil-bronze = Vervul plein { $plaza } met brons als goud
rhodes-action-row = Rij { $row }
rhodes-action-row-product = Rij { $row }, en neem { $product }
rhodes-action-give = { $storeId ->
    [estate] Lever { $product } van je landgoed
   *[warehouse] Lever { $product } uit je pakhuis
}
rhodes-action-pay = { $sourceId ->
    [architect] Betaal een brons van de architect
    [gold] Betaal een goud in plaats van een brons
   *[bronze] Betaal een brons
}
rhodes-action-buy-ship = Koop je grote schip
rhodes-action-buy-farmland = Koop landbouwtegel { $product } voor { $price } dr
rhodes-action-buy = Koop het goed op vak { $square }
rhodes-action-buy-as = Koop het jokerblokje op vak { $square } als { $product }
rhodes-action-buy-tile = Koop { $tile }
rhodes-action-use-demeter = Laat Demeter scoren
rhodes-action-use-wagon = Breng { $product } naar het pakhuis
rhodes-action-use-abundance = Ontvang { $product }
rhodes-action-use-trader = Ruil { $gave } voor { $got }
rhodes-action-use-hermes = Laat Hermes kopen in de haven

## Wat er gebeurde
rhodes-event-round = Ronde { $round } begint.
rhodes-event-shuffle = { $count ->
    [one] { $count } Egyptisch schip vormt een nieuwe stapel.
   *[other] { $count } Egyptische schepen worden tot een nieuwe stapel geschud.
}
rhodes-event-farmland = { $who } neemt landbouwtegel { $product } voor { $price } dr.
rhodes-event-tile = { $who } bouwt { $tile }.
rhodes-event-large-ship = { $who } koopt het grote schip.
rhodes-event-chip = { $who } legt fiche { $value } op { $product }.
rhodes-event-surplus = { $units ->
    [one] { $units } { $product } past nergens.
   *[other] { $units } { $product } passen nergens.
}
rhodes-event-enters = { $owner ->
    [null] Een Egyptisch schip vaart binnen.
   *[other] Een schip van { $who } vaart binnen.
}
rhodes-event-leaves = { $owner ->
    [null] Een Egyptisch schip vertrekt.
   *[other] Een schip van { $who } keert terug.
}
rhodes-event-bought = { $who } koopt { $good } van vak { $square }.
rhodes-event-fulfilled = { $who } vervult de opdracht op plein { $plaza }.
rhodes-event-row = { $who } gaat naar rij { $row }.
rhodes-event-built = { $who } bouwt deel { $place } van de Kolossus.
rhodes-event-track = { $who } klimt naar bonusrij { $bonus }.
rhodes-event-temple-tile = { $left ->
    [0] De laatste tempeltegel is weg.
    [one] Er is nog één tempeltegel.
   *[other] Er zijn nog { $left } tempeltegels.
}
rhodes-event-vp = { $who } scoort { $amount } pt.
rhodes-event-money = { $sign ->
    [minus] { $who } betaalt { $size } dr.
   *[other] { $who } ontvangt { $size } dr.
}
rhodes-event-gain = { $sourceId ->
    [bonus] { $who } ontvangt { $good }.
    [extra] { $who } ontvangt { $good }.
    [temple] { $who } ontvangt { $good }.
    [abundance] { $who } ontvangt { $good }.
    [row] { $who } neemt { $good }.
   *[other] { "" }
}
rhodes-event-lose = { $sourceId ->
    [market] { $who } verkoopt { $good }.
    [discard] { $who } legt { $good } af.
   *[other] { "" }
}
rhodes-event-last-round = { $causeId ->
    [statue] De Kolossus is af: dit is de laatste ronde.
    [plaza] Een plein blijft leeg: dit is de laatste ronde.
   *[other] Dit is de laatste ronde.
}
rhodes-event-over = Het spel is afgelopen.

## Het bord
rhodes-zone-fields = Velden
rhodes-zone-basin = Haven
rhodes-zone-agora = Agora
rhodes-zone-plazas = Pleinen met opdrachten
rhodes-zone-steps = Volgordetabel
rhodes-zone-ladder = Scorespoor
rhodes-zone-herald = Ronde
rhodes-zone-site = Bouwplaats
rhodes-zone-shop = Te koop in het stadhuis
rhodes-zones = Delen van het bord
rhodes-tab-plazas = Pleinen
rhodes-tab-basin = Haven
rhodes-tab-fields = Velden
rhodes-tab-site = Kolossus
rhodes-tab-agora = Agora
rhodes-tab-steps = Volgorde
rhodes-tab-estate = Landgoed

rhodes-place-does = { $place }: { $does }
rhodes-space = { $place }, { $free ->
    [0] vol
   *[other] { $free } van { $count } vrij
}
rhodes-field = { $product ->
   *[other] Veld voor { $product }
}, { $chips ->
    [none] geen fiche
   *[other] fiche { $chips }
}
rhodes-chip = Productiefiche { $value }
rhodes-square = Vak { $square }: { $good }; { $owner }; kost { $price } dr
rhodes-egyptian = Egyptisch schip
rhodes-ship-of = schip van { $who }
rhodes-next = straks
rhodes-next-ship = Het volgende Egyptische schip brengt { $goods }
rhodes-market-hint = dr per eenheid
rhodes-temple-hint = dr voor een pt
rhodes-temple-asks = { $products } → { $vp } pt
rhodes-temple-left = ×{ $count }
rhodes-new-temple = { $place }. Lever { $products ->
    [one] { $products } product
   *[other] { $products } producten
} voor een pt per tegel, hoogstens { $vp }. Brons hier: { $bronze }
rhodes-for-sale = Te koop { $count }
rhodes-shop = Te koop in het stadhuis
rhodes-close = Sluiten
rhodes-farmland = Landbouwtegel { $product } voor { $price } dr, nog { $count }; levert { $vp } pt en { $dr } dr op bij de boerderij
rhodes-tile = { $tile }, { $price } dr, nog { $count }. { $does }
rhodes-own-tile = { $tile }. { $does }
rhodes-tile-demeter = Boerderij: 1 pt voor elke 2 eenheden van dit product op je landgoed.
rhodes-tile-poseidon = Boerderij: 1 pt.
rhodes-tile-irrigation = Eén eenheid meer telkens als iemand produceert.
rhodes-tile-barn = Bergt nog één eenheid van elk product dat je verbouwt.
rhodes-tile-wagon = Boerderij: breng een eenheid naar je pakhuis; en 1 dr.
rhodes-tile-abundance = Boerderij: een eenheid van een product dat je verbouwt; en 1 dr.
rhodes-tile-trader = Boerderij: ruil een product in je pakhuis; en 1 dr.
rhodes-tile-connections = Ontwikkeltegels kosten jou 2 dr minder.
rhodes-tile-zeus = Een vak voor jou alleen: gebruik je tegels zonder uit te varen.
rhodes-tile-alchemist = Brons geldt als goud, of goud als brons, één keer per actie.
rhodes-tile-architect = Komt met twee brons voor de Kolossus.
rhodes-tile-plutus = Boerderij: 3 dr.
rhodes-tile-hermes = Boerderij: koop hoogstens twee goederen in de haven.
rhodes-plaza = Plein { $plaza }: { $goods }; geeft { $dr } dr en { $vp } pt
rhodes-plaza-empty = Plein { $plaza }: leeg
rhodes-empty = leeg
rhodes-stack = { $count ->
    [one] { $count } opdracht in de stapel
   *[other] { $count } opdrachten in de stapel
}
rhodes-stack-short = stapel
rhodes-row = Rij { $row }: { $effect }; { $who }
rhodes-row-pays = −{ $dr } dr
rhodes-row-gives = +{ $dr } dr
rhodes-row-product = +{ $dr } dr / ▣
rhodes-row-nothing = ·
rhodes-plus-vp = +{ $vp } pt
rhodes-dr = { $dr } dr
rhodes-score = { $who }: { $vp } pt
rhodes-round = Ronde { $round }
rhodes-setup = Opzet
rhodes-phase-actions = Acties
rhodes-phase-gold = Goud
rhodes-phase-sequence = Volgorde
rhodes-last-round = Dit is de laatste ronde!
rhodes-over = Het spel is afgelopen.
rhodes-site = { $place }. { $built } van { $parts } delen gebouwd. Het volgende vraagt { $products ->
    [one] { $products } product
   *[other] { $products } producten
} en { $bronze } brons, en geeft { $vp } pt
rhodes-site-done = De Kolossus staat: alle delen zijn gebouwd
rhodes-bonus = Bonusrij { $row }: { $gives }; { $who }
rhodes-bonus-estate = ▣ ↦ land
rhodes-bonus-bronze = brons
rhodes-bonus-product = ▣ ↦ pakhuis
rhodes-bonus-gold = goud
rhodes-bonus-any = keuze

## Landgoederen
rhodes-estates = Landgoederen
rhodes-estate-of = Landgoed van { $who }
rhodes-estate = { $product } op het landgoed: { $count }, op { $tiles ->
    [one] { $tiles } landbouwtegel
   *[other] { $tiles } landbouwtegels
}
rhodes-farm = Boerderij, { $free ->
    [0] deze ronde gebruikt
   *[other] vrij
}
rhodes-barn = Opslagschuur: { $goods }
rhodes-no-tiles = Nog geen ontwikkeltegels
rhodes-markers-left = { $count ->
    [one] nog { $count } marker
   *[other] nog { $count } markers
}
rhodes-stored = Pakhuis: { $count } van { $bins }
rhodes-warehouse = Pakhuis { $count }/{ $bins }
rhodes-in-warehouse = { $good } in het pakhuis: { $count }
rhodes-ship = Schip met lengte { $length }, { $state }
rhodes-ship-home = thuis
rhodes-ship-harbour = in de haven
rhodes-ship-for-sale = te koop voor { $price } dr
rhodes-reward = { $vp } pt + { $dr } dr
rhodes-again = Laat nog eens zien wat de anderen deden
