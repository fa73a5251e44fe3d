"""Games that barons play among themselves for the odds: positions drawn from them, and who won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import cast

from roundhouse.app.boards import board
from roundhouse.app.games import GAMES
from roundhouse.bots.arena import play_game
from roundhouse.bots.registry import COAST_BARONS
from roundhouse.core.codec import Json, canonical, decode, encode
from roundhouse.core.dice import Picker
from roundhouse.core.jsontext import read_json
from roundhouse.games.coast.meta import GAME
from roundhouse.games.coast.rules import CoastRules
from roundhouse.games.coast.state import CoastState
from roundhouse.games.coast.table import Setting

# games in a hundred that are played by the usual options; the others have some changed
USUAL = 40
SWITCHES = (
    "shared_homes",
    "cheap_superchief",
    "bankrupt_cash_to_bank",
    "bo_to_new_york",
    "multi_buy",
    "strict_own_fee",
    "repick_region",
    "home_swap",
    "auction_sales",
    "express_after_superchief",
)
# for the others: percent of games in which an option is another one, and what it may be
OTHER_OPTIONS: dict[str, tuple[int, tuple[Json, ...]]] = {
    "victory_amount": (40, (100_000, 150_000, 250_000, 300_000)),
    "fast_track": (20, (True,)),
    "rover_bounty": (40, ("soft", "harsh")),
    "round_limit": (15, (50, 70, 90)),
    "deals": (30, (False,)),
    **dict.fromkeys(SWITCHES, (15, (True,))),
}
# percent of the others in which a seat is named that begins
FIRST_SEAT_NAMED = 30


@dataclass(frozen=True, slots=True)
class Sample:
    """Games to be played and looked into: from each, positions of `turns` turns.

    `seats` are numbers of seats, each as likely as it is listed.
    """

    rules_version: int
    seed: str
    games: int
    turns: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """One game of a sample: who plays it, and by which options."""

    seed: str
    bots: tuple[str, ...]
    options: dict[str, Json]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A game that was played: its number in the sample, seats that won, and positions from it."""

    number: int
    winners: tuple[int, ...]
    positions: tuple[Json, ...]

    @property
    def key(self) -> int:
        """Which of the sample's games it is."""
        return self.number


def draw_setup(sample: Sample, number: int) -> Setup:
    """Who plays game `number` of a sample, and how; the same on every machine."""
    seed = f"{sample.seed}/{number}"
    picker = Picker(f"{seed}/setup", 0, 0)
    seats = picker.choose(sample.seats)
    bots = tuple(picker.choose(COAST_BARONS) for _ in range(seats))
    options: dict[str, Json] = {}
    if picker.below(100) >= USUAL:
        for name, (percent, values) in OTHER_OPTIONS.items():
            if picker.below(100) < percent:
                options[name] = picker.choose(values)
        if picker.below(100) < FIRST_SEAT_NAMED:
            options["first_seat"] = picker.below(seats)
    return Setup(seed, bots, GAMES[GAME].full_options(options, seats))


@dataclass(slots=True)
class _Turns:
    """The positions of a game, turn by turn."""

    turns: list[list[CoastState]] = field(default_factory=list)
    _latest: tuple[int, int] | None = None

    def note(self, state: CoastState) -> None:
        turn = state.round, state.turn.seat
        if turn != self._latest:
            self.turns.append([])
            self._latest = turn
        self.turns[-1].append(state)


def play_and_draw(sample: Sample, number: int) -> Drawn:
    """Plays game `number`, and draws turns evenly, and of each any of its decisions as evenly."""
    setup = draw_setup(sample, number)
    seen = _Turns()
    rules = rules_of(canonical(setup.options), len(setup.bots))
    report = play_game(GAME, rules, lambda state: {}, setup.bots, setup.seed, watch=seen.note)
    if report.fault is not None:
        raise RuntimeError(f"game {setup.seed}: {report.fault}")
    picker = Picker(f"{setup.seed}/turns", 0, 0)
    left, drawn = seen.turns, []
    for _ in range(min(sample.turns, len(left))):
        turn = left.pop(picker.below(len(left)))
        drawn.append(pack(picker.choose(turn)))
    return Drawn(number, report.winners, tuple(drawn))


def pack(state: CoastState) -> Json:
    """A position as JSON, without the track of its trips, which no odds rest on."""
    packed = encode(state)
    for player in packed["players"]:
        del player["ridden"], player["established"]
    return packed


@dataclass(frozen=True, slots=True)
class Case:
    """One position of a sample: where it is played, by whom, and what share of the win each seat had."""

    setting: Setting
    state: CoastState
    bots: tuple[str, ...]
    won: tuple[float, ...]


def cases_of(sample: Sample, games: Iterable[Drawn]) -> Iterator[Case]:
    """The positions of games, in their order; a shared win counts as a part for each winner."""
    for game in games:
        setup = draw_setup(sample, game.number)
        setting = rules_of(canonical(setup.options), len(setup.bots)).setting
        won = tuple((seat in game.winners) / len(game.winners) for seat in range(len(setup.bots)))
        for position in game.positions:
            yield Case(setting, decode(CoastState, position), setup.bots, won)


def play_batch(sample: Json, numbers: Json) -> list[Drawn]:
    """Runs in another process: it is handed JSON values alone."""
    known = decode(Sample, sample)
    return [play_and_draw(known, number) for number in numbers]


@lru_cache(maxsize=64)
def rules_of(options_text: str, seats: int) -> CoastRules:
    """The rules of one setting, made once a process."""
    options = read_json(options_text)
    rules = GAMES[GAME].rules(board(GAMES[GAME].map_for(options)), options, seats)
    return cast(CoastRules, rules)
