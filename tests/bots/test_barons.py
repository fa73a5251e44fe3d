"""The barons: what they decide where it is plain what is good, and in how small slices they think."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import pytest

from roundhouse.app.games import new_header, rules_for
from roundhouse.bots.base import Decision, decide
from roundhouse.bots.coast import travel
from roundhouse.bots.coast.baron import Baron
from roundhouse.bots.coast.characters import CHARACTERS
from roundhouse.bots.registry import BOTS, COAST_BARONS
from roundhouse.core.codec import Json
from roundhouse.core.dice import Picker
from roundhouse.core.offers import refusal
from roundhouse.core.rules import Seat
from roundhouse.core.session import Session
from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, Position, charge, position

EVERY_BARON = pytest.mark.parametrize("bot", COAST_BARONS)
BEST = "augusta"
NOTHING: dict[str, Any] = {"give_cash": 0, "give_deeds": [], "take_cash": 0, "take_deeds": []}
ALL_OPTIONS = {
    "home_swap": True,
    "multi_buy": True,
    "auction_sales": True,
    "strict_own_fee": True,
    "repick_region": True,
    "express_after_superchief": True,
    "victory_amount": 80_000,
}


def decision_at(table: PlayedTable, number: int = 1) -> Decision:
    seat = table.rules.deciding_seat(table.state)
    assert seat is not None
    offers = table.rules.offers(table.state)
    return Decision(table.rules, table.state, offers, Picker("a seed", seat, number))


def decided(table: PlayedTable, bot: str = BEST, number: int = 1) -> dict[str, Any]:
    """What a bot at the deciding seat does, which the rules must take."""
    action: dict[str, Any] = decide(BOTS["coast"][bot], decision_at(table, number))
    assert refusal(table.rules.offers(table.state), action) is None
    return action


def played(table: PlayedTable) -> None:
    """Does what the best bot decides."""
    action = decided(table)
    table.act(action.pop("type"), **action)


def test_each_has_a_character_of_its_own() -> None:
    assert tuple(CHARACTERS) == COAST_BARONS
    assert len(set(CHARACTERS.values())) == len(CHARACTERS) >= 5


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS], ids=["house", "all"])
def test_they_decide_all_there_is_to_decide(options: dict[str, Json]) -> None:
    """Two games of all barons and `greedy`; what is illegal would be refused."""
    bots = (*COAST_BARONS, "greedy")
    header = new_header("coast", options, "all", tuple(Seat(bot, "red", bot) for bot in bots))
    session = Session(rules_for(header), header)
    seen = set()
    while (seat := session.rules.deciding_seat(session.state)) is not None:
        offers = session.rules.offers(session.state)
        picker = Picker("all", seat, session.position.depth)
        decision = Decision(session.rules, session.state, offers, picker)
        action = decide(BOTS["coast"][bots[seat]], decision)
        if bots[seat] != "greedy":
            seen.add(action["type"])
        session.submit((action,))
    assert session.state.result.reason in {"home", "last"}
    assert {"choose_region", "buy_railroad", "buy_engine", "declare"} <= seen
    assert not options or {"keep_home", "swap_home"} & seen


# --- money


def arriving_in_philadelphia(described: Position, cash: int = 40_000) -> PlayedTable:
    """Seat 0 comes from Boston and may buy one thing."""
    described.player(0, at="trenton", city="boston", destination="philadelphia", cash=cash)
    return described.turn(0, "roll").table().roll(1, 2).move("trenton PRR philadelphia")


def test_a_railroad_that_serves_much_comes_before_one_that_serves_little(usa: MapDef) -> None:
    """The engine is as good as they come; the Pennsylvania is worth its price, the B&M is not yet."""
    described = position(usa, 4).player(0, engine="superchief").owns_all_but(3, "PRR", "BM")
    bought = decided(arriving_in_philadelphia(described, cash=90_000))
    assert bought == {"type": "buy_railroad", "railroad": "PRR"}


def test_a_fast_engine_is_bought_while_the_game_is_young(usa: MapDef) -> None:
    bought = decided(arriving_in_philadelphia(position(usa), cash=60_000))
    assert bought == {"type": "buy_engine", "engine": "superchief"}
    # and not when somebody is about to win
    late = position(usa).player(1, cash=199_000)
    assert decided(arriving_in_philadelphia(late, cash=60_000))["type"] != "buy_engine"


def test_fees_of_the_next_trip_are_kept_back(usa: MapDef) -> None:
    """Among a rival's railroads an empty purse means a forced sale: the last cheap deed stays."""
    crowded = position(usa).owns_all_but(1, "BM")
    assert decided(arriving_in_philadelphia(crowded, cash=4_000))["type"] == "pass_purchase"


def test_what_must_be_sold_is_what_is_missed_least(usa: MapDef) -> None:
    """$5,000 are owed: a cheap line that leads nowhere else goes, not the Pennsylvania."""
    described = position(usa).owns(0, "PRR", "TP").player(0, at="philadelphia", cash=0)
    owed = charge(usa, 1, 5_000, "BO")
    table = described.owns(1, "BO").turn(0, "sale", charges=(owed,)).table()
    assert decided(table) == {"type": "sell_deed", "railroad": "TP"}


@pytest.mark.parametrize(("bid_so_far", "bids"), [(15_000, True), (90_000, False)])
def test_bids_go_up_to_what_a_deed_is_worth(usa: MapDef, bid_so_far: int, bids: bool) -> None:
    described = position(usa, 3, auction_sales=True).owns(0, "PRR")
    for seat in (1, 2):
        described.player(seat, cash=150_000)
    owed = charge(usa, None, 1_000, "NYC")
    table = described.player(0, cash=0).turn(0, "sale", charges=(owed,)).table()
    table.act("sell_deed", railroad="PRR").act("bid", amount=bid_so_far)
    action = decided(table)
    assert action == ({"type": "bid", "amount": bid_so_far + 500} if bids else {"type": "pass_bid"})


# --- deals


SUMS = range(1_000, 60_000, 500)


def in_each_others_way(usa: MapDef) -> Position:
    """Seat 0 is at home in the east and has the SP, seat 1 in the west and has the NYC."""
    described = position(usa).owns(0, "PRR", "BO", "SP").owns(1, "ATSF", "UP", "NYC")
    return described.player(0, cash=60_000).player(1, cash=60_000)


def offered(usa: MapDef, **terms: Any) -> PlayedTable:
    """Seat 1 offers seat 0 a deal."""
    table = in_each_others_way(usa).turn(1, "destination").table()
    return table.act("propose_deal", partner=0, **{**NOTHING, **terms})


@EVERY_BARON
def test_a_gift_is_welcome_and_a_robbery_is_not(usa: MapDef, bot: str) -> None:
    assert decided(offered(usa, give_cash=20_000), bot)["type"] == "accept_deal"
    assert decided(offered(usa, take_deeds=["PRR"]), bot)["type"] != "accept_deal"


def test_too_little_is_answered_with_a_price(usa: MapDef) -> None:
    """The same deed for more money than was offered, and both would still gain."""
    table = offered(usa, give_cash=1_000, take_deeds=["BO"])
    answer = decided(table)
    assert answer["type"] == "counter_deal"
    assert answer["give_deeds"] == ["BO"]
    assert answer["take_cash"] > 1_000
    played(table)
    assert decided(table)["type"] == "accept_deal"


def test_the_gentle_take_what_the_sharp_find_unfair(usa: MapDef) -> None:
    """Both would have the B&O's money's worth; the sharp one looks at what the other gains, too."""

    def least_that_is_taken(envy: int) -> int:
        baron = Baron(replace(CHARACTERS[BEST], envy=envy))
        tables = ((cash, offered(usa, give_cash=cash, take_deeds=["BO"])) for cash in SUMS)
        return next(
            cash
            for cash, table in tables
            if decide(baron, decision_at(table))["type"] == "accept_deal"
        )

    assert least_that_is_taken(0) < least_that_is_taken(100) < least_that_is_taken(150)


def test_deals_are_thought_of_now_and_then(usa: MapDef) -> None:
    """Not at every arrival, and never without a gain for the other."""
    table = arriving_in_philadelphia(in_each_others_way(usa), cash=90_000)
    decisions = [decided(table, "isadora", number) for number in range(20)]
    proposed = [action for action in decisions if action["type"] == "propose_deal"]
    assert 0 < len(proposed) < 20
    for action in proposed:
        asked = PlayedTable(table.rules, table.state)
        kind = action.pop("type")
        asked.act(kind, **action)
        assert decided(asked)["type"] in {"accept_deal", "counter_deal"}


# --- on the road


def test_a_rivals_line_is_left_aside_where_an_own_one_leads_there_too(usa: MapDef) -> None:
    """From New York to Washington the B&O's way is the Pennsylvania's as well, and that is owned."""
    described = position(usa).owns(0, "PRR").owns(1, "BO", "NYC")
    described.player(0, at="philadelphia", city="boston", destination="washington")
    table = described.turn(0, "roll").table().roll(1, 2)
    path = decided(table)["path"]
    lines = {usa.railroads[usa.sections[section].railroad].id for section in path}
    assert lines == {"PRR"}


def test_a_declared_rival_in_reach_is_met(usa: MapDef) -> None:
    """C-37: he stands in Baltimore, a step off the way from Philadelphia to Pittsburgh."""
    described = position(usa).owns(0, "PRR", "BO")
    described.player(0, at="philadelphia", city="boston", destination="pittsburgh")
    described.player(1, at="baltimore", city="miami", destination="reno", cash=210_000)
    described.player(1, declared=True)
    table = described.turn(0, "roll").table().roll(6, 5)
    played(table)
    assert table.told("bounty")


def before_rolling(described: Position, at: str, cash: int) -> PlayedTable:
    """Seat 0, at home in Chicago, has arrived at a city and may declare."""
    described.player(0, home="chicago", at=at, cash=cash)
    return described.turn(0, "destination").table()


def test_at_home_with_the_amount_it_is_won(usa: MapDef) -> None:
    assert decided(before_rolling(position(usa), "chicago", 200_000))["type"] == "declare"


def test_who_can_pay_the_way_home_declares(usa: MapDef) -> None:
    assert decided(before_rolling(position(usa), "milwaukee", 215_000))["type"] == "declare"


def test_who_would_come_home_short_goes_on(usa: MapDef) -> None:
    """Every line between Miami and Chicago is the rival's."""
    crowded = position(usa).owns_all_but(1)
    assert decided(before_rolling(crowded, "miami", 201_000))["type"] == "roll_destination"


def test_who_has_a_rover_beside_him_waits(usa: MapDef) -> None:
    described = position(usa).player(1, at="new-york")
    assert decided(before_rolling(described, "new-york", 212_000))["type"] == "roll_destination"
    # alone on that side of the country he takes the same chance
    alone = position(usa).player(1, at="san-diego")
    assert decided(before_rolling(alone, "new-york", 212_000))["type"] == "declare"


def test_a_home_in_the_middle_is_worth_a_swap(usa: MapDef) -> None:
    described = position(usa, home_swap=True).player(0, home="miami").player(1, home="st-louis")
    assert decided(described.turn(0, "home_swap").table()) == {"type": "swap_home", "partner": 1}
    described = position(usa, home_swap=True).player(0, home="st-louis").player(1, home="miami")
    assert decided(described.turn(0, "home_swap").table()) == {"type": "keep_home"}


def test_the_region_chosen_pays_for_the_way_there(usa: MapDef) -> None:
    """From New York a rival owns all that leads to the west; the own network ends in the southeast."""
    described = position(usa).owns(0, "PRR", "SAL", "ACL", "RFP", "SOU").owns_all_but(1)
    table = described.player(0, at="new-york").turn(0, "destination").table()
    table.roll_destination("boston", "northeast")
    assert table.phase == "region"
    assert decided(table)["region"] in {"southeast", "north-central"}


# --- in small slices

# calls of Python functions a slice: natively some 4 ms of them
MOST_CALLS = 20_000


def test_no_slice_of_thought_is_long(usa: MapDef) -> None:
    """From a cold start too, when the board is not surveyed yet."""
    travel._ATLASES.clear()
    described = position(usa, 4).owns(0, "PRR", "NYC", "NH").owns(1, "BO", "CO", "SP", "UP")
    described.owns(2, "ATSF", "RI", "LN").owns(3, "SOU", "SAL", "NW", "CBQ")
    table = arriving_in_philadelphia(described, cash=120_000)
    slices = [calls for number in range(8) for calls in slice_calls(decision_at(table, number))]
    assert len(slices) > 60
    assert max(slices) < MOST_CALLS


def slice_calls(decision: Decision) -> list[int]:
    """How many functions are called in each slice of one thought."""
    counts = [0]

    def count(frame: object, event: str, argument: object) -> None:
        counts[-1] += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        for _ in BOTS["coast"]["isadora"].choose(decision):
            counts.append(0)
    finally:
        sys.setprofile(before)
    return counts
