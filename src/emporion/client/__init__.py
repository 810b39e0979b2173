"""Programs that play over the network: a server's tables as plain Python objects.

    with Client("http://127.0.0.1:8000") as client:
        table = client.join("http://127.0.0.1:8000/j/TOKEN", name="Ada")
        table.play(lambda view, legal: legal[0])
        print(table.scores)

What a program is told is what its seat may know: a view, the legal actions, and what happened.
"""

from emporion.errors import extra

with extra("client"):
    from emporion.client.client import Client
    from emporion.client.heard import Full, Legal, News
    from emporion.client.line import Refused, Unreachable
    from emporion.client.table import Chooser, Table

__all__ = ["Chooser", "Client", "Full", "Legal", "News", "Refused", "Table", "Unreachable"]
