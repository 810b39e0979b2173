# The guided first games: what is read before a move. Two short sentences at most.

lesson-point = or point at what glows

## Rhodes
lesson-rhodes-01 = Welcome to Rhodes! You farm, sail and trade; whoever has the most victory points (VP) at the end wins.
lesson-rhodes-02 = First everybody buys two farmlands. Milk for 17 drachmas (dr) is dear, but it will earn a VP every time you farm.
lesson-rhodes-03 = The second one must grow another product. Cheap wine leaves you 2 dr.
lesson-rhodes-04 = Each round you place two markers, turn by turn, and do at once what the place offers. First let something grow: production.
lesson-rhodes-05 = Two chips go on two fields, and each hands out as many units as it shows. Your milk farmland has room for two more, so chip 2 will do.
lesson-rhodes-06 = Everybody with wine farmland gets a share, you first. Of three units you get two.
lesson-rhodes-07 = Now turn wine into money at the market. The first visitor of a round gets 5 dr a unit; you are the second and get 4.
lesson-rhodes-08 = The round is over: choose a step for the next one. High steps act first but cost money; step 4 pays 1 dr and still comes before the other player’s.
lesson-rhodes-09 = Your farm is a place for you alone. It brings the income of your farmlands, and then a ship has to sail.
lesson-rhodes-10 = A ship sails only with a full load, and each unit brings 1 VP or 2 dr. Send the long one: it also pushes the other ships further in.
lesson-rhodes-11 = What you load first lies furthest in. It will be the first to reach your warehouse.
lesson-rhodes-12 = One unit for a VP, two for money: the harbour will cost something.
lesson-rhodes-13 = In the harbour you buy from the ships and fulfil an assignment. The further in a good lies, the cheaper it is: gold is down from 7 dr to 5.
lesson-rhodes-14 = Gold never grows, it comes on Egyptian ships. A brown wild cube, if there were one, would become the product you want.
lesson-rhodes-15 = One gold is enough. Stop buying, then comes the assignment.
lesson-rhodes-16 = Plaza 2 wants milk and gold for 3 dr and 5 VP. One good at least has to come from the warehouse; the milk comes from your estate, for 3 dr more.
lesson-rhodes-17 = Gold was getting scarce, so the next Egyptian ship has sailed in. Step 5 gives 2 dr or a product: take a milk.
lesson-rhodes-18 = The town hall sells farmlands and development tiles. A tile helps for the rest of the game, so buy early.
lesson-rhodes-19 = The wagon works whenever you farm: 1 dr, and a unit goes straight to your warehouse.
lesson-rhodes-20 = Your fields are nearly empty, and all chips are free again each round. Produce as before.
lesson-rhodes-21 = A new ship pushed yours on, and the first milk has reached your warehouse. From there goods go into assignments at no extra payment.
lesson-rhodes-22 = Farm again. Your tile works before the ship sails.
lesson-rhodes-23 = Cart a wine to the warehouse: the assignment on plaza 1 wants wine.
lesson-rhodes-24 = Your long ship is still out, so send a shorter one. It will push the long one all the way in.
lesson-rhodes-25 = Take money for both units this time: you want to visit the temple.
lesson-rhodes-26 = Your long ship is back, its cargo lies in the warehouse. The temple is the last place to see: there 5 dr buy a VP.
lesson-rhodes-27 = You have seen all six places. Next you might buy the grain in the harbour and fulfil plaza 3 with your milk.
lesson-rhodes-28 = The game ends with the round in which an assignment cannot be replaced. Then every 10 dr are a VP, and every gold in your warehouse is two.

## The Colossus
lesson-colossus-01 = A game of Rhodes, one round in, but here a statue is to be built. It brings many points, and it takes bronze.
lesson-colossus-02 = Bronze lies in your warehouse like gold, and there are a few ways to get it. The quickest is at the town hall.
lesson-colossus-03 = The architect brings two bronze of his own. They serve for building only.
lesson-colossus-04 = The other player used the new temple; you build first. On the lowest level a part takes one product and one bronze.
lesson-colossus-05 = Products may come from estate or warehouse, at no extra payment. The part scores 3 VP, and your marker climbs the bonus track: row 1 is worth 1 dr.
lesson-colossus-06 = Turn order works as in Rhodes. Step 3 costs nothing, and you act first.
lesson-colossus-07 = The new temple takes products instead of money. You score a VP for each of your tiles: two farmlands and the architect.
lesson-colossus-08 = The first visit of a round also brings one of the temple’s two bronze. Only the very first of the game does not, and that was not yours.
lesson-colossus-09 = Build again while parts are cheap. Higher levels ask for more.
lesson-colossus-10 = Pay with the architect’s bronze and keep your own. A bronze in your warehouse is worth a VP at the end.
lesson-colossus-11 = Row 2 of the bonus track gives a product for your estate. Each row gives something else, up to a gold.
lesson-colossus-12 = Step 4 pays 1 dr, and you still come first.
lesson-colossus-13 = Now the bronze of the temple. The third part begins a new level: 4 VP, and an Egyptian ship sails in at once.
lesson-colossus-14 = Extra production: one more chip on a field that has a chip already. And it brings you a bronze.
lesson-colossus-15 = Your wine farmland has room for two, so chip 2 will do.
lesson-colossus-16 = The other player has the temple’s second bronze, and it gets no more. Take a milk on step 5.
lesson-colossus-17 = On level 2 a part takes two products and a bronze. Row 4 of the bonus track gives the bronze back.
lesson-colossus-18 = There are new development tiles too. You can afford one: good connections, which make every later tile 2 dr cheaper.
lesson-colossus-19 = Look at the others when you play: Zeus lets your tiles work without a farm action, Hermes buys in the harbour, with the alchemist a bronze stands for a gold.
lesson-colossus-20 = The game now also ends when the last of the twelve parts is built. Nobody has to build, but nobody should leave it all to you!

## Rotterdam
lesson-rotterdam-01 = Welcome to Rotterdam! Your ships bring raw materials to four harbours and earn product cards; these fulfil missions.
lesson-rotterdam-02 = Your first mission wants jam and plastic. Jam is made from fruit in Merwehaven, so load fruit and start on s4.
lesson-rotterdam-03 = Now everybody calls a colour, and every ship with a channel of that colour ahead sails along it, yours and theirs. Blue takes you to an anchor.
lesson-rotterdam-04 = Your ship at the anchor drew a transport card: a joker, to be used later. Place a second ship: oil becomes plastic in Botlek.
lesson-rotterdam-05 = Blue again: it moves both your ships. It helps the other player too; that happens.
lesson-rotterdam-06 = One ship more each round, as long as you have some. Grain goes to Vulcaanhaven.
lesson-rotterdam-07 = White takes the oil to the next anchor. A ship brings a card in every round it lies at one.
lesson-rotterdam-08 = You drew an extra advantage, and the other player’s call moved your fruit on. Lay the card down: 2 VP, and room in your hand of three.
lesson-rotterdam-09 = You know how this goes: more fruit.
lesson-rotterdam-10 = Blue leads into two harbours at once! Look where your ships would go before you call.
lesson-rotterdam-11 = Both will be unloaded now. Lay down the advantage for 1 VP first.
lesson-rotterdam-12 = Jam and plastic are yours, and the other player has a card of Europoort: steel or bicycles. You have a mission for jam and steel too, so make an offer.
lesson-rotterdam-13 = Give the jam. Your joker can stand for jam in the first mission.
lesson-rotterdam-14 = Ask for steel. You see the backs of others’ cards, not the products: it is a guess.
lesson-rotterdam-15 = Send it. The other player may decline, and can only accept with a steel.
lesson-rotterdam-16 = A good trade is good for both. You may make three offers in a turn; one was enough.
lesson-rotterdam-17 = Fulfil jam and plastic: the joker takes the place of the jam. You score 6 points and draw a new mission.
lesson-rotterdam-18 = Two of your missions want plastic: load oil again.
lesson-rotterdam-19 = White takes your grain to an anchor. With two ships at anchors you will draw two cards.
lesson-rotterdam-20 = What a storm! The other player sent your grain back to the sea. But you drew one as well: play it.
lesson-rotterdam-21 = Their ore is one call away from Europoort. Back with it.
lesson-rotterdam-22 = Two ways lead back, and you choose. On this one there is no anchor.
lesson-rotterdam-23 = You need no trade this time.
lesson-rotterdam-24 = You drew a second joker as well, so jam and steel are complete. That makes 11 points.
lesson-rotterdam-25 = One mission more and you have the 12 points that end the game. All three want bread, but fruit helps with two of them.
lesson-rotterdam-26 = The other player’s green has moved your oil. Two red channels lead on from there.
lesson-rotterdam-27 = Where several channels have the colour, the owner steers. From b2 the way to Botlek is open.
lesson-rotterdam-28 = That was everything: place, call, cards, unload, trade, missions. When somebody has 12 points on missions, the round is the last.
lesson-rotterdam-29 = Then advantages and product cards left in hand count as well. Trade while you can!
