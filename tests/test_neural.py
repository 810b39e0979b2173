"""The player `neural`: a network in a file, asked about what its seat may know."""

import contextlib
import io
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emporion as em
from emporion import bots
from emporion.bots.network import FORMAT, Network, NetworkError, packed, read
from emporion.bots.neural import Neural, forward_of
from untaught import (
    SLIM,
    WIDTH,
    Write,
    arrays,
    card,
    card_with_duo,
    card_with_parts,
    duo,
    parts,
    writer,
)
from walks import TABLES, walk


@pytest.fixture
def network(tmp_path: Path) -> Write:
    return writer(tmp_path)


# --- playing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_it_knows_what_its_seat_knows_and_no_more(title: str, players: int, network: Write) -> None:
    for temperature in (0.0, 1.0):
        player = Neural(network=network(title), temperature=temperature)
        for number, state in enumerate(walk(title, players, seed=players)):
            if state.over or number % 17:
                continue
            before = bytes(state)
            chosen = bots.decide(player, state, random.Random(number))
            assert chosen in state.legal()
            assert bytes(state) == before
            for secret in (1, 2):
                other = state.imagine(state.actor, secret)
                assert bots.decide(player, other, random.Random(number)) == chosen


def test_it_takes_what_the_network_likes_best(network: Write) -> None:
    file = network("rotterdam")
    game = em.game("rotterdam", players=3)
    found = read(file, game)
    for state in walk("rotterdam", 3, seed=4):
        if state.over:
            break
        hidden = found.hidden(state.observe(state.actor), 3)
        logits = found.logits(hidden, slice(None))
        best = np.where(state.mask(), logits, -np.inf).argmax()
        assert bots.decide(Neural(network=file), state, random.Random(1)).id == best


def test_a_temperature_chooses_among_what_it_likes(network: Write) -> None:
    file, state = network("rhodes"), em.game("rhodes", players=2).start(1)

    def chosen(temperature: float) -> set[int]:
        player = Neural(network=file, temperature=temperature)
        return {bots.decide(player, state, random.Random(seed)).id for seed in range(60)}

    assert len(chosen(0.0)) == 1
    assert chosen(0.0) < chosen(3.0)
    assert len(chosen(10.0)) > len(chosen(0.3))


def test_many_at_once_are_answered_like_one(network: Write) -> None:
    game = em.game("colossus", players=4)
    found = read(network("colossus"), game)
    seen = np.stack([state.observe(1) for state in walk("colossus", 4, seed=2)])
    together = found.hidden(seen, 4)
    shares, leads = found.values(together, 4)
    assert shares.shape == leads.shape == (len(seen), 4)
    np.testing.assert_allclose(shares.sum(-1), 1, rtol=1e-5)
    for row in (0, 7, len(seen) - 1):
        alone = found.hidden(seen[row], 4)
        np.testing.assert_allclose(alone, together[row], rtol=1e-3, atol=1e-4)
        np.testing.assert_allclose(found.values(alone, 4)[0], shares[row], rtol=1e-3, atol=1e-4)


def test_what_an_imagination_observes_is_what_its_seat_observes() -> None:
    for state in walk("rotterdam", 3, seed=5):
        for seat in range(3):
            seen = state.imagination(seat).observe()
            assert seen.tobytes() == state.observe(seat).tobytes()


@pytest.mark.parametrize("name", ["neural:0", "neural:11", "neural:-1", "neural:hot", "neural:"])
def test_other_temperatures_are_refused(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match="a temperature is above 0 and at most 10"):
        bots.bot(name)


# --- files ----------------------------------------------------------------------------------------

GAME = em.game("rhodes", players=3)


def changed(**changes: Any) -> bytes:
    return packed(arrays(GAME) | changes, card(GAME))


def carded(**changes: Any) -> bytes:
    return packed(arrays(GAME), card(GAME) | changes)


def lacking(name: str) -> bytes:
    found = dict(arrays(GAME))
    del found[name]
    return packed(found, card(GAME))


def dueting(**changes: Any) -> bytes:
    return packed(arrays(GAME) | duo() | changes, card_with_duo(GAME))


def parted(**changes: Any) -> bytes:
    return packed(arrays(GAME) | parts(GAME) | changes, card_with_parts(GAME))


def less(name: str) -> bytes:
    found = arrays(GAME) | parts(GAME)
    del found[name]
    return packed(found, card_with_parts(GAME))


WHOLE = changed()
USED = parts(GAME)["used"]
NO_NETWORK = "is no network, or a damaged one"
REFUSED = {
    "nothing": (b"", NO_NETWORK),
    "words": (b"a network\n", NO_NETWORK),
    "cut short": (WHOLE[: len(WHOLE) // 2], NO_NETWORK),
    "a bit turned": (
        WHOLE[:20000] + bytes([WHOLE[20000] ^ 64]) + WHOLE[20001:],
        NO_NETWORK,
    ),
    "not a number": (
        changed(action_bias=np.full(len(GAME.actions), np.nan, np.float32)),
        NO_NETWORK,
    ),
    "too narrow": (changed(block0=np.zeros((WIDTH, 3), np.float32)), NO_NETWORK),
    "of doubles": (changed(block0=np.zeros((WIDTH, WIDTH))), NO_NETWORK),
    "of objects": (changed(block0=np.array([None, {}], dtype=object)), NO_NETWORK),
    "for few seats": (
        changed(value=np.zeros((4, WIDTH), np.float32), value_bias=np.zeros(4, np.float32)),
        NO_NETWORK,
    ),
    "no card": (packed(arrays(GAME), {}), NO_NETWORK),
    "no points": (carded(points=0), NO_NETWORK),
    "a matrix lost": (lacking("block0"), NO_NETWORK),
    "a bias lost": (lacking("block0_bias"), NO_NETWORK),
    "a layer lost": (
        packed(
            {name: one for name, one in arrays(GAME).items() if not name.startswith("block")},
            card(GAME) | {"blocks": 1},
        ),
        NO_NETWORK,
    ),
    "a row for a matrix": (changed(first=np.zeros(3, np.float32)), NO_NETWORK),
    "a number for a matrix": (changed(first=np.float32(1)), NO_NETWORK),
    "a matrix too many": (changed(block7=np.zeros((WIDTH, WIDTH), np.float32)), NO_NETWORK),
    "a duo nobody told of": (changed(**duo()), NO_NETWORK),
    "a duo that is not there": (packed(arrays(GAME), card_with_duo(GAME)), NO_NETWORK),
    "half a duo": (
        packed(arrays(GAME) | {"duo0_in": duo()["duo0_in"]}, card_with_duo(GAME)),
        NO_NETWORK,
    ),
    "a duo that does not fit": (
        dueting(duo0_out=np.zeros((SLIM + 1, WIDTH), np.float32)),
        NO_NETWORK,
    ),
    "a duo of doubles": (dueting(duo0_in=np.zeros((WIDTH, SLIM))), NO_NETWORK),
    "a duo without end": (
        dueting(duo0_in=np.full((WIDTH, SLIM), np.inf, np.float32)),
        NO_NETWORK,
    ),
    "a row for a duo": (dueting(duo0_in=np.zeros(WIDTH, np.float32)), NO_NETWORK),
    "parts nobody told of": (packed(arrays(GAME) | parts(GAME), card(GAME)), NO_NETWORK),
    "half a quartet": (less("quartet0_out"), NO_NETWORK),
    "half a quartet's first layer": (less("quartet_first_out"), NO_NETWORK),
    "a quartet without its layers": (
        parted(quartet_first_in=np.zeros((3, SLIM), np.float32)),
        NO_NETWORK,
    ),
    "rows of nobody knows what": (less("used"), NO_NETWORK),
    "rows in disorder": (parted(used=USED[::-1].copy()), NO_NETWORK),
    "a row twice": (parted(used=np.concatenate([USED[:1], USED[:-1]])), NO_NETWORK),
    "a row too few": (parted(used=USED[1:]), NO_NETWORK),
    "rows of another observation": (parted(used=USED + np.uint16(9)), NO_NETWORK),
    "rows of doubles": (parted(used=USED.astype(float)), NO_NETWORK),
    "a layer without end": (
        packed(
            arrays(GAME)
            | parts(GAME)
            | {"first": np.zeros((1, 60_000), np.float32), "used": USED[:1]},
            card_with_parts(GAME),
        ),
        NO_NETWORK,
    ),
    "inputs without end": (
        packed(arrays(GAME) | parts(GAME), card_with_parts(GAME) | {"inputs": 10**12}),
        NO_NETWORK,
    ),
    "another format": (carded(format="emporion-network/9"), "of another version of Emporion"),
    "another title": (carded(title="rotterdam"), "plays rotterdam, not rhodes"),
    "another layout": (carded(layout="0" * 32), "another layout of observations or actions"),
    "another edition": (carded(edition=7), "was made for version 7 of the edition, not 1"),
}


def test_whatever_becomes_of_the_bytes_nothing_else_is_raised(tmp_path: Path) -> None:
    file, chance = tmp_path / "some.npz", random.Random(1)
    packed_small = io.BytesIO()
    with np.load(io.BytesIO(WHOLE)) as parts:
        np.savez_compressed(packed_small, **parts)
    for whole in (WHOLE, packed_small.getvalue()):
        headers = [n for n in range(len(whole)) if whole[n : n + 2] == b"PK" or n < 200]
        for _ in range(300):
            damaged = bytearray(whole)
            for _ in range(chance.randint(1, 3)):
                damaged[(chance.choice(headers) + chance.randrange(90)) % len(whole)] ^= 255
            file.write_bytes(damaged)
            with contextlib.suppress(NetworkError):  # and nothing else
                read(file, GAME)


@pytest.mark.parametrize("name", REFUSED)
def test_files_that_will_not_do_are_refused(name: str, tmp_path: Path) -> None:
    data, words = REFUSED[name]
    file = tmp_path / "some.npz"
    file.write_bytes(data)
    with pytest.raises(NetworkError) as caught:
        read(file, GAME)
    assert str(caught.value) == f"{file}: {words}" or words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_files_that_are_not_there_are_refused(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match="there is no such network"):
        read(tmp_path / "none.npz", GAME)
    with pytest.raises(NetworkError, match="cannot be read"):
        read(tmp_path, GAME)


def test_a_file_written_anew_is_read_anew(tmp_path: Path) -> None:
    """Who watches a run plays with what it has written last."""
    file = tmp_path / "some.npz"
    state = GAME.start(1)
    choices = []
    for favourite in state.legal_ids()[:2]:
        likings = np.zeros(len(GAME.actions), np.float32)
        likings[favourite] = 9.0
        plain = np.zeros((len(GAME.actions), WIDTH), np.float32)
        file.write_bytes(changed(action=plain, action_bias=likings))
        choices.append(bots.decide(Neural(network=file), state, random.Random(1)).id)
    assert choices == state.legal_ids()[:2]
    file.write_bytes(b"")
    with pytest.raises(NetworkError):
        bots.decide(Neural(network=file), state, random.Random(1))


def test_a_network_comes_back_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "some.npz"
    file.write_bytes(WHOLE)
    seen = GAME.start(1).observe(0)
    before, again = Network(arrays(GAME), card(GAME)), read(file, GAME)
    assert again.hidden(seen, 2).tobytes() == before.hidden(seen, 2).tobytes()
    file.write_bytes(dueting())
    again = read(file, GAME)
    assert again.hidden(seen, 3).tobytes() == before.hidden(seen, 3).tobytes()
    assert not np.allclose(again.hidden(seen, 2), before.hidden(seen, 2))


def test_parts_change_their_number_of_players_alone(network: Write, tmp_path: Path) -> None:
    parted, plain = network("rhodes", FORMAT), tmp_path / "plain.npz"
    first = arrays(GAME)["first"]
    first[[row for row in range(len(first)) if row not in USED]] = 0
    plain.write_bytes(changed(first=first))
    for players, same in ((2, False), (3, True), (4, False), (5, True)):
        state = em.game("rhodes", players=players).start(1)
        seen, legal = state.observe(state.actor), state.legal_ids()
        both = [
            [part.tobytes() for part in forward_of(state.game, file).answer(seen, legal, players)]
            for file in (plain, parted)
        ]
        assert (both[0] == both[1]) is same
