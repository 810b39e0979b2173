"""Who a request comes from, and whether it may come at all.

A holder's key travels in a cookie that only this site's own pages send back, or in the header
`Authorization: Bearer KEY`, for programs. A page of another site can do nothing with the cookie:
whatever changes something must come from an origin of ours.
"""

from __future__ import annotations

import hmac
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from emporion.server import keys
from emporion.server.refusal import Refusal
from emporion.server.settings import Settings

COOKIE = "emporion"
SAFE = {"GET", "HEAD", "OPTIONS"}
SHORTEST_KEY, LONGEST_KEY = 22, 128
YEAR = 365 * 86_400

Asking = ASGIConnection[Any, Any, Any, Any]


def key_of(connection: Asking) -> str | None:
    """The key a request carries."""
    header = connection.headers.get("authorization", "")
    if header:
        scheme, _, key = header.partition(" ")
        if scheme.lower() != "bearer" or not SHORTEST_KEY <= len(key.strip()) <= LONGEST_KEY:
            raise Refusal(
                "bad_key", f"authorization: must be Bearer and a key of {SHORTEST_KEY} or more", 401
            )
        return key.strip()
    key = connection.cookies.get(COOKIE, "")
    return key if SHORTEST_KEY <= len(key) <= LONGEST_KEY else None


def holder_of(connection: Asking) -> str | None:
    key = key_of(connection)
    return keys.hashed(key) if key else None


def cookie(key: str, settings: Settings) -> Cookie:
    return Cookie(
        COOKIE,
        value=key,
        max_age=YEAR,
        path="/",
        httponly=True,
        secure=settings.secure,
        samesite="lax",
    )


def client_of(connection: Asking, settings: Settings) -> str:
    """The address that limits are counted for."""
    if settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return forwarded.rsplit(",", 1)[-1].strip()
    return connection.client.host if connection.client else "local"


def check_origin(connection: Asking, settings: Settings) -> None:
    """Refuse what another site's page has a visitor's browser do."""
    origin = connection.headers.get("origin")
    if origin is None:
        site = connection.headers.get("sec-fetch-site", "same-origin")
        if site not in ("same-origin", "none"):
            raise Refusal("foreign", "this request comes from another site", 403)
        return
    if origin in settings.origins or origin == settings.public_url.rstrip("/"):
        return
    if _host(origin) != connection.headers.get("host", ""):
        raise Refusal("foreign", "this request comes from another site", 403, where="origin")


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def may_measure(connection: Asking, settings: Settings) -> bool:
    """Numbers of the whole house tell of what happens at its tables: they are for who runs it."""
    if settings.metrics_key:
        shown = connection.headers.get("authorization", "")
        return hmac.compare_digest(shown.encode(), f"Bearer {settings.metrics_key}".encode())
    forwarded = {"x-forwarded-for", "forwarded", "via"} & set(connection.headers)
    here = connection.client is None or connection.client.host in ("127.0.0.1", "::1")
    return here and not forwarded
