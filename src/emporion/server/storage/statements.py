"""What is said to the database, the same to both kinds."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

import msgspec
from msgspec.structs import astuple
from sqlalchemy import (
    Connection,
    PoolProxiedConnection,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from .moves import MOVE
from .records import FIELDS, Change, Conflict, Entry, Reason, Right, TableRow, Token
from .schema import (
    NO_SEAT,
    beats,
    editions,
    entries,
    notes,
    replays,
    reviews,
    rights,
    tables,
    tokens,
)

SEVERAL = 500  # ids in one question
MOST = 128  # entries in one statement
ENOUGH = 40  # letters of a statement, to say which it was


def insert(connection: Connection, table: Any) -> sqlite.Insert:
    """An INSERT that knows ON CONFLICT, which both databases spell alike."""
    dialect: Any = sqlite if connection.dialect.name == "sqlite" else postgresql
    made: sqlite.Insert = dialect.insert(table)
    return made


def seat_column(seat: int | None) -> int:
    return NO_SEAT if seat is None else seat


def column_seat(column: int) -> int | None:
    return None if column == NO_SEAT else column


# Writing


def ask(
    connection: PoolProxiedConnection, statement: str, values: Sequence[Any]
) -> list[tuple[Any, ...]]:
    """The driver's answer; what it cannot do is reported as everywhere."""
    cursor = connection.cursor()
    try:
        cursor.execute(statement, values)
        return list(cursor.fetchall())
    except sqlite3.Error as error:
        about = statement[:ENOUGH]
        raise DBAPIError.instance(about, None, error, sqlite3.Error) from error


def add_at_once(connection: PoolProxiedConnection, rows: list[tuple[Any, ...]]) -> None:
    """Adds entries to a SQLite file, each with its table before it: all of them, or none.

    Nearly all that is ever written goes through here, so it speaks to the driver itself. One
    statement is a transaction of its own, and other threads run until it is durable: the driver
    does not have to ask for its turn in between.
    """
    size = next(size for size in SIZES if size >= len(rows))
    values = list(chain.from_iterable(rows)) + [None] * (COLUMNS * (size - len(rows)))
    ask(connection, ADD[size], values)


def add_entries(connection: Connection, rows: list[tuple[Any, ...]]) -> list[str]:
    """The same within a transaction, to either database; the table of each that got its place."""
    if connection.dialect.name == "postgresql":
        columns = tuple(map(list, zip(*rows, strict=True)))
        return list(connection.exec_driver_sql(ADD_ALL, columns).scalars())
    return [
        row[0]
        for row in rows
        if connection.exec_driver_sql(ADD_ONE, (*row, row[0], row[MOVE])).rowcount
    ]


def moves_of(connection: PoolProxiedConnection, table: str) -> Iterable[tuple[int, str | None]]:
    """The numbers and moves of a table's entries in a SQLite file."""
    return ask(connection, MOVES, (table,))


COLUMNS = len(FIELDS)
ENTRY = f"INTO entries ({', '.join(FIELDS)})"
ROW = f"({', '.join('?' * COLUMNS)})"
ADD_ONE = f"""INSERT {ENTRY} SELECT {", ".join("?" * COLUMNS)} WHERE NOT EXISTS
    (SELECT 1 FROM entries WHERE table_id = ? AND move = ?) ON CONFLICT DO NOTHING"""
MOVES = "SELECT number, move FROM entries WHERE table_id = ?"
SIZES = (1, 2, 4, 8, 16, 32, 64, MOST)  # of a statement: few are to be prepared
ADD = {  # what is not needed of it is filled with NULL
    size: f"INSERT {ENTRY} SELECT * FROM (VALUES "
    f"{', '.join([ROW] * size)}) WHERE column1 IS NOT NULL"
    for size in SIZES
}
ADD_ALL = f"""INSERT {ENTRY} SELECT * FROM unnest(
    %s::text[], %s::int[], %s::text[], %s::smallint[],
    %s::bytea[], %s::int[], %s::text[], %s::bigint[]
) ON CONFLICT DO NOTHING RETURNING table_id"""


def conflict(
    connection: Connection, table: str, entries: Iterable[Entry], reason: Reason
) -> Conflict:
    """The conflict to report, with nothing of the change written: a move that is already there
    explains every other clash."""
    for entry in entries:
        if entry.move is not None and moved(connection, table, entry.move):
            return Conflict("move")
    return Conflict(reason)


def apply(connection: Connection, change: Change, now: int) -> None:
    """Writes a change of any kind; raises Conflict with some of it written, to be rolled back."""
    table = change.table
    if change.edition:
        hash, document = change.edition
        keep = insert(connection, editions).on_conflict_do_nothing()
        connection.execute(keep, {"hash": hash, "document": document})
    if change.create:
        add = insert(connection, tables).on_conflict_do_nothing().returning(tables.c.id)
        if connection.execute(add, table_columns(change.create)).first() is None:
            raise Conflict("number")
    for hash in change.spend:
        spend = delete(tokens).where(tokens.c.hash == hash, valid(tokens, now))
        if connection.execute(spend.returning(tokens.c.hash)).first() is None:
            raise Conflict("token")
    if change.entries:
        rows = [(table, *astuple(entry)) for entry in change.entries]
        if len(add_entries(connection, rows)) < len(rows):
            raise Conflict("number")
    if change.status is not None:
        connection.execute(update(tables).where(tables.c.id == table).values(status=change.status))
    if change.revoke:
        revoke = delete(rights).where(
            and_(
                *(
                    rights.c[name] == bindparam(f"the_{name}")
                    for name in ("table_id", "kind", "seat", "holder")
                )
            )
        )
        gone = [{f"the_{k}": v for k, v in right_row(right).items()} for right in change.revoke]
        connection.execute(revoke, gone)
    if change.grant:
        give = insert(connection, rights)
        give = give.on_conflict_do_update(
            index_elements=rights.primary_key.columns,
            set_={"granted": give.excluded.granted, "expires": give.excluded.expires},
        )
        connection.execute(give, [right_row(right) for right in change.grant])
    if change.issue:
        connection.execute(insert(connection, tokens), [token_row(it) for it in change.issue])


TABLE_COLUMNS = [column.name for column in tables.c]


def table_columns(row: TableRow) -> dict[str, object]:
    columns = {name: getattr(row, name) for name in TABLE_COLUMNS}
    return columns | {
        "options": msgspec.json.encode(row.options),
        "terms": msgspec.json.encode(row.terms),
    }


def right_row(right: Right) -> dict[str, object]:
    return {
        "table_id": right.table,
        "kind": right.kind,
        "seat": seat_column(right.seat),
        "holder": right.holder,
        "granted": right.granted,
        "expires": right.expires,
    }


def token_row(token: Token) -> dict[str, object]:
    return {
        "hash": token.hash,
        "table_id": token.table,
        "kind": token.kind,
        "seat": seat_column(token.seat),
        "made": token.made,
        "expires": token.expires,
    }


def keep_note(connection: Connection, table: str, holder: str, text: str) -> None:
    keep = insert(connection, notes).values(table_id=table, holder=holder, text=text)
    connection.execute(
        keep.on_conflict_do_update(
            index_elements=notes.primary_key.columns, set_={"text": keep.excluded.text}
        )
    )


def keep_replay(connection: Connection, id: str, document: bytes, made: int) -> None:
    keep = insert(connection, replays).values(id=id, document=document, made=made)
    connection.execute(keep.on_conflict_do_nothing())


def keep_review(
    connection: Connection, replay: str, seat: int, judge: str, document: bytes
) -> None:
    keep = insert(connection, reviews).values(
        replay=replay, seat=seat, judge=judge, document=document
    )
    connection.execute(keep.on_conflict_do_nothing())


def beat(connection: Connection, server: str, at: int) -> None:
    keep = insert(connection, beats).values(server=server, at=at)
    connection.execute(
        keep.on_conflict_do_update(
            index_elements=beats.primary_key.columns, set_={"at": keep.excluded.at}
        )
    )


def tidy(connection: Connection, now: int) -> None:
    """Deletes rights and tokens that have expired."""
    for table in (rights, tokens):
        connection.execute(delete(table).where(table.c.expires <= now))


# Reading


def valid(table: Any, now: int) -> Any:
    return or_(table.c.expires.is_(None), table.c.expires > now)


LAST = (
    select(entries.c.at)
    .where(entries.c.table_id == tables.c.id)
    .order_by(entries.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
TABLES = select(tables, func.coalesce(LAST, tables.c.created).label("changed"))
ENTRIES = select(*(column for column in entries.c if column.name != "table_id"))


def table_row(row: Row[Any]) -> TableRow:
    columns = dict(row._mapping)
    columns["options"] = msgspec.json.decode(columns["options"])
    columns["terms"] = msgspec.json.decode(columns["terms"])
    return TableRow(**columns)


def table(connection: Connection, id: str) -> TableRow | None:
    row = connection.execute(TABLES.where(tables.c.id == id)).first()
    return table_row(row) if row else None


def rows(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """These tables, in the order asked for; unknown ones are left out."""
    found: dict[str, TableRow] = {}
    for first in range(0, len(ids), SEVERAL):
        some = TABLES.where(tables.c.id.in_(ids[first : first + SEVERAL]))
        found |= {row.id: table_row(row) for row in connection.execute(some)}
    return [found[id] for id in ids if id in found]


def listed(connection: Connection, most: int) -> list[TableRow]:
    shown = TABLES.where(tables.c.listed, tables.c.status.in_(("gathering", "playing")))
    newest = shown.order_by(tables.c.created.desc(), tables.c.id).limit(most)
    return [table_row(row) for row in connection.execute(newest)]


def playing(connection: Connection) -> list[str]:
    ids = select(tables.c.id).where(tables.c.status == "playing").order_by(tables.c.created)
    return list(connection.execute(ids).scalars())


def log(connection: Connection, table: str, after: int) -> list[Entry]:
    some = ENTRIES.where(entries.c.table_id == table, entries.c.number > after)
    return [Entry(*row) for row in connection.execute(some.order_by(entries.c.number))]


def moved(connection: Connection, table: str, move: str) -> Entry | None:
    one = ENTRIES.where(entries.c.table_id == table, entries.c.move == move)
    row = connection.execute(one).first()
    return Entry(*row) if row else None


def rights_of(
    connection: Connection, now: int, *, table: str = "", holder: str = ""
) -> list[Right]:
    whose = rights.c.table_id == table if table else rights.c.holder == holder
    some: Select[Any] = select(rights).where(whose, valid(rights, now))
    found = connection.execute(some.order_by(rights.c.granted, rights.c.kind, rights.c.seat))
    return [
        Right(row.table_id, row.kind, column_seat(row.seat), row.holder, row.granted, row.expires)
        for row in found
    ]


def token(connection: Connection, hash: str, now: int) -> Token | None:
    row = connection.execute(
        select(tokens).where(tokens.c.hash == hash, valid(tokens, now))
    ).first()
    if row is None:
        return None
    return Token(row.hash, row.table_id, row.kind, column_seat(row.seat), row.made, row.expires)


def edition(connection: Connection, hash: str) -> bytes | None:
    return connection.scalar(select(editions.c.document).where(editions.c.hash == hash))


def note(connection: Connection, table: str, holder: str) -> str:
    kept = select(notes.c.text).where(notes.c.table_id == table, notes.c.holder == holder)
    return connection.scalar(kept) or ""


def replay(connection: Connection, id: str) -> bytes | None:
    return connection.scalar(select(replays.c.document).where(replays.c.id == id))


def review(connection: Connection, replay: str, seat: int, judge: str) -> bytes | None:
    same = (reviews.c.replay == replay, reviews.c.seat == seat, reviews.c.judge == judge)
    return connection.scalar(select(reviews.c.document).where(*same))


def last_beats(connection: Connection) -> list[tuple[str, int]]:
    latest = select(beats.c.server, beats.c.at).order_by(beats.c.at.desc()).limit(SEVERAL)
    return [(row.server, row.at) for row in connection.execute(latest)]
