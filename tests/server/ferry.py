"""A line that can be cut: it carries bytes to a server and back, until it does not."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable

CHUNK = 65_536


class Ferry:
    """Listens on `url`. `drop` sees what a client sends; if true, the answer is never delivered."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.drop: Callable[[bytes], bool] = lambda _: False
        self.connections = 0
        self._open: set[socket.socket] = set()
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def cut(self) -> None:
        """Every connection there is, at once."""
        for one in list(self._open):
            _close(one)

    def close(self) -> None:
        _close(self._listener)
        self.cut()
        for thread in self._threads:
            thread.join(10)

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            self.connections += 1
            server = socket.create_connection(("127.0.0.1", self._port))
            for end in (client, server):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self._open.add(end)
            for ends in ((client, server, True), (server, client, False)):
                thread = threading.Thread(target=self._carry, args=ends)
                thread.start()
                self._threads.append(thread)

    def _carry(self, source: socket.socket, goal: socket.socket, asking: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                lost = asking and self.drop(data)
                if lost:
                    _close(source)  # nobody there to hear the answer
                goal.sendall(data)
                if lost:
                    goal.recv(CHUNK, socket.MSG_PEEK)  # it was done nevertheless
        for one in (source, goal):
            _close(one)
            self._open.discard(one)


def _close(one: socket.socket) -> None:
    with contextlib.suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
