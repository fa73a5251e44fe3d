"""The figures of a game: what each seat bought, built and was paid, and how wealth and values went.

Everything is read off the positions a game went through and what was told at each of them; nothing
is kept for it while a game is played. All figures are whole numbers; money is dollars.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field

from roundhouse.core.codec import Json
from roundhouse.core.rules import Event, Step
from roundhouse.games.siberia import meta
from roundhouse.games.siberia.flow import wealth
from roundhouse.games.siberia.state import SiberiaState
from roundhouse.games.siberia.table import Setting

Line = Sequence[Step[SiberiaState]]


@dataclass(slots=True)
class _Tally:
    """What is counted for one seat; `dividends_from` is dollars by railroad."""

    dividends: int = 0
    last_dividends: int = 0
    dividends_from: dict[str, int] = field(default_factory=dict)
    auctions_won: int = 0
    spent_on_auctions: int = 0
    shares_bought: int = 0
    spent_on_shares: int = 0
    extras_paid: int = 0
    links_built: int = 0
    external_links_built: int = 0
    links_jumped: int = 0
    passes: int = 0
    shares_lost: int = 0


def collect(setting: Setting, line: Line) -> dict[str, Json]:
    """The figures of a line of positions, per seat, per railroad and over time."""
    tallies = [_Tally() for _ in range(setting.seats)]
    for step in line[1:]:
        for event in step.events:
            if event.kind in _COUNT:
                _COUNT[event.kind](tallies, event)
    last = line[-1].state
    return {
        "turns": last.turns,
        "dividends": last.dividends,
        "seats": [
            {
                "seat": seat,
                "cash": last.players[seat].cash,
                "wealth": wealth(last, seat),
                **asdict(tally),
            }
            for seat, tally in enumerate(tallies)
        ],
        "series": _describe_series(setting, line),
    }


# --- counting; each is given the seats' tallies and an event


def _count_auction(tallies: list[_Tally], event: Event) -> None:
    tally = tallies[event.details["seat"]]
    tally.auctions_won += 1
    tally.spent_on_auctions += event.details["amount"]


def _count_purchase(tallies: list[_Tally], event: Event) -> None:
    tally = tallies[event.details["seat"]]
    tally.shares_bought += 1
    tally.spent_on_shares += event.details["price"]


def _count_extra(tallies: list[_Tally], event: Event) -> None:
    tallies[event.details["seat"]].extras_paid += event.details["amount"]


def _count_link(tallies: list[_Tally], event: Event) -> None:
    tally = tallies[event.details["seat"]]
    tally.links_built += 1
    tally.external_links_built += event.details["external"]
    tally.links_jumped += len(event.details["jumped"])


def _count_pass(tallies: list[_Tally], event: Event) -> None:
    tallies[event.details["seat"]].passes += 1


def _count_dividend(tallies: list[_Tally], event: Event) -> None:
    tally, railroad = tallies[event.details["seat"]], event.details["railroad"]
    amount = event.details["amount"]
    if event.details["reason"] == "nationalization":
        tally.last_dividends += amount
    else:
        tally.dividends += amount
    tally.dividends_from[railroad] = tally.dividends_from.get(railroad, 0) + amount


def _count_nationalization(tallies: list[_Tally], event: Event) -> None:
    for seat, shares in enumerate(event.details["shares"]):
        tallies[seat].shares_lost += shares


_COUNT: dict[str, Callable[[list[_Tally], Event], None]] = {
    "auction_won": _count_auction,
    "bought": _count_purchase,
    "extra_paid": _count_extra,
    "built": _count_link,
    "passed": _count_pass,
    "dividend_paid": _count_dividend,
    "nationalized": _count_nationalization,
}


# --- over time


def _describe_series(setting: Setting, line: Line) -> dict[str, Json]:
    """Where all stood at the opening, at the start of each turn and now, column by column."""
    stops = tuple(_stops(line))
    seats = range(setting.seats)
    railroads = {name: number for number, (name, _, _) in enumerate(meta.RAILROADS)}
    return {
        "entries": [stop.entry for stop in stops],
        "turns": [stop.state.turns for stop in stops],
        "seats": [stop.state.seat for stop in stops],
        "dividends": [stop.state.dividends for stop in stops],
        "marker": [stop.state.marker for stop in stops],
        "wealth": [[wealth(stop.state, seat) for stop in stops] for seat in seats],
        "cash": [[stop.state.players[seat].cash for stop in stops] for seat in seats],
        **{
            figure: {
                name: [getattr(stop.state.railroads[number], figure) for stop in stops]
                for name, number in railroads.items()
            }
            for figure in ("value", "income", "treasury")
        },
    }


def _stops(line: Line) -> Iterator[Step[SiberiaState]]:
    *earlier, last = line
    for number, step in enumerate(earlier):
        if number == 0 or any(event.kind == "turn_began" for event in step.events):
            yield step
    yield last
