"""Write the guided first games and the scenes of the front door anew: python tests/lessons.py

Only after a change of the rules, of a document's format or of a plan. A plan is what the learner
does, line by line; the other seat is played by a bot. `# 05` names the note that is read before the
next move, or after the last one: `lesson-rhodes-05` in the catalogues. What stands before `begin`
is played before the lesson, which then starts from that position. A scene is a part of a game of
four bots.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from typing import Any

import emporion as em
from emporion.bots import bot, decide
from emporion.server.lessons import FOLDER

LEARNER = 0


@dataclass(frozen=True)
class Plan:
    seed: int
    text: str


PLANS = {
    "rhodes": Plan(
        16,
        """
        # 01 02
        buy farmland milk 17
        # 03
        buy farmland wine 11
        # 04
        production
        # 05
        produce milk 2
        # 06
        produce wine 3
        # 07
        market
        sell wine
        sell wine
        # 08
        row 4
        # 09
        farm
        # 10
        sail 3
        # 11
        load milk
        load milk
        load wine
        # 12
        vp 1
        # 13
        harbour
        # 14
        buy 5
        # 15
        stop
        # 16
        fulfil 2
        # 17
        row 5 milk
        # 18
        townhall
        # 19
        buy wagon
        # 20
        production
        produce milk 2
        produce wine 3
        # 21
        row 4
        # 22
        farm
        # 23
        use wagon wine
        # 24
        sail 2
        load wine
        load wine
        # 25
        vp 0
        # 26
        temple
        # 27 28
        """,
    ),
    "colossus": Plan(
        16,
        """
        buy farmland milk 17
        buy farmland wine 11
        production
        produce milk 2
        produce wine 3
        market
        sell wine
        sell wine
        row 4
        begin
        # 01 02
        townhall
        # 03
        buy architect
        # 04
        colossus
        # 05
        give milk estate
        # 06
        row 3
        # 07
        temple
        # 08
        give wine estate
        # 09
        colossus
        give milk estate
        # 10
        pay architect
        # 11
        take milk
        # 12
        row 4
        # 13
        colossus
        give milk estate
        # 14
        extra
        # 15
        produce wine 2
        # 16
        row 5 milk
        # 17
        colossus
        give wine estate
        give wine estate
        # 18
        townhall
        # 19 20
        """,
    ),
    "rotterdam": Plan(
        3,
        """
        # 01 02
        launch s4 fruit
        # 03
        call blue
        # 04
        launch s2 oil
        # 05
        call blue
        # 06
        launch s2 grain
        # 07
        call white
        # 08
        play extra
        # 09
        launch s4 fruit
        # 10
        call blue
        # 11
        play advantage
        # 12
        offer
        # 13
        give jam
        # 14
        want steel
        # 15
        to 1
        # 16
        done
        # 17
        fulfil 1
        # 18
        launch s2 oil
        # 19
        call white
        # 20
        play storm
        # 21
        at c1
        # 22
        back a2
        # 23
        done
        # 24
        fulfil 2
        # 25
        launch s3 fruit
        # 26
        call red
        # 27
        steer b2
        # 28 29
        """,
    ),
}


@dataclass(frozen=True)
class Part:
    seed: int
    begin: int  # decisions
    end: int


SCENES = {
    "rhodes": Part(13, 120, 170),
    "colossus": Part(12, 120, 180),
    "rotterdam": Part(5, 100, 150),
}
EAGER = ("colossus", "extra", "townhall")  # makes a picture: done half the time that it can be


def make(game: str, plan: Plan) -> dict[str, Any]:
    """The lesson as its file has it."""
    state = em.game(game, players=2).start(plan.seed)
    other, chance = bot("greedy"), random.Random(plan.seed)
    notes: list[dict[str, Any]] = []
    due: list[str] = []

    def read() -> None:
        notes.extend({"at": len(state.moves), "key": f"lesson-{game}-{number}"} for number in due)
        due.clear()

    for line in filter(None, map(str.strip, plan.text.splitlines())):
        if line.startswith("#"):
            due += line[1:].split()
            continue
        while state.actor != LEARNER:
            state.play(decide(other, state, chance).id)
        if line == "begin":
            state = state.game.position(state.position())
        else:
            read()
            state.play(line)
    read()
    return {"seat": LEARNER, "transcript": state.transcript().to_dict(), "notes": notes}


def scene(game: str, part: Part) -> dict[str, Any]:
    """The thick of a game, as a lesson in which nothing is explained."""
    state, chance = em.game(game, players=4).start(part.seed), random.Random(part.seed)
    for number in range(part.end):
        if number == part.begin:
            state = state.game.position(state.position())
        wanted = [action for action in state.legal() if action.text in EAGER]
        is_eager = bool(wanted) and chance.random() < 0.5
        state.play(wanted[0] if is_eager else decide(bot("greedy"), state, chance).id)
    return {"seat": LEARNER, "transcript": state.transcript().to_dict(), "notes": []}


def write(name: str, document: dict[str, Any]) -> None:
    text = json.dumps(document, ensure_ascii=False)
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name, plan in PLANS.items():
        write(name, make(name, plan))
    for name, part in SCENES.items():
        write(f"{name}-scene", scene(name, part))
