"""A real PostgreSQL for tests: installed where it is missing, started, and gone afterwards.

from server.postgres import Postgres, postgres  # a session's fixture, in a conftest.py

def test_something(postgres: Postgres) -> None:
    url = postgres.database()  # a new one, with the server's tables in it
"""

import fcntl
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import psycopg
import pytest

from emporion.server.storage.database import Database
from emporion.server.storage.migrate import migrate

ROOT = os.geteuid() == 0
USER = "emporion"


@pytest.fixture
def postgres(postgres_server: "Postgres") -> Iterator["Postgres"]:
    """The server; the databases that a test gets of it are emptied afterwards."""
    yield postgres_server
    postgres_server.recycle()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator["Postgres"]:
    folder = Path(tempfile.mkdtemp(prefix="emporion-postgres-"))
    server = Postgres(programs(), folder)
    try:
        server.start()
        yield server
    finally:
        server.stop(signal.SIGQUIT)  # nothing needs to be kept
        shutil.rmtree(folder)


def programs() -> Path:
    """The folder of PostgreSQL's programs; root installs Debian's package if there is none."""
    if found := installed():
        return found
    if not ROOT:
        pytest.skip("PostgreSQL is not installed, and only root can install it")
    with Path(tempfile.gettempdir(), "emporion-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not installed():
            apt("update")
            apt("install", "--yes", "--no-install-recommends", "postgresql")
    found = installed()
    assert found, "Debian's package postgresql brought no server"
    return found


def installed() -> Path | None:
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


def apt(*arguments: str) -> None:
    command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *arguments]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run = subprocess.run(command, env=quiet, capture_output=True, text=True)
    assert run.returncode == 0, f"PostgreSQL cannot be installed: {run.stderr.strip()}"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class Postgres:
    """One server on a free port of the loopback, with all that is durable made durable."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = free_port()
        self.password = secrets.token_hex(16)
        self.log = folder / "log"
        self._parent = ThreadPoolExecutor(1)  # a child is killed when its parent's thread ends
        self._process: subprocess.Popen[bytes] | None = None
        self._used: list[str] = []
        self._free: list[str] = []
        secret = folder / "password"
        secret.write_text(self.password)
        if ROOT:
            for path in (folder, secret):
                shutil.chown(path, "postgres", "postgres")
        subprocess.run(
            [
                *self._command("initdb"),
                *("--username", USER, "--pwfile", str(secret), "--auth", "scram-sha-256"),
                *("--encoding", "UTF8", "--locale", "C", "--no-sync"),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def _command(self, program: str) -> list[str]:
        """It refuses to run as root, and must not outlive the tests."""
        drop = ["--reuid=postgres", "--regid=postgres", "--init-groups"] if ROOT else []
        data = str(self.folder / "data")
        return ["setpriv", "--pdeathsig", "KILL", *drop, str(self.programs / program), "-D", data]

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://{USER}:{self.password}@127.0.0.1:{self.port}/{name}"

    def socket_url(self, name: str) -> str:
        return f"postgresql://{USER}:{self.password}@/{name}?host={self.folder}&port={self.port}"

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "shared_buffers": "64MB",
            "deadlock_timeout": "100ms",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with self.log.open("ab") as log:
            command = [*self._command("postgres"), *options]
            spawn = partial(subprocess.Popen, command, cwd="/", stdout=log, stderr=log)
            self._process = self._parent.submit(spawn).result()
        end = time.monotonic() + 60
        while True:
            try:
                return psycopg.connect(self.url()).close()
            except psycopg.OperationalError:
                alive = self._process.poll() is None and time.monotonic() < end
                assert alive, f"PostgreSQL does not start: {self.log.read_text()[-2000:]}"
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops it fast (SIGINT: connections are closed) or as in a power cut (SIGQUIT)."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def connect(self, name: str = "postgres") -> "psycopg.Connection[tuple[object, ...]]":
        return psycopg.connect(self.url(name), autocommit=True)

    def execute(self, statement: str, name: str = "postgres") -> None:
        with self.connect(name) as connection:
            connection.execute(statement)

    def empty(self) -> str:
        """The address of a database with nothing in it."""
        if self._free:
            name = self._free.pop()
        else:
            name = f"test_{secrets.token_hex(8)}"
            self.execute(f"CREATE DATABASE {name}")
        self._used.append(name)
        return self.url(name)

    def database(self) -> str:
        """The address of a database with the server's tables in it and no rows."""
        url = self.empty()
        made = Database(url)
        migrate(made)
        made.close()
        return url

    def recycle(self) -> None:
        """Empties what was used: much quicker than another database for each test."""
        while self._used:
            name = self._used.pop()
            self.execute(
                f"ALTER DATABASE {name} RESET ALL;"
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                f" WHERE datname = '{name}'"
            )
            self.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public", name)
            self._free.append(name)
