"""The games that ship, and how a record's header becomes rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from roundhouse.app.boards import board, board_hash
from roundhouse.bots.registry import BOTS
from roundhouse.core.codec import Json
from roundhouse.core.errors import Unreadable
from roundhouse.core.registry import Registry
from roundhouse.games.coast import meta as coast
from roundhouse.games.siberia import meta as siberia

# A boot only lists the games: records and rules come in with the first one.
if TYPE_CHECKING:
    from roundhouse.bots.odds import Model
    from roundhouse.core.daily import DailyGame
    from roundhouse.core.record import Header
    from roundhouse.core.rules import Rules, Seat
    from roundhouse.maps.board import Board
    from roundhouse.maps.linkmap import LinkMap
    from roundhouse.maps.mapdef import MapDef


@dataclass(frozen=True, slots=True)
class Game:
    """A game as the app sets it up.

    `makers` are the rules by version, the newest for new games and every released one for its
    records; they take a board of the kind that the game's maps are. They and `full_options` take options
    as JSON and a number of seats, and refuse bad ones with `Illegal` or `Unreadable`; `map_for` names
    the map that full options are played on; `facts` sums a position up in figures for reports, and
    `tally` adds what is asked of many finished games; `constants` are the numbers that its rules
    state; `daily` is what its daily boards need, `odds` how who may win is reckoned
    (None: it has none).
    """

    describe: Callable[[], Json]
    map_for: Callable[[Json], str]
    full_options: Callable[[Json, int], Json]
    makers: Mapping[int, Callable[[Any, Json, int], Rules[Any]]]
    facts: Callable[[Any], dict[str, int]]
    tally: Callable[[Any, Any], dict[str, int]]
    constants: Callable[[Any], Json]
    daily: Callable[[], DailyGame] | None = None
    odds: Callable[[], Model] | None = None

    @property
    def rules_version(self) -> int:
        """The version new games follow."""
        return max(self.makers)

    def rules(self, board: Board, options: Json, seats: int) -> Rules[Any]:
        """The rules of a new game."""
        return self.makers[self.rules_version](board, options, seats)


def _coast_rules(board: MapDef, options: Json, seats: int) -> Rules[Any]:
    from roundhouse.games.coast.rules import CoastRules  # noqa: PLC0415

    return CoastRules(board, coast.read_options(options, seats), seats)


def _coast_facts(state: Any) -> dict[str, int]:
    from roundhouse.games.coast.view import facts  # noqa: PLC0415

    return facts(state)


def _coast_tally(rules: Any, state: Any) -> dict[str, int]:
    from roundhouse.games.coast.tally import tally  # noqa: PLC0415

    return tally(rules.setting, state)


def _coast_constants(board: MapDef) -> Json:
    from roundhouse.games.coast.constants import constants  # noqa: PLC0415

    return constants(board)


def _coast_daily() -> DailyGame:
    from roundhouse.games.coast import daily  # noqa: PLC0415

    return daily


def _coast_odds() -> Model:
    from roundhouse.bots.coast.odds.chances import MODEL  # noqa: PLC0415

    return MODEL


def _coast() -> Game:
    return Game(
        coast.describe,
        coast.map_for,
        coast.full_options,
        {coast.RULES_VERSION: _coast_rules},
        _coast_facts,
        _coast_tally,
        _coast_constants,
        _coast_daily,
        _coast_odds,
    )


def _siberia_rules(board: LinkMap, options: Json, seats: int) -> Rules[Any]:
    from roundhouse.games.siberia.rules import SiberiaRules  # noqa: PLC0415

    return SiberiaRules(board, siberia.read_options(options, seats), seats)


def _siberia_facts(state: Any) -> dict[str, int]:
    from roundhouse.games.siberia.view import facts  # noqa: PLC0415

    return facts(state)


def _siberia_tally(rules: Any, state: Any) -> dict[str, int]:
    from roundhouse.games.siberia.tally import tally  # noqa: PLC0415

    return tally(state)


def _siberia_constants(board: LinkMap) -> Json:
    from roundhouse.games.siberia.constants import constants  # noqa: PLC0415

    return constants(board)


def _siberia_daily() -> DailyGame:
    from roundhouse.games.siberia import daily  # noqa: PLC0415

    return daily


def _siberia_odds() -> Model:
    from roundhouse.bots.siberia.odds.chances import MODEL  # noqa: PLC0415

    return MODEL


def _siberia() -> Game:
    return Game(
        siberia.describe,
        siberia.map_for,
        siberia.full_options,
        {siberia.RULES_VERSION: _siberia_rules},
        _siberia_facts,
        _siberia_tally,
        _siberia_constants,
        _siberia_daily,
        _siberia_odds,
    )


GAMES: Registry[Game] = Registry("game", [(coast.GAME, _coast), (siberia.GAME, _siberia)])

MAPS = (coast.DEFAULT_MAP, coast.BO_TO_NEW_YORK_MAP, siberia.DEFAULT_MAP)


def new_header(game_id: str, options: Json, seed: str, seats: tuple[Seat, ...]) -> Header:
    """The header of a new game. Raises `Illegal` or `Unreadable` for what cannot be set up."""
    from roundhouse.core.record import FORMAT, Header  # noqa: PLC0415

    game = GAMES[game_id]
    for seat in seats:
        if seat.bot is not None:
            _ = BOTS[game_id][seat.bot]
    all_options = game.full_options(options, len(seats))
    map_id = game.map_for(all_options)
    return Header(
        format=FORMAT,
        game=game_id,
        rules_version=game.rules_version,
        map=map_id,
        map_hash=board_hash(map_id),
        options=all_options,
        seed=seed,
        seats=seats,
    )


def rules_for(header: Header) -> Rules[Any]:
    """The rules a record was made under. Raises `Unreadable` if they are not here."""
    game = GAMES[header.game]
    maker = game.makers.get(header.rules_version)
    if maker is None:
        raise Unreadable(
            "rules-version-unknown", found=header.rules_version, known=game.rules_version
        )
    board_meant = game.map_for(game.full_options(header.options, len(header.seats)))
    if header.map != board_meant or board_hash(board_meant) != header.map_hash:
        raise Unreadable("map-differs", map=header.map)
    return maker(board(header.map), header.options, len(header.seats))
