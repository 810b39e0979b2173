"""What docs/research.md shows and names: the training example, which learns, and the version."""

import re
import subprocess
import sys
from pathlib import Path

import emporion as em

DOCS = Path(__file__).parent.parent.parent / "docs"
EXAMPLE = DOCS / "examples" / "ppo.py"


def test_the_page_shows_the_example_as_it_is() -> None:
    assert f"```python\n{EXAMPLE.read_text()}```\n" in (DOCS / "research.md").read_text()


def test_the_example_learns_to_beat_random_players() -> None:
    done = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True, check=True)
    first, last = map(int, re.findall(r"(\d+)%", done.stdout))
    assert first < 60
    assert last > 85


def test_the_citation_names_the_version() -> None:
    citation = (DOCS.parent / "CITATION.cff").read_text()
    assert f"\nversion: {em.__version__}\n" in citation
