"""Rotterdam in the terminal: the drawn map, choices in words, and secrets on a shared screen."""

import io
import itertools
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console, RenderableType

import emporion as em
from emporion.terminal import choices
from emporion.terminal import play as play_module
from emporion.terminal.faces import FACES
from emporion.terminal.look import SEATS, clear
from emporion.terminal.narrate import everything, narrate
from emporion.terminal.play import Terminal
from emporion.terminal.rotterdam.board import open_view
from emporion.terminal.rotterdam.chart import chart as draw_map
from emporion.terminal.rotterdam.signs import CHANNELS, RAWS
from emporion.terminal.session import Session
from emporion.terminal.words import listed, mission, word
from quay import Quay, chart, play

FACE = FACES["rotterdam"]


def printed(what: RenderableType, width: int = 100) -> str:
    console = Console(width=width, file=io.StringIO(), highlight=False, markup=False)
    console.print(what)
    text = console.file
    assert isinstance(text, io.StringIO)
    return text.getvalue()


def shown(state: em.State, viewer: int | None, width: int = 100) -> str:
    return printed(FACE.draw(state.view(viewer), state.game, None, width), width)


def told(state: em.State, viewer: int | None, since: int = 0) -> str:
    paragraphs = narrate(state.game, state.events_for(viewer, since))
    return " ".join("".join(map(printed, paragraphs)).split())


def forms(name: str) -> str:
    """A pattern for a mission, however it is written."""
    written = (name, mission(name), listed(map(word, name.split("+"))))
    return f"(?:{'|'.join(map(re.escape, written))})"


def offered(state: em.State) -> dict[str, str]:
    return {choice.action.text: choice.effect for choice in choices.offer(state)}


# --- the map -------------------------------------------------------------------------------------


def test_the_table_shows_everything() -> None:
    quay = Quay(players=3)
    quay.ship("a1", owner=0, load="grain")
    quay.ship("b2", owner=1)
    quay.dock("botlek", owner=2, load="oil")
    quay.products(1, "jam", "steel")
    quay.known(0, [1], jam=1)
    quay.laid(2, "extra")
    quay.cards(0, "joker", "police")
    quay.products(0, "bread")
    quay.missions(0, "bread+jam", "beer+jam", "petrol+steel")
    quay.phase("unload")
    text = shown(quay.state(), 0, width=160)
    for words in (
        *("ROTTERDAM", "Round 1", "[4 unload]", "harbour master ●"),
        *("a1Ψ●Gr", "b2Ψ▲··", "s1 ○", "botlek ■", "~~~B~~~", "•••R•••", "╌╌╌G╌╌╌", "───W───"),
        *("orange juice 1, jam 2", "Oi oil", "■Oi", "1 Merwehaven, 1 Europoort (known: jam)"),
        *("laid extra advantage", "Hand of ● Player 1", "1  bread+jam", "5 VP  missing jam"),
        "products  bread   transport  joker, harbour police",
    ):
        assert words in text, words
    assert "steel" not in text.split("Player 2")[1].split("Hand")[0]


def test_ships_and_channels_are_told_apart_without_colour() -> None:
    assert len({*RAWS.values()}) == 4
    assert len({sign for sign, _ in CHANNELS.values()}) == 4
    assert len({colour[0] for colour in CHANNELS}) == 4


CROSSED = chart(
    ["s1 s2", "a1 a2", "europoort botlek vulcaanhaven merwehaven"],
    {
        "s1": "blue a2, white a1",
        "s2": "red a1, green botlek, white a2",
        "a1": "white europoort, blue botlek, red vulcaanhaven",
        "a2": "green europoort, white merwehaven, red vulcaanhaven",
    },
    anchors=["a1"],
)


def test_a_map_of_ones_own() -> None:
    game = em.game("rotterdam", players=2, edition=CROSSED)
    text = printed(draw_map(game.start(1).view(None), game.edition.data, 96))
    assert "s1 ○" in text
    assert "a1Ψ○" in text
    # Its lines cross, so every channel is named as well.
    assert "channels  s1 B→a2 W→a1  s2 R→a1 G→botlek W→a2  a1 W→europoort B→botlek" in text


def test_lines_that_do_not_cross_need_no_list() -> None:
    game = em.game("rotterdam", players=2)
    text = printed(draw_map(game.start(1).view(None), game.edition.data, 96))
    assert "channels" not in text
    letters = [colour[0].upper() for colour in ("blue", "red", "green", "white")]
    drawn = [
        sum(text.count(f"{sign}{letter}{sign}") for sign, _ in CHANNELS.values())
        for letter in letters
    ]
    asked = [
        sum(row["colour"][0].upper() == letter for row in game.edition.data["channel"])
        for letter in letters
    ]
    assert drawn == asked


def test_a_map_too_wide_to_draw_is_listed() -> None:
    state = em.game("rotterdam", players=2).start(1)
    data = state.game.edition.data
    text = printed(draw_map(state.view(None), data, 40))
    for row in data["channel"]:
        line = next(line for line in text.splitlines() if line.startswith(row["from"]))
        assert f"{row['colour'][0].upper()}→{row['to']}" in line


def test_the_offer_is_shown_to_those_who_read_it() -> None:
    quay = Quay(players=3)
    quay.products(0, "bread")
    quay.products(1, "jam")
    quay.products(2, "jam")
    quay.phase("trade")
    state = play(quay.state(), "offer", "give bread", "want jam")
    assert "being drafted: gives bread, wants jam" in shown(state, 0)
    assert "offer by ● Player 1, being drafted\n" in shown(state, 1).replace(" \n", "\n")
    state.play("to 1")
    assert "to ▲ Player 2: gives bread, wants jam" in shown(state, 1)
    for viewer in (2, None):
        assert "gives bread" not in shown(state, viewer)
        assert "offer by ● Player 1 to ▲ Player 2" in shown(state, viewer)


def test_open_missions_and_products_lie_open() -> None:
    state = em.game("rotterdam", players=2, open_missions=True, open_products=True).start(5)
    text = " ".join(shown(state, None).split())
    view = state.view(None)
    assert all(mission(one) in text for doc in view["seats"] for one in doc["missions"])
    assert all(f"next {word(top)}" in text for top in view["tops"].values())


# --- choices -------------------------------------------------------------------------------------


def test_effects_of_ships() -> None:
    quay = Quay(players=2)
    quay.ship("s1", owner=0, load="grain")
    quay.ship("a3", owner=1, load="oil")
    quay.missions(0, "bread+jam", "beer+jam", "petrol+steel")
    launches = offered(quay.state())
    assert launches["launch s2 grain"] == "Vulcaanhaven, mission 1 2"
    assert launches["launch s4 ore"] == "cannot reach Europoort"
    quay.phase("sail")
    calls = offered(quay.state())
    assert calls["call white"] == "● s1→a1"
    assert calls["call red"] == "● s1→a2, then Player 2 chooses"
    assert calls["call blue"] == "no ship moves"


def test_effects_of_cards_and_missions() -> None:
    quay = Quay(players=3)
    quay.ship("a3", owner=1, load="oil")
    quay.ship("b1", owner=0, load="ore")
    quay.dock("botlek", owner=0, load="oil")
    quay.products(0, "bread")
    quay.products(1, "jam")
    quay.cards(0, "police", "joker", "advantage")
    quay.missions(0, "bread+jam", "beer+jam", "petrol+steel")
    quay.phase("unload")
    turn = offered(quay.state())
    assert turn["done"] == "1 ship back to hand, 1 product card"
    assert turn["play police"] == "The cargo of any ship goes back to the stock."
    assert turn["play advantage"] == "lay it face up: 1 VP"
    targets = offered(play(quay.state(), "play police"))
    assert targets == {"at a3": "Player 2, oil", "at b1": "your ship, ore"}
    quay.unload()
    quay.phase("missions")
    assert offered(quay.state())["fulfil 1"] == "bread+jam: 5 VP, 1 joker for jam"
    quay.phase("trade")
    trade = play(quay.state(), "offer")
    assert offered(trade)["want jam"] == "Player 2 has 1 of Merwehaven"
    answer = play(trade, "give bread", "want jam", "to 1")
    assert offered(answer)["accept"] == "you get bread, you give jam"


# --- the log -------------------------------------------------------------------------------------


def test_the_log_tells_each_what_they_may_know() -> None:
    quay = Quay(players=3)
    quay.products(0, "bread")
    quay.products(1, "jam")
    quay.products(2, "steel")
    quay.phase("trade")
    state = play(quay.state(), "offer", "give bread", "want jam", "to 1", "accept")
    assert "gives 1 × bread; wants 1 × jam" in told(state, 1)
    assert "hands jam to Player 1" in told(state, 0)
    for viewer in (2, None):
        assert "jam" not in told(state, viewer)
        assert "hands a card of Merwehaven to Player 1" in told(state, viewer)


def test_after_the_end_everything_is_told() -> None:
    state, rng = em.game("rotterdam", players=3).start(2), random.Random(2)
    while not state.over:
        state.play(rng.choice(state.legal_ids()))
    events = everything(state, 0)
    drawn = [event.data["card"] for event in events if event.kind == "card"]
    assert drawn
    assert None not in drawn
    assert [
        (e.data["seat"], e.data["action"])
        for e in events
        if e.kind == "move" and not e.data["forced"]
    ] == state.moves
    early = open_view(state.rewind(40))
    assert all("products" in doc and "missions" in doc for doc in early["seats"])


# --- undo ----------------------------------------------------------------------------------------


def test_undo_never_crosses_chance_secrets_or_others() -> None:
    """Nor does its answer tell whether another player had a choice."""
    rng, taken, reasons = random.Random(3), 0, set[str]()
    for seed in range(6):
        state = em.game("rotterdam", players=3).start(seed)
        while not state.over:
            session = Session(state.clone(), ["human"] * 3)
            own = [n for n, (seat, _) in enumerate(state.moves) if seat == state.actor]
            since = state.events_for(state.actor, own[-1] if own else 0)
            others = [
                event.data["seat"]
                for event in since
                if event.kind == "move" and event.data["seat"] != state.actor
            ]
            reason = session.undo()
            if others:
                assert reason == f"Player {others[-1] + 1} has decided since."
            elif reason is None:
                taken += 1
                assert session.state == state.rewind(len(state.moves) - 1)
                for viewer in (*range(3), None):
                    if viewer != state.actor:
                        assert not {e.kind for e in state.events_for(viewer)} & {
                            "card",
                            "product",
                            "mission",
                            "answered",
                            "played",
                            "offered",
                            "joker",
                        }
            elif state.moves:
                reasons.add(reason)
            state.play(rng.choice(state.legal_ids()))
    assert taken > 50
    assert any("The card was shown." in reason for reason in reasons)


def test_undo_takes_back_a_draft() -> None:
    quay = Quay(players=2)
    quay.products(0, "bread", "bread")
    quay.products(1, "jam")
    quay.phase("trade")
    session = Session(play(quay.state(), "offer", "give bread"), ["human", "human"])
    assert session.undo() is None
    assert session.undo() is None
    assert session.state.decision == "trade"


# --- a shared screen -----------------------------------------------------------------------------

HAND_OVER = re.compile(r"Player (\d), press Enter when only you look: $")
SHORT = {"name": "short", "end": {"rounds": 8}}
ASKED = re.compile(r"Player (\d) > $")


class Screen:
    """Several people at one terminal; each page is read before anything is typed."""

    def __init__(self, state: em.State, seats: list[str], typed: Callable[[Terminal], str]) -> None:
        self.console = Console(width=100, file=io.StringIO(), highlight=False, markup=False)
        self.terminal = Terminal(Session(state, seats), self.console)
        self.typed = typed
        self.eyes: int | None = None  # who is alone with the screen
        self.page = ""  # what stands on it
        self.told: list[em.Event] = []
        self.prompts: list[str] = []

    def run(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(play_module, "ask", self.ask)
        monkeypatch.setattr(play_module, "clear", self.clear)
        monkeypatch.setattr(play_module, "narrate", self.narrate)
        self.terminal.run()

    def clear(self, _: Console) -> None:
        self.read()
        self.page, self.told = "", []

    def narrate(self, game: em.Game, events: list[em.Event]) -> Any:
        self.told += events
        return narrate(game, events)

    def read(self) -> None:
        file = self.console.file
        assert isinstance(file, io.StringIO)
        self.page += file.getvalue()
        file.seek(0)
        file.truncate()

    def ask(self, prompt: str) -> str:
        self.read()
        self.prompts.append(prompt)
        if found := HAND_OVER.search(prompt):
            self.check(None)
            self.eyes = int(found[1]) - 1
            return ""
        if not self.terminal.state.over:
            assert self.eyes is not None
            self.check(self.eyes)
        if found := ASKED.search(prompt):
            assert int(found[1]) - 1 == self.eyes
            return self.typed(self.terminal)
        return ""

    def check(self, eyes: int | None) -> None:
        """The page holds nothing that these eyes may not see."""
        assert all(event.known_to(eyes) for event in self.told)
        for seat, doc in enumerate(self.terminal.state.position()["seats"]):
            if seat != eyes:
                assert f"Hand of {SEATS[seat][0]}" not in self.page
                for name in doc["missions"]:
                    assert not re.search(rf"(?<![\w+-]){forms(name)}(?![\w+-])", self.page)


@pytest.mark.parametrize(
    ("seats", "seed"), [(["human"] * 2, 1), (["human"] * 3, 2), (["human", "greedy", "human"], 3)]
)
def test_no_page_shows_the_secret_of_another(
    seats: list[str], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(seed)
    state = em.game("rotterdam", players=len(seats), edition=SHORT).start(seed)
    screen = Screen(state, seats, lambda terminal: rng.choice(terminal.choices).action.text)
    screen.run(monkeypatch)
    assert screen.terminal.state.over
    assert sum(bool(HAND_OVER.search(prompt)) for prompt in screen.prompts) > 30
    assert "You could only pass. Press Enter to go on: " in screen.prompts


def test_who_can_only_decline_gets_the_screen_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """RO-11.4: otherwise the one who asked would know that the card is not there."""
    quay = Quay(players=2)
    quay.products(0, "bread")
    quay.products(1, "orange-juice")
    quay.phase("trade")
    moves = iter(["offer", "give bread", "want jam", "to 1", "quit"])
    screen = Screen(quay.state(), ["human", "human"], lambda _: next(moves))
    screen.run(monkeypatch)
    assert [prompt.split(" ", 1)[1] for prompt in screen.prompts] == [
        "Player 1, press Enter when only you look: ",
        *["Player 1 > "] * 4,
        "Player 2, press Enter when only you look: ",
        "could only decline. Press Enter to go on: ",
        "Player 1, press Enter when only you look: ",
        "Player 1 > ",
        "file to save the game to, or Enter to leave: ",
    ]


def test_a_game_taken_up_again_asks_who_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo may then go back behind the point where the screen was handed over."""
    quay = Quay(players=2)
    quay.products(0, "bread", "bread")
    quay.products(1, "jam")
    quay.phase("trade")
    state = play(quay.state(), "offer", "give bread")
    moves = iter(["undo", "undo", "done", "done", "quit"])
    screen = Screen(state, ["human", "human"], lambda _: next(moves))
    screen.run(monkeypatch)
    assert HAND_OVER.search(screen.prompts[0])
    assert [prompt for prompt in screen.prompts if HAND_OVER.search(prompt)][1].startswith("▲")


def test_one_person_among_bots_keeps_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    short = {"name": "short", "end": {"rounds": 3}}
    state = em.game("rotterdam", players=3, edition=short).start(4)
    screen = Screen(state, ["greedy", "human", "greedy"], lambda terminal: "1")
    screen.eyes = 1
    screen.run(monkeypatch)
    assert screen.terminal.state.over
    assert set(screen.prompts[:-1]) == {"▲ Player 2 > "}


def test_why_shows_nobody_the_thoughts_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    state = em.game("rotterdam", players=3, edition={"name": "short", "end": {"rounds": 3}}).start(
        4
    )
    questions = itertools.cycle(["why", "1"])
    screen = Screen(state, ["planner:20", "human", "planner:20"], lambda terminal: next(questions))
    screen.eyes = 1
    screen.run(monkeypatch)
    assert screen.terminal.state.over
    assert screen.terminal.session.weighed
    assert "ask why when the game is over" in screen.page
    assert "% " not in screen.page
    assert "rather than" not in screen.page


def test_the_seed_is_not_told() -> None:
    """Whoever knows it can deal the same cards again."""
    state = em.game("rotterdam", players=2).start(271828)
    console = Console(width=100, file=io.StringIO(), highlight=False, markup=False)
    Terminal(Session(state, ["human", "greedy"]), console).greet()
    assert isinstance(console.file, io.StringIO)
    assert "271828" not in console.file.getvalue()


def test_a_cleared_screen_cannot_be_scrolled_back() -> None:
    file = io.StringIO()
    clear(Console(file=file, force_terminal=True))
    assert file.getvalue() == "\x1b[H\x1b[2J\x1b[3J"
    file = io.StringIO()
    clear(Console(file=file, force_terminal=False))
    assert file.getvalue() == ""
