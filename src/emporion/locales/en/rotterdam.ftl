# Rotterdam: what is asked, what can be done, what happened, and what lies on the chart.
rotterdam-prompt-launch = Place a ship: choose a start and its cargo, or pass.
rotterdam-prompt-call = Call a colour. Every ship with such a channel ahead has to sail.
rotterdam-prompt-steer = Two ways are open. Where does your ship go?
rotterdam-prompt-first = Which of your ships moves first?
rotterdam-prompt-turn = Play transport cards, or be done.
rotterdam-prompt-trade = Make an offer, or be done.
rotterdam-prompt-draft = Say what you give and want, and to whom it goes.
rotterdam-prompt-answer = Do you accept the offer?
rotterdam-prompt-pick = Several accept. With whom do you trade?
rotterdam-prompt-mission = Fulfil a mission, or pass.
rotterdam-prompt-settle = Use jokers, or hand in the product cards.
rotterdam-prompt-target = Choose a ship for the card.
rotterdam-prompt-target-card = Choose a ship for the card { $card }.
rotterdam-prompt-back = Choose the channel back.
rotterdam-prompt-goal = Where does the stolen cargo go?
rotterdam-prompt-cargo = Place the extra ship: choose a start and its cargo.

rotterdam-action-pass = Pass
rotterdam-action-done = Done
rotterdam-action-launch = Place a ship on { $position } with { $load }
rotterdam-action-launch-empty = Place an empty ship on { $position }
rotterdam-action-call = Call { $colour }
rotterdam-action-play = Play the card { $card }
rotterdam-action-steer = Sail to { $position }
rotterdam-action-at = The ship on { $position }
rotterdam-action-back = Back to { $position }
rotterdam-action-to = To { $position }
rotterdam-action-offer = Make an offer
rotterdam-action-give = Give { $product }
rotterdam-action-want = Want { $product }
rotterdam-action-offer-all = Offer it to all
rotterdam-action-offer-to = Offer it to player { $seat }
rotterdam-action-offer-to-named = Offer it to { $partner }
rotterdam-action-with = Trade with player { $seat }
rotterdam-action-with-named = Trade with { $partner }
rotterdam-action-cancel = Cancel the offer
rotterdam-action-accept = Accept
rotterdam-action-decline = Decline
rotterdam-action-none = Trade with nobody
rotterdam-action-fulfil = Fulfil mission { $number }
rotterdam-action-hand-in = Hand in the products
rotterdam-action-joker = Joker for { $product }

rotterdam-event-shuffle = The played cards are shuffled into a new deck of { $count }.
rotterdam-event-round = Round { $round } begins; { $who } is harbour master.
rotterdam-event-launched = { $who } places a ship on { $position }: { $load }.
rotterdam-event-called = { $who } calls { $colour }.
rotterdam-event-sailed = A ship of { $who } sails from { $start } to { $end }.
rotterdam-event-card = { $card ->
    [null] { $who } draws a transport card.
   *[other] { $who } draws the card { $card }.
}
rotterdam-event-played = { $who } plays the card { $card }.
rotterdam-event-unloaded = { $who } unloads in { $harbour }: { $load }.
rotterdam-event-product = { $who } draws { $product }.
rotterdam-event-product-back = { $who } draws a product of { $harbour }.
rotterdam-event-offered = { $to ->
    [all] { $who } makes an offer to all.
   *[other] { $who } makes an offer to { $partner }.
}
rotterdam-event-gives = { $who } gives { $count } × { $product }.
rotterdam-event-wants = { $who } wants { $count } × { $product }.
rotterdam-event-answered = { $accepted ->
    [true] { $who } accepts.
   *[other] { $who } declines.
}
rotterdam-event-handed = { $who } hands { $product } to { $partner }.
rotterdam-event-handed-back = { $who } hands a card of { $harbour } to { $partner }.
rotterdam-event-fulfilled = { $points ->
    [one] { $who } fulfils a mission for { $points } point: { $mission }.
   *[other] { $who } fulfils a mission for { $points } points: { $mission }.
}
rotterdam-event-spent = { $who } hands in { $product }.
rotterdam-event-joker = { $who } uses a joker for { $product }.
rotterdam-event-mission = { $mission ->
    [null] { $who } draws a mission.
   *[other] { $who } draws the mission { $mission }.
}
rotterdam-event-swapped = { $who } swaps the cargo of { $first } and { $second }.
rotterdam-event-stolen = { $who } steals the cargo of { $start } for { $end }.
rotterdam-event-seized = { $who } has { $raw } taken off the ship on { $position }.
rotterdam-event-last = { $cause ->
    [points] The game ends: a player has enough points on missions.
    [stacks] The game ends: the stacks are empty and nobody fulfilled a mission.
   *[rounds] The game ends: it has been the last round.
}
rotterdam-event-over = The game is over.

rotterdam-chart = Harbour chart
rotterdam-sea = North Sea
rotterdam-round = Round
rotterdam-phase-of-round = Round { $round }, phase { $number }: { $phase }
rotterdam-phase-launch = Place a ship
rotterdam-phase-sail = Sail
rotterdam-phase-anchors = Transport cards
rotterdam-phase-unload = Unload
rotterdam-phase-trade = Trade
rotterdam-phase-missions = Missions
rotterdam-sail = Sail!

rotterdam-place-start = Start { $name }
rotterdam-place-junction = Junction { $name }
rotterdam-place-anchor = Junction { $name }, anchor
rotterdam-place-with-ship = { $place }: ship of { $who }, { $load }
rotterdam-place-harbour = { $name }: wants { $raw }, gives { $products }; { $count } cards left
rotterdam-place-raw = { $raw }: { $count } in stock
rotterdam-place-empty = Let the ship sail empty
rotterdam-place-channel = Channels: { $colour }
rotterdam-place-mission = Mission { $number }: { $products } for { $points } VP
rotterdam-place-product = { $product }: { $count } in your hand
rotterdam-place-card = { $card } ({ $count }): { $text }
rotterdam-place-wanted = Ask for { $product }
rotterdam-place-seat = { $who }: { $state }
rotterdam-docked = { $who }: { $count } in harbour, { $load }

rotterdam-hand = Your hand
rotterdam-ships = Ships
rotterdam-ships-in-hand = Ships in hand: { $count }
rotterdam-missions = Missions ({ $points } VP end the game)
rotterdam-fulfilled = Missions fulfilled: { $count }, for { $points } VP
rotterdam-products = Products
rotterdam-transport = Transport cards
rotterdam-none-yet = None yet
rotterdam-others = The other players
rotterdam-again = ↺ Their moves
rotterdam-master = Harbour master
rotterdam-mission-cards = Missions: { $count }
rotterdam-transport-cards = Transport cards: { $count }
rotterdam-backs = Products of { $harbour }: { $count }
rotterdam-mission-pile = Missions in the pile: { $count }
rotterdam-deck = Transport cards in the deck: { $count }
rotterdam-played = Played: { $card } ({ $count })
rotterdam-laid = Lying open: { $card } ({ $count })
rotterdam-known = You know of { $product }: { $count }
rotterdam-wants = Wanted this round: { $product }

rotterdam-offer = Offer
rotterdam-make-offer = { $left ->
    [one] Make an offer ({ $left } left)
   *[other] Make an offer ({ $left } left)
}
rotterdam-draft = Your offer
rotterdam-drafts = { $who } is making an offer
rotterdam-offers-all = { $who } makes everybody an offer
rotterdam-offers-one = { $who } makes { $partner } an offer
rotterdam-i-give = I give
rotterdam-i-want = I want
rotterdam-they-give = Gives
rotterdam-they-want = Wants
rotterdam-nothing = nothing
rotterdam-sealed = not for your eyes
rotterdam-ask-for = Ask for
rotterdam-give-hint = Click products in your hand to give them.
rotterdam-send-to = Offer to { $who }
rotterdam-answer-yes = accepts
rotterdam-answer-no = declines
rotterdam-answer-asked = is thinking
rotterdam-answer-out = not asked
rotterdam-answer-waiting = waits
rotterdam-settling = Mission being settled
rotterdam-settle-title = Hand in: { $mission }

rotterdam-card-luck = Two ships with different cargo swap it.
rotterdam-card-cargo = Place another ship.
rotterdam-card-setback = Any ship goes back one channel.
rotterdam-card-storm = Any ship goes back two channels.
rotterdam-card-joker = Stands for a product when you fulfil a mission.
rotterdam-card-advantage = Worth 1 VP, lying open or in hand.
rotterdam-card-extra = Worth 2 VP, lying open or in hand.
rotterdam-card-thief = Take the cargo of any ship for an empty one of yours.
rotterdam-card-police = The cargo of any ship goes back to the stock.

word-fruit = fruit
word-oil = oil
word-ore = ore
word-empty = empty
word-bread = bread
word-beer = beer
word-orange-juice = orange juice
word-jam = jam
word-petrol = petrol
word-plastic = plastic
word-steel = steel
word-bicycles = bicycles
word-blue = blue
word-red = red
word-green = green
word-white = white
word-luck = luck turns
word-cargo = extra cargo
word-setback = setback
word-storm = heavy storm
word-joker = joker
word-advantage = advantage
rotterdam-word-extra = extra advantage
word-thief = cargo thief
word-police = harbour police
word-europoort = Europoort
word-botlek = Botlek
word-vulcaanhaven = Vulcaanhaven
word-merwehaven = Merwehaven
