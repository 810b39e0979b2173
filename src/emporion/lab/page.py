"""Pages of results: HTML with its plots inside, for light and dark screens, nothing fetched."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

from emporion.lab.extras import extra

COLOURS = ("#3F7FD9", "#D8553E", "#C98A0C", "#2A9A67", "#9A66C4", "#7A8288", "#B5577A", "#5C8A1E")
INK = "#010203"  # stands for the page's own text colour

LOOK = {
    "axes.edgecolor": INK,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "figure.constrained_layout.use": True,
    "font.family": "sans-serif",
    "font.size": 12,  # still to be read on a phone
    "grid.alpha": 0.15,
    "grid.color": INK,
    "legend.frameon": False,
    "legend.labelcolor": INK,
    "svg.fonttype": "none",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}

STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf9; }
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem;
  font: 1rem/1.5 system-ui, sans-serif; color: #1d2326; background: var(--paper); }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; }
code { font-size: .95em; overflow-wrap: anywhere; }
p, li, figcaption { max-width: 48rem; }
figure { margin: 1.5rem 0; }
figure svg { max-width: 100%; height: auto; display: block; }
summary { cursor: pointer; margin: 1rem 0; }
div.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .3rem 0; }
th, td { padding: .3rem .6rem .3rem 0; text-align: right; border-bottom: 1px solid #8884; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 5.5rem;
  position: sticky; left: 0; background: var(--paper); }
@media (prefers-color-scheme: dark) { :root { --paper: #15191c; } body { color: #e4e6e3; } }
"""


def page(title: str, parts: Iterable[str]) -> str:
    """A whole page; the parts are HTML already."""
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


def heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def folded(words: str, content: str) -> str:
    """What is shown only to who asks for it; the content is HTML already."""
    return f"<details><summary>{escape(words)}</summary>\n{content}\n</details>"


def command(words: str) -> str:
    """A command to copy."""
    return f"<p><code>{escape(words)}</code></p>"


def table(head: Sequence[str], rows: Iterable[Sequence[object]], caption: str = "") -> str:
    """A table; the first column names its rows."""
    told = f"<caption>{escape(caption)}</caption>" if caption else ""
    names = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    lines = "".join(
        f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>\n" for row in rows
    )
    return (
        f'<div class="wide"><table>{told}\n<thead><tr>{names}</tr></thead>\n'
        f"<tbody>\n{lines}</tbody></table></div>"
    )


def plot(
    title: str, draw: Callable[[Any], None], *, says: str, size: tuple[float, float] = (8, 3.4)
) -> str:
    """A figure: `draw` is given Matplotlib axes; `says` tells in words what is to be seen.

    The same data gives the same text. Ink takes the colour of the page it stands on.
    """
    with extra("lab"):
        import matplotlib
        from matplotlib.figure import Figure
    with matplotlib.rc_context({**LOOK, "svg.hashsalt": title}):
        figure = Figure(figsize=size)
        axes = figure.add_subplot()
        axes.set_axisbelow(True)
        draw(axes)
        axes.set_title(title)
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    drawn = file.getvalue()
    drawn = drawn[drawn.index("<svg") :].replace(INK, "currentColor")
    drawn = re.sub(r"<metadata>.*?</metadata>", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r'<g id="[^"]*"', "<g", drawn)
    drawn = drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(says)}" ', 1)
    return f"<figure>\n{drawn}\n<figcaption>{escape(says)}</figcaption>\n</figure>"


def percent(share: float) -> str:
    """
    >>> percent(0.2534)
    '25.3%'
    """
    return f"{100 * share:.1f}%"
