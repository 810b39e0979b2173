"""Bytes carry a version, an edition and a checksum; whatever else arrives is refused."""

import hashlib
import random

import pytest

import emporion as em
from emporion.table.kernel import BYTES_VERSION
from walks import TABLES, after, finished, in_a_process, walk

NAME_AT = 8  # magic, version, players, layout, length of the name


def sealed(data: bytes) -> bytes:
    """The same bytes under a checksum that matches."""
    body = data[:-8]
    return body + hashlib.blake2b(body, digest_size=8).digest()


def test_every_state_of_a_game_comes_back() -> None:
    for name, players in TABLES:
        for number, state in enumerate(walk(name, players, 3)):
            if number % 9 == 0 or state.over:
                again = state.game.from_bytes(bytes(state))
                assert again == state
                assert bytes(again) == bytes(state)
                assert again.legal_ids() == state.legal_ids()
                assert again.position() == state.position()


def test_anything_that_holds_bytes_will_do() -> None:
    state = after("rhodes", 3, 3, 20)
    for kind in (bytes, bytearray, memoryview):
        assert state.game.from_bytes(kind(bytes(state))) == state


def test_the_bytes_say_what_they_are() -> None:
    data = bytes(after("colossus", 4, 3, 20))
    assert data[:4] == b"EMPO"
    assert data[4] == BYTES_VERSION
    assert data[5] == 4
    assert data[NAME_AT : NAME_AT + data[7]] == b"colossus"
    assert len(data) < 1100


@pytest.mark.parametrize("other", ["text", 17, None, [1, 2], 1.5, object()])
def test_other_types_are_refused(other: object) -> None:
    with pytest.raises(em.BytesError, match="read from bytes, not from"):
        em.game("rhodes").from_bytes(other)


@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_every_truncation_is_refused(name: str) -> None:
    state = after(name, 3, 3, 20)
    data = bytes(state)
    for length in range(len(data)):
        with pytest.raises(em.BytesError):
            state.game.from_bytes(data[:length])
    for more in (b"\0", data):
        with pytest.raises(em.BytesError, match="damaged or cut short"):
            state.game.from_bytes(data + more)


@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_every_flipped_bit_is_noticed(name: str) -> None:
    state = after(name, 2, 3, 20)
    data = bytearray(bytes(state))
    for bit in range(8 * len(data)):
        data[bit // 8] ^= 1 << bit % 8
        with pytest.raises(em.BytesError):
            state.game.from_bytes(bytes(data))
        data[bit // 8] ^= 1 << bit % 8
    assert state.game.from_bytes(bytes(data)) == state


def test_random_bytes_are_refused() -> None:
    game = em.game("rhodes")
    chance = random.Random(1)
    for _ in range(300):
        data = chance.randbytes(chance.randrange(1200))
        for start in (b"", b"EMPO", b"EMPO\x01"):
            with pytest.raises(em.BytesError):
                game.from_bytes(start + data)


def changed(at: int, value: int) -> bytes:
    data = bytearray(bytes(after("rhodes", 3, 3, 20)))
    data[at] = value
    return sealed(bytes(data))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (changed(4, 2), "bytes version 2; this engine reads 1"),
        (changed(5, 2), "saved from rhodes with 2 players, not from rhodes with 3"),
        (changed(6, 99), "state layout 99"),
        (changed(NAME_AT, ord("R")), "saved from Rhodes"),
        (changed(7, 255), "saved from"),
        (changed(NAME_AT + 6, 0), "another edition than 'standard'"),
        (sealed(bytes(after("rhodes", 3, 3, 20))[:-20]), "a rhodes state has"),
        (bytes(after("colossus", 3, 3, 20)), "saved from colossus with 3 players"),
    ],
)
def test_other_versions_games_and_editions_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(em.BytesError, match=reason):
        em.game("rhodes", players=3).from_bytes(data)


def test_the_edition_goes_by_its_numbers_not_its_name() -> None:
    rich = {"name": "rich", "market": {"rates": [9, 8, 7]}}
    state = em.game("rhodes", edition=rich).start(1)
    again = em.game("rhodes", edition=rich | {"name": "the same"}).from_bytes(bytes(state))
    assert bytes(again) == bytes(state)
    with pytest.raises(em.BytesError, match="another edition"):
        em.game("rhodes").from_bytes(bytes(state))


def test_options_are_not_mixed_up() -> None:
    """A state with open stacks is another game's than one without."""
    state = em.game("rotterdam", open_products=True).start(1)
    assert em.game("rotterdam", open_products=True).from_bytes(bytes(state)) == state
    with pytest.raises(em.BytesError):
        em.game("rotterdam").from_bytes(bytes(state))


@pytest.mark.parametrize("name", ["colossus", "rotterdam"])
def test_finished_games_come_back_finished(name: str) -> None:
    state = finished(name, 3, 1)
    again = state.game.from_bytes(bytes(state))
    assert again.over
    assert (again.scores, again.winners) == (state.scores, state.winners)


@pytest.mark.parametrize("name", ["rhodes", "colossus", "rotterdam"])
def test_forged_bytes_are_refused_or_hold_a_possible_state(name: str) -> None:
    """With a checksum that matches. A process of its own, for it must not crash."""
    done = in_a_process(f"from test_bytes import forge; forge({name!r})")
    assert (done.returncode, done.stderr[-1500:]) == (0, "")


def forge(name: str) -> None:
    """Change a few bytes of states; what is accepted must keep every law to the end."""
    from emporion.games.rhodes import invariants as rhodes
    from emporion.games.rotterdam import invariants as rotterdam

    contradictions = (rotterdam if name == "rotterdam" else rhodes).contradictions
    most = max(players for table, players in TABLES if table == name)
    chance = random.Random(1)
    for _ in range(60):
        game = em.game(name, players=chance.randint(2, most))
        state = game.start(chance.randrange(1000))
        for _ in range(chance.randrange(300)):
            if not state.over:
                state.play(chance.choice(state.legal_ids()))
        data = bytes(state)
        first = NAME_AT + len(name) + 8 + 16  # behind the generator, where anything goes
        for _ in range(60):
            forged = bytearray(data)
            for _ in range(chance.choice([1, 1, 2, 4])):
                at = chance.randrange(first, len(data) - 8)
                forged[at] = chance.choice([0, 1, 2, 4, 9, 20, 30, 128, 255, chance.randrange(256)])
            try:
                accepted = game.from_bytes(sealed(bytes(forged)))
            except em.BytesError:
                continue
            assert list(contradictions(game, accepted.position())) == []
            while not accepted.over:
                accepted.play(chance.choice(accepted.legal_ids()))
