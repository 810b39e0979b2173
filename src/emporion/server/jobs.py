"""What worker processes do for the server. Every job is a plain function of plain values."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from typing import Any

import emporion as em
from emporion import bots
from emporion.errors import EmporionError
from emporion.games import places
from emporion.table import fair
from emporion.table.transcript import Transcript


def think(beginning: str, moves: list[str], bot: str, seed: str) -> int:
    """The action a bot chooses in this position."""
    state = _at(beginning, moves)
    return bots.decide(bots.bot(bot), state, random.Random(seed)).id


def written_down(
    beginning: str, moves: list[str], seats: list[dict[str, str]], proof: dict[str, str] | None
) -> bytes:
    """The transcript of a game, hashes and all."""
    document = _at(beginning, moves).transcript().to_dict() | {"seats": seats}
    if proof is not None:
        document["fair"] = proof
    return json.dumps(document, separators=(",", ":")).encode()


def checked(document: bytes) -> dict[str, Any]:
    """What a transcript is about, if it holds from the first decision to the last.

    One that says what its host had committed to must have been dealt so.
    """
    try:
        loaded = json.loads(document)
    except (ValueError, RecursionError):
        raise EmporionError("not JSON, so not a transcript") from None
    transcript = Transcript.from_dict(loaded)
    state = fair.check(transcript) if "fair" in loaded else transcript.verify()
    return {
        "game": state.game.name,
        "players": state.game.players,
        "decisions": len(state.moves),
        "result": transcript.result,
    }


def shown(document: bytes, decision: int, viewer: int | None, everything: bool) -> dict[str, Any]:
    """A moment of a replay: the view, who is asked, and what the decision before it caused."""
    transcript = Transcript.from_dict(json.loads(document))
    state = transcript.replay(decision)
    events = state.events if everything else state.events_for(viewer)
    return {
        "decision": decision,
        "decisions": len(transcript.moves),
        "seats": transcript.seats,
        "view": state.position() if everything else state.view(viewer),
        "actor": None if state.over else state.actor,
        "scores": state.scores,
        "events": [
            {"kind": event.kind, "data": event.data, "text": event.text} for event in events
        ],
        "move": list(transcript.moves[decision - 1]) if decision else None,
    }


def edition(document: bytes) -> dict[str, Any]:
    """The numbers a replay was played with."""
    return dict(Transcript.from_dict(json.loads(document)).game().edition.data)


def story(document: bytes) -> dict[str, Any]:
    """Where the points of a game came from, and how they grew from round to round."""
    state = Transcript.from_dict(json.loads(document)).replay()
    players = state.game.players
    totals = list(state.rewind(0).scores)  # a game may begin from a position
    sources: dict[str, list[int]] = {"before": list(totals)} if any(totals) else {}
    rounds: list[list[int]] = [list(totals)]
    for event in state.log():
        if event.kind == "round":
            rounds.append(list(totals))
        found = _points(event)
        if found is not None:
            seat, source, points = found
            sources.setdefault(source, [0] * players)[seat] += points
            totals[seat] += points
    rest = [score - total for score, total in zip(state.scores, totals, strict=True)]
    if any(rest):
        sources["cards"] = rest
    return {"rounds": [*rounds, list(state.scores)], "sources": sources, "scores": state.scores}


def _points(event: em.Event) -> tuple[int, str, int] | None:
    """Whose points an event brings, from where, and how many."""
    data = event.data
    if event.kind == "vp":
        return data["seat"], data["source"], data["amount"]
    if event.kind == "fulfilled" and "points" in data and event.known_to(None):
        return data["seat"], "missions", data["points"]
    return None


def begun_at(document: bytes, decision: int) -> bytes:
    """A transcript that begins where another stood after so many decisions."""
    state = Transcript.from_dict(json.loads(document)).replay(decision)
    if state.over:
        raise EmporionError(f"the game is over after decision {decision}")
    return json.dumps(state.game.position(state.position()).transcript().to_dict()).encode()


def advice(beginning: str, moves: list[str], judge: str) -> dict[str, Any]:
    """What a coach would choose in this position, and why, by what the seat that is asked knows."""
    from emporion import coach

    state = _at(beginning, moves)
    judged = coach.judge(state, judge=judge or None)
    why = coach.reason(judged, state)
    ids = {action.text: action.id for action in state.legal()}
    options = [asdict(one) for one in judged.options] or [{"text": judged.chosen}]
    return {
        "decision": judged.decision,
        "options": [{"id": ids[one["text"]], **one} for one in options],
        "reason": why.key,
        "args": why.args,
        "then": [_described(state.game, text) for text in why.then],
    }


def _described(game: em.Game, text: str) -> dict[str, Any]:
    """An action and what on the board it concerns."""
    action = game.action(text)
    place = places.of(game)[action.id]
    return {
        "id": action.id,
        "text": text,
        "rule": None,
        "kind": place.kind,
        "args": dict(place.arguments),
        "places": list(place.places),
    }


def reviewed(
    document: bytes, seat: int, judge: str, progress: Callable[[tuple[int, int]], None]
) -> bytes:
    """The review of a seat as JSON, and what the actions in it are about."""
    from emporion import coach

    transcript = Transcript.from_dict(json.loads(document))
    found = coach.review(
        transcript, seat, judge=judge or None, progress=lambda done, of: progress((done, of))
    )
    if not found.decisions:
        raise EmporionError(f"seat {seat} has decided nothing that could be judged")
    review = asdict(found)
    game = transcript.game()
    named = {option.text for one in found.decisions for option in one.options}
    named |= {one.chosen for one in found.decisions}
    actions = {text: _described(game, text) for text in sorted(named)}
    return json.dumps({**review, "actions": actions}, separators=(",", ":")).encode()


def beginning_of(state: em.State) -> str:
    """The first position of a state's game, as a text that `think` takes."""
    game = state.game
    return json.dumps(
        {
            "game": game.name,
            "players": game.players,
            "options": dict(game.options),
            "edition": "standard" if game.edition.standard else game.edition.document(),
            "seed": state.seed,
            "position": None if state.dealt is not None else state.start_position,
        }
    )


@lru_cache(maxsize=256)
def _first(beginning: str) -> em.State:
    told = json.loads(beginning)
    game = em.game(
        told["game"], players=told["players"], edition=told["edition"], **told["options"]
    )
    if told["position"] is not None:
        return game.position(told["position"])
    return game.start(told["seed"])


def _at(beginning: str, moves: list[str]) -> em.State:
    state = _first(beginning).clone()
    for action in moves:
        state.play(action)
    return state
