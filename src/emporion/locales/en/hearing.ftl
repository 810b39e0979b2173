# The game for those who hear it: commands, and what they say.
hear-title = Keys and spoken commands
hear-words = Each key has your screen reader say something; the buttons do the same.
hear-turn = Whose turn it is
hear-choices-are = { $count ->
    [one] One choice: { $choices }
   *[other] { $count } choices: { $choices }
}
hear-choices = What I can do
hear-goods = What I have
hear-board = The whole board
hear-players = How everybody stands
hear-lately = What happened last
hear-one-part = One part of the board
hear-tab = From one thing you can do to the next; Enter does it
hear-arrows = On the board: from place to place; each says what it is, and why not now
hear-log = In the log: from line to line; Enter shows that moment, Escape comes back
hear-hint = A hint from the coach, where the table allows it
hear-sheet = This list
hear-keys = Single keys are commands
hear-part = { $zone }: { $things }.
hear-count = { $count } { $thing }
hear-nothing = nothing
hear-no-seat = You are watching.
hear-no-choice = Nothing is asked of you now.
hear-round = Round { $round }: { $phase }.
hear-my-turn = { $when } It is your turn. { $prompt }
hear-their-turn = { $when } Waiting for { $who }.
rhodes-hear-goods = You have { $dr } drachmas and { $vp } victory points. In the warehouse: { $store }. On the estate: { $estate }. Development tiles: { $tiles }. { $markers ->
    [one] One marker left.
   *[other] { $markers } markers left.
}
rhodes-hear-player = { $who }: { $points } victory points, { $dr } drachmas, { $goods } in the warehouse, { $markers ->
    [one] one marker left.
   *[other] { $markers } markers left.
}
rotterdam-hear-player = { $who }: { $points } victory points; ships in hand { $ships }, missions { $missions }, products { $products }, transport cards { $cards }.
rhodes-hear-pays = pay { $dr } dr
rhodes-hear-gives = receive { $dr } dr
rhodes-hear-gives-or = receive { $dr } dr or a product
rhodes-hear-bonus-estate = a product onto your estate
rhodes-hear-bonus-bronze = a bronze
rhodes-hear-bonus-product = a product into your warehouse
rhodes-hear-bonus-gold = a gold
rhodes-hear-bonus-any = any of the bonuses below
rhodes-nobody = nobody
rotterdam-way = { $colour } to { $end }
rotterdam-place-ways = { $place }; ahead: { $ways }
