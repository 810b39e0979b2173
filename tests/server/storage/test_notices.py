"""Notices carry what is new, as far as there is room."""

from msgspec.json import decode

from emporion.server.storage import Notice
from emporion.server.storage.notices import LONGEST, _read, payloads
from server.storage.rows import entry


def test_notices_come_as_they_were_sent_many_together() -> None:
    news = [Notice(f"t{it}", it, it % 7 == 0, [entry(it, f"m{it}")]) for it in range(1, 200)]
    sent = list(payloads("me", news))
    assert 1 < len(sent) < 20
    assert all(len(payload.encode()) < LONGEST for payload in sent)
    assert [notice for payload in sent for notice in _read(payload)[1]] == news
    assert {_read(payload)[0] for payload in sent} == {"me"}


def test_what_is_too_long_is_to_be_read() -> None:
    long = entry(1)
    news = [Notice("t", 1, False, [long] * 200), Notice("u", 0, True, [])]
    [payload] = payloads("me", news)
    assert decode(payload) == ["me", [["t", 1, False, []], ["u", 0, True, []]]]


def test_nothing_new_is_no_notice() -> None:
    assert list(payloads("me", [])) == []
