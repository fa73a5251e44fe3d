"""A game among bots of each kind that must be the same to the byte wherever it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from e2e.kept import Engine, Json
from e2e.table import Seat

COLOURS = ("crimson", "azure", "forest")
SEED = "the same everywhere"


@dataclass(frozen=True)
class FixedGame:
    """What the form is filled in with; the seed is the same for all."""

    game: str
    bots: tuple[Seat, Seat, Seat]
    options: Mapping[str, int | bool | str]

    def play_here(self) -> Json:
        """Its record, played on CPython with all of a bot's time at once."""
        engine = Engine()
        seats = [
            {"name": name, "colour": colour, "kind": "bot", "bot": bot}
            for (name, bot), colour in zip(self.bots, COLOURS, strict=True)
        ]
        [game] = (game for game in engine.ask("hello")["games"] if game["id"] == self.game)
        defaults = {option["id"]: option["default"] for option in game["options"]}
        options = {**defaults, **self.options}
        snapshot = engine.ask("new", game=self.game, options=options, seed=SEED, seats=seats)
        while snapshot["view"]["phase"] != "end":
            snapshot = engine.ask("bot_step", seq=snapshot["seq"], budget=1_000_000)
        record: Json = engine.ask("export")["record"]
        return record


COAST = FixedGame(
    "coast",
    (Seat("Grace", "greedy"), Seat("Emmy", "augusta"), Seat("Blaise", "random")),
    {"victory_amount": 45_000, "fast_track": True},
)
SIBERIA = FixedGame(
    "siberia",
    (Seat("Grace", "greedy"), Seat("Vera", "valentina"), Seat("Blaise", "random")),
    {"dividend_track_length": 5},
)
FIXED_GAMES = (COAST, SIBERIA)
