"""How a network is trained, as a TOML file says it."""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import emporion as em
from emporion.bots import UnknownBot, bot
from emporion.bots.network import PARTS
from emporion.errors import did_you_mean
from emporion.table.kernel import is_whole
from emporion.table.titles import TITLES
from emporion.train import TrainingError

STANDARD = "standard"
STAGES = 99  # of a recipe, at most
OR_NONE = {
    "private",
    "seed",
    "selves",
    "memory",
    "decisions",
    "met",
    "prepared",
    "kept_of",
    "newcomers",
    "duo",
    "quartet",
    "entrance",
}  # 0 will do
TABLE_OF_NEWCOMERS = 2  # players: nobody else can mend there what one does badly
LARGEST = 2**31 - 1  # of whole numbers, but for these
MOST = {
    **{"seed": 2**48, "decisions": 10**15, "environments": 2**20, "horizon": 2**14},
    **{"width": 4096, "critic_width": 8192, "blocks": 64, "critic_blocks": 64},
}


@dataclass(frozen=True)
class Recipe:
    """One title's training; `recipes/standard.toml` says what each number is."""

    title: str
    players: dict[int, int]
    width: int
    points: float
    seed: int = 1
    minutes: float = 7.3
    decisions: int = 0
    environments: int = 12288
    horizon: int = 48
    minibatch: int = 16384
    epochs: int = 3
    blocks: int = 2
    critic_width: int = 512
    critic_blocks: int = 2
    rate: float = 1e-3
    entropy: tuple[float, float] = (0.01, 0.002)
    margin: tuple[float, float] = (4.0, 0.2)
    trace: float = 0.95
    clip: float = 0.2
    caution: float = 0.04
    league: float = 0.2
    selves: int = 4
    memory: int = 12
    remember: int = 50
    private: int = 0
    partners: tuple[str, ...] = ()
    shown: int = 1000
    rivals: tuple[str, ...] = ()
    met: int = 0
    met_weight: float = 1.0
    prepared: int = 0
    kept: float = 0.0
    kept_of: int = 0
    elders: tuple[int, ...] = ()
    duo: int = 0
    quartet: int = 0
    entrance: int = 0
    pull: tuple[float, float] = (0.0, 0.0)
    newcomers: int = 0
    newcomer_minutes: float = 0.6
    prices: dict[str, float] = field(default_factory=dict)
    then: tuple[Recipe, ...] = ()

    @property
    def stages(self) -> tuple[Recipe, ...]:
        """This, and what is done after it with the networks it made."""
        return self, *self.then

    @property
    def parts(self) -> list[str]:
        """The parts of its network that are for one number of players."""
        return [name for name in PARTS if getattr(self, name)]

    @property
    def taught(self) -> str:
        """The part that learns, and nothing else then."""
        return next((name for name in self.parts if {PARTS[name]} == set(self.players)), "")

    @property
    def seats(self) -> int:
        """The most that ever play: the network has a place for each."""
        return TITLES[self.title].most

    def newcomer(self, number: int, first: Recipe) -> Recipe:
        """The recipe of a newcomer, counted from 1: as large, from nothing and in lessons like
        those of the first stage, with two players, against nobody but what this stage begins
        with."""
        lessons = (
            "environments",
            "horizon",
            "minibatch",
            "epochs",
            "critic_width",
            "critic_blocks",
        )
        alike = ("blocks", "private", "prices")
        part = self.newcomer_minutes / max(first.minutes, 1e-9)
        return Recipe(
            self.title,
            players={TABLE_OF_NEWCOMERS: 1},
            width=self.width,
            points=self.points,
            seed=self.seed + number,
            minutes=self.newcomer_minutes,
            decisions=self.decisions and max(1, int(self.decisions * part)),
            league=1.0,
            selves=1,
            **{name: getattr(first, name) for name in lessons},
            **{name: getattr(self, name) for name in alike},
        )

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for checkpoints and model cards; of this stage alone."""
        told = dataclasses.asdict(dataclasses.replace(self, then=()))
        del told["then"]
        told["players"] = {str(count): share for count, share in self.players.items()}
        return {
            name: list(value) if isinstance(value, tuple) else value for name, value in told.items()
        }


def read(name: str | Path = STANDARD) -> dict[str, Recipe]:
    """The recipes of a file by title; `standard` are those of the shipped networks.

    >>> sorted(read())
    ['colossus', 'rhodes', 'rotterdam']
    """
    try:
        if str(name) == STANDARD:
            text = (resources.files("emporion.train") / "recipes/standard.toml").read_text()
        else:
            text = Path(name).read_text(encoding="utf-8")
        document = tomllib.loads(text)
    except (OSError, UnicodeDecodeError) as error:
        raise TrainingError(
            f"{name}: cannot be read: {getattr(error, 'strerror', error)}"
        ) from None
    except tomllib.TOMLDecodeError as error:
        raise TrainingError(f"{name}: {error}") from None
    common = document.pop("all", {})
    if not document:
        raise TrainingError(f"{name}: has no recipe: a table for each title, such as [rhodes]")
    for title in document:
        if title not in TITLES:
            raise TrainingError(f"{name}: no game is called {title!r}{did_you_mean(title, TITLES)}")
    return {title: _recipe(str(name), title, common, own) for title, own in document.items()}


def recipe(told: dict[str, Any], where: str = "the recipe") -> Recipe:
    """A recipe from plain data, checked; `where` is named when something is wrong with it."""
    fields = {one.name: one for one in dataclasses.fields(Recipe) if one.name != "then"}
    for key in told:
        if key not in fields:
            raise TrainingError(f"{where}: nothing is called {key!r}{did_you_mean(key, fields)}")
    missing = [key for key in ("title", "players", "width", "points") if key not in told]
    if missing:
        raise TrainingError(f"{where}: {missing[0]} is missing")
    values = {key: _checked(where, key, value) for key, value in told.items()}
    title = TITLES[values["title"]]
    for count in values["players"]:
        if not title.fewest <= count <= title.most:
            raise TrainingError(
                f"{where}: players: {values['title']} is for {title.fewest} to {title.most}, "
                f"not {count}"
            )
    parts = [name for name in PARTS if values.get(name)]
    if parts and set(values["players"]) not in [{PARTS[name]} for name in parts]:
        raise TrainingError(
            f"{where}: {parts[0]}: is for {PARTS[parts[0]]} players and the only part that learns; "
            f"leave the other player counts out"
        )
    if values.get("entrance") and not values.get("quartet"):
        raise TrainingError(f"{where}: entrance: is the quartet's, and there is none")
    if any(values.get("pull", ())) and not values.get("partners"):
        raise TrainingError(f"{where}: pull: towards whom? partners is empty")
    if any(values.get("pull", ())) and not parts:
        raise TrainingError(f"{where}: pull: is for a part alone, and none learns here")
    games, fewest = values.get("environments", Recipe.environments), 2 * len(values["players"])
    if games < fewest:
        raise TrainingError(
            f"{where}: environments: {games} are too few; {fewest} or more, for all player counts"
        )
    if values.get("prices"):
        actions = {action.text for action in em.game(values["title"]).actions}
        for name in values["prices"]:
            if name not in actions:
                hint = did_you_mean(name, actions)
                raise TrainingError(f"{where}: prices: no action is called {name!r}{hint}")
    if values.get("met") and not values.get("rivals"):
        raise TrainingError(f"{where}: met: games against whom? rivals is empty")
    if values.get("kept_of") and not values.get("kept"):
        raise TrainingError(f"{where}: kept_of: how much of it? kept is 0")
    return Recipe(**values)


def _recipe(file: str, title: str, common: Any, own: Any) -> Recipe:
    for part in (common, own):
        if not isinstance(part, dict):
            raise TrainingError(f"{file}: {title}: is no table")
    if "then" in common:
        raise TrainingError(f"{file}: all: then: each title has stages of its own")
    later = own.get("then", [])
    if not isinstance(later, list) or not all(isinstance(stage, dict) for stage in later):
        raise TrainingError(f"{file}: {title}: then: is no list of tables")
    if any("title" in part for part in (common, own, *later)):
        raise TrainingError(f"{file}: {title}: title: the table's name says it")
    told = {"title": title, **common, **own}
    told.pop("then", None)
    stages = []
    for number, stage in enumerate([{}, *later], 1):
        where = f"{file}: {title}, stage {number}" if later else f"{file}: {title}"
        told = told | stage
        stages.append(recipe(told, where))
    check_stages(stages, file)
    return dataclasses.replace(stages[0], then=tuple(stages[1:]))


def check_stages(stages: Sequence[Recipe], file: str) -> None:
    """Refuse what a stage says of others, if there are none such."""
    for number, one in enumerate(stages, 1):
        where = f"{file}: {one.title}" + (f", stage {number}" if len(stages) > 1 else "")
        if any(elder >= number for elder in one.elders):
            raise TrainingError(f"{where}: elders: only stages before it can be meant")
        if one.kept_of >= number:
            raise TrainingError(f"{where}: kept_of: only a stage before it can be meant")
        kept = stages[one.kept_of - 1] if one.kept_of else one
        sizes = ("width", "blocks", "entrance", *PARTS)
        if any(getattr(kept, size) != getattr(one, size) for size in sizes):
            raise TrainingError(f"{where}: kept_of: stage {one.kept_of} is not of its size")


def _checked(where: str, key: str, value: Any) -> Any:
    """The value as the recipe keeps it, if it is of its kind."""
    wrong = TrainingError(f"{where}: {key}: {value!r} will not do")
    match key:
        case "title":
            if value not in TITLES:
                raise wrong
            return value
        case "players":
            try:
                shares = {int(count): share for count, share in value.items()}
            except (AttributeError, TypeError, ValueError):
                raise wrong from None
            if not shares or not all(is_whole(share, 1, LARGEST) for share in shares.values()):
                raise wrong
            return shares
        case "entropy" | "margin" | "pull":
            if not isinstance(value, list | tuple) or len(value) != 2:
                raise wrong
            return tuple(_number(part, wrong) for part in value)
        case "partners" | "rivals":
            if not isinstance(value, list | tuple):
                raise wrong
            for name in value:
                try:
                    bot(name)
                except UnknownBot as error:
                    raise TrainingError(f"{where}: {key}: {error}") from None
            return tuple(value)
        case "prices":
            if not isinstance(value, dict):
                raise wrong
            return {action: _number(price, wrong) for action, price in value.items()}
        case "elders":
            if not isinstance(value, list | tuple) or not all(
                is_whole(one, 1, STAGES) for one in value
            ):
                raise wrong
            return tuple(value)
        case "kept" | "league" | "trace":
            if _number(value, wrong) > 1:
                raise wrong
            return float(value)
        case "points":
            if not _number(value, wrong):
                raise wrong
            return float(value)
        case "minutes" | "newcomer_minutes" | "rate" | "clip" | "caution" | "met_weight":
            return _number(value, wrong)
    least = 0 if key in OR_NONE else 1
    if not is_whole(value, least, MOST.get(key, LARGEST)):
        raise wrong
    return value


def _number(value: Any, wrong: TrainingError) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e9:
        raise wrong
    return float(value)
