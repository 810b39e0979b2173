"""The Colossus: begins as Rhodes, complete with its steps; the modules here add and replace."""

from importlib import import_module

from emporion.games.rhodes.board import begin_expansion

for _module in (  # each adds its steps to Rhodes
    *("setup", "round", "lane", "production", "farm", "harbour"),
    *("market", "temple", "townhall", "scoring"),
):
    import_module(f"emporion.games.rhodes.{_module}")
begin_expansion()
