// A boardgame.io server for `make load`: a game of Rhodes' size, on one port of the loopback. Matches
// are kept in memory, or with boardgame.io's own FlatFile in a folder given after the port.
// Its state has the shape and the weight of a seat's view in Rhodes; a move checks what it is
// given, changes what a decision in Rhodes changes, and passes the turn.
const { FlatFile, Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const PRODUCTS = ['wine', 'milk', 'olives', 'grain', 'gold'];
const PRICES = [11, 14, 17];
const SQUARES = 9;
const DEVELOPMENT = [
  'poseidon', 'irrigation', 'barn', 'wagon', 'abundance', 'trader',
  'demeter wine', 'demeter milk', 'demeter olives', 'demeter grain',
];

const seat = (row) => ({
  money: 30, vp: 0, row, next_row: null, markers: ['held', 'held'],
  warehouse: Object.fromEntries(PRODUCTS.map((product) => [product, 1])),
  farmland: PRODUCTS.slice(0, 4).map((product) => ({ product, price: 11, units: 1 })),
  barn: [], development: ['barn'],
  ships: [1, 2, 3].map((length) => ({ length, at: 'home' })),
  assignments: 0,
});

const setup = ({ ctx }) => ({
  format: 'emporion-position/1', game: 'rhodes', players: ctx.numPlayers, options: {},
  edition: 'standard', edition_hash: '1c9d194dbd7fdd6fc4bf89881d6eaca6',
  round: 1, phase: 'actions', decision: 'place', marker: 1, last_round: null, over: false,
  seats: Array.from({ length: ctx.numPlayers }, (_, i) => seat(i + 1)),
  harbour: [1, 4, 7, 9].map((square) => ({
    square, goods: ['wine', 'olives', 'olives'], owner: 0, ship: 3,
  })),
  next_ship: 'gold wild #2',
  discards: ['gold gold #2', 'gold milk', 'gold olives', 'gold gold', 'gold wild wild'],
  plazas: ['I-2', 'I-4', 'I-3'], fulfilled: ['I-5'],
  chips: [1, 2, 3, 3, 4].map((value) => ({ value, field: null })),
  for_sale: {
    farmland: PRODUCTS.slice(0, 4).flatMap((product) =>
      PRICES.map((price) => ({ product, price, count: 2 }))),
    development: Object.fromEntries(DEVELOPMENT.map((name) => [name, 2])),
  },
  then: 'end of action', action: {},
  pile: ['I-6', 'I-7', 'I-8', 'II-1', 'II-2', 'II-3', 'II-4', 'II-5'],
});

const farm = (G, me, product) => {
  for (const land of me.farmland) if (land.product === product) land.units = (land.units % 3) + 1;
  me.warehouse[product] = (me.warehouse[product] % 9) + 1;
  me.markers[0] = 'farm';
  me.money += 2;
};

const sail = (G, me, product, square, player) => {
  const lane = G.harbour[square % G.harbour.length];
  lane.square = (lane.square % SQUARES) + 1;
  lane.goods = [product, product, 'gold'];
  lane.owner = player;
  me.ships[square % 3].at = 'harbour';
  me.money = Math.max(0, me.money - 1);
};

const trade = (G, me, product) => {
  const sold = Math.min(2, me.warehouse[product]);
  me.warehouse[product] -= sold;
  me.money = (me.money + 3 * sold) % 100;
  me.vp = (me.vp + sold) % 100;
  me.markers[1] = 'agora';
};

const fulfil = (G, me, product, square) => {
  const plaza = square % G.plazas.length;
  G.pile.push(G.fulfilled[0]);
  G.fulfilled[0] = G.plazas[plaza];
  G.plazas[plaza] = G.pile.shift();
  me.assignments += 1;
  me.markers = ['held', 'held'];
  for (const ship of me.ships) ship.at = 'home';
};

const ACTIONS = { farm, sail, trade, fulfil };

const play = ({ G, playerID }, name, product, square) => {
  if (!Object.hasOwn(ACTIONS, name) || !PRODUCTS.includes(product)) return INVALID_MOVE;
  if (!Number.isInteger(square) || square < 1 || square > SQUARES) return INVALID_MOVE;
  const player = Number(playerID);
  ACTIONS[name](G, G.seats[player], product, square, player);
  G.action = { name, product, square };
  if (player === G.players - 1) G.round += 1;
};

const like_rhodes = {
  name: 'rhodes',
  setup,
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 5,
  playerView: ({ G }) => ({ ...G, pile: G.pile.length }),
};

const port = Number(process.argv[2]);
const storage = process.argv[3] ? { db: new FlatFile({ dir: process.argv[3] }) } : {};
Server({ games: [like_rhodes], origins: [Origins.LOCALHOST], ...storage })
  .run({ port: { host: '127.0.0.1', port }, callback: () => console.log('ready') });
