"""A game among bots that must be the same to the byte wherever it is played."""

from __future__ import annotations

from e2e.kept import Engine, Json
from e2e.table import Seat

BOTS = (Seat("Grace", "greedy"), Seat("Emmy", "augusta"), Seat("Blaise", "random"))
COLOURS = ("crimson", "azure", "forest")
SEED = "the same everywhere"
OPTIONS = {"victory_amount": 45_000, "fast_track": True}


def play_here() -> Json:
    """Its record, played on CPython with all of a bot's time at once."""
    engine = Engine()
    seats = [
        {"name": name, "colour": colour, "kind": "bot", "bot": bot}
        for (name, bot), colour in zip(BOTS, COLOURS, strict=True)
    ]
    [coast] = (game for game in engine.ask("hello")["games"] if game["id"] == "coast")
    defaults = {option["id"]: option["default"] for option in coast["options"]}
    snapshot = engine.ask(
        "new", game="coast", options={**defaults, **OPTIONS}, seed=SEED, seats=seats
    )
    while snapshot["view"]["phase"] != "end":
        snapshot = engine.ask("bot_step", seq=snapshot["seq"], budget=1_000_000)
    record: Json = engine.ask("export")["record"]
    return record
