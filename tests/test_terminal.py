"""The terminal's parts: the board, the choices, the log, undo, saved games, the final table."""

import io
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

import emporion as em
from emporion import bots
from emporion.bots.planner import Alternative, Thoughts
from emporion.errors import EmporionError
from emporion.games.fuzzing import random_edition
from emporion.terminal import choices
from emporion.terminal.faces import FACES
from emporion.terminal.look import GOODS, SEATS
from emporion.terminal.narrate import narrate
from emporion.terminal.reasons import Weighed, reasons, weightiest
from emporion.terminal.scores import score_table
from emporion.terminal.session import (
    Session,
    is_foreign,
    keep_previous,
    read_game,
    read_transcript,
)


def printed(what: RenderableType, width: int = 100) -> str:
    console = Console(width=width, file=io.StringIO(), highlight=False, markup=False)
    console.print(what)
    text = console.file
    assert isinstance(text, io.StringIO)
    return text.getvalue()


def draw(view: dict[str, Any], game: em.Game, you: int | None, width: int) -> RenderableType:
    return FACES[game.name].draw(view, game, you, width)


def after(state: em.State, *moves: str) -> em.State:
    for move in moves:
        state.play(move)
    return state


def random_game(game: em.Game, seed: int, decisions: int = 10_000) -> em.State:
    state, rng = game.start(seed), random.Random(seed)
    while not state.over and len(state.moves) < decisions:
        state.play(rng.choice(state.legal_ids()))
    return state


@pytest.fixture
def start() -> em.State:
    """Three players, seed 3; Player 1 begins."""
    return em.game("rhodes", players=3).start(3)


@pytest.fixture
def begun(start: em.State) -> em.State:
    """The start farmlands are bought; Player 1 places the first marker."""
    return after(
        start,
        *("buy farmland wine 11", "buy farmland milk 11", "buy farmland grain 11"),
        *("buy farmland olives 11", "buy farmland grain 11", "buy farmland wine 11"),
    )


# --- the board -----------------------------------------------------------------------------------


def test_the_board_shows_everything(begun: em.State) -> None:
    text = printed(draw(begun.view(0), begun.game, 0, 100))
    for words in (
        *("RHODES", "Round 1", "marker 1 of 2", "Harbour", "next ship", "in the pile"),
        *("9 assignments in the stack", "unused chips: 1 2 3 3 4", "Sequence table", "Town hall"),
        *("Player 1 (you)", "Player 3", "Poseidon 12×2", "Wi▮▯▯", "0/10", "1 2 3"),
    ):
        assert words in text


def test_the_colossus_shows_its_site_and_temple() -> None:
    state = em.game("colossus", players=4).start(2)
    text = printed(draw(state.view(0), state.game, 0, 100))
    for words in (
        "0 of 12 built",
        "1 product + 1 bronze → 3 VP",
        "give 1 product",
        "2 bronze here",
    ):
        assert words in text
    assert "ship of 3" in text


TABLES = [
    *((name, players) for name in ("rhodes", "colossus") for players in (2, 3, 4, 5)),
    *(("rotterdam", players) for players in (2, 3, 4)),
]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("width", [80, 100, 160])
def test_the_board_fits(name: str, players: int, width: int) -> None:
    state = random_game(em.game(name, players=players), seed=players, decisions=120)
    lines = printed(draw(state.view(0), state.game, None, width), width).splitlines()
    assert max(map(len, lines)) <= width
    if width >= 100:
        assert len(lines) <= 40


def test_ships_lie_where_they_are(begun: em.State) -> None:
    state = after(begun, "farm", "sail 2", "load wine", "vp 1")
    text = printed(draw(state.view(0), state.game, 0, 100))
    goods = next(line for line in text.splitlines() if "goods" in line)
    hulls = next(line for line in text.splitlines() if " ship " in line)
    assert goods.split("│")[2].split() == ["Ol", "Wi"]
    assert hulls.split("│")[2].startswith(SEATS[0][0])


def test_goods_are_told_apart_without_colour() -> None:
    assert len({letters for letters, _ in GOODS.values()}) == len(GOODS)
    assert len({mark for mark, _ in SEATS}) == 5


@pytest.mark.parametrize("name", list(FACES))
def test_any_edition_can_be_shown(name: str) -> None:
    chance = random.Random(name)
    for number in range(12):
        game = random_edition(em.game(name, players=2 + number % 3), chance)
        state, rng = game.start(number), random.Random(number)
        while not state.over and len(state.moves) < 150:
            if len(state.moves) % 25 == 0:
                printed(draw(state.view(state.actor), game, state.actor, 100))
                assert len(choices.offer(state)) == len(state.legal())
            state.play(rng.choice(state.legal_ids()))


# --- choices -------------------------------------------------------------------------------------


def offered(state: em.State) -> dict[str, str]:
    return {choice.action.text: choice.effect for choice in choices.offer(state)}


def test_every_choice_is_offered_once_and_numbered() -> None:
    for name in FACES:
        state, rng = em.game(name, players=3).start(8), random.Random(8)
        while not state.over:
            found = choices.offer(state)
            assert [choice.number for choice in found] == list(range(1, len(found) + 1))
            assert sorted(choice.action for choice in found) == sorted(state.legal())
            state.play(rng.choice(state.legal_ids()))


def test_effects_in_words(begun: em.State) -> None:
    places = offered(begun)
    assert places["market"].startswith("sell one or two units from your estate for 5 dr each")
    market = offered(after(begun.clone(), "market"))
    assert market["sell wine"] == "−wine (estate), +5 dr"
    production = offered(after(begun.clone(), "production"))
    assert production["produce wine 4"] == ("+2 wine (estate), Player 3: +2 wine (estate)")


@pytest.mark.parametrize("name", ["colossus", "rotterdam"])
def test_an_effect_never_tells_what_nobody_knows(name: str) -> None:
    """Choices are the same whatever lies in the piles and in other hands."""
    state, rng = em.game(name, players=3).start(5), random.Random(5)
    while not state.over:
        if len(state.moves) % 9 == 0:
            other = state.imagine(state.actor, 77)
            assert choices.offer(state) == choices.offer(other)
        state.play(rng.choice(state.legal_ids()))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", ["production"]),
        ("market", ["market"]),
        ("MARKET", ["market"]),
        ("ma", ["market"]),
        ("", []),
        ("x", []),
        ("0", []),
        ("99", []),
    ],
)
def test_what_is_typed(begun: em.State, typed: str, meant: list[str]) -> None:
    found = choices.find(choices.offer(begun), typed)
    assert [choice.action.text for choice in found] == meant


def test_beginnings_of_words(start: em.State) -> None:
    found = choices.find(choices.offer(start), "b f w")
    prices = ("11", "14", "17")
    assert [choice.action.text for choice in found] == [f"buy farmland wine {p}" for p in prices]
    assert len(choices.find(choices.offer(start), "b f w 14")) == 1


# --- the log -------------------------------------------------------------------------------------


def test_the_log_tells_a_turn_in_one_paragraph(begun: em.State) -> None:
    state = after(begun, "market", "sell wine")
    text = " ".join(printed(narrate(state.game, state.log(6))[0]).split())
    assert text.startswith("● Player 1 market › sell wine: gives wine from the estate (market)")
    assert "receives 5 dr (market)" in text


# --- undo ----------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_own_decision(begun: em.State) -> None:
    before = bytes(begun)
    session = Session(begun, ["human"] * 3)
    session.play("farm")
    session.play("sail 2")
    assert session.undo() is None
    assert session.state.decision == "ship"
    assert session.undo() is None
    assert bytes(session.state) == before


def test_undo_stops_at_the_decision_of_another(begun: em.State) -> None:
    session = Session(begun, ["human"] * 3)
    before = bytes(session.state)
    assert session.undo() == "Player 3 has decided since."
    assert bytes(session.state) == before


def test_undo_stops_where_something_was_shown() -> None:
    """Whatever chance decides ends the reach of undo, whoever is asked next."""
    rng = random.Random(1)
    reasons = set()
    for seed in range(8):
        state = em.game("rhodes", players=2).start(seed)
        while not state.over:
            session = Session(state.clone(), ["human", "human"])
            shown = {event.kind for event in state.events} & {"plaza", "shown", "shuffle"}
            own = state.moves and state.moves[-1][0] == state.actor
            reason = session.undo()
            if own and shown:
                assert reason is not None
                assert reason.endswith(" since.")
                reasons |= shown
            elif own:
                assert reason is None
                assert session.state == state.rewind(len(state.moves) - 1)
            state.play(rng.choice(state.legal_ids()))
    assert {"plaza", "shown"} <= reasons


def test_undo_of_nothing(start: em.State) -> None:
    assert Session(start, ["human"] * 3).undo() == "Nothing has been decided yet."


# --- saved games ---------------------------------------------------------------------------------


def test_a_saved_game_comes_back(begun: em.State, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.json"
    Session(begun, ["human", "greedy", "planner:100ms"]).save(file)
    state, seats = read_game(file)
    assert state == begun
    assert state.moves == begun.moves
    assert seats == ["human", "greedy", "planner:100ms"]
    assert read_transcript(file).verify() == begun
    assert [path.name for path in file.parent.iterdir()] == ["game.json"]


def test_a_bare_transcript_loads_too(begun: em.State, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    begun.transcript().save(file)
    assert read_game(file) == (begun, None)


def saved(state: em.State, **changes: object) -> str:
    transcript = state.transcript().to_dict()
    document = {"format": "emporion-save/1", "seats": ["human"] * 3, "transcript": transcript}
    return json.dumps(document | changes)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is not JSON"),
        ("{", "is not JSON"),
        ("[" * 100_000, "is not JSON"),
        ("[]", "is not a saved game"),
        ("{}", "format must be"),
        ('{"format": "emporion-save/2"}', "this version reads 'emporion-save/1'"),
        ('{"format": "emporion-save/1"}', "a transcript is a JSON object"),
    ],
)
def test_what_is_no_saved_game(text: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    with pytest.raises(EmporionError, match=reason) as refused:
        read_game(file)
    assert str(refused.value).startswith(f"{file}: ")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "seats",
    [
        None,
        [],
        ["human"] * 2,
        ["human", "human", "hal"],
        ["human", "human", "planner:0ms"],
        "human",
        [[]],
    ],
)
def test_seats_that_nobody_can_take(begun: em.State, seats: object, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(saved(begun, seats=seats))
    with pytest.raises(EmporionError, match="seats must name 3 of human, random, greedy, planner"):
        read_game(file)


def test_every_decision_is_saved(begun: em.State, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = Session(begun, ["human"] * 3, file)
    session.play("market")
    assert read_game(file)[0] == session.state
    session.undo()
    assert read_game(file)[0] == session.state


def test_a_disk_that_refuses_does_not_end_the_game(begun: em.State, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session = Session(begun, ["human"] * 3, tmp_path / "file" / "game.json")
    session.play("market")
    assert session.trouble is not None
    assert session.state.decision == "sell"


def test_what_bots_decide_is_saved_when_somebody_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = Session(
        em.game("rhodes", players=3).start(3), ["planner:20", "planner:20", "human"], file
    )
    session.keep()
    assert not file.exists()
    session.play_bot()
    session.play_bot()
    session.keep()
    assert read_game(file)[0] == session.state


# --- bots ----------------------------------------------------------------------------------------


def test_every_seat_has_a_bot_of_its_own(begun: em.State) -> None:
    """What a planner remembers is its own seat's; so each decides as if it sat here alone."""
    session, state = Session(begun.clone(), ["planner:40"] * 3), begun.clone()
    players = [bots.bot("planner:40") for _ in range(3)]
    for number in range(len(begun.moves), 40):
        session.play_bot()
        rng = random.Random(f"{state.seed} {number} {state.actor}")
        state.play(bots.decide(players[state.actor], state, rng).text)
    assert session.state.moves == state.moves


@pytest.mark.parametrize("name", list(FACES))
def test_bots_go_on_in_a_game_taken_up_again(name: str, tmp_path: Path) -> None:
    seats = ["planner:20", "greedy"]
    first = Session(em.game(name, players=2).start(3), seats)
    for _ in range(30):
        first.play_bot()
    first.save(tmp_path / "game.json")
    state, again = read_game(tmp_path / "game.json")
    assert again == seats
    second = Session(state, again)
    while not second.state.over:
        second.play_bot()
    assert second.state.moves[:30] == first.state.moves


def test_what_bots_thought_since_the_last_turn(start: em.State) -> None:
    def thought() -> list[tuple[int, int]]:
        while not session.asks_human:
            session.play_bot()
        return [(one.number, one.seat) for one in session.reasons(1)]

    session = Session(start, ["planner:20", "human", "planner:20"])
    assert session.reasons(1) == []
    assert thought() == [(1, 0)]
    session.play("buy farmland milk 11")
    assert thought() == [(3, 2), (4, 0)]
    session.play("buy farmland grain 11")
    assert thought()[:2] == [(6, 2), (7, 0)]
    before = thought()
    session.play("market")  # and now the human sells: still the same turn
    assert session.asks_human
    assert thought() == before


def test_ctrl_c_stops_a_bot_and_changes_nothing(start: em.State) -> None:
    before = bytes(start)
    session = Session(start, ["planner:3000s"] * 3)

    @contextmanager
    def interrupted() -> Iterator[None]:
        raise KeyboardInterrupt
        yield

    with pytest.raises(KeyboardInterrupt):
        session.play_bot(interrupted())
    assert bytes(session.state) == before
    assert session.weighed == []


def test_the_weightiest_decisions() -> None:
    def weighed(number: int, *wins: float) -> Weighed:
        names = ("farm", "market", "temple")
        options = [Alternative(*one, 30) for one in zip(names, (0.6, 0.3, 0.1), wins, strict=True)]
        return Weighed(number, 0, Thoughts("farm", 10, tuple(options)))

    close, clear, worse = (
        weighed(1, 0.5, 0.4, 0.1),
        weighed(2, 0.9, 0.1, 0.8),
        weighed(3, 0.1, 1, 1),
    )
    assert weightiest([close, clear, worse], most=2) == [close, clear]
    assert weightiest([worse, clear], most=1) == [clear]
    text = printed(reasons(em.game("rhodes", players=2), [clear]))
    assert [" ".join(line.split()) for line in text.splitlines()] == [
        "2 ● Player 1 farm: wins 90%, about 30 points ahead",
        "rather than market: wins 10%, about 30 points ahead",
        "or temple: wins 80%, about 30 points ahead",
    ]
    alone = Weighed(1, 0, Thoughts("farm", 1, (Alternative("farm", 1.0, 0.5, 30),)))
    assert alone.matters == 0


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(FACES))
def test_points_add_up(name: str) -> None:
    state = random_game(em.game(name, players=4), seed=6)
    points = FACES[name].points(state)
    totals = [sum(row[seat] for row in points.values()) for seat in range(4)]
    assert totals == state.scores
    assert not any(points.get("source-before", ()))
    text = printed(score_table(state))
    assert all(str(score) in text for score in state.scores)


def test_points_from_before_are_named() -> None:
    played = random_game(em.game("rhodes", players=2), seed=2, decisions=150)
    state = played.game.position(played.position())
    rng = random.Random(2)
    while not state.over:
        state.play(rng.choice(state.legal_ids()))
    points = FACES["rhodes"].points(state)
    assert points["source-before"] == played.scores
    assert [sum(row[seat] for row in points.values()) for seat in range(2)] == state.scores


# --- files that are not ours -------------------------------------------------------------------


def test_saving_spares_what_is_no_game(tmp_path: Path) -> None:
    precious = tmp_path / "notes.txt"
    precious.write_text("precious\n")
    assert is_foreign(precious)
    assert not is_foreign(tmp_path / "new.json")
    saved = tmp_path / "game.json"
    Session(em.game("rhodes", players=2).start(1), ["human", "greedy"]).save(saved)
    assert not is_foreign(saved)


def test_an_unfinished_game_is_put_aside(tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    assert keep_previous(game) is None
    game.write_text("{}")
    assert keep_previous(game) == tmp_path / "previous.json"
    assert not game.exists()


def test_a_save_with_a_broken_chain_is_not_loaded(tmp_path: Path) -> None:
    state = em.game("rhodes", players=2).start(1)
    for _ in range(6):
        state.play(state.legal_ids()[0])
    path = tmp_path / "game.json"
    Session(state, ["human", "greedy"]).save(path)
    document = json.loads(path.read_text())
    document["transcript"]["hashes"][3] = "0" * 16
    path.write_text(json.dumps(document))
    with pytest.raises(em.EmporionError, match=r"decision 4 .* leads to another position"):
        read_game(path)
