"""What an operator should know before and while people play. Looks, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import shutil
import socket
import stat
from collections.abc import Iterator, Mapping
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address
from pathlib import Path
from typing import Literal, NamedTuple

from sqlalchemy import func, select

from emporion.errors import EmporionError
from emporion.server import pages
from emporion.server.house import House
from emporion.server.refusal import Refusal
from emporion.server.settings import Settings, unknown_variables
from emporion.server.storage import Store, StoreError, check
from emporion.server.storage.database import opened, parse
from emporion.server.storage.doctor import ENOUGH
from emporion.server.storage.schema import entries, tables
from emporion.server.workers import Workers

SAMPLE = 200  # games that are replayed
FILES = 4096  # open files that a server of some size needs


class Finding(NamedTuple):
    """One line: `wrong` must be mended, a `note` may be as it should."""

    kind: Literal["ok", "note", "wrong"]
    words: str


def examine(
    settings: Settings, environment: Mapping[str, str], config: Path | None = None
) -> Iterator[Finding]:
    """Everything, from the settings to the games."""
    yield from setting_findings(settings, environment)
    yield from file_findings(settings, config)
    yield from port_findings(settings)
    yield from database_findings(settings)


def setting_findings(settings: Settings, environment: Mapping[str, str]) -> Iterator[Finding]:
    for words in unknown_variables(environment):
        yield Finding("note", words)
    public = settings.public_url
    away = not _is_loopback(settings.host)
    if not public and away:
        yield Finding("note", "public_url is not set: links are made from what the browser asks")
    if public.startswith("http:") and settings.secure_cookies:
        yield Finding("wrong", "secure_cookies with an http public_url: no browser keeps its seat")
    if public.startswith("https:") and settings.secure_cookies is False:
        yield Finding("wrong", "secure_cookies is off though public_url is https")
    if public.startswith("http:") and not _is_loopback(public.split("//")[1].split(":")[0]):
        yield Finding("note", "public_url is not https: keys travel where others can read them")
    if public.startswith("https:") and not settings.trust_proxy:
        yield Finding(
            "wrong", "trust_proxy is off behind a proxy: all visitors share one visitor's limits"
        )
    if settings.trust_proxy and away:
        yield Finding(
            "note", f"trust_proxy at {settings.host}: let nobody but the proxy reach this port"
        )
    if settings.processes > 1 and settings.database.startswith("sqlite"):
        yield Finding("wrong", f"processes: {settings.processes} servers need PostgreSQL")
    if not (pages.FOLDER / "index.html").exists():
        yield Finding("note", "the browser app is not installed: only programs can play here")
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if files != resource.RLIM_INFINITY and files < FILES:
        yield Finding("note", f"only {files} open files are allowed, one for each socket")


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def file_findings(settings: Settings, config: Path | None) -> Iterator[Finding]:
    """Who else on this machine can read what is private."""
    private = [config] if config is not None and "@" in settings.database else []
    if (file := sqlite_file(settings.database)) is not None:
        private += [file]
    for path in private:
        if path.exists() and path.stat().st_mode & stat.S_IROTH:
            yield Finding("note", f"{path} can be read by everybody on this machine")


def sqlite_file(database: str) -> Path | None:
    try:
        url = parse(database)
    except StoreError:
        return None
    lite = url.get_backend_name() == "sqlite" and url.database
    return Path(url.database) if lite and url.database else None


def port_findings(settings: Settings) -> Iterator[Finding]:
    where = f"{settings.host}:{settings.port}"
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((settings.host, settings.port))
        except PermissionError:
            yield Finding("wrong", f"{where}: this user may not listen there")
        except OSError as error:
            health = _health(settings)
            if health is None:
                yield Finding("wrong", f"{where}: {(error.strerror or str(error)).lower()}")
            elif health["ok"]:
                yield Finding("ok", f"{where}: Emporion {health['version']} serves there")
            else:
                yield Finding("wrong", f"{where}: the server there says that it cannot work")
        else:
            yield Finding("ok", f"{where} is free")


def _health(settings: Settings) -> dict[str, object] | None:
    """What the server that is already there says of itself, if it is one of ours."""
    anywhere = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
    host = anywhere.get(settings.host, settings.host)
    connection = HTTPConnection(host, settings.port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        found = json.loads(connection.getresponse().read(1000))
    except (OSError, HTTPException, ValueError):
        return None
    finally:
        connection.close()
    return found if isinstance(found, dict) and "ok" in found and "version" in found else None


def database_findings(settings: Settings) -> Iterator[Finding]:
    file = sqlite_file(settings.database)
    if file is not None and not file.exists():
        yield from _new_file(file)
        return
    wrong = check(settings.database)
    for words in wrong:
        yield Finding("wrong", words)
    if wrong:
        return
    with opened(settings.database) as database:
        many, on = database.read(
            lambda connection: (
                connection.scalar(select(func.count()).select_from(tables)),
                connection.scalar(
                    select(func.count()).select_from(tables).where(tables.c.status == "playing")
                ),
            )
        )
        name = database.name
        ids = database.read(
            lambda connection: connection.scalars(
                select(tables.c.id)
                .where(tables.c.id.in_(select(entries.c.table_id)))
                .order_by(func.random())
                .limit(SAMPLE)
            ).all()
        )
    yield Finding("ok", f"{name} is sound: {many} tables, {on} in play")
    yield from asyncio.run(_replayed(settings, list(ids)))


def _new_file(file: Path) -> Iterator[Finding]:
    folder = next(path for path in file.absolute().parents if path.exists())
    if not os.access(folder, os.W_OK):
        yield Finding("wrong", f"{folder} cannot be written to")
    elif (free := shutil.disk_usage(folder).free) < ENOUGH:
        yield Finding("wrong", f"{folder} has only {free >> 20} MB free")
    else:
        yield Finding("ok", f"{file} is not there yet; the first start makes it")


async def _replayed(settings: Settings, ids: list[str]) -> list[Finding]:
    """Whether stored games can still be shown."""
    store = await Store.open(settings.database)  # of this very version, so nothing is changed
    house = House(store, Workers(0), settings)
    found = []
    try:
        for row in await store.rows(ids):
            try:
                await house.replayed(row, await store.entries(row.id))
            except (Refusal, EmporionError) as error:
                found.append(Finding("wrong", f"table {row.id}: {error}"))
    finally:
        await store.close()
    return found or [Finding("ok", f"{len(ids)} of its games replay to the last decision")]
