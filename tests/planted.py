"""How many planted blunders the coach finds: `.venv/bin/python tests/planted.py`."""

from test_coach import EACH, PLANTING, TITLES, planted


def main() -> None:
    """One line, for docs/coach.md."""
    found = [
        (one.verdict in ("mistake", "blunder"), is_turning)
        for judge in PLANTING
        for name in TITLES
        for one, is_turning in planted(name, judge, EACH)
    ]
    called, turning = (sum(column) for column in zip(*found, strict=True))
    print(f"of {len(found)} blunders {called} were called so, {turning} are turning points")


if __name__ == "__main__":
    main()
