"""The numbers of the rules and of a map, named for whoever explains them; nothing else may state them.

Read in only when somebody asks: a handbook, or a test of one.
"""

from __future__ import annotations

from roundhouse.core.codec import Json
from roundhouse.games.siberia import meta
from roundhouse.games.siberia.dividends import marker_steps
from roundhouse.games.siberia.state import Railroad
from roundhouse.games.siberia.stock import marks_passed
from roundhouse.maps.linkmap import LinkMap

Numbers = dict[str, int]


def constants(board: LinkMap) -> Json:
    """`{"dollars": {name: amount}, "counts": {name: number}, "house_values": [names]}`.

    What begins with `example` is worked out by the rules' own functions; `house_values` names those
    figures and options that no source at hand confirms.
    """
    return {
        "dollars": {**_rules_in_dollars(), **_examples_in_dollars()},
        "counts": {**_rules_in_counts(), **_map_in_counts(board), **_examples_in_counts()},
        "house_values": list(meta.HOUSE_VALUES),
    }


def _rules_in_dollars() -> Numbers:
    low, high, _ = meta.RANGES["starting_cash"]
    return {
        **{f"start_cash_{seats}": cash for seats, cash in meta.STARTING_CASH.items()},
        "start_cash_low": low,
        "start_cash_high": high,
        "least_value": meta.STOCK_VALUES[0],
        "top_value": meta.TOP_VALUE,
        "first_marker": meta.FIRST_MARKER,
        "least_bid": meta.LEAST_BID,
        "second_share_extra": meta.SECOND_SHARE_EXTRA,
        "link_cost": meta.LINK_COST,
        "external_link_cost": meta.EXTERNAL_LINK_COST,
        "jump_fee": meta.JUMP_FEE,
        "external_jump_fee": meta.EXTERNAL_JUMP_FEE,
        "second_period_value": meta.SECOND_PERIOD_VALUE,
        "most_income": meta.MOST_INCOME,
    }


def _rules_in_counts() -> Numbers:
    fewest, most = meta.SEATS
    low, high, _ = meta.RANGES["dividend_track_length"]
    return {
        "seats_low": fewest,
        "seats_high": most,
        "railroads": len(meta.RAILROADS),
        "shares_first": meta.RAILROADS[0][1],
        "shares_second": meta.RAILROADS[-1][1],
        "public_shares": meta.PUBLIC_SHARES,
        "stock_values": len(meta.STOCK_VALUES),
        "income_marks": len(meta.INCOME_MARKS),
        "turns_to_dividend": meta.TURNS_TO_DIVIDEND,
        "dividend_track_length": meta.DIVIDEND_TRACK_LENGTH,
        "dividend_track_low": low,
        "dividend_track_high": high,
        "failed_auction_steps": meta.FAILED_AUCTION_STEPS,
        "most_links": meta.MOST_LINKS,
        "more_jumps": meta.MORE_JUMPS,
        "most_ways": meta.MOST_WAYS,
        "nationalization_steps": meta.NATIONALIZATION_STEPS,
        "least_public": meta.LEAST_PUBLIC,
    }


def _map_in_counts(board: LinkMap) -> Numbers:
    values = [link.value for link in board.links]
    return {
        "cities": sum(not place.external for place in board.places),
        "external_places": sum(place.external for place in board.places),
        "links": len(board.links),
        "links_external": sum(link.external for link in board.links),
        "links_from_moscow": sum(link.from_moscow for link in board.links),
        "links_of_many": sum(len(link.places) > 2 for link in board.links),
        "link_value_low": min(values),
        "link_value_high": max(values),
    }


def _examples_in_dollars() -> Numbers:
    holdings = Railroad((2, 1, 0), "running", income=11)
    return {
        "example_per_share": holdings.per_share,
        "example_two_shares": 2 * holdings.per_share,
        "example_link_one_jump": meta.LINK_COST + meta.JUMP_FEE,
        "example_external_one_jump": meta.EXTERNAL_LINK_COST + meta.EXTERNAL_JUMP_FEE,
    }


def _examples_in_counts() -> Numbers:
    return {
        "example_income_before": 14,
        "example_income_after": 20,
        "example_steps": len(marks_passed(14, 20)),
        "example_two_nationalized": marker_steps(2),
        "example_none_nationalized": marker_steps(0),
    }
