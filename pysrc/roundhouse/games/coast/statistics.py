"""The figures of a game: what each seat did, what moved its money, how kind the dice were.

Everything is read off the positions a game went through and what was told at each of them; nothing is
kept for it while a game is played. All figures are whole numbers: dollars, mileposts, and
thousandths where a name says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise, product

from roundhouse.core.codec import Json
from roundhouse.core.ledger import BANK
from roundhouse.core.rules import Event, Step
from roundhouse.games.coast.meta import DIE_SIDES, FACES, WHITE_DICE
from roundhouse.games.coast.phases.roll import earns_bonus
from roundhouse.games.coast.state import CoastState, Engine
from roundhouse.games.coast.table import Setting
from roundhouse.maps.odds import CHART_WAYS, results

Line = Sequence[Step[CoastState]]

# equally likely throws of the white dice
ALL_ROLLS = DIE_SIDES**WHITE_DICE
# thousandths of a milepost that a bonus roll and a roll of the white dice bring in the mean
MEAN_BONUS = 500 * (DIE_SIDES + 1)
MEAN_ROLL = WHITE_DICE * MEAN_BONUS


@dataclass(slots=True)
class _Tally:
    """What is counted for one seat; `paid_to[s]` and `got_from[s]` are fees between rivals."""

    paid_to: list[int]
    got_from: list[int]
    bank_fees: int = 0
    deeds_bought: int = 0
    deeds_sold: int = 0
    deeds_got: int = 0
    deeds_given: int = 0
    spent_on_deeds: int = 0
    spent_on_engines: int = 0
    got_for_deeds: int = 0
    deals_net: int = 0
    bounties_got: int = 0
    bounties_paid: int = 0
    turns_lost: int = 0
    rolls: dict[Engine, int] = field(default_factory=dict)
    rolled: int = 0
    bonuses_earned: int = 0
    bonuses_rolled: int = 0
    draws: int = 0
    payoffs_drawn: int = 0
    payoffs_expected: int = 0


def collect(setting: Setting, line: Line) -> dict[str, Json]:
    """The figures of a line of positions, per seat and over time."""
    count = setting.seats
    tallies = [_Tally([0] * count, [0] * count) for _ in range(count)]
    for before, step in pairwise(line):
        for event in step.events:
            _count(setting, tallies, before.state, event)
    last = line[-1].state
    return {
        "round": last.round,
        "seats": [_describe(setting, last, seat, tallies) for seat in range(count)],
        "series": _describe_series(setting, line),
    }


def _count(setting: Setting, tallies: list[_Tally], before: CoastState, event: Event) -> None:
    """Adds one event, told of the action taken in the position `before`."""
    told = event.details
    seat = told.get("seat")
    if type(seat) is not int:
        return
    tally = tallies[seat]
    match event.kind:
        case "rolled":
            engine = before.turn.engine
            tally.rolls[engine] = tally.rolls.get(engine, 0) + 1
            tally.rolled += told["mileposts"]
            tally.bonuses_earned += told["bonus"]
        case "bonus_rolled":
            tally.rolled += told["mileposts"]
            tally.bonuses_rolled += 1
        case "destination_rolled":
            _count_draw(setting, tally, before, told)
        case "turn_lost":
            tally.turns_lost += 1
        case "fee" | "bounty":
            _count_payment(tallies, event)
        case "bought_railroad" | "bought_engine" | "sold_deed" | "deal_made":
            _count_trade(tallies, event)


def _count_payment(tallies: list[_Tally], event: Event) -> None:
    seat, amount = event.details["seat"], event.details["amount"]
    if event.kind == "bounty":
        tallies[seat].bounties_got += amount
        tallies[event.details["payer"]].bounties_paid += amount
        return
    payee = event.details["payee"]
    if payee is BANK:
        tallies[seat].bank_fees += amount
    else:
        tallies[seat].paid_to[payee] += amount
        tallies[payee].got_from[seat] += amount


def _count_trade(tallies: list[_Tally], event: Event) -> None:
    told, tally = event.details, tallies[event.details["seat"]]
    match event.kind:
        case "bought_railroad":
            tally.deeds_bought += 1
            tally.spent_on_deeds += told["price"]
        case "bought_engine":
            tally.spent_on_engines += told["price"]
        case "sold_deed":
            tally.deeds_sold += 1
            tally.got_for_deeds += told["price"]
            if told["buyer"] is not BANK:
                tallies[told["buyer"]].deeds_bought += 1
                tallies[told["buyer"]].spent_on_deeds += told["price"]
        case "deal_made":
            partner = tallies[told["partner"]]
            for giver, taker, side in ((tally, partner, "give"), (partner, tally, "take")):
                giver.deals_net -= told[f"{side}_cash"]
                taker.deals_net += told[f"{side}_cash"]
                giver.deeds_given += len(told[f"{side}_deeds"])
                taker.deeds_got += len(told[f"{side}_deeds"])


def _count_draw(setting: Setting, tally: _Tally, before: CoastState, told: dict[str, Json]) -> None:
    """A destination as it was drawn, and what the charts pay in the mean (C-7, C-9).

    Getting to choose a region is no luck that is measured: a draw counts against the region
    that was chosen, and otherwise against the regions that leave no choice (C-8). Alternates of a
    race home are left out, since they are hardly ever a trip.
    """
    player = before.players[told["seat"]]
    if player.declared:
        return
    chosen = setting.board.regions.index(told["region"]) if before.phase == "region" else None
    tally.draws += 1
    tally.payoffs_drawn += told["payoff"]
    tally.payoffs_expected += expected_payoff(setting, player.city, chosen)


@lru_cache(maxsize=1024)
def expected_payoff(setting: Setting, city: int, chosen: int | None) -> int:
    """Dollars that a draw from `city` pays in the mean, rounded; 0 for the city itself (C-9).

    In a region that was `chosen`, or (None) in whichever other than the city's own comes up.
    """
    board = setting.board
    if chosen is None:
        own = board.cities[city].region
        regions = [(r, ways) for r, ways in results(board.region_chart) if r != own]
    else:
        regions = [(chosen, 1)]
    total = sum(
        region_ways * ways * (0 if goal == city else setting.payoff(city, goal))
        for region, region_ways in regions
        for goal, ways in results(board.city_charts[region])
    )
    return _round(total, CHART_WAYS * sum(ways for _, ways in regions))


@lru_cache(maxsize=8)
def bonus_ways(engine: Engine) -> int:
    """How many of `ALL_ROLLS` throws of the white dice earn a bonus roll with this engine (C-16)."""
    return sum(earns_bonus(engine, white) for white in product(FACES, repeat=WHITE_DICE))


def _describe(
    setting: Setting, state: CoastState, seat: int, tallies: Sequence[_Tally]
) -> dict[str, Json]:
    player, tally = state.players[seat], tallies[seat]
    deeds = setting.deeds_of(state, seat)
    return {
        "seat": seat,
        "cash": player.cash,
        "deeds": len(deeds),
        "deeds_value": sum(setting.board.railroads[railroad].price for railroad in deeds),
        "engine": player.engine,
        "engine_value": setting.options.engine_price(player.engine),
        "net_worth": setting.net_worth(state, seat),
        "trips": player.trips,
        "mileposts": player.mileposts,
        "earned": player.earned,
        "dollars_per_milepost_thousandths": _round(1_000 * player.earned, player.mileposts),
        "fees_paid": player.fees_paid,
        "fees_got": player.fees_got,
        "bank_fees": tally.bank_fees,
        "paid_to": tally.paid_to,
        "got_from": tally.got_from,
        "turns_lost": tally.turns_lost,
        **{
            name: getattr(tally, name)
            for name in (
                *("deeds_bought", "deeds_sold", "deeds_got", "deeds_given"),
                *("spent_on_deeds", "spent_on_engines", "got_for_deeds", "deals_net"),
                *("bounties_got", "bounties_paid"),
            )
        },
        "dice": _describe_dice(tally),
        "destinations": {
            "draws": tally.draws,
            "payoffs": tally.payoffs_drawn,
            "expected": tally.payoffs_expected,
        },
    }


def _describe_dice(tally: _Tally) -> dict[str, Json]:
    """What was rolled, and the mean of so many rolls with the engines of then.

    A bonus roll that was earned but never made, as when home was reached first, is taken off what
    was to be expected: without that the mean would count mileposts that nobody could roll.
    """
    rolls = sum(tally.rolls.values())
    ways = sum(bonus_ways(engine) * times for engine, times in tally.rolls.items())
    lost = tally.bonuses_earned - tally.bonuses_rolled
    expected = MEAN_ROLL * rolls + _round(MEAN_BONUS * ways, ALL_ROLLS) - MEAN_BONUS * lost
    return {
        "rolls": rolls,
        "mileposts": tally.rolled,
        "expected_thousandths": expected,
        "bonuses": tally.bonuses_earned,
        "expected_bonuses_thousandths": _round(1_000 * ways, ALL_ROLLS),
    }


def _describe_series(setting: Setting, line: Line) -> dict[str, Json]:
    """Where everybody stood at the opening, at the start of each turn and now, column by column."""
    stops = tuple(_stops(line))
    seats = range(setting.seats)
    return {
        "entries": [stop.entry for stop in stops],
        "rounds": [stop.state.round for stop in stops],
        "seats": [stop.state.turn.seat for stop in stops],
        "net_worth": [[setting.net_worth(stop.state, seat) for stop in stops] for seat in seats],
        "cash": [[stop.state.players[seat].cash for stop in stops] for seat in seats],
    }


def _stops(line: Line) -> Iterator[Step[CoastState]]:
    *earlier, last = line
    for number, step in enumerate(earlier):
        if number == 0 or any(event.kind == "turn_began" for event in step.events):
            yield step
    yield last


def _round(number: int, parts: int) -> int:
    """`number / parts` to the nearest whole number; 0 for nothing to divide by."""
    return 0 if parts == 0 else (2 * number + parts) // (2 * parts)
