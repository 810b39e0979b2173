"""RO-11: imagined worlds are exactly those that agree with what a viewer has seen."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from itertools import product as every
from typing import Any

import pytest

import emporion as em
from quay import Quay, chart

HARBOURS = ("vulcaanhaven", "merwehaven", "botlek", "europoort")
COLOURS = ("blue", "red", "green", "white")
# Every start leads to every harbour, so product cards come thick and fast.
SHORT_WAY = chart(
    ["s1 s2 s3 s4", "europoort botlek vulcaanhaven merwehaven"],
    {
        f"s{n}": ", ".join(f"{c} {h}" for c, h in zip(COLOURS, HARBOURS, strict=True))
        for n in range(1, 5)
    },
    end={"points": 60, "rounds": 40},
)
Hands = tuple[int, ...]  # how many cards of a harbour's first product each other seat holds


# --- a second opinion: every possible world, listed ---------------------------------------------


class Harbour:
    """All that a viewer thinks possible of one harbour's cards."""

    def __init__(self, rows: list[dict[str, Any]], others: list[int]) -> None:
        self.products = [row["product"] for row in rows]
        self.left = rows[0]["cards"]  # cards of the first product that were not seen to be placed
        self.stack = sum(row["cards"] for row in rows)
        self.others = others
        self.backs = [0] * len(others)
        self.top: str | None = None
        self.worlds: set[Hands] = {tuple(self.backs)}

    def keep(self, worlds: Iterable[Hands]) -> None:
        self.worlds = {world for world in worlds if self.leaves_the_stack(world)}

    def leaves_the_stack(self, world: Hands) -> bool:
        """Whether the hands leave as many cards for the stack as it has, and its top."""
        firsts, stack = self.left - sum(world), self.stack
        if self.top is not None:
            firsts, stack = firsts - (self.top == self.products[0]), stack - 1
        return 0 <= firsts <= stack

    def drawn(self, seat: int, side: int | None) -> None:
        """A card from the stack; the side is None if only its back was seen."""
        self.stack -= 1
        self.top = None
        if seat not in self.others:
            self.left -= side == 0
            self.keep(self.worlds)
            return
        at = self.others.index(seat)
        self.backs[at] += 1
        sides = (0, 1) if side is None else (side,)
        self.keep(plus(world, at, s == 0) for world in self.worlds for s in sides)

    def holds(self, seat: int, counts: list[int]) -> None:
        """A seat was seen to hold at least these."""
        if seat in self.others:
            at = self.others.index(seat)
            cards = self.backs[at]
            self.keep(w for w in self.worlds if w[at] >= counts[0] and cards - w[at] >= counts[1])

    def moved(self, seat: int, to: int | None, side: int) -> None:
        """A card was seen to go from one hand to another, or out of the game."""
        self.holds(seat, [1 - side, side])
        for hand, step in ((seat, -1), (to, 1)):
            if hand in self.others:
                at = self.others.index(hand)
                self.backs[at] += step
                self.worlds = {plus(world, at, step * (side == 0)) for world in self.worlds}
        self.left -= (side == 0) * ((seat in self.others) - (to in self.others))
        self.keep(self.worlds)

    def swapped(self, giver: int, taker: int, out: int, back: int, strict: bool) -> None:
        """Two others traded so many cards each way, of which only the backs were seen.

        No product is on both sides of an offer (RO-7.4); `strict` draws the conclusion that of one
        harbour one product went and the other came, which no bounds on sums can quite say.
        """
        g, t = self.others.index(giver), self.others.index(taker)
        ways = list(every(range(out + 1), range(back + 1)))
        if strict and out and back:
            ways = [(out, 0), (0, back)]
        worlds = set()
        for world in self.worlds:
            for a, b in ways:
                could_give = a <= world[g] and out - a <= self.backs[g] - world[g]
                could_return = b <= world[t] and back - b <= self.backs[t] - world[t]
                if could_give and could_return:
                    worlds.add(plus(plus(world, g, b - a), t, a - b))
        self.backs[g] += back - out
        self.backs[t] += out - back
        self.keep(worlds)


def plus(world: Hands, at: int, step: int) -> Hands:
    return (*world[:at], world[at] + step, *world[at + 1 :])


class Mind:
    """A viewer who reads the events told to them and forgets nothing."""

    def __init__(self, game: em.Game, viewer: int | None, strict: bool = False) -> None:
        self.viewer = viewer
        self.strict = strict
        self.others = [seat for seat in range(game.players) if seat != viewer]
        rows = game.edition.data["product"]
        self.harbours = {
            name: Harbour([row for row in rows if row["harbour"] == name], self.others)
            for name in HARBOURS
        }
        self.home = {row["product"]: self.harbours[row["harbour"]] for row in rows}
        self.wanted: Counter[str] = Counter()
        self.veiled = 0

    def read(self, events: list[em.Event]) -> None:
        veiled: Counter[tuple[str, int, int]] = Counter()
        for event in events:
            data = event.data
            if event.kind == "product":
                harbour = self.home[data["product"]]
                harbour.drawn(data["seat"], harbour.products.index(data["product"]))
            elif event.kind == "product back":
                self.harbours[data["harbour"]].drawn(data["seat"], None)
            elif event.kind == "offered":
                self.wanted = Counter()
            elif event.kind == "gives":
                self.seen(data["seat"], Counter({data["product"]: data["count"]}))
            elif event.kind == "wants":
                self.wanted[data["product"]] += data["count"]
            elif event.kind == "answered" and data["accepted"]:
                self.seen(data["seat"], self.wanted)
            elif event.kind in ("handed", "spent"):
                harbour = self.home[data["product"]]
                side = harbour.products.index(data["product"])
                harbour.moved(data["seat"], data.get("to"), side)
            elif event.kind == "handed back":
                veiled[data["harbour"], data["seat"], data["to"]] += 1
        if veiled:
            self.veiled += 1
            _, giver, taker = next(iter(veiled))
            for name, harbour in self.harbours.items():
                out, back = veiled[name, giver, taker], veiled[name, taker, giver]
                if out or back:
                    harbour.swapped(giver, taker, out, back, self.strict)

    def seen(self, seat: int, products: Counter[str]) -> None:
        for harbour in self.harbours.values():
            harbour.holds(seat, [products[name] for name in harbour.products])

    def look(self, view: dict[str, Any]) -> None:
        """Take in the tops of the stacks where they lie open."""
        for name, top in view.get("tops", {}).items():
            self.harbours[name].top = top
            self.harbours[name].keep(self.harbours[name].worlds)

    def hands(self, position: dict[str, Any], harbour: Harbour) -> Hands:
        first = harbour.products[0]
        return tuple(position["seats"][seat]["products"].get(first, 0) for seat in self.others)


def kept(state: em.State, mind: Mind, harbour: Harbour) -> set[Hands]:
    """The hands that the bounds written in a position allow a viewer to think of."""
    first, second = harbour.products
    bounds = [
        ([mind.others.index(seat) for seat in entry["seats"]], entry["at_least"])
        for entry in state.position()["known"]
        if entry["viewer"] == mind.viewer and {first, second} & set(entry["at_least"])
    ]
    return {
        world
        for world in every(*(range(cards + 1) for cards in harbour.backs))
        if harbour.leaves_the_stack(world)
        and all(
            sum(world[i] for i in seats) >= least.get(first, 0)
            and sum(harbour.backs[i] - world[i] for i in seats) >= least.get(second, 0)
            for seats, least in bounds
        )
    }


# --- whole games -------------------------------------------------------------------------------


def trading(players: int, seed: int, rounds: int, **options: bool) -> Iterator[em.State]:
    """A game of players who like to trade, also behind each other's backs."""
    edition = SHORT_WAY | {"end": {"points": 60, "rounds": rounds}}
    game = em.game("rotterdam", players=players, edition=edition, **options)
    chance = random.Random(seed)
    state = game.start(seed)
    yield state
    while not state.over:
        offers = [action.text for action in state.legal()]
        state.play(chance.choices(offers, [liking(text) for text in offers])[0])
        yield state


def liking(text: str) -> float:
    word, *rest = text.split()
    if word in ("offer", "accept"):
        return 6
    if word == "to" and rest[0].isdigit():
        return 4
    if word == "launch":
        return 0.1 if rest[1] == "empty" else 2
    return {"pass": 0.3, "cancel": 0.1, "fulfil": 0.5}.get(word, 1)


GAMES = [(2, 1, 25, {}), (3, 0, 16, {}), (3, 5, 10, {}), (4, 2, 10, {})]
GAMES += [(2, 3, 20, {"open_products": True}), (3, 2, 12, {"open_products": True})]


@pytest.mark.parametrize(("players", "seed", "rounds", "options"), GAMES)
def test_imagined_hands_are_among_the_possible_ones(
    players: int, seed: int, rounds: int, options: dict[str, bool]
) -> None:
    """RO-7.6, RO-11.1, RO-11.2: over whole games, for every viewer, after every decision."""
    several = veiled = 0
    for number, (state, minds) in enumerate(with_minds(players, seed, rounds, **options)):
        position = state.position()
        for mind in minds:
            world = state.imagine(mind.viewer, number).position()
            for harbour in mind.harbours.values():
                assert mind.hands(position, harbour) in harbour.worlds
                assert mind.hands(world, harbour) in harbour.worlds
                several += len(harbour.worlds) > 1
        veiled = minds[0].veiled
    assert several > 100
    assert veiled > 10


@pytest.mark.parametrize(("players", "seed", "rounds", "options"), GAMES)
def test_the_bounds_a_viewer_keeps_say_what_is_possible(
    players: int, seed: int, rounds: int, options: dict[str, bool]
) -> None:
    """RO-11: no world that is possible is ruled out, and none that was comes back."""
    sharp: list[Mind] = []
    for state, minds in with_minds(players, seed, rounds, **options):
        sharp = sharp or [Mind(state.game, mind.viewer, strict=True) for mind in minds]
        for mind, strict in zip(minds, sharp, strict=True):
            strict.read(state.events_for(mind.viewer))
            strict.look(state.view(mind.viewer))
            for name, harbour in mind.harbours.items():
                found = kept(state, mind, harbour)
                assert found <= harbour.worlds
                assert found >= strict.harbours[name].worlds


def with_minds(
    players: int, seed: int, rounds: int, **options: bool
) -> Iterator[tuple[em.State, list[Mind]]]:
    """A game, and a mind for the spectators and for every seat, after every decision."""
    minds: list[Mind] = []
    for state in trading(players, seed, rounds, **options):
        minds = minds or [Mind(state.game, viewer) for viewer in (None, *range(players))]
        if state.over:  # the hands lie open (RO-11.3)
            return
        for mind in minds:
            mind.read(state.events_for(mind.viewer))
            mind.look(state.view(mind.viewer))
        yield state, minds


@pytest.mark.parametrize("options", [{}, {"open_missions": True}], ids=str)
def test_only_unseen_missions_and_transport_cards_change_hands(options: dict[str, bool]) -> None:
    """RO-8.1, RO-11.1, RO-11.2"""
    for number, state in enumerate(trading(3, 4, 12, **options)):
        before = state.position()
        for viewer in (None, 0, 1, 2):
            after = state.imagine(viewer, number).position()
            for key in ("fulfilled", "played", "spent", "stock", "water", "docked", "settling"):
                assert after[key] == before[key]
            for key in ("missions", "deck"):
                assert len(after[key]) == len(before[key])
            assert sorted(all_missions(after)) == sorted(all_missions(before))
            assert all_cards(after) == all_cards(before)
            for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
                secret = ("products", "transport", "missions")
                assert {k: old[k] for k in old if k not in secret} == {
                    k: new[k] for k in new if k not in secret
                }
                if seat == viewer or state.over:
                    assert old == new
                if options or state.over:
                    assert old["missions"] == new["missions"]


def all_missions(position: dict[str, Any]) -> list[str]:
    return position["missions"] + [name for s in position["seats"] for name in s["missions"]]


def all_cards(position: dict[str, Any]) -> Counter[str]:
    cards = Counter(position["deck"])
    for seat in position["seats"]:
        cards.update(seat["transport"])
    return cards


# --- every possible world, as likely as the deal makes it ----------------------------------------


def fits(counts: Counter[Any], weights: Counter[Any]) -> bool:
    """Whether exactly these worlds were drawn, as often as their weights would have it.

    The sum of squares is chi-square with len(weights) - 1 degrees of freedom; its cube root is
    nearly normal (Wilson and Hilferty). Four deviations come once in tens of thousands.
    """
    assert set(counts) == set(weights)
    share = counts.total() / weights.total()
    chi = sum((counts[w] - share * n) ** 2 / (share * n) for w, n in weights.items())
    freedom = len(weights) - 1
    spread = 2 / (9 * freedom) if freedom else 0
    return chi <= freedom * (1 - spread + 4 * spread**0.5) ** 3


def few_cards(**tables: Any) -> dict[str, Any]:
    """An edition with three cards of each first product and two of each second."""
    data = em.game("rotterdam").edition.data
    rows = [row | {"cards": 3 - number % 2} for number, row in enumerate(data["product"])]
    return {"name": "few cards", "product": rows, **tables}


def bread_and_beer(viewer: int | None, known: dict[int, list[str]], **options: bool) -> Quay:
    """Seats 0, 1 and 2 hold 1, 2 and 1 of Vulcaanhaven, the stack 1; `known` has been seen."""
    quay = Quay(3, few_cards(), **options)
    quay.phase("launch")
    quay.products(0, "bread")
    quay.products(1, "bread", "beer")
    quay.products(2, "beer")
    for seat, names in known.items():
        for others in ([seat], *([seat, other] for other in range(3) if other != seat)):
            if viewer not in others:
                quay.known(viewer, others, **Counter(names))
    if viewer is None and known:
        quay.known(None, [0, 1, 2], **Counter(name for names in known.values() for name in names))
    return quay


def deals(
    quay: Quay, viewer: int | None, known: dict[int, list[str]], top: str | None = None
) -> Counter[Any]:
    """Every way to deal the unseen cards of Vulcaanhaven, counted by the world that comes of it."""
    doc = quay.doc
    fixed = {seat: Counter(names) for seat, names in known.items()}
    if viewer is not None:
        fixed[viewer] = Counter(
            {n: c for n, c in doc["seats"][viewer]["products"].items() if n in ("bread", "beer")}
        )
    unseen = Counter({"bread": 3, "beer": 2})
    rooms = []
    for seat in range(3):
        fixed.setdefault(seat, Counter())
        unseen -= fixed[seat]
        rooms.append(doc["seats"][seat]["backs"]["vulcaanhaven"] - fixed[seat].total())
    if top is not None:
        unseen -= Counter([top])
    worlds: Counter[Any] = Counter()
    for order in permutations(unseen.elements()):
        cards = list(order)
        hands = []
        for seat, room in enumerate(rooms):
            dealt, cards = Counter(cards[:room]) + fixed[seat], cards[room:]
            hands.append((dealt["bread"], dealt["beer"]))
        stack = ([top] if top else []) + cards
        worlds[tuple(hands), tuple(stack)] += 1
    return worlds


def drawn(state: em.State, viewer: int | None, draws: int) -> Counter[Any]:
    """The same read off imagined worlds."""
    counts: Counter[Any] = Counter()
    for seed in range(draws):
        position = state.imagine(viewer, seed).position()
        hands = [
            (seat["products"].get("bread", 0), seat["products"].get("beer", 0))
            for seat in position["seats"]
        ]
        counts[tuple(hands), tuple(position["stacks"]["vulcaanhaven"])] += 1
    return counts


SEEN: dict[str, tuple[int | None, dict[int, list[str]]]] = {
    "a spectator who has seen nothing": (None, {}),
    "a seat that has seen nothing": (2, {}),
    "a spectator who has seen one card": (None, {1: ["beer"]}),
    "a seat that has seen one card": (0, {1: ["beer"]}),
    "a seat that has seen a whole hand": (2, {1: ["bread", "beer"]}),
    "a seat that has seen cards of two": (1, {0: ["bread"], 2: ["beer"]}),
    "a spectator who has seen cards of two": (None, {0: ["bread"], 1: ["bread"]}),
}


@pytest.mark.parametrize("name", SEEN)
def test_what_was_seen_stays_and_the_rest_is_dealt_anew(name: str) -> None:
    """RO-11.2: the product cards nobody showed are as likely in one place as in another."""
    viewer, known = SEEN[name]
    quay = bread_and_beer(viewer, known)
    state = quay.state()
    assert fits(drawn(state, viewer, 1500), deals(quay, viewer, known))


def test_an_open_top_stays_on_top() -> None:
    """The option `open_products`."""
    quay = bread_and_beer(2, {}, open_products=True)
    quay.stack("vulcaanhaven", "bread")
    state = quay.state()
    assert fits(drawn(state, 2, 1500), deals(quay, 2, {}, top="bread"))


def test_transport_cards_are_dealt_from_all_that_are_unseen() -> None:
    """RO-11.2"""
    counts = {"luck": 2, "joker": 1, "advantage": 1, "police": 1}
    rows = em.game("rotterdam").edition.data["transport"]
    rows = [row | {"count": counts.get(row["card"], 0)} for row in rows]
    quay = Quay(3, few_cards(transport=rows))
    quay.cards(0, "luck")
    quay.cards(1, "joker", "luck")
    state = quay.state()
    expected: Counter[Any] = Counter()
    for order in permutations(["luck", "joker", "advantage", "police"]):
        expected[tuple(sorted(order[:2])), order[2:]] += 1
    found: Counter[Any] = Counter()
    for seed in range(2000):
        position = state.imagine(0, seed).position()
        hand = Counter(position["seats"][1]["transport"])
        found[tuple(sorted(hand.elements())), tuple(position["deck"])] += 1
    assert fits(found, expected)


def test_missions_are_dealt_from_all_that_are_unseen() -> None:
    """RO-11.2, RO-8.2: also in which order a hand received them."""
    names = [("bread", "jam"), ("beer", "jam"), ("bread", "steel"), ("beer", "steel")]
    names += [("bread", "petrol"), ("beer", "petrol"), ("jam", "petrol"), ("jam", "steel")]
    rows = [{"products": list(pair), "points": 4} for pair in names]
    quay = Quay(2, few_cards(mission=rows, players={"ships": [5, 4, 4], "missions": 2}))
    quay.fulfilled(0, "bread+jam")
    quay.fulfilled(1, "beer+jam")
    state = quay.state()
    own = state.view(0)["seats"][0]["missions"]
    unseen = {"+".join(pair) for pair in names[2:]} - set(own)
    expected = Counter(dict.fromkeys(permutations(sorted(unseen)), 1))
    found: Counter[Any] = Counter()
    for seed in range(2000):
        position = state.imagine(0, seed).position()
        found[(*position["seats"][1]["missions"], *position["missions"])] += 1
    assert fits(found, expected)


# --- another seat is asked, so it has a choice (N-3) ---------------------------------------------


def tiny(cards: dict[str, int]) -> dict[str, Any]:
    """One card of each product, four missions of which each seat holds one, and these cards."""
    data = em.game("rotterdam").edition.data
    pairs = [("bread", "jam"), ("beer", "jam"), ("bread", "steel"), ("beer", "steel")]
    return {
        "name": "tiny",
        "players": {"ships": [5, 4, 4], "missions": 1},
        "product": [row | {"cards": 1} for row in data["product"]],
        "mission": [{"products": list(pair), "points": 4} for pair in pairs],
        "transport": [row | {"count": cards.get(row["card"], 0)} for row in data["transport"]],
    }


def arrangements(state: em.State, viewer: int) -> Counter[Any]:
    """Every way to deal what the viewer of a game for two has not seen, by the world it makes.

    Only those that leave the other seat a choice: else it would not be asked.
    """
    position = state.position()
    other = 1 - viewer
    worlds: Counter[Any] = Counter()
    hand = position["seats"][other]
    harbours = [name for name in HARBOURS if hand["backs"][name]]
    piles: list[list[Any]] = []
    for name in harbours:
        cards = position["stacks"][name] + [
            product
            for product, count in hand["products"].items()
            if product in products_of(state, name)
            for _ in range(count)
        ]
        piles.append(list(permutations(cards)))
    piles.append(list(permutations([*Counter(hand["transport"]).elements(), *position["deck"]])))
    piles.append(list(permutations([*hand["missions"], *position["missions"]])))
    for *products, cards, missions in every(*piles):
        doc = state.position()
        seat = doc["seats"][other]
        seat["products"] = {}
        for name, order in zip(harbours, products, strict=True):
            held = hand["backs"][name]
            seat["products"] |= Counter(order[:held])
            doc["stacks"][name] = list(order[held:])
        held = hand["transport_cards"]
        seat["transport"], doc["deck"] = dict(Counter(cards[:held])), list(cards[held:])
        held = hand["mission_cards"]
        seat["missions"], doc["missions"] = list(missions[:held]), list(missions[held:])
        doc["known"] = []
        try:
            world = state.game.position(doc)
        except em.PositionError:
            continue
        if (world.actor, world.decision) == (other, state.decision) and not world.log():
            worlds[key_of(doc)] += 1
    return worlds


def products_of(state: em.State, harbour: str) -> list[str]:
    rows = state.game.edition.data["product"]
    return [row["product"] for row in rows if row["harbour"] == harbour]


def key_of(position: dict[str, Any]) -> Any:
    hands = [
        (tuple(sorted(s["products"])), tuple(sorted(s["transport"].items())), tuple(s["missions"]))
        for s in position["seats"]
    ]
    return (*hands, tuple(position["deck"]), tuple(position["missions"]))


def asked_for_a_mission() -> em.State:
    """Seat 1 holds a card of two harbours and one transport card, and is asked in phase 6."""
    quay = Quay(2, tiny({"joker": 1, "advantage": 1, "police": 1}))
    quay.phase("missions", turn=1)
    quay.products(1, "bread", "jam")
    quay.cards(1, "police")
    quay.missions(1, "bread+jam")
    quay.missions(0, "beer+steel")
    return quay.state()


def asked_in_a_turn() -> em.State:
    """Seat 1 could play something in phase 3, where `done` is the only other answer."""
    quay = Quay(2, tiny({"joker": 1, "advantage": 1, "police": 1, "storm": 1}))
    quay.phase("anchors", turn=1)
    quay.cards(1, "advantage", "joker")
    return quay.state()


def asked_to_settle() -> em.State:
    """Seat 1 fulfils a mission that lies open by now, and has jokers to spare."""
    quay = Quay(2, tiny({"joker": 2, "police": 1}))
    quay.phase("missions", turn=1)
    quay.products(1, "bread", "jam")
    quay.cards(1, "joker")
    quay.missions(1, "bread+jam")
    state = quay.state()
    state.play("fulfil 1")
    assert state.decision == "settle"
    return state


def asked_to_answer() -> em.State:
    """Seat 1 is asked for a bread and so has one; seat 0 does not hold it."""
    quay = Quay(2, tiny({"joker": 1, "police": 1}))
    quay.phase("trade")
    quay.products(1, "bread", "jam")
    quay.products(0, "steel")
    state = quay.state()
    for text in ("offer", "want bread", "to 1"):
        state.play(text)
    assert state.decision == "answer"
    return state


ASKED = (asked_for_a_mission, asked_in_a_turn, asked_to_settle, asked_to_answer)


@pytest.mark.parametrize("asked", ASKED)
def test_who_is_asked_has_a_choice(asked: Any) -> None:
    """N-3: worlds in which the engine would have moved for the seat are ruled out."""
    state = asked()
    expected = arrangements(state, 0)
    if asked is asked_to_settle:  # the mission lies open
        expected = Counter({w: n for w, n in expected.items() if w[1][2] == ("bread+jam",)})
    found: Counter[Any] = Counter()
    for seed in range(2000):
        world = state.imagine(0, seed)
        assert (world.actor, world.decision, world.log()) == (1, state.decision, [])
        found[key_of(world.position())] += 1
    assert fits(found, expected)


def test_the_own_choice_tells_the_actor_nothing_new() -> None:
    """N-3: seat 1 knows its own cards anyway."""
    state = asked_for_a_mission()
    hands = {str(state.imagine(1, seed).position()["seats"][0]) for seed in range(200)}
    assert len(hands) == 3  # it holds one of the three missions seat 1 has not seen


def test_who_is_asked_for_many_cards_has_them_all() -> None:
    """N-3, RO-7.5: however unlikely that was."""
    quay = Quay(3)
    quay.phase("trade")
    quay.products(1, *["bread"] * 6, *["orange-juice"] * 6)
    wanted = ["bread"] * 6 + ["orange-juice"] * 6
    quay.offer(wanted=wanted, to="all", answering=1)
    state = quay.state()
    for seed in range(20):
        world = state.imagine(2, seed)
        assert (world.actor, world.decision) == (1, "answer")
        assert world.view(2) == state.view(2)


# --- trades between others ---------------------------------------------------------------------


def traded(
    given: list[str], wanted: list[str], hands: list[list[str]], seen: list[int]
) -> em.State:
    """Seat 0 traded with seat 1 behind the back of seat 2, who knows the hands in `seen`."""
    quay = Quay(3)
    quay.phase("trade")
    for seat, names in enumerate(hands):
        quay.products(seat, *names)
    for seat in seen:
        quay.known(2, [seat], **Counter(hands[seat]))
    if seen:
        quay.known(2, [0, 1], **Counter(name for seat in seen for name in hands[seat]))
    state = quay.state()
    state.play("offer")
    for name in given:
        state.play(f"give {name}")
    for name in wanted:
        state.play(f"want {name}")
    state.play("to 1")
    state.play("accept")
    return state


def imagined_bread(state: em.State) -> set[Hands]:
    """How much bread seat 2 thinks seats 0 and 1 may have."""
    found = set()
    for seed in range(400):
        seats = state.imagine(2, seed).position()["seats"]
        found.add(tuple(seats[i]["products"].get("bread", 0) for i in (0, 1)))
    return found


def test_a_card_that_went_may_be_any_of_the_hand() -> None:
    """RO-7.6"""
    state = traded(["bread"], ["jam"], [["bread", "beer"], ["jam"]], seen=[0])
    assert imagined_bread(state) == {(1, 0), (0, 1)}


def test_two_together_still_hold_what_they_held() -> None:
    """RO-7.6: the bread is with seat 0 or with seat 1, whatever the other cards are."""
    state = traded(["bread"], ["jam"], [["bread", "beer"], ["jam", "beer"]], seen=[0])
    assert imagined_bread(state) == {(1, 0), (0, 1), (1, 1), (0, 2)}


def test_a_whole_hand_that_went_is_known_where_it_is() -> None:
    """RO-7.6: seat 1 gave its only card of the harbour, a bread, so seat 0 has it now."""
    state = traded(["beer"], ["bread"], [["beer", "beer"], ["bread"]], seen=[1])
    assert {bread for bread, _ in imagined_bread(state)} == {1, 2}


def test_hands_that_changed_places_are_known() -> None:
    """RO-7.6"""
    state = traded(["beer"], ["bread"], [["beer"], ["bread"]], seen=[0, 1])
    assert imagined_bread(state) == {(1, 0)}


def test_of_one_harbour_one_product_went_and_the_other_came() -> None:
    """RO-7.4: no product is on both sides, so the two hold one of each."""
    state = traded(["beer"], ["bread"], [["beer"], ["bread"]], seen=[])
    assert imagined_bread(state) == {(1, 0), (0, 1)}


def test_of_one_harbour_a_product_comes_or_goes() -> None:
    """RO-7.4: seat 0 gave its bread for a beer, or its beer for a bread."""
    state = traded(["beer"], ["bread"], [["bread", "beer"], ["bread", "beer"]], seen=[0, 1])
    assert imagined_bread(state) == {(2, 0), (0, 2)}


# --- a reshuffle shows what was on the played pile -----------------------------------------------


def test_cards_held_during_a_reshuffle_are_not_those_that_were_shuffled() -> None:
    """RO-5.3, RO-11.1: the played pile is public, so seat 1 can hold nothing that lay on it."""
    quay = Quay(2)
    quay.phase("anchors")
    quay.ship("a1", 0)
    quay.cards(1, "joker", "luck")
    quay.run_out()
    state = quay.state()
    while not any(event.kind == "shuffle" for event in state.log()):
        state.play("done")
    assert state.position()["seats"][1]["transport"] == {"joker": 1, "luck": 1}
    for seed in range(50):
        hand = state.imagine(0, seed).position()["seats"][1]["transport"]
        assert hand == {"joker": 1, "luck": 1}


def test_cards_played_from_hands_of_several_decks_can_be_explained() -> None:
    """However the played cards are explained, where a card really lies shows nowhere."""
    state = em.game("rotterdam", players=2).start(0)
    rng = random.Random(0)
    while not state.over:
        if len(state.moves) % 9 == 0 and state.reshuffles():
            for viewer in (0, 1, None):
                other = state.imagine(viewer, 1)
                for seed in range(2, 6):
                    assert other.imagine(viewer, seed) == state.imagine(viewer, seed)
        state.play(rng.choice(state.legal_ids()))


def test_what_is_forced_at_once_is_remembered() -> None:
    """A position may begin with moves that nobody chooses: here the deck is shuffled by them."""
    quay = Quay(2)
    quay.phase("anchors")
    quay.ship("a1", 0)
    quay.cards(1, "joker", "luck")
    quay.run_out()
    state = quay.state()
    assert not state.moves
    assert all_cards(state.imagine(0, 1).position()) == all_cards(state.position())


@pytest.mark.parametrize("to", [0, "all"])
def test_an_open_offer_in_a_position_shows_what_is_given(to: int | str) -> None:
    """RO-7.6: also where the game began with it, and nothing else is known."""
    quay = Quay(players=3)
    quay.products(0, "orange-juice")
    quay.products(1, "jam", "steel")
    quay.products(2, "orange-juice")
    quay.phase("trade", turn=1)
    quay.offer(["jam"], ["orange-juice"], to=to, answering=0 if to == 0 else 2)
    state = quay.state()
    for seed in range(60):
        world = state.imagine(0, seed)
        assert world.position()["seats"][1]["products"].get("jam") == 1
        world.play("accept")


def test_who_accepted_holds_what_was_wanted() -> None:
    quay = Quay(players=3)
    quay.products(0, "steel")
    quay.products(1, "jam")
    quay.products(2, "jam")
    quay.phase("trade", turn=0)
    quay.offer(["steel"], ["jam"], to="all", accepted=[1, 2])
    for seed in range(60):
        world = quay.state().imagine(0, seed)
        for seat in (1, 2):
            assert world.position()["seats"][seat]["products"].get("jam") == 1
