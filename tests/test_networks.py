"""The networks that are shipped: small, made for what they are used for, and no beginners."""

import tomllib
from importlib import resources
from typing import Any

import numpy as np
import pytest

import emporion as em
from emporion.bots.network import FORMAT, PLAIN, WITH_DUO, layout_hash, read
from emporion.train import recipe as recipes
from emporion.train.curve import play

TITLES = ["rhodes", "colossus", "rotterdam"]
FOLDER = resources.files("emporion.bots") / "networks"
LARGEST = 1_500_000  # bytes
MOST = 300_000  # numbers


def card(title: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{title}.toml").read_text())


@pytest.mark.parametrize("title", TITLES)
def test_they_are_small(title: str) -> None:
    file = FOLDER / f"{title}.npz"
    read(file, em.game(title, players=2))
    with file.open("rb") as told, np.load(told) as arrays:
        numbers = sum(arrays[name].size for name in arrays.files if name not in ("card", "used"))
    assert numbers == card(title)["parameters"] <= MOST
    assert len(file.read_bytes()) <= LARGEST


@pytest.mark.parametrize("title", TITLES)
def test_their_cards_say_what_they_were_made_for(title: str) -> None:
    told, game = card(title), em.game(title, players=3)
    assert told["title"] == title
    assert told["edition_hash"] == game.edition.hash
    assert told["layout_hash"] == layout_hash(game)
    assert told["curve"]
    assert len(told["commit"]) == 40
    assert [f"emporion-network/{number}" for number in (1, 2, 3)] == [PLAIN, WITH_DUO, FORMAT]


@pytest.mark.parametrize("title", TITLES)
def test_the_standard_recipe_is_the_one_they_were_made_by(title: str) -> None:
    own = card(title)
    stages = [stage["recipe"] for stage in (*own.get("before", []), own)]
    found = [recipes.recipe({"title": title, **stage}).to_dict() for stage in stages]
    assert found == [stage.to_dict() for stage in recipes.read()[title].stages]


@pytest.mark.parametrize(("title", "players"), [(title, n) for title in TITLES for n in (2, 4)])
def test_they_beat_who_plays_anything(title: str, players: int) -> None:
    file = str(FOLDER / f"{title}.npz")
    assert sum(play(title, file, "random", players, seed) for seed in range(12)) >= 11
