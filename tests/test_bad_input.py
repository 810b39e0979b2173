"""Bad input: each gets the documented error, nothing crashes and nothing changes."""

import random
from pathlib import Path
from typing import Any

import pytest

import emporion as em
from walks import after, finished, in_a_process, reaching

HUGE = 10**5000  # more digits than Python turns into text
THINGS: tuple[Any, ...] = (None, 1.5, float("nan"), b"farm", [], {}, (), object(), True, 3 + 4j)


def names(value: Any) -> str:
    return type(value).__name__


# --- games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7, 10**9])
@pytest.mark.parametrize(("name", "most"), [("rhodes", 5), ("colossus", 5), ("rotterdam", 4)])
def test_other_player_counts_are_refused(name: str, most: int, players: int) -> None:
    with pytest.raises(em.EmporionError, match=f"{name} is for 2 to {most} players, not {players}"):
        em.game(name, players=players)


def test_rotterdam_is_not_for_five() -> None:
    with pytest.raises(em.EmporionError, match="rotterdam is for 2 to 4 players, not 5"):
        em.game("rotterdam", players=5)


@pytest.mark.parametrize("players", [*THINGS, "3", 3.0], ids=names)
def test_player_counts_that_are_not_numbers_are_refused(players: Any) -> None:
    with pytest.raises(em.EmporionError, match="players must be an integer"):
        em.game("rhodes", players=players)


def test_a_huge_player_count_is_refused() -> None:
    with pytest.raises(em.EmporionError, match="2 to 5 players"):
        em.game("rhodes", players=HUGE)


@pytest.mark.parametrize(
    "name", [*THINGS, "", "chess", "Rhodes", "rhodes ", "x" * 10**5], ids=names
)
def test_unknown_games_are_refused(name: Any) -> None:
    with pytest.raises(em.UnknownGame, match="no game is called") as caught:
        em.game(name)
    assert len(str(caught.value)) < 200


def test_a_near_miss_is_helped() -> None:
    with pytest.raises(em.UnknownGame, match="did you mean 'rhodes'"):
        em.game("rodes")


def test_unknown_options_are_refused() -> None:
    with pytest.raises(em.EmporionError, match="rhodes has no option 'turbo'"):
        em.game("rhodes", turbo=True)
    with pytest.raises(em.EmporionError, match="rotterdam has no option 'turbo'; there are open_p"):
        em.game("rotterdam", turbo=True)
    with pytest.raises(em.EmporionError, match="rhodes has no option 'open_products'"):
        em.game("rhodes", open_products=True)


@pytest.mark.parametrize("value", [None, 1, 0, "yes", [], 1.0, HUGE], ids=names)
def test_options_are_true_or_false(value: Any) -> None:
    with pytest.raises(em.EmporionError, match="open_products is true or false, not"):
        em.game("rotterdam", open_products=value)


def test_an_option_that_is_off_is_none() -> None:
    assert em.game("rotterdam", open_products=False) == em.game("rotterdam")
    assert em.game("rotterdam", open_products=False).options == {}


@pytest.mark.parametrize("edition", [None, 5, 1.5, [], b"standard", True], ids=names)
def test_editions_of_other_types_are_refused(edition: Any) -> None:
    with pytest.raises(em.EditionError):
        em.game("rhodes", edition=edition)


def test_editions_that_are_not_there_are_refused(tmp_path: Path) -> None:
    with pytest.raises(em.EditionError, match="no such file"):
        em.game("rhodes", edition=tmp_path / "none.toml")
    with pytest.raises(em.EditionError):
        em.game("rhodes", edition="")
    with pytest.raises(em.EditionError):
        em.game("rhodes", edition="a\0b")


def test_an_edition_of_another_game_is_refused() -> None:
    edition = em.game("colossus").edition
    with pytest.raises(em.EditionError, match="is for colossus, not for rhodes"):
        em.game("rhodes", edition=edition)


@pytest.mark.parametrize(("name", "most"), [("rhodes", 5), ("rotterdam", 4)])
def test_damaged_editions_are_refused_or_playable(name: str, most: int, tmp_path: Path) -> None:
    """Bits flipped and lines lost at random; whatever still loads is played to its end."""
    from emporion.games.rhodes import edition as rhodes
    from emporion.games.rotterdam import edition as rotterdam

    chance = random.Random(3)
    whole = (rotterdam if name == "rotterdam" else rhodes).template(name).encode()
    path = tmp_path / "box.toml"
    for _ in range(60):
        damaged = bytearray(whole)
        for _ in range(chance.choice([1, 2, 5])):
            damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
        if chance.random() < 0.3:
            del damaged[chance.randrange(len(damaged)) :]
        path.write_bytes(damaged)
        try:
            game = em.game(name, players=chance.randint(2, most), edition=path)
        except em.EditionError as error:
            assert all(problem.file == str(path) for problem in error.problems)  # noqa: PT017
            continue
        state = game.start(1)
        while not state.over:
            state.play(chance.choice(state.legal_ids()))


# --- seeds ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [*THINGS, "7", 7.0], ids=names)
def test_seeds_that_are_not_integers_are_refused(seed: Any) -> None:
    with pytest.raises(em.EmporionError, match="the seed must be an integer"):
        em.game("rhodes").start(seed)


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30, -(10**30)])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    with pytest.raises(em.EmporionError, match="the seed must be from 0 to"):
        em.game("rhodes").start(seed)


@pytest.mark.parametrize("seed", [HUGE, -HUGE], ids=["huge", "hugely negative"])
def test_huge_seeds_are_refused(seed: int) -> None:
    with pytest.raises(em.EmporionError, match="the seed must be"):
        em.game("rhodes").start(seed)


@pytest.mark.parametrize("seed", [*THINGS, "7", -1, 2**64], ids=names)
def test_a_deal_wants_a_seed_or_none(seed: Any) -> None:
    if seed is None:
        return
    state = em.game("rhodes").start(3)
    with pytest.raises(em.EmporionError):
        state.game.deal(state.dealt, seed)


# --- actions --------------------------------------------------------------------------------


def refused(state: em.State, action: Any) -> em.IllegalAction:
    """The refusal, the same from `play` and `check`, with nothing changed."""
    before, moves, offered = bytes(state), state.moves, state.legal_ids()
    with pytest.raises(em.IllegalAction) as played:
        state.play(action)
    with pytest.raises(em.IllegalAction) as checked:
        state.check(action)
    assert str(played.value) == str(checked.value)
    assert (bytes(state), state.moves, state.legal_ids()) == (before, moves, offered)
    assert played.value.reason
    return played.value


STATE = after("rhodes", 3, 2, 45)


@pytest.mark.parametrize("action", [-1, -5, 278, 300, 2**15, 2**16, 2**31, 2**63, 2**64, 10**30])
def test_ids_outside_the_list_are_refused(action: int) -> None:
    error = refused(STATE, action)
    assert (error.reason, error.rule) == ("unknown_action", "N-2")
    refused(STATE, -action)


@pytest.mark.parametrize("action", [HUGE, -HUGE], ids=["huge", "hugely negative"])
def test_huge_ids_are_refused(action: int) -> None:
    assert refused(STATE, action).reason == "unknown_action"


@pytest.mark.parametrize("action", THINGS, ids=names)
def test_actions_of_other_types_are_refused(action: Any) -> None:
    assert refused(STATE, action).reason == "unknown_action"


@pytest.mark.parametrize(
    "action",
    [
        *("", " ", "farm ", " farm", "FARM", "Farm", "farm\n", "farm\0", "farms", "far"),
        *("produce", "produce wine", "produce wine 7", "produce wine 0", "produce  wine 1"),
        *("buy", "buy 0", "buy 21", "buy -1", "buy 1 as", "buy 1 as gold", "buy farmland"),
        *("buy farmland wine 12", "row 0", "row 6", "row 1 gold", "vp -1", "vp 5", "sail 5"),
        *("fulfil 0", "fulfil 4", "discard salt", "use trader wine wine", "bonus 9", "fárm"),
        *("\ud800", "🚢", "x" * 10**6, "%s%n", "../../etc", "<b>", "'; drop table"),
    ],
    ids=lambda action: repr(action)[:20],
)
def test_texts_that_are_no_action_are_refused(action: str) -> None:
    error = refused(STATE, action)
    assert (error.reason, error.rule) == ("unknown_action", "N-2")


@pytest.mark.parametrize(
    "action",
    [
        *("", "call", "call pink", "call  red", "CALL RED", "launch", "launch s1", "launch s9 oil"),
        *("launch s1 gold", "launch a1 oil", "play", "play bank", "steer", "steer moon", "at s0"),
        *("back", "give", "give salt", "want all", "to", "to 4", "to -1", "to all ", "with all"),
        *("fulfil", "fulfil 0", "fulfil 6", "joker", "joker salt", "hand in", "at europoort\0"),
    ],
    ids=lambda action: repr(action)[:20],
)
def test_texts_that_are_no_action_of_rotterdam_are_refused(action: str) -> None:
    error = refused(after("rotterdam", 3, 2, 45), action)
    assert (error.reason, error.rule) == ("unknown_action", "N-2")


def test_positions_the_map_lacks_are_refused_like_any_other() -> None:
    """N-2: the list of actions has room for larger maps."""
    for decision in ("call", "steer", "target", "launch"):
        state = reaching(decision, "rotterdam")
        for action in state.game.actions:
            if "none-" in action.text:
                assert refused(state, action.id).reason != "unknown_action"
                assert "none-" not in str(refused(state, action.id)).split("; ")[0]


def test_moves_of_other_decisions_of_rotterdam_are_refused() -> None:
    """N-1: what is asked is said."""
    state = em.game("rotterdam").start(1)
    for action in ("call red", "done", "offer", "accept", "fulfil 1", "hand-in", "none", "to all"):
        error = refused(state, action)
        assert (error.reason, error.rule) == ("not_asked", "N-1")
        assert "place a ship, or pass" in str(error)
    over = finished("rotterdam", 2, 1)
    for action in over.game.actions:
        error = refused(over, action.text)
        assert (error.reason, error.rule) == ("game_over", "RO-10.1")


def test_a_long_text_gets_a_short_answer() -> None:
    assert len(str(refused(STATE, "x" * 10**6))) < 300


def test_random_texts_are_refused() -> None:
    chance = random.Random(1)
    letters = "abcdefghijklmnopqrstuvwxyz 0123456789"
    known = {action.text for action in STATE.game.actions}
    for _ in range(300):
        word = "".join(chance.choices(letters, k=chance.randrange(1, 20)))
        assert word in known or refused(STATE, word).reason == "unknown_action"


def test_things_that_look_like_actions_are_taken_by_their_text() -> None:
    class Lookalike:
        def __init__(self, text: Any) -> None:
            self.text = text
            self.id = 0

    for text in (5, None, [], "farm!", b"farm"):
        assert refused(STATE, Lookalike(text)).reason == "unknown_action"


def test_an_action_with_another_id_goes_by_its_text() -> None:
    state = STATE.clone()
    offer = state.legal()[0]
    state.check(em.Action(10**9, offer.text, None))


def test_moves_of_other_decisions_are_refused() -> None:
    """Out of turn, in the sense of the rules: nobody but the actor is ever asked."""
    state = em.game("rhodes").start(1)
    for action in ("farm", "row 1", "sell wine", "stop", "done", "donate", "discard wine"):
        assert refused(state, action).rule == "RH-1.8"
    over = finished("rhodes", 2, 1)
    for action in over.game.actions:
        assert refused(over, action.text).reason == "game_over"


def test_an_action_of_another_games_edition_is_refused() -> None:
    rich = {"name": "other prices", "farmland": em.game("rhodes").edition.data["farmland"]}
    rich = {"name": rich["name"], "farmland": [dict(row) for row in rich["farmland"]]}
    for row in rich["farmland"]:
        row["price"] += 1
    other = em.game("rhodes", edition=rich).start(1).legal()[0]
    assert other.text == "buy farmland wine 12"
    assert refused(em.game("rhodes").start(1), other).reason == "unknown_action"


@pytest.mark.parametrize("text", [*THINGS, "nothing", ""], ids=names)
def test_texts_a_game_does_not_know_are_refused(text: Any) -> None:
    with pytest.raises(em.IllegalAction):
        em.game("rhodes").action(text)


# --- the rest of the face -----------------------------------------------------------------------


@pytest.mark.parametrize("number", [*THINGS, "1", -1, 46, 10**30, HUGE], ids=names)
def test_numbers_of_decisions_are_checked(number: Any) -> None:
    if number is True:  # a bool is an int to Python, and one decision is there
        return
    for use in (STATE.rewind, STATE.log):
        with pytest.raises((em.EmporionError, TypeError)):
            use(number)


@pytest.mark.parametrize("number", [None, "1", [], 10**30], ids=names)
def test_depths_and_numbers_of_games_are_checked(number: Any) -> None:
    for use in (STATE.perft, STATE.playouts):
        with pytest.raises((em.EmporionError, TypeError, OverflowError)):
            use(number)


def test_a_negative_number_of_playouts_is_refused() -> None:
    with pytest.raises(em.EmporionError):
        STATE.playouts(-1)


ROTTERDAM_CRASHES = {
    "a deal that is none": "game.deal({'master': 0})",
    "a deal of nothing": "game.deal(dict(master=0, products=None, missions=1, transport=2))",
    "shuffles that are none": "game.start(1).follow([(0, [99] * 20)]); raise em.EmporionError",
    "a position that is none": "game.position({'format': 1})",
    "bytes that are none": "game.from_bytes(b'EMPO' + bytes(900))",
}


@pytest.mark.parametrize("name", ROTTERDAM_CRASHES)
def test_nothing_crashes_rotterdam(name: str) -> None:
    """A process of its own, for it must not crash."""
    script = (
        "import emporion as em\ngame = em.game('rotterdam')\n"
        f"try:\n    {ROTTERDAM_CRASHES[name]}\n"
        "except (em.EmporionError, TypeError, OverflowError):\n    print('refused')"
    )
    done = in_a_process(script)
    assert (done.returncode, done.stdout, done.stderr) == (0, "refused\n", "")


CRASHES = {
    "a game made by hand": "em.Game().start(1)",
    "its size": "em.Game().state_size",
    "its name": "repr(em.Game())",
    "a state made by hand": "em.State().legal()",
    "shuffles that are none": "game.start(1).follow([(0, [999])])",
    "shuffles of words": "game.start(1).follow([(0, ['x'])])",
    "a huge shuffle": "game.start(1).follow([(0, [1] * 100)])",
    "a deal that is none": "game.deal([])",
    "a deal of nothing": "game.deal(None)",
}


@pytest.mark.parametrize("name", CRASHES)
def test_nothing_crashes_the_interpreter(name: str) -> None:
    """A process of its own, for it must not crash."""
    script = (
        "import emporion as em\ngame = em.game('rhodes')\n"
        f"try:\n    {CRASHES[name]}\n"
        "except (em.EmporionError, TypeError, OverflowError):\n    print('refused')"
    )
    done = in_a_process(script)
    assert (done.returncode, done.stdout, done.stderr) == (0, "refused\n", "")


def test_shuffles_that_fit_no_pile_are_left_unheeded() -> None:
    """T-3: `follow` lays piles as told where that is possible."""
    state = em.game("colossus", players=3).start(12)
    state.follow([(0, [1, 2, 3]), (7, [])])
    while not state.over:
        state.play(state.legal_ids()[0])
    assert state.winners
