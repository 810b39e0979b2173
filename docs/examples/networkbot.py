"""A player for any table: sits down by a link and plays the whole game over the network.

    python networkbot.py http://127.0.0.1:8000/j/TOKEN "Ada's bot"

It knows what the server tells it: the view of its seat, and the actions that are legal. With a few
likes and dislikes it beats random players; a better one has more to say in `choose`.
"""

import random
import sys

from emporion.client import Client, Legal
from emporion.errors import EmporionError

LIKES = {  # a place for a marker, or the kind of an action
    "townhall": 3,
    "want": 3,
    "farm": 2,
    "fulfil": 2,
    "launch": 2,
    "offer-to": 2,
    "donate": 2,
    "buy": 1,
    "buy-as": 1,
    "harbour": -1,
    "accept": -1,
    "discard": -1,
    "done": -1,
    "row": -2,
    "buy-farmland": -2,
}


def liking(action: Legal) -> int:
    return LIKES.get(action.text if action.kind == "place" else action.kind, 0)


def choose(view: dict, legal: list[Legal]) -> Legal:
    most = max(map(liking, legal))
    return random.choice([action for action in legal if liking(action) == most])


def main(link: str, name: str = "Network bot") -> None:
    with Client(link) as client:
        table = client.join(link, name=name)
        print(f"{name} has seat {table.seat} of a game of {table.info.terms.game}")
        table.play(choose)
        for place, seat in enumerate(table.info.seats):
            won = ", who wins" if place in table.winners else ""
            print(f"{table.scores[place]} points for {seat.name or seat.bot}{won}")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit("usage: networkbot.py LINK [NAME]")
    try:
        main(*sys.argv[1:])
    except EmporionError as error:
        sys.exit(str(error))
