"""Storage: every table an append-only log of entries, in SQLite or PostgreSQL."""

from .backups import backup, restore
from .doctor import check
from .notices import Notice
from .records import Change, Conflict, Entry, Right, StoreError, TableRow, Token
from .store import Store

__all__ = [
    "Change",
    "Conflict",
    "Entry",
    "Notice",
    "Right",
    "Store",
    "StoreError",
    "TableRow",
    "Token",
    "backup",
    "check",
    "restore",
]
