"""Positions of real games to sit down at: recorded games, cut off where a kind of decision is open."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tests.fixtures import FOLDER

from e2e.kept import Engine

# a game in which each kind of decision comes up, and how many times it has come up before the one shown
GAMES = {
    "home_swap": ("option-home_swap", 1),
    "destination": ("end-home", 40),
    "region": ("option-repick_region", 5),
    "roll": ("end-home", 120),
    "move": ("end-home", 120),
    "purchase": ("end-home", 30),
    "deal": ("option-first_seat", 6),
    "sale": ("option-auction_sales", 9),
    "auction": ("option-auction_sales", 9),
    "end": ("end-home", 0),
}


@cache
def record_at(phase: str) -> str:
    """A record, as the text of a file, whose last position is a person's decision of this kind."""
    name, earlier = GAMES[phase]
    return cut_record(name, phase, earlier)


@cache
def cut_record(name: str, phase: str, earlier: int) -> str:
    """A recorded game, cut off where this kind of decision has come up `earlier` times before."""
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="ascii"))
    engine = Engine()
    engine.ask("load", record=record)
    entries = range(len(record["entries"]) + 1)
    fitting = (n for n in entries if engine.ask("jump", entry=n)["view"]["phase"] == phase)
    entry = [n for n, _ in zip(fitting, range(earlier + 1), strict=False)][-1]
    cut = {key: part for key, part in record.items() if key not in ("digest", "result")}
    standing = engine.ask("load", record={**cut, "entries": record["entries"][:entry]})
    view = standing["view"]
    seat = view["seat"]
    if seat is not None and view["players"][seat]["kind"] == "bot":
        engine.ask("seat", seq=standing["seq"], seat=seat, bot=None)
    return json.dumps(engine.ask("export")["record"])
