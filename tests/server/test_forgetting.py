"""Tables nobody looks at leave the memory, and nobody who looks is left behind."""

import time
from pathlib import Path

from server.house import Server


def test_a_table_just_loaded_is_not_forgotten_before_its_viewer_is_there(tmp_path: Path) -> None:
    settings = {"EMPORION_SWEEP_S": "0.000001", "EMPORION_FORGET_S": "0.5"}
    server = Server(f"sqlite:///{tmp_path}/emporion.db", tmp_path, **settings).start()
    try:
        ada = server.person()
        tables = [ada.make(sit=[0, 1], start=True)["table"] for _ in range(10)]
        time.sleep(1.0)  # by now they are forgotten
        for table in tables:
            with ada.socket(table, seat=0) as talk:
                talk.hear_until("full")
                assert ada.decide(table, seat=ada.look(table)["turn"]["actor"]).status_code == 200
                assert talk.hear_until("news")["kind"] == "decide"
    finally:
        server.stop()
