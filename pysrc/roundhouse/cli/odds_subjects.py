"""What the commands about odds must know of each game: how its games vary, and what to compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from roundhouse.bots.coast.odds.chances import MODEL as COAST_MODEL
from roundhouse.bots.odds import Model
from roundhouse.bots.registry import COAST_BARONS, SIBERIA_BARONS
from roundhouse.bots.siberia.odds.chances import MODEL as SIBERIA_MODEL
from roundhouse.core.codec import Json
from roundhouse.core.registry import Registry
from roundhouse.games.coast.state import CoastState
from roundhouse.games.siberia.flow import wealth
from roundhouse.games.siberia.state import SiberiaState

# of an option: percent of games in which it is another one than usual, and what it may be
OtherOptions = Mapping[str, tuple[int, tuple[Json, ...]]]


@dataclass(frozen=True, slots=True)
class Subject:
    """A game as its odds are learnt: `usual` percent of games are played by the usual options.

    `bots_version` is that of the barons which have played the games that are kept; `turn_of` tells the
    turns of a game apart, `moment` which of two positions came first; `thin_out` takes from a packed
    position what no odds rest on; `plays` says whether a seat is still in the game, and `worth` what it
    would end with now; `skill` says what a baron's skill counts; `groups` are kinds of cases to be reported
    on their own. `guesses` are where a fit of the weights begins: their rough sizes, by hand.
    """

    barons: tuple[str, ...]
    bots_version: int
    usual: int
    other_options: OtherOptions
    state: type[Any]
    turn_of: Callable[[Any], object]
    moment: Callable[[Any], tuple[int, ...]]
    thin_out: Callable[[Json], None]
    plays: Callable[[Any, int], bool]
    worth: Callable[[Any, Any, int], int]
    skill: str
    groups: Mapping[str, Callable[[Any], bool]]
    guesses: Mapping[str, float]
    model: Model


_SEATS: dict[str, Callable[[Any], bool]] = {
    f"{seats} seats": lambda case, seats=seats: len(case.bots) == seats  # type: ignore[misc]
    for seats in (3, 4, 5)
}


def _is_usual(case: Any) -> bool:
    options = case.setting.options
    return bool(options == type(options)())


_OPTIONS: dict[str, Callable[[Any], bool]] = {
    "all usual options": _is_usual,
    "some other options": lambda case: not _is_usual(case),
}


def _thin_out_coast(packed: Json) -> None:
    """The track of trips."""
    for player in packed["players"]:
        del player["ridden"], player["established"]


_COAST_GUESSES = {
    "alone": 0.1,
    "another_trip": 5.0,
    "caught": 0.3,
    "danger": 0.3,
    "dared": 0.1,
    "exposed": 1.0,
    "fare": 5.0,
    "joined": 1.0,
    "joined_well": 1.0,
    "margin": 1.0,
    "payees": 0.5,
    "payees_beyond": 0.5,
    "payees_home": 0.5,
    "payoff_beyond": 0.1,
    "price": 0.1,
    "purse": 1.0,
    "race": 2.0,
    "race_wait": 1.0,
    "record": 0.1,
    "short": 0.5,
    "shut_end": 1.0,
    "shut_home": 1.0,
    "slow": 4.0,
    "spread": 1.0,
    "spread_half": 10.0,
    "spread_more": 5.0,
    "straight": 3.0,
    "toll": 0.1,
    "traffic": 1.0,
    "trip": 1.0,
    "turn": 0.1,
    "unforeseen": 0.02,
    "upgrade": 0.2,
    "wait": 0.5,
    "worth": 0.5,
}

_SIBERIA_GUESSES = {
    "builds": 0.1,
    "feared": 0.1,
    "firm": 1.0,
    "growth": 0.5,
    "hoped_for": 2.0,
    "last": 1.0,
    "private": 1.0,
    "risk": 0.5,
    "spread": 3.0,
    "spread_before": 0.3,
    "spread_by_wealth": 0.1,
    "unforeseen": 0.02,
    "wait": 10.0,
}

_COAST_SWITCHES = (
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


def _coast() -> Subject:
    return Subject(
        barons=COAST_BARONS,
        bots_version=1,
        usual=40,
        other_options={
            "victory_amount": (40, (100_000, 150_000, 250_000, 300_000)),
            "fast_track": (20, (True,)),
            "rover_bounty": (40, ("soft", "harsh")),
            "round_limit": (15, (50, 70, 90)),
            "deals": (30, (False,)),
            **dict.fromkeys(_COAST_SWITCHES, (15, (True,))),
        },
        state=CoastState,
        turn_of=lambda state: (state.round, state.turn.seat),
        moment=lambda state: (sum(player.movement_rolls for player in state.players),),
        thin_out=_thin_out_coast,
        plays=lambda state, seat: state.players[seat].bankrupt is None,
        worth=lambda setting, state, seat: setting.net_worth(state, seat),
        skill="the part of the rounds of gathering money that a baron saves",
        groups={
            **_SEATS,
            **_OPTIONS,
            "soft bounty": lambda case: case.setting.options.rover_bounty == "soft",
            "classic bounty": lambda case: case.setting.options.rover_bounty == "classic",
            "harsh bounty": lambda case: case.setting.options.rover_bounty == "harsh",
            "fast track": lambda case: case.setting.options.fast_track,
            "less to win": lambda case: case.setting.options.goal < 200_000,
            "more to win": lambda case: case.setting.options.goal > 200_000,
        },
        guesses=_COAST_GUESSES,
        model=COAST_MODEL,
    )


def _siberia() -> Subject:
    return Subject(
        barons=SIBERIA_BARONS,
        bots_version=1,
        usual=50,
        other_options={
            "starting_cash": (30, (24, 32, 60, 80)),
            "dividend_track_length": (40, (4, 6, 8, 15)),
            "stock_adjustment": (25, (False,)),
            "strictly_below": (25, (True,)),
            "few_public_end": (25, (False,)),
            "tie_break": (20, ("cash",)),
        },
        state=SiberiaState,
        # an auction is as much of a decision as a turn
        turn_of=lambda state: (state.turns, state.auction and state.auction.railroad),
        moment=lambda state: (state.turns, sum(line.sold for line in state.railroads)),
        thin_out=lambda packed: None,
        plays=lambda state, seat: state.players[seat].resigned is None,
        worth=lambda setting, state, seat: wealth(state, seat),
        skill="the part of his wealth that a baron gains by playing better",
        groups={
            **_SEATS,
            **_OPTIONS,
            "opening auctions": lambda case: case.state.turns == 0,
            "first period": lambda case: case.state.turns > 0 and case.state.period == 1,
            "second period": lambda case: case.state.period == 2,
        },
        guesses=_SIBERIA_GUESSES,
        model=SIBERIA_MODEL,
    )


SUBJECTS: Registry[Subject] = Registry("game", [("coast", _coast), ("siberia", _siberia)])
