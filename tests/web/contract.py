"""What the page knows of the server: `make api` writes it down in TypeScript, with a mark.

The mark stands in the first line of `web/src/lib/api.ts` and changes with everything in the
server's own description that types are made of; words do not count.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from emporion.server.app import make_app
from emporion.server.docs_page import described
from emporion.server.settings import Settings

TYPES = Path(__file__).parents[2] / "web/src/lib/api.ts"
WORDS = {"info", "description", "summary", "examples", "title"}


def document() -> dict[str, Any]:
    """The server's description of itself."""
    return described(make_app(Settings()).openapi_schema.to_schema())


def mark(told: dict[str, Any]) -> str:
    """The first line of the types made from a description."""
    text = json.dumps(_bare(told), sort_keys=True)
    return f"// Made by `make api` from {hashlib.sha256(text.encode()).hexdigest()[:32]}."


def _bare(told: Any) -> Any:
    if isinstance(told, list):
        return [_bare(one) for one in told]
    if not isinstance(told, dict):
        return told
    # a field may be called "title": words are texts, fields are objects
    return {
        name: _bare(one)
        for name, one in told.items()
        if name not in WORDS or (name != "info" and isinstance(one, dict))
    }


if __name__ == "__main__":
    found = document()
    Path(sys.argv[1]).write_text(json.dumps(found), encoding="utf-8")
    print(mark(found))
