"""The numbers of the rules and of a map, named for whoever explains them; nothing else may state them.

Read in only when somebody asks: a handbook, or a test of one.
"""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.core.codec import Json
from roundhouse.games.coast import meta
from roundhouse.games.coast.fees import add_charge, total
from roundhouse.games.coast.meta import RANGES, Options
from roundhouse.games.coast.state import Charge
from roundhouse.games.coast.table import Setting
from roundhouse.maps.mapdef import MapDef
from roundhouse.maps.network import network_of

Numbers = dict[str, int]


def constants(board: MapDef) -> Json:
    """`{"dollars": {name: amount}, "counts": {name: number}}`; what begins with `example` is worked out."""
    return {
        "dollars": {**_rules_in_dollars(), **_map_in_dollars(board), **_examples(board)},
        "counts": {**_rules_in_counts(), **_map_in_counts(board)},
    }


def _rules_in_dollars() -> Numbers:
    usual, fast = Options(), Options(fast_track=True)
    low, high, step = RANGES["victory_amount"]
    return {
        "start_cash": meta.STARTING_CASH,
        "victory_amount": usual.goal,
        "fast_track_victory_amount": fast.goal,
        "victory_low": low,
        "victory_high": high,
        "victory_step": step,
        "express_price": usual.engine_price("express"),
        "superchief_price": usual.engine_price("superchief"),
        "cheap_superchief_price": Options(cheap_superchief=True).engine_price("superchief"),
        "bank_fee": meta.BANK_FEE,
        "rival_fee": meta.RIVAL_FEE,
        "rival_fee_all_sold": meta.RIVAL_FEE_ALL_SOLD,
        "bid_step": meta.BID_STEP,
        "bounty": usual.bounty,
        **{f"bounty_{name}": amount for name, amount in meta.BOUNTIES.items()},
    }


def _rules_in_counts() -> Numbers:
    low, high, _ = RANGES["round_limit"]
    fewest, most = meta.SEATS
    return {
        "seats_low": fewest,
        "seats_high": most,
        "offers_a_turn": meta.OFFERS_A_TURN,
        "round_limit": Options().round_limit,
        "round_limit_low": low,
        "round_limit_high": high,
        "fast_track_extra": meta.FAST_TRACK_EXTRA,
        "bank_buys_at": meta.BANK_BUYS_AT,
    }


def _map_in_dollars(board: MapDef) -> Numbers:
    prices = [railroad.price for railroad in board.railroads]
    return {
        "price_low": min(prices),
        "price_high": max(prices),
        "payoff_high": _best_payoff(board),
    }


def _best_payoff(board: MapDef) -> int:
    return max(max(row, default=0) for row in board.payoffs)


def _map_in_counts(board: MapDef) -> Numbers:
    return {
        "cities": len(board.cities),
        "railroads": len(board.railroads),
        "regions": len(board.regions),
        "mileposts": len(board.points),
    }


def _examples(board: MapDef) -> Numbers:
    """What the worked examples come to, by the rules' own functions."""
    dearest = max(range(len(board.railroads)), key=lambda number: board.railroads[number].price)
    setting = Setting(board, network_of(board), Options(), meta.SEATS[0])
    return {
        "example_two_rivals_and_bank": _turn_total(
            [(1, meta.RIVAL_FEE), (2, meta.RIVAL_FEE), (None, meta.BANK_FEE)]
        ),
        "example_deed": board.railroads[dearest].price,
        "example_deed_sold": setting.half_price(dearest),
        "example_payoff_fast_track": Options(fast_track=True).payoff(_best_payoff(board)),
        "example_just_short": Options().goal - 1,
        "example_enough_with_fee": Options().goal + meta.RIVAL_FEE,
    }


def _turn_total(rates: Iterable[tuple[int | None, int]]) -> int:
    """Dollars a turn costs that ran up these rates, each on a railroad of its own (C-21)."""
    charges: tuple[Charge, ...] = ()
    for railroad, rate in enumerate(rates):
        charges = add_charge(charges, rate, railroad)
    return total(charges)
