# What only the terminal says. What is typed is the notation, which is the same in every language.

## Sitting down
terminal-which-game = Which game?
terminal-how-many = How many players?
terminal-how-many-bots = How many of them are bots?
terminal-how-strong = How strong?
terminal-one-of = Please type one of { $answers }, or Enter for { $default }.
terminal-put-aside = Your unfinished game is kept: { $command }
terminal-asked = Type the number of a choice. ? and the number explains it; help lists the rest.
terminal-you = you
terminal-bot = { $bot } bot
terminal-seed = seed { $seed }
terminal-edition = edition { $name }
terminal-thinking = { $who } is thinking ...
terminal-hand-over = { $who }, press Enter when only you look:
terminal-only = { $move ->
    [done] You could only be done.
    [decline] You could only decline.
   *[other] You could only pass.
} Press Enter to go on:

## Commands
terminal-or = { $first }, or { $second }
terminal-help-choose = choose by number, or by its text; the beginnings of the words will do
terminal-help-explain = the rule behind choice 3; ? { $example } says why it cannot be chosen
terminal-help-rules = any rule or section by its id; rules and a word searches
terminal-help-board = the board again
terminal-help-log = what happened in the last two rounds; log all: in the whole game
terminal-help-hint = what the coach would choose for you, and why
terminal-help-why = what the bots weighed before they last decided; in Rotterdam only after the end
terminal-help-undo = take back your last decision, until something new was shown or another decided
terminal-help-save = write the game to a file; emporion play --load FILE goes on from it
terminal-help-quit = leave; emporion play --resume goes on from here
terminal-type = Type the number of a choice, or help.
terminal-which = Which one: { $choices }?
terminal-no-choice = There is no choice { $typed }: type a number from 1 to { $last }, or help.
terminal-undo-stops = Undo stops here: { $why }
terminal-taken-back = Taken back.
terminal-name-the-file = Name the file: save FILE
terminal-not-saved = not saved: { $why }
terminal-is-foreign = { $name } is there already, and is no saved game
terminal-no-folder = there is no folder { $name }
terminal-saved = Saved. { $command } goes on from here.
terminal-thoughts-wait = The bots’ thoughts would show their hands: ask why when the game is over.
terminal-no-thoughts = No bot has thought anything over since your last turn.
terminal-no-thoughts-at-all = No bot has thought anything over since you sat down.
terminal-most-at-stake = Where the bots saw most at stake:
terminal-leaving = A file to save the game to, or Enter to leave:
terminal-keep = A file to keep the game in, or Enter:
terminal-keep-or-why = A file to keep the game in, why for the bots’ thoughts, or Enter:
terminal-not-kept = not kept: { $why }
terminal-kept = Kept. { $command } shows it again.
terminal-goodbye = Goodbye.
terminal-goodbye-resume = Goodbye. { $command } goes on from here.

## Telling
terminal-forced = { $move } (forced)
terminal-decision = decision { $number } of { $last }
terminal-is-asked = { $who } is asked: { $prompt }
terminal-step = Enter: next   b: back   NUMBER: go there   q: quit
terminal-victory-points = Victory points
terminal-winners = { $count ->
    [one] { $who } wins
   *[other] { $who } share the win
} with { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
}
terminal-source-advantage = advantage cards
terminal-source-products = product cards held
terminal-weighed-ahead = { $action }: wins { $percent }%, about { $points ->
    [one] { $points } point ahead
   *[other] { $points } points ahead
}
terminal-weighed-behind = { $action }: wins { $percent }%, about { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
}
terminal-weighed-level = { $action }: wins { $percent }%, about level
terminal-but-tried-less = { $words }, but looked at less
terminal-but-not-clearly = { $words }, but not clearly better
terminal-rather-than = rather than { $words }
terminal-or-this = or { $words }

## A review
terminal-review-judged = { $who }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, judged by { $judge } by what could be known at the time
terminal-review-tally = { $best } best, { $good } good, { $slip ->
    [one] { $slip } slip
   *[other] { $slip } slips
}, { $mistake ->
    [one] { $mistake } mistake
   *[other] { $mistake } mistakes
}, { $blunder ->
    [one] { $blunder } blunder
   *[other] { $blunder } blunders
}
terminal-review-rest = What else cost something
terminal-review-each = Decision by decision
terminal-review-more = { $count ->
    [one] { $count } more decision was as good as any, or nearly so
   *[other] { $count } more decisions were as good as any, or nearly so
}: --all shows every one.
terminal-review-at = round { $round }, decision { $number }
terminal-review-gave-wins = { $verdict }, { $percent }% given away
terminal-review-gave-points = { $verdict }, { $points ->
    [one] { $points } point given away
   *[other] { $points } points given away
}
terminal-review-then = then { $line }
terminal-review-judging = judging
terminal-review-stopped = Stopped after { $done } of { $of } decisions.

## Both boards
terminal-player = player
terminal-is-you = (you)
terminal-ships = ships
terminal-none = none
terminal-labelled = { $label }: { $words }

## Rhodes in words
rhodes-intro = You farm on Rhodes and trade in its harbour. Most victory points (VP) wins. Each round you place two action markers: grow goods (production), ship them (farm), buy goods and fulfil assignments (harbour), sell (market), buy VP (temple) or buy tiles (town hall). A ship that sails in pushes the others along the lane; goods that reach its end go to their owner’s warehouse, and from there to the assignments on the plazas. When those run out, the game ends.
rhodes-intro-colossus = Bronze is new: extra production gives it, and with it you build the Colossus, part by part, for VP and bonuses. The last part ends the game as well.
rhodes-told-phase = Phase: { $phase }
rhodes-told-money = { $sign ->
    [minus] { $who } pays { $size } dr ({ $source }).
   *[other] { $who } receives { $size } dr ({ $source }).
}
rhodes-told-vp = { $who } scores { $amount } VP ({ $source }).
rhodes-told-gain = { $who } receives { $good } in the { $store } ({ $source }).
rhodes-told-lose = { $who } gives { $good } from the { $store } ({ $source }).
rhodes-told-shown = Next comes an Egyptian ship with { $ship }.
rhodes-told-sunk = { $good } of an Egyptian ship goes back to the supply.
rhodes-told-plaza = A new assignment turns up on plaza { $plaza }: { $goods }.
rhodes-source-start = start
rhodes-source-forfeit = forfeited marker
rhodes-source-production = production
rhodes-source-irrigation = irrigation
rhodes-source-farmland = farmland
rhodes-source-demeter = Demeter
rhodes-source-poseidon = Poseidon
rhodes-source-wagon = wagon
rhodes-source-abundance = abundance
rhodes-source-trader = trader
rhodes-source-plutus = Plutus
rhodes-source-delivery = delivery
rhodes-source-loading = loading
rhodes-source-arrival = arrival
rhodes-source-purchase = purchase
rhodes-source-sale = sale
rhodes-source-discard = discard
rhodes-source-assignment = assignment
rhodes-source-supplement = goods from the estate
rhodes-source-market = market
rhodes-source-temple = temple
rhodes-source-townhall = town hall
rhodes-source-row = sequence table
rhodes-source-colossus = Colossus
rhodes-source-bonus = bonus
rhodes-source-extra = extra production
rhodes-source-money = money at the end
rhodes-source-gold = gold at the end
rhodes-source-bronze = bronze at the end

## The board of Rhodes, drawn
rhodes-drawn-marker = marker { $marker } of 2
rhodes-drawn-harbour = Harbour: ships sail in at the left
rhodes-drawn-price = price
rhodes-drawn-goods = goods
rhodes-drawn-ship = ship
rhodes-drawn-square = square
rhodes-drawn-ware = ware-
rhodes-drawn-houses = houses
rhodes-drawn-next = next ship
rhodes-drawn-bow-first = bow first
rhodes-drawn-pile = { $pile } in the pile, { $discards } discarded
rhodes-drawn-reward = { $dr } dr { $vp } VP
rhodes-drawn-plazas = Plazas; fields
rhodes-drawn-fields = fields
rhodes-drawn-unused = unused chips: { $chips }
rhodes-drawn-spaces = Action spaces
rhodes-drawn-market = a unit for { $rates } dr
rhodes-drawn-temple = a VP for { $rates } dr
rhodes-drawn-farm = one each
rhodes-drawn-zeus = owners only
rhodes-drawn-extra = production, bronze
rhodes-drawn-row-either = +{ $dr } dr or product
rhodes-drawn-row-product = product
rhodes-drawn-site = The Colossus and the temple
rhodes-drawn-statue = statue
rhodes-drawn-bonus = bonus
rhodes-drawn-shrine = temple
rhodes-drawn-built = { $built } of { $parts } built
rhodes-drawn-next-part = next: { $products ->
    [one] { $products } product
   *[other] { $products } products
} + { $bronze } bronze → { $vp } VP
rhodes-drawn-complete = complete
rhodes-drawn-bonus-estate = estate+1
rhodes-drawn-bonus-store = store+1
rhodes-drawn-bonus-any = any
rhodes-drawn-new-temple = give { $products ->
    [one] { $products } product
   *[other] { $products } products
}: 1 VP per tile of your estate, at most { $vp }; { $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}, { $bronze } bronze here
rhodes-drawn-for-sale = Town hall: for sale, price in dr
rhodes-drawn-farmland = farmland
rhodes-drawn-tiles = tiles
rhodes-drawn-large-ship = ship of { $length }
rhodes-drawn-no-tiles = no tiles
rhodes-drawn-empty = empty
rhodes-drawn-standing = { $money } dr, { $vp } VP

## What a choice in Rhodes does
rhodes-effect-no-room = nobody has room for it
rhodes-effect-no-change = costs and gives nothing
rhodes-effect-group-farmland = Farmland
rhodes-effect-group-ship = Ship
rhodes-effect-group-tiles = Development tiles
rhodes-effect-group-room = Make room
rhodes-effect-group-buy = Buy
rhodes-effect-group-wild = Wild cube on square { $square }
rhodes-effect-group-estate = From your estate
rhodes-effect-group-warehouse = From your warehouse
rhodes-effect-then = then { $moves }
rhodes-effect-in-store = { $good } ({ $store })
rhodes-effect-make-room = make room, then buy
rhodes-effect-hand-in = hand in { $goods }
rhodes-effect-full-ship = a full ship of { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
rhodes-effect-act-first = act first
rhodes-effect-hermes = buy up to two goods now
rhodes-effect-no-more-tiles = use no more tiles
rhodes-effect-no-assignment = fulfil no assignment
rhodes-effect-buy-no-more = buy no more
rhodes-effect-sell-no-more = sell no more
rhodes-effect-market = sell one or two units from your estate for { $rate } dr each
rhodes-effect-temple = buy VP for { $rate } dr each
rhodes-effect-new-temple = give { $products ->
    [one] { $products } product
   *[other] { $products } products
} for { $vp } VP
rhodes-effect-new-temple-bronze = give { $products ->
    [one] { $products } product
   *[other] { $products } products
} for { $vp } VP and a bronze
rhodes-effect-colossus = give { $products ->
    [one] { $products } product
   *[other] { $products } products
} and { $bronze } bronze, build a part for { $vp } VP and a bonus
rhodes-effect-production = put two chips on two fields; all who own such farmland harvest
rhodes-effect-farm = income, tiles, then sail a full ship for VP or money
rhodes-effect-harbour = buy goods from ships, then fulfil an assignment
rhodes-effect-townhall = buy one or two tiles
rhodes-effect-extra = one more chip on a field that has one, and a bronze
rhodes-effect-zeus = use your development tiles
rhodes-effect-large-ship = your large ship
rhodes-effect-yields-dr = yields { $dr } dr in every farm action
rhodes-effect-yields-vp = yields { $vp } VP in every farm action
rhodes-effect-yields-both = yields { $dr } dr and { $vp } VP in every farm action
rhodes-effect-from-egypt = from an Egyptian ship
rhodes-effect-from-own = from your own ship
rhodes-effect-from = from { $who }
rhodes-effect-bonus-money = { $dr } dr
rhodes-effect-bonus-estate = a product of your choice for the estate
rhodes-effect-bonus-bronze = one bronze
rhodes-effect-bonus-store = a product of your choice for the warehouse
rhodes-effect-bonus-gold = one gold
rhodes-effect-bonus-any = any of the bonuses 1 to 8

## Rotterdam
rotterdam-intro = Your ships carry raw materials from the sea to four harbours. A harbour gives a product card for the material it wants. Hand product cards in for your missions; most victory points (VP) wins. Each round has six phases: place a ship, name a channel colour (every ship with such a channel ahead must sail), draw transport cards for ships on anchors, unload, trade product cards, fulfil a mission. Missions, products and transport cards in hand are secret.
rotterdam-told-cancel = drops the offer
rotterdam-told-none = trades with nobody
rotterdam-drawn-chart = From the sea to the harbours
rotterdam-drawn-launch = launch
rotterdam-drawn-sail = sail
rotterdam-drawn-anchors = anchors
rotterdam-drawn-unload = unload
rotterdam-drawn-trade = trade
rotterdam-drawn-missions = missions
rotterdam-drawn-master = harbour master
rotterdam-drawn-open_products = open products
rotterdam-drawn-open_missions = open missions
rotterdam-drawn-harbour = harbour
rotterdam-drawn-wants = wants
rotterdam-drawn-stock = in stock
rotterdam-drawn-gives = gives a card of
rotterdam-drawn-stack = stack
rotterdam-drawn-docked = docked
rotterdam-drawn-top = { $count }, next { $product }
rotterdam-drawn-card = card { $card }
rotterdam-drawn-card-on = card { $card }: the ship on { $position }
rotterdam-drawn-calling = calling { $colour }
rotterdam-drawn-moving = calling { $colour }: the ship on { $position } moves
rotterdam-drawn-settling = fulfilling { $mission }; still to hand in: { $left }
rotterdam-drawn-drafted = offer by { $who }, being drafted
rotterdam-drawn-to-all = offer by { $who } to all
rotterdam-drawn-to-one = offer by { $who } to { $partner }
rotterdam-drawn-terms = { $offer }: gives { $given }, wants { $wanted }
rotterdam-drawn-accepted = { $offer }; accepted by { $names }
rotterdam-drawn-product-cards = product cards
rotterdam-drawn-transport-cards = transport cards
rotterdam-drawn-done = done { $mission } { $points }
rotterdam-drawn-in-hand = { $count } in hand
rotterdam-drawn-known = (known: { $products })
rotterdam-drawn-laid = laid { $cards }
rotterdam-drawn-owed = { $count } to draw
rotterdam-drawn-missing = missing { $products }
rotterdam-drawn-complete = complete
rotterdam-drawn-points = { $points } VP
rotterdam-drawn-products = products
rotterdam-drawn-transport = transport
rotterdam-drawn-hand-of = Hand of { $who }
rotterdam-drawn-no-cargo = no cargo
rotterdam-drawn-anchor = anchor
rotterdam-drawn-channels = channels
rotterdam-effect-own-ship = your ship, { $load }
rotterdam-effect-ship = { $who }, { $load }
rotterdam-effect-free = free
rotterdam-effect-group-start = From { $position }
rotterdam-effect-group-send = Send it
rotterdam-effect-from = from { $position }
rotterdam-effect-hold = you hold { $count }
rotterdam-effect-keep = and keep your { $product }
rotterdam-effect-hold-none = you hold no { $product }
rotterdam-effect-hand-in = hand in { $products }
rotterdam-effect-offer = exchange product cards; { $left ->
    [one] { $left } offer left
   *[other] { $left } offers left
}
rotterdam-effect-unreachable = cannot reach { $harbour }
rotterdam-effect-mission = { $harbour }, mission { $numbers }
rotterdam-effect-you-choose = then you choose
rotterdam-effect-chooses = then { $who } chooses
rotterdam-effect-no-ship-moves = no ship moves
rotterdam-effect-lay = lay it face up: { $vp } VP
rotterdam-effect-from-hand = with a ship from your hand
rotterdam-effect-all-hear = everybody hears it
rotterdam-effect-one-reads = only { $who } reads it
rotterdam-effect-with = trade with { $who }
rotterdam-effect-fulfil = { $mission }: { $points } VP
rotterdam-effect-fulfil-jokers = { $mission }: { $points } VP, { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
} for { $products }
rotterdam-effect-has = { $who } has { $count } of { $harbour }
rotterdam-effect-has-seen = { $who } has { $count } of { $harbour } ({ $product } seen)
rotterdam-effect-nothing-changes = nothing changes
rotterdam-effect-exchange = you get { $given }, you give { $wanted }
rotterdam-effect-no-ship = place no ship
rotterdam-effect-no-mission = fulfil no mission
rotterdam-effect-draw = draw { $count ->
    [one] { $count } transport card
   *[other] { $count } transport cards
}
rotterdam-effect-no-offers = no more offers
rotterdam-effect-drop = drop the offer; it stays secret
rotterdam-effect-nobody = trade with nobody
rotterdam-effect-not-docked = none of your ships is in a harbour
rotterdam-effect-unload = { $ships ->
    [one] { $ships } ship back to hand
   *[other] { $ships } ships back to hand
}, { $cards ->
    [one] { $cards } product card
   *[other] { $cards } product cards
}

## Refused on the command line
refused-choose-one = choose one of { $options }
refused-fixed = { $option } is fixed by the saved game
refused-no-resume = there is no game to resume
refused-other-game = { $file }: is a game of { $saved }, not of { $asked }
refused-range = { $option } must be from { $low } to { $high }, not { $value }
refused-seat-twice = --seat names the same seat twice
refused-seats = { $players } players with { $bots } bots leave { $left } seats for people, but --seat names { $named }
refused-many-bots = --bot names { $named } bots, but there are seats for { $seats }
refused-no-decision = { $file }: has decisions 0 to { $last }, not { $asked }
refused-in-file = { $file }: { $what }
refused-no-file = { $file }: there is no such file
refused-a-folder = { $file }: is a folder, not a file
refused-cannot-read = { $file }: cannot be read
refused-transcript = this game cannot be replayed: { $detail }
refused-large-file = { $file }: is larger than { $most } MiB, too much for a game
refused-not-a-game = { $file }: is not a saved game
refused-other-format = { $file }: saved as { $saved }; this version reads { $read }
refused-saved-seats = { $file }: seats must name { $players } of { $known }
refused-players = { $game } is for { $low } to { $high } players, not { $value }
refused-no-game = no game is called { $name }; there are { $known }
refused-no-bot = there is no such bot; there are { $known }
refused-more-problems = { $problem } (and { $count } more: emporion edition check FILE)
refused-no-field = no field of { $game } begins with { $start }
refused-other-edition = { $other } is for { $before }, { $edition } for { $after }
refused-file-is-there = { $file }: is there already; --force writes over it
refused-nothing-decided = { $file }: has nothing to judge of { $who }
refused-no-judge = there is no such judge; there are planner:N and master:N, N from 1 to { $most } simulations

## Editions
terminal-edition-wrote = Wrote { $file }. Change the numbers, then: { $command }
terminal-edition-standard = { $file }: { $name } for { $game } is sound; plays as the standard edition; hash { $hash }
terminal-edition-changed = { $file }: { $name } for { $game } is sound; { $count ->
    [one] { $count } value changed
   *[other] { $count } values changed
}; hash { $hash }
terminal-edition-same = { $name } has the same values as { $other }.
terminal-edition-field = field
terminal-edition-value = value
terminal-edition-mark = mark
