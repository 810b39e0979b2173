# Why something is not possible now. Each follows a colon, with its rule behind it.
why-not = Not now: { $words } ({ $rule })
why-not-asked = something else is asked. { $prompt }
why-unknown-action = there is no such action
why-game-over = the game is over

## Rhodes
rhodes-why-start-first = buying the first farmlands comes first
rhodes-why-not-sold = none of these is for sale
rhodes-why-too-dear = it costs more than you have
rhodes-why-same-product = the first two farmlands must give different products
rhodes-why-no-second-tile = you could not afford a second farmland after it
rhodes-why-can-buy = you can buy a farmland, so you must
rhodes-why-no-such-place = this place is not part of the game
rhodes-why-space-taken = { $placeId ->
    [production] the production spaces are full
    [farm] your farm has been used this round
    [harbour] the harbour is full
    [market] the market is full
    [temple] the temple is full
    [townhall] the town hall is full
    [colossus] the construction site is full
    [extra] the extra production space is taken
    [zeus] Zeus has been used this round
   *[other] no action space is free there
}
rhodes-why-can-act = there is an action you can take, so the marker is not forfeited
rhodes-why-few-chips = production needs two unused chips and two free fields
rhodes-why-chip-used = { $decisionId ->
    [place] no chip is unused
   *[other] no chip of this value is unused
}
rhodes-why-field-used = this field has served this round
rhodes-why-field-unused = this field holds no chip yet this round
rhodes-why-nothing-produced = nothing has been produced this round
rhodes-why-no-full-ship = no ship at home can be loaded fully
rhodes-why-not-owned = you do not own this tile
rhodes-why-tile-used = this tile has been used already
rhodes-why-no-unit = there is no such unit on your estate
rhodes-why-no-room = there is no room for this product
rhodes-why-no-farmland = you have no farmland for this product
rhodes-why-warehouse-full = your warehouse is full
rhodes-why-demeter-nothing = Demeter would score nothing now
rhodes-why-ship-at-risk = no ship could be loaded fully afterwards
rhodes-why-no-ship-home = no ship of this length is at home
rhodes-why-too-few-units = there are too few units to load it fully
rhodes-why-too-many-vp = the ship carries fewer units
rhodes-why-no-good-there = no good lies on this square
rhodes-why-not-wild = only a wild cube becomes a product of choice
rhodes-why-wild-needs-product = choose the product the wild cube becomes
rhodes-why-must-buy = after the discard you must buy something
rhodes-why-not-full = your warehouse is not full
rhodes-why-not-held = there is none in your warehouse
rhodes-why-nothing-yet = at least one is needed before you may stop
rhodes-why-nothing-affordable = you can afford nothing there
rhodes-why-nothing-to-do = there is nothing you could buy and no assignment to fulfil
rhodes-why-no-assignment = there is no assignment on this plaza
rhodes-why-missing-goods = goods for this assignment are missing
rhodes-why-too-many-missing = at most two goods may come from the estate
rhodes-why-supplement-dear = you cannot pay for the goods from the estate
rhodes-why-none-from-warehouse = at least one good must come from the warehouse
rhodes-why-no-alchemist = that needs the alchemist
rhodes-why-no-gold-asked = this assignment asks for no gold
rhodes-why-must-fulfil = nothing was bought, so an assignment must be fulfilled
rhodes-why-temple-dear = you cannot pay for a victory point
rhodes-why-have-type = you own a tile of this type already
rhodes-why-own-row = the marker must move to another step
rhodes-why-row-taken = another player has chosen this step
rhodes-why-row-dear = you cannot pay for this step
rhodes-why-row-no-product = this step gives no product
rhodes-why-other-row-forced = only one step is left for you, and it is another
rhodes-why-cannot-deliver = you cannot deliver the goods
rhodes-why-statue-done = the statue is complete
rhodes-why-architect-empty = no bronze is left on the architect
rhodes-why-once-per-action = that is possible once per action
rhodes-why-no-zeus-tile = you own no tile that Zeus could use
rhodes-why-bonus-no-room = there is no room for a product on your estate

## Rotterdam
rotterdam-why-no-ship-in-hand = you have no ship in hand
rotterdam-why-no-such-start = the chart has no such start
rotterdam-why-start-taken = the start is taken
rotterdam-why-out-of-stock = none of this raw material is in stock
rotterdam-why-no-channel = no channel of the colour leads there
rotterdam-why-way-taken = the position is taken
rotterdam-why-not-a-rival = this ship does not compete for the position
rotterdam-why-card-not-held = you do not hold this card
rotterdam-why-joker-in-missions = a joker is used when fulfilling a mission
rotterdam-why-no-targets = no ship on the water suits this card
rotterdam-why-no-free-way-back = there is no free way back
rotterdam-why-no-empty-ship = you have no place for the cargo
rotterdam-why-no-ship-there = no ship lies there
rotterdam-why-no-load = the ship there is empty
rotterdam-why-same-raw = the two ships must carry different raw materials
rotterdam-why-from-start = a ship on a start cannot be moved back
rotterdam-why-no-offers-left = no more offers this turn
rotterdam-why-nothing-to-trade = nobody holds a product card
rotterdam-why-product-not-held = you hold no more of this product
rotterdam-why-both-sides = a product cannot be on both sides
rotterdam-why-nobody-could = by the card backs nobody could hold that
rotterdam-why-empty-draft = the offer is empty
rotterdam-why-no-all = with two players an offer goes to the other one
rotterdam-why-not-askable = an offer goes to another player
rotterdam-why-cannot-cover = by the card backs this player cannot hold what is wanted
rotterdam-why-did-not-accept = this player did not accept
rotterdam-why-lacks-cards = you lack the cards that are wanted
rotterdam-why-no-such-mission = you hold no such mission
rotterdam-why-missing-products = you lack product cards and jokers for it
rotterdam-why-no-joker = you hold no joker
rotterdam-why-not-needed = the mission does not need that any more
rotterdam-why-one-real-card = at least one real product card must be handed in
rotterdam-why-missing-to-hand-in = you do not hold everything that is left

## Why undo stops
undo-nothing = Nothing has been decided yet.
undo-over = The game is over.
undo-decided = { $who } has decided since.
rhodes-seen-shuffle = The Egyptian ships were shuffled since.
rhodes-seen-shown = A new Egyptian ship was shown since.
rhodes-seen-plaza = A new assignment was turned up since.
rotterdam-seen-shuffle = The transport cards were shuffled since.
rotterdam-seen-card = A transport card was drawn since.
rotterdam-seen-played = The card was shown.
rotterdam-seen-product = A product card was drawn since.
rotterdam-seen-product-back = A product card was drawn since.
rotterdam-seen-offered = The offer was made.
rotterdam-seen-answered = The offer was answered.
rotterdam-seen-handed = Cards changed hands since.
rotterdam-seen-handed-back = Cards changed hands since.
rotterdam-seen-joker = The joker was shown.
rotterdam-seen-spent = Product cards were shown.
rotterdam-seen-fulfilled = The mission was shown.
rotterdam-seen-mission = A mission was drawn since.
rotterdam-seen-choice = Another player turned out to have a choice.
