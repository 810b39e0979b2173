# What the coach says of a game. Choices come as the notation or the page puts them.

## Why the best is best
coach-reason-wins = “{ $best }” has { $gain }% more chance to win than “{ $next }”{ $points ->
    [0] { "" }
    [one] { " " }and leads to { $points } point more
   *[other] { " " }and leads to { $points } points more
}.
coach-reason-idle = “{ $best }” has { $gain }% more chance to win than “{ $next }”, and { $without }% more than “{ $idle }”.
coach-reason-lead = “{ $best }” and “{ $next }” win about as often, but the first leads to { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
coach-reason-rather = “{ $best }” wins { $loss }% less often than “{ $next }”, but leads to { $points ->
    [one] { $points } point
   *[other] { $points } points
} more; the coach weighs both.
coach-reason-even = “{ $best }” and “{ $next }” are about as good: they differ by less than the coach can tell.
coach-reason-decided-lead = Who wins is all but decided; “{ $best }” leads to { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than “{ $next }”.
coach-reason-decided-even = Who wins is all but decided, and “{ $best }” and “{ $next }” lead to about as many points.
coach-reason-only = There is nothing else to choose.
coach-reason-offer = An exchange is in sight that helps your hand and may well be accepted.
coach-reason-no-offer = No exchange is in sight that helps your hand and is likely to be accepted.
coach-reason-draft = This is part of the exchange that helps your hand most and may well be accepted.

## What to do better
coach-lesson-drawn = { $count ->
    [one] Round { $rounds }
   *[other] { $count } times, { $scattered ->
        [1] between rounds { $from } and { $to }
       *[0] in { $many ->
            [one] round { $rounds }
           *[other] rounds { $rounds }
        }
    }, on average
}: { $percent ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $percent }% chance to win
} given away. { $count ->
    [one] “{ $best }” was better than “{ $chosen }”.
   *[other] Dearest was “{ $chosen }” in round { $round }, where “{ $best }” was better.
}
coach-lesson-opening = Much was lost in the opening: take your time over the first rounds, for they shape the rest.
coach-lesson-endgame = Much was lost towards the end: when the last rounds are near, count what still brings points.

coach-lesson-rhodes-start-other = Take more time over your first farmlands: what you grow, and the money you keep, shape the whole game.
coach-lesson-rhodes-place-rather = { $better } rather than { $place }: that is where your marker was worth more.
coach-lesson-rhodes-place-more = { $better }: go there more often.
coach-lesson-rhodes-place-less = { $place }: go there less often. Your marker was worth more elsewhere.
coach-lesson-rhodes-produce-other = Before you produce, look who else grows the product: choose field and chip so that most of it comes to you.
coach-lesson-rhodes-develop-more = Use your development tiles: you left them idle when they were worth something.
coach-lesson-rhodes-develop-less = Do not use a development tile only because you can: now and then it is better to be done.
coach-lesson-rhodes-develop-other = Choose better what you use your development tiles for.
coach-lesson-rhodes-ship-other = Choose better which ship sails: its length decides how much you load and how far it pushes the others.
coach-lesson-rhodes-load-other = Mind what you load, and in which order: the first unit lies furthest in.
coach-lesson-rhodes-reward-more = Take more victory points and fewer drachmas for your cargo: you had money enough.
coach-lesson-rhodes-reward-less = Take more drachmas and fewer victory points for your cargo: the money would have brought you more.
coach-lesson-rhodes-buy-more = Buy more in the harbour before you stop: the goods were worth their price.
coach-lesson-rhodes-buy-less = Stop buying in the harbour sooner: the money was worth more than the goods.
coach-lesson-rhodes-buy-other = Choose better what you buy in the harbour: the price counts, and what the plazas ask for.
coach-lesson-rhodes-fulfil-more = Fulfil assignments when you can: waiting cost you.
coach-lesson-rhodes-fulfil-less = Do not fulfil an assignment only because you can: waiting was worth more.
coach-lesson-rhodes-fulfil-other = When you can fulfil several assignments, compare what each brings and what it leaves in your warehouse.
coach-lesson-rhodes-sell-more = Sell more on the market before you stop: the money was worth more than the goods.
coach-lesson-rhodes-sell-less = Sell less on the market: the goods were worth more to you than the money.
coach-lesson-rhodes-sell-other = Choose better what you sell: keep what you can ship.
coach-lesson-rhodes-donate-more = Buy more victory points while you are in the temple.
coach-lesson-rhodes-donate-less = Buy fewer victory points in the temple: the money was worth more elsewhere.
coach-lesson-rhodes-build-more = Buy more tiles while you are in the town hall.
coach-lesson-rhodes-build-less = Buy fewer tiles in the town hall: the money was worth more elsewhere.
coach-lesson-rhodes-build-other = Choose better which tile you buy: it has to pay off before the game ends.
coach-lesson-rhodes-overflow-other = Choose better what you discard, or keep room in your warehouse.
coach-lesson-rhodes-row-other = Give the turn order more thought: weigh what a step costs or brings against acting early.
coach-lesson-rhodes-give-other = Choose better what you give for the Colossus: keep what you can ship or deliver.
coach-lesson-rhodes-bonus-other = Choose your bonuses better: compare what each brings for the rest of the game.

coach-lesson-rotterdam-launch-more = Place a ship when you can: one that stays in your hand brings nothing.
coach-lesson-rotterdam-launch-less = Do not place a ship at any price: now and then it is better to wait for a better start.
coach-lesson-rotterdam-launch-other = Mind where a ship starts and what it carries: which harbour can it reach, and what do your missions ask for?
coach-lesson-rotterdam-call-other = Before you call a colour, look whose ships it moves: yours should gain most.
coach-lesson-rotterdam-cards-more = Play your transport cards: you kept some when they were worth most.
coach-lesson-rotterdam-cards-less = Keep your transport cards for a better moment.
coach-lesson-rotterdam-cards-other = Choose better which transport card you play.
coach-lesson-rotterdam-steer-other = When you choose a ship or its way, look further ahead: which harbour does it lead to?
coach-lesson-rotterdam-answer-more = Accept what helps your hand: you declined exchanges that were worth something.
coach-lesson-rotterdam-answer-less = Be slower to accept: an offer is made because it helps the one who makes it.
coach-lesson-rotterdam-answer-other = Choose better with whom you trade: rather with somebody who is behind.
coach-lesson-rotterdam-mission-more = Fulfil missions when you can: waiting cost you.
coach-lesson-rotterdam-mission-less = Do not hand in cards only because you can: a better mission was within reach.
coach-lesson-rotterdam-mission-other = When you can fulfil several missions, compare what each brings and which cards it takes.
coach-lesson-rotterdam-settle-more = Use your jokers sooner, and keep the product cards.
coach-lesson-rotterdam-settle-less = Keep your jokers as long as product cards will do.
coach-lesson-rotterdam-settle-other = Choose better which product a joker stands for.
