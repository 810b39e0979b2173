"""The page's types are those of the server as it is now."""

from web.contract import TYPES, document, mark


def test_the_types_are_not_stale() -> None:
    first = TYPES.read_text(encoding="utf-8").partition("\n")[0]
    assert first == mark(document()), "the server's description has changed: make api"
