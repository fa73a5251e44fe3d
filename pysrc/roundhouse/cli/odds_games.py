"""Games that barons play among themselves for the odds: positions drawn from them, and who won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from roundhouse.app.boards import board
from roundhouse.app.games import GAMES
from roundhouse.bots.arena import play_game
from roundhouse.cli.odds_subjects import SUBJECTS, Subject
from roundhouse.core.codec import Json, canonical, decode, encode
from roundhouse.core.dice import Picker
from roundhouse.core.jsontext import read_json
from roundhouse.core.rules import Rules

# percent of games by other options than usual in which a seat is named that begins
FIRST_SEAT_NAMED = 30


@dataclass(frozen=True, slots=True)
class Sample:
    """Games to be played and looked into: from each, positions of `turns` turns.

    `seats` are numbers of seats, each as likely as it is listed.
    """

    game: str
    rules_version: int
    seed: str
    games: int
    turns: int
    seats: tuple[int, ...]

    def has(self, game: Drawn) -> bool:
        """Whether this can be one of its games."""
        return 0 <= game.number < self.games


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
    subject = SUBJECTS[sample.game]
    seed = f"{sample.seed}/{number}"
    picker = Picker(f"{seed}/setup", 0, 0)
    seats = picker.choose(sample.seats)
    bots = tuple(picker.choose(subject.barons) for _ in range(seats))
    options: dict[str, Json] = {}
    if picker.below(100) >= subject.usual:
        for name, (percent, values) in subject.other_options.items():
            if picker.below(100) < percent:
                options[name] = picker.choose(values)
        if picker.below(100) < FIRST_SEAT_NAMED:
            options["first_seat"] = picker.below(seats)
    return Setup(seed, bots, GAMES[sample.game].full_options(options, seats))


@dataclass(slots=True)
class _Turns:
    """The positions of a game, turn by turn."""

    subject: Subject
    turns: list[list[Any]] = field(default_factory=list)
    _latest: object = None

    def note(self, state: Any) -> None:
        turn = self.subject.turn_of(state)
        if turn != self._latest:
            self.turns.append([])
            self._latest = turn
        self.turns[-1].append(state)


def play_and_draw(sample: Sample, number: int) -> Drawn:
    """Plays game `number`, and draws positions of it, without what no odds rest on."""
    subject = SUBJECTS[sample.game]
    winners, states = play_and_choose(sample, number)
    packed = tuple(encode(state) for state in states)
    for position in packed:
        subject.thin_out(position)
    return Drawn(number, winners, packed)


def play_and_choose(sample: Sample, number: int) -> tuple[tuple[int, ...], list[Any]]:
    """Who wins game `number`, and some of its turns, drawn evenly, of each any decision as evenly."""
    setup, subject = draw_setup(sample, number), SUBJECTS[sample.game]
    seen = _Turns(subject)
    rules = rules_of(sample.game, canonical(setup.options), len(setup.bots))
    report = play_game(
        sample.game,
        rules,
        lambda state: {},
        setup.bots,
        setup.seed,
        version=subject.bots_version,
        watch=seen.note,
    )
    if report.fault is not None:
        raise RuntimeError(f"game {setup.seed}: {report.fault}")
    picker = Picker(f"{setup.seed}/turns", 0, 0)
    left, chosen = seen.turns, []
    for _ in range(min(sample.turns, len(left))):
        turn = left.pop(picker.below(len(left)))
        chosen.append(picker.choose(turn))
    return report.winners, chosen


@dataclass(frozen=True, slots=True)
class Case:
    """One position of a sample: where it is played, by whom, and what share of the win each seat had.

    `game` is the number of its game in the sample.
    """

    game: int
    setting: Any
    state: Any
    bots: tuple[str, ...]
    won: tuple[float, ...]


def cases_of(sample: Sample, games: Iterable[Drawn]) -> Iterator[Case]:
    """The positions of games, in their order; a shared win counts as a part for each winner."""
    subject = SUBJECTS[sample.game]
    for game in games:
        setup = draw_setup(sample, game.number)
        rules = rules_of(sample.game, canonical(setup.options), len(setup.bots))
        won = shares_of(game.winners, len(setup.bots))
        for position in game.positions:
            state = decode(subject.state, position)
            yield Case(game.number, rules.setting, state, setup.bots, won)


def shares_of(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """What part of the win each seat had; none if nobody won."""
    return tuple((seat in winners) / max(1, len(winners)) for seat in range(seats))


def play_batch(sample: Json, numbers: Json) -> list[Drawn]:
    """Runs in another process: it is handed JSON values alone."""
    known = decode(Sample, sample)
    return [play_and_draw(known, number) for number in numbers]


@lru_cache(maxsize=64)
def rules_of(game_id: str, options_text: str, seats: int) -> Rules[Any]:
    """The rules of one setting, made once a process."""
    game, options = GAMES[game_id], read_json(options_text)
    return game.rules(board(game.map_for(options)), options, seats)
