"""The documentation of the API, for people and for programs, from one OpenAPI document.

The page is plain HTML made on the server: it needs no network and no scripts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from emporion.server import messages

Document = dict[str, Any]

GROUPS = {  # by how an address begins; the first that fits, or the last
    "Play": ("/api/tables/{table}/acts", "/api/tables/{table}/news", "/api/tables/{table}/since",
             "/api/tables/{table}/reasons", "/api/tables/{table}/preview",
             "/api/tables/{table}/hint", "/api/tables/{table}/note"),
    "Tables": ("/api/tables", "/api/mine", "/api/claims"),
    "Replays": ("/api/replays",),
    "Games": (),
}  # fmt: skip
SCHEMAS = "#/components/schemas/"
REFUSED = {"application/json": {"schema": {"$ref": f"{SCHEMAS}Refused"}}}

ABOUT = """\
Everything the pages of this server do, a program can do as well. Nobody needs an account: whoever
calls makes up a key of 128 random bits or more, 22 letters at least, and sends it with every
request as `Authorization: Bearer KEY`; a browser gets one in a cookie. Seats, tables and links
belong to that key, so keep it. What is refused changes nothing, and says why as `Refused`: with
status 400 (not understood), 401 (no key), 403 (not yours), 404 (not there, or not open to you),
409 (not possible now), 413 (too large), 429 (too fast) or 503 (the server cannot write now; try
again)."""
SOCKET = """\
A WebSocket at `/api/tables/{table}/socket?seat=0&after=12` sends what happens at a table, from a
number on that was seen before: first `Full` or the `News` that were missed, then each `News` as it
comes. Acts are sent as they are posted to `/api/tables/{table}/acts` and answered by `Done` or
`Refused`; `look` asks for `Full`, `ping` for `Pong`. Closed with 4012, the server restarts: come
back in a moment. Closed with 4003, you are not welcome there."""


class Page(OpenAPIRenderPlugin):
    """The document as a page."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        self._made = self._made or page(described(openapi_schema)).encode()
        return self._made


class Json(JsonRenderPlugin):
    """The document itself."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        return self.render_json(request, described(openapi_schema))


# -- what the document says beyond what the code's types do


def described(document: Document) -> Document:
    """With words, groups, keys, and what is answered when something is refused."""
    document = deepcopy(document)
    document["info"]["description"] = f"{ABOUT}\n\n{SOCKET}"
    document["tags"] = [{"name": name} for name in GROUPS]
    document["security"] = [{"key": []}, {"cookie": []}, {}]
    components = document["components"]
    components["securitySchemes"] = {
        "key": {"type": "http", "scheme": "bearer"},
        "cookie": {"type": "apiKey", "in": "cookie", "name": "emporion"},
    }
    for name, schema in components["schemas"].items():
        words = (getattr(messages, name, None).__doc__ or "").strip()
        if words and not words.startswith(f"{name}("):
            schema.setdefault("description", " ".join(words.split()))
    for path, _, operation in operations(document):
        operation["tags"] = [group(path)]
        answers = operation["responses"]
        for status in [status for status in answers if status >= "4"]:
            del answers[status]
        for answer in answers.values():
            _say_what_is_answered(answer)
        answers["4XX"] = {"description": "Refused: nothing was changed.", "content": REFUSED}
        answers["503"] = {"description": "Nothing can be written now.", "content": REFUSED}
    return document


def _say_what_is_answered(answer: Document) -> None:
    answer["description"] = "Done."
    for content in answer.get("content", {}).values():
        schema = content["schema"]
        if schema.get("type") == "string":  # a document that is kept as it was written
            content["schema"] = {"type": "object"}
        if "oneOf" in schema:
            good = [one for one in schema["oneOf"] if one.get("$ref") != f"{SCHEMAS}Refused"]
            content["schema"] = good[0] if len(good) == 1 else {"oneOf": good}


def operations(document: Document) -> Iterator[tuple[str, str, Document]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def group(path: str) -> str:
    found = (name for name, starts in GROUPS.items() if path.startswith(starts))
    return next(found, "Games")


# -- as HTML


def page(document: Document) -> str:
    """The whole page."""
    title = f"{document['info']['title']} {document['info']['version']}"
    found = list(operations(document))
    menu, body = [], []
    for name in GROUPS:
        body.append(f"<h2>{escape(name)}</h2>")
        menu.append(f"<li><b>{escape(name)}</b></li>")
        for path, method, operation in found:
            if operation["tags"] == [name]:
                body.append(_operation(path, method, operation))
                words = escape(operation["summary"])
                menu.append(f'<li><a href="#{operation["operationId"]}">{words}</a></li>')
    schemas = document["components"]["schemas"]
    body.append('<h2 id="documents">Documents</h2>')
    body += [_schema(name, schemas[name]) for name in sorted(schemas)]
    menu.append('<li><a href="#documents"><b>Documents</b></a></li>')
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}: the API</title>
<link rel="icon" href="data:,">
<style>{STYLE}</style>
</head>
<body>
<nav aria-label="Contents"><ul>{"".join(menu)}</ul></nav>
<main>
<h1>{escape(title)}: the API</h1>
<p>{_words(ABOUT)}</p>
<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<h2>News as they happen</h2>
<p>{_words(SOCKET)}</p>
{"".join(body)}
</main>
</body>
</html>
"""


def _operation(path: str, method: str, operation: Document) -> str:
    parts = [
        f'<section id="{operation["operationId"]}">',
        f"<h3>{escape(operation['summary'])}</h3>",
        f'<p class="call"><b class="{method}">{method.upper()}</b> <code>{escape(path)}</code></p>',
    ]
    if words := operation.get("description"):
        parts.append(f"<p>{_words(words)}</p>")
    if parameters := operation.get("parameters"):
        rows = [
            (
                f"<code>{escape(one['name'])}</code>",
                f"in the {one['in']}{', required' if one.get('required') else ''}",
                _type(one["schema"]),
            )
            for one in parameters
        ]
        parts.append(_rows("Parameters", rows))
    if "requestBody" in operation:
        parts.append(_rows("Body", [("", "required", _content(operation["requestBody"]))]))
    answers = [
        (f"<b>{escape(status)}</b>", escape(answer["description"]), _content(answer))
        for status, answer in operation["responses"].items()
    ]
    parts.append(_rows("Answers", answers))
    return "".join([*parts, "</section>"])


def _schema(name: str, schema: Document) -> str:
    required = schema.get("required", [])
    rows = [
        (
            f"<code>{escape(field)}</code>",
            "required" if field in required else "",
            _type(value),
        )
        for field, value in schema.get("properties", {}).items()
    ]
    words = f"<p>{_words(schema['description'])}</p>" if "description" in schema else ""
    table = _rows("Fields", rows) if rows else f"<p>{_type(schema)}</p>"
    return f'<section id="schema-{escape(name)}"><h3>{escape(name)}</h3>{words}{table}</section>'


def _rows(caption: str, rows: list[tuple[str, str, str]]) -> str:
    cells = "".join(
        f"<tr><td>{first}</td><td>{second}</td><td>{third}</td></tr>"
        for first, second, third in rows
    )
    return f"<table><caption>{caption}</caption>{cells}</table>"


def _content(holder: Document) -> str:
    return " or ".join(_type(content["schema"]) for content in holder.get("content", {}).values())


def _type(schema: Document) -> str:
    """A type in a few words, with a link where it is a document of its own."""
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(SCHEMAS))
        return f'<a href="#schema-{name}">{name}</a>'
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        words = " or ".join(map(_type, several))
    elif "const" in schema:
        words = f"<code>{escape(json.dumps(schema['const']))}</code>"
    elif "enum" in schema:
        words = " or ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    elif schema.get("type") == "array":
        words = f"a list of {_type(schema.get('items') or {})}"
    else:
        named = schema.get("type", "anything")
        names = named if isinstance(named, list) else [named]
        words = " or ".join(TYPES.get(name, str(name)) for name in names)
    return words + "".join(_limits(schema))


def _limits(schema: Document) -> Iterator[str]:
    for key, words in LIMITS.items():
        if key in schema:
            value = schema[key]
            whole = isinstance(value, float) and value.is_integer()
            yield f", {words} <code>{escape(str(int(value) if whole else value))}</code>"
    if schema.get("default") not in (None, "", [], {}):
        yield f", <code>{escape(json.dumps(schema['default']))}</code> if left out"


def _words(text: str) -> str:
    """Text with `code` in it."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text, quote=False))


TYPES = {
    "string": "text",
    "integer": "number",
    "number": "number",
    "boolean": "<code>true</code> or <code>false</code>",
    "object": "an object",
    "null": "<code>null</code>",
}
LIMITS = {
    "minimum": "from",
    "maximum": "to",
    "minLength": "letters at least",
    "maxLength": "letters at most",
    "maxItems": "at most",
    "pattern": "like",
}
STYLE = """
:root { color-scheme: light dark; --line: #8884; --ink: #1c2430; --page: #fbfaf7; --link: #0b5c8a;
  --get: #1d6b3c; --post: #8a4b08; --put: #6a3a8c }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e3dc; --page: #14181e; --link: #7cc4ee;
  --get: #7fd6a2; --post: #f0b36b; --put: #cfa5ee } }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page);
  display: grid; grid-template-columns: 17rem minmax(0, 1fr) }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem;
  border-right: 1px solid var(--line); font-size: .9rem }
nav ul { list-style: none; margin: 0; padding: 0 } nav li { margin: .3rem 0 }
main { padding: 1rem 2rem 4rem; max-width: 60rem }
a { color: var(--link) } code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere }
h2 { margin-top: 3rem } section { border-top: 1px solid var(--line); padding: .5rem 0 }
.get { color: var(--get) } .post { color: var(--post) } .put { color: var(--put) }
table { width: 100%; border-collapse: collapse; margin: .5rem 0 1rem }
caption { text-align: left; font-weight: 600 }
td { border-top: 1px solid var(--line); padding: .25rem .75rem .25rem 0; vertical-align: top }
td:first-child { width: 9rem } td:nth-child(2) { width: 13rem }
@media (max-width: 50rem) { body { display: block } nav { position: static; height: auto;
  border-right: 0; border-bottom: 1px solid var(--line) } main { padding: 1rem }
  td:first-child, td:nth-child(2) { width: auto } }
"""
