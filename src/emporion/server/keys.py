"""Unguessable keys: what a browser or a program holds, and what of it is stored.

>>> key = new_key()
>>> len(key), hashed(key) == hashed(key), hashed(key) == key
(22, True, False)
>>> same_code("abcd efgh-2345") == same_code("ABCDEFGH2345")
True
"""

from __future__ import annotations

import hashlib
import secrets

_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32, none that is read for another


def new_key() -> str:
    """128 random bits, for cookies, links and headers."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Short enough to read out, long enough not to be found by trying (60 bits)."""
    return _letters(secrets.token_bytes(12)).lower()


def next_table_id(id: str, salt: str) -> str:
    """The id of the table that follows another one, always the same."""
    return _letters(hashlib.blake2b(f"{id} {salt}".encode(), digest_size=12).digest()).lower()


def new_code() -> str:
    """A recovery code a person can write down: 100 bits in five groups."""
    return same_code(_letters(secrets.token_bytes(20)))


def _letters(chosen: bytes) -> str:
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in chosen)


def same_code(text: str) -> str:
    """The code as it was made, however it was typed."""
    bare = "".join(letter for letter in text.upper() if letter in _LETTERS)
    return "-".join(bare[place : place + 4] for place in range(0, len(bare), 4))


def hashed(key: str) -> str:
    """What is stored of a key. The keys are random, so a plain hash cannot be turned round."""
    return hashlib.sha256(key.encode()).hexdigest()
