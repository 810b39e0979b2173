# Rhodes and The Colossus.

## Words: goods, places, tiles
word-wine = wine
word-milk = milk
word-olives = olives
word-grain = grain
word-gold = gold
word-bronze = bronze
word-wild = wild cube
word-production = Production
word-farm = Farm
word-harbour = Harbour
word-market = Market
word-temple = Temple
word-townhall = Town hall
word-colossus = Colossus
word-extra = Extra
word-estate = estate
word-warehouse = warehouse
word-demeter = Demeter
word-demeter-wine = Demeter’s blessing of wine
word-demeter-milk = Demeter’s blessing of milk
word-demeter-olives = Demeter’s blessing of olives
word-demeter-grain = Demeter’s blessing of grain
word-poseidon = Poseidon
word-irrigation = Irrigation
word-irrigation-wine = Irrigation of wine
word-irrigation-milk = Irrigation of milk
word-irrigation-olives = Irrigation of olives
word-irrigation-grain = Irrigation of grain
word-barn = Barn
word-wagon = Wagon
word-abundance = Abundance
word-trader = Trader
word-connections = Connections
word-zeus = Zeus
word-alchemist = Alchemist
word-architect = Architect
word-plutus = Plutus
word-hermes = Hermes

## What is asked
rhodes-prompt-start = Buy a farmland to start with
rhodes-prompt-place = Place a marker on an action space
rhodes-prompt-produce = Put a chip on a field: choose both
rhodes-prompt-develop = Use your development tiles, or be done
rhodes-prompt-ship = Which ship sails?
rhodes-prompt-load = Load the next unit; the first one lies furthest in
rhodes-prompt-reward = How many units for victory points, the rest for drachmas?
rhodes-prompt-buy = Buy goods from the ships in the harbour
rhodes-prompt-fulfil = Fulfil an assignment
rhodes-prompt-sell = Sell a unit from your estate
rhodes-prompt-donate = Buy a victory point
rhodes-prompt-build = Buy a tile
rhodes-prompt-overflow = Your warehouse is overfull: discard a good
rhodes-prompt-row = Choose a step of the sequence table
rhodes-prompt-give = Give a product, from your estate or warehouse
rhodes-prompt-bronze = Pay a bronze
rhodes-prompt-bonus = Choose your bonus

## What can be done
rhodes-action-forfeit = Forfeit the marker
rhodes-action-stop = Stop here
rhodes-action-skip = Nothing more
rhodes-action-done = Done
rhodes-action-place = Place a marker: { $place }
rhodes-action-donate = Buy a victory point
rhodes-action-sail = Sail the ship of length { $length }
rhodes-action-load = Load { $product }
rhodes-action-take = Take { $product }
rhodes-action-sell = Sell { $product }
rhodes-action-vp = { $units ->
    [0] Drachmas for everything
    [one] Victory points for { $units } unit, drachmas for the rest
   *[other] Victory points for { $units } units, drachmas for the rest
}
rhodes-action-discard = Discard { $good }
rhodes-action-bonus = Take the bonus of row { $row }
rhodes-action-produce = Produce { $product } with chip { $chip }
rhodes-action-fulfil = Fulfil the assignment on plaza { $plaza }
rhodes-action-fulfil-bronze = Fulfil plaza { $plaza } with a bronze for a gold
rhodes-action-row = Step { $row }
rhodes-action-row-product = Step { $row }, and take { $product }
rhodes-action-give = { $storeId ->
    [estate] Give { $product } from your estate
   *[warehouse] Give { $product } from your warehouse
}
rhodes-action-pay = { $sourceId ->
    [architect] Pay a bronze of the architect’s
    [gold] Pay a gold instead of a bronze
   *[bronze] Pay a bronze
}
rhodes-action-buy-ship = Buy your large ship
rhodes-action-buy-farmland = Buy { $product } farmland for { $price } dr
rhodes-action-buy = Buy the good on square { $square }
rhodes-action-buy-as = Buy the wild cube on square { $square } as { $product }
rhodes-action-buy-tile = Buy { $tile }
rhodes-action-use-demeter = Let Demeter score
rhodes-action-use-wagon = Cart { $product } to the warehouse
rhodes-action-use-abundance = Receive { $product }
rhodes-action-use-trader = Swap { $gave } for { $got }
rhodes-action-use-hermes = Let Hermes buy in the harbour

## What happened
rhodes-event-round = Round { $round } begins.
rhodes-event-shuffle = { $count ->
    [one] { $count } Egyptian ship makes a new pile.
   *[other] { $count } Egyptian ships are shuffled into a new pile.
}
rhodes-event-farmland = { $who } takes { $product } farmland for { $price } dr.
rhodes-event-tile = { $who } builds { $tile }.
rhodes-event-large-ship = { $who } buys the large ship.
rhodes-event-chip = { $who } puts chip { $value } on { $product }.
rhodes-event-surplus = { $units } { $product } fit nowhere.
rhodes-event-enters = { $owner ->
    [null] An Egyptian ship sails in.
   *[other] A ship of { $who } sails in.
}
rhodes-event-leaves = { $owner ->
    [null] An Egyptian ship leaves.
   *[other] A ship of { $who } returns home.
}
rhodes-event-bought = { $who } buys { $good } from square { $square }.
rhodes-event-fulfilled = { $who } fulfils the assignment on plaza { $plaza }.
rhodes-event-row = { $who } moves to step { $row }.
rhodes-event-built = { $who } builds part { $place } of the Colossus.
rhodes-event-track = { $who } climbs to bonus row { $bonus }.
rhodes-event-temple-tile = { $left ->
    [0] The last temple tile is gone.
    [one] One temple tile is left.
   *[other] { $left } temple tiles are left.
}
rhodes-event-vp = { $who } scores { $amount } VP.
rhodes-event-money = { $sign ->
    [minus] { $who } pays { $size } dr.
   *[other] { $who } receives { $size } dr.
}
rhodes-event-gain = { $sourceId ->
    [bonus] { $who } receives { $good }.
    [extra] { $who } receives { $good }.
    [temple] { $who } receives { $good }.
    [abundance] { $who } receives { $good }.
    [row] { $who } takes { $good }.
   *[other] { "" }
}
rhodes-event-lose = { $sourceId ->
    [market] { $who } sells { $good }.
    [discard] { $who } discards { $good }.
   *[other] { "" }
}
rhodes-event-last-round = { $causeId ->
    [statue] The Colossus is complete: this is the last round.
    [plaza] A plaza stays empty: this is the last round.
   *[other] This is the last round.
}
rhodes-event-over = The game is over.

## The board
rhodes-zone-fields = Fields
rhodes-zone-basin = Harbour
rhodes-zone-agora = Agora
rhodes-zone-plazas = Plazas with assignments
rhodes-zone-steps = Sequence table
rhodes-zone-ladder = Score track
rhodes-zone-herald = Round
rhodes-zone-site = Construction site
rhodes-zone-shop = For sale at the town hall
rhodes-zones = Parts of the board
rhodes-tab-plazas = Plazas
rhodes-tab-basin = Harbour
rhodes-tab-fields = Fields
rhodes-tab-site = Colossus
rhodes-tab-agora = Agora
rhodes-tab-steps = Steps
rhodes-tab-estate = Estate

rhodes-place-does = { $place }: { $does }
rhodes-space = { $place }, { $free ->
    [0] full
   *[other] { $free } of { $count } free
}
rhodes-field = { $product ->
   *[other] Field of { $product }
}, { $chips ->
    [none] no chip
   *[other] chip { $chips }
}
rhodes-chip = Production chip { $value }
rhodes-square = Square { $square }: { $good }; { $owner }; costs { $price } dr
rhodes-egyptian = Egyptian ship
rhodes-ship-of = ship of { $who }
rhodes-next = next
rhodes-next-ship = The next Egyptian ship carries { $goods }
rhodes-market-hint = dr a unit
rhodes-temple-hint = dr for a VP
rhodes-temple-asks = { $products } → { $vp } VP
rhodes-temple-left = ×{ $count }
rhodes-new-temple = { $place }. Give { $products ->
    [one] { $products } product
   *[other] { $products } products
} for a VP a tile, at most { $vp }. Bronze here: { $bronze }
rhodes-for-sale = Sale { $count }
rhodes-shop = For sale at the town hall
rhodes-close = Close
rhodes-farmland = { $product } farmland for { $price } dr, { $count } left; farm income { $vp } VP, { $dr } dr
rhodes-tile = { $tile }, { $price } dr, { $count } left. { $does }
rhodes-own-tile = { $tile }. { $does }
rhodes-tile-demeter = Farm: 1 VP for every 2 units of its product on your estate.
rhodes-tile-poseidon = Farm: 1 VP.
rhodes-tile-irrigation = One unit more whenever anybody produces.
rhodes-tile-barn = Holds one unit more of each product you grow.
rhodes-tile-wagon = Farm: cart a unit to your warehouse; and 1 dr.
rhodes-tile-abundance = Farm: a unit of a product you grow; and 1 dr.
rhodes-tile-trader = Farm: swap a product in your warehouse; and 1 dr.
rhodes-tile-connections = Development tiles cost you 2 dr less.
rhodes-tile-zeus = A space of your own: use your tiles without sailing.
rhodes-tile-alchemist = Bronze stands for gold, or gold for bronze, once an action.
rhodes-tile-architect = Comes with two bronze for the Colossus.
rhodes-tile-plutus = Farm: 3 dr.
rhodes-tile-hermes = Farm: buy up to two goods in the harbour.
rhodes-plaza = Plaza { $plaza }: { $goods }; gives { $dr } dr and { $vp } VP
rhodes-plaza-empty = Plaza { $plaza }: empty
rhodes-empty = empty
rhodes-stack = { $count ->
    [one] { $count } assignment in the stack
   *[other] { $count } assignments in the stack
}
rhodes-stack-short = stack
rhodes-row = Step { $row }: { $effect }; { $who }
rhodes-row-pays = −{ $dr } dr
rhodes-row-gives = +{ $dr } dr
rhodes-row-product = +{ $dr } dr / ▣
rhodes-row-nothing = ·
rhodes-plus-vp = +{ $vp } VP
rhodes-dr = { $dr } dr
rhodes-score = { $who }: { $vp } VP
rhodes-round = Round { $round }
rhodes-setup = Setting up
rhodes-phase-actions = Actions
rhodes-phase-gold = Gold
rhodes-phase-sequence = Sequence
rhodes-last-round = This is the last round!
rhodes-over = The game is over.
rhodes-site = { $place }. { $built } of { $parts } parts built. The next asks { $products ->
    [one] { $products } product
   *[other] { $products } products
} and { $bronze } bronze, and scores { $vp } VP
rhodes-site-done = The Colossus stands: all parts are built
rhodes-bonus = Bonus row { $row }: { $gives }; { $who }
rhodes-bonus-estate = ▣ ↦ field
rhodes-bonus-bronze = bronze
rhodes-bonus-product = ▣ ↦ store
rhodes-bonus-gold = gold
rhodes-bonus-any = any

## Estates
rhodes-estates = Estates
rhodes-estate-of = Estate of { $who }
rhodes-estate = { $product } on the estate: { $count }, on { $tiles ->
    [one] { $tiles } farmland
   *[other] { $tiles } farmlands
}
rhodes-farm = Farm, { $free ->
    [0] used this round
   *[other] free
}
rhodes-barn = Storage barn: { $goods }
rhodes-no-tiles = No development tiles yet
rhodes-markers-left = { $count ->
    [one] { $count } marker left
   *[other] { $count } markers left
}
rhodes-stored = Warehouse: { $count } of { $bins }
rhodes-warehouse = Warehouse { $count }/{ $bins }
rhodes-in-warehouse = { $good } in the warehouse: { $count }
rhodes-ship = Ship of length { $length }, { $state }
rhodes-ship-home = at home
rhodes-ship-harbour = in the harbour
rhodes-ship-for-sale = for sale for { $price } dr
rhodes-reward = { $vp } VP + { $dr } dr
rhodes-again = Show once more what the others did
