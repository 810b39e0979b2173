"""The browser app, as it lies built in the package: a page for every address people may have."""

from __future__ import annotations

import gzip
import mimetypes
import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from emporion.server.refusal import Refusal

FOLDER = Path(os.environ.get("EMPORION_PAGE") or Path(__file__).parent / "page")
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with their content
FOR_A_WHILE = "public, max-age=3600"  # a browser asks for the icon at every address
# Nothing from elsewhere, nothing inline but styles: a name with markup in it stays a name.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
TEXTS = {".js", ".css", ".svg"}  # the rest is compressed already
ADDRESSES = [
    "/",
    "/new",
    "/watch",
    "/editions",
    "/editions/{rest:path}",
    "/t/{rest:path}",
    "/j/{rest:path}",
    "/w/{rest:path}",
    "/r/{rest:path}",
    "/learn/{rest:path}",
    "/rules/{rest:path}",
    "/replay/{rest:path}",
]


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page() -> Response[bytes]:
    """The app itself finds out from the address what to show."""
    if (app := _app()) is None:
        raise Refusal("no_page", "this server was installed without the browser app", 404)
    return app


def lost(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For a browser that asks for what is not there: the app, which says so in its language."""
    looks = "text/html" in request.headers.get("accept", "")
    return _app(404) if looks and not request.url.path.startswith("/api/") else None


def _app(status: int = 200) -> Response[bytes] | None:
    try:
        content = (FOLDER / "index.html").read_bytes()
    except OSError:
        return None
    headers = {**HEADERS, "Cache-Control": "no-cache"}
    return Response(content, media_type=MediaType.HTML, headers=headers, status_code=status)


@get(["/assets/{name:str}", "/{name:str}"], include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A part of the page. Only what was built can be asked for."""
    found = _assets().get(name)
    if found is None:
        raise NotFoundException("there is nothing here")
    path, kept = found
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {**HEADERS, "Cache-Control": FOR_EVER if kept else FOR_A_WHILE}
    if path.suffix not in TEXTS:
        return Response(path.read_bytes(), media_type=kind, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(path.read_bytes(), media_type=kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    small = _compressed(path, path.stat().st_mtime_ns)
    return Response(small, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def _compressed(path: Path, changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


def _assets() -> dict[str, tuple[Path, bool]]:
    top = {path.name: (path, False) for path in FOLDER.glob("*.svg")}
    return top | {path.name: (path, True) for path in (FOLDER / "assets").glob("*")}
