"""Deals: C-27 to C-30, and what they do to old rates (C-23)."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.bots.base import Decision, decide
from roundhouse.bots.registry import BOTS
from roundhouse.core.dice import Picker
from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, Position, position

NOTHING: dict[str, Any] = {"give_cash": 0, "give_deeds": [], "take_cash": 0, "take_deeds": []}


def dealers(board: MapDef, **options: Any) -> Position:
    """Three players in Spokane, Fargo and El Paso; the PRR and the WP are seat 0's, the B&O 1's."""
    return position(board, 3, **options).owns(0, "PRR", "WP").owns(1, "BO")


def before_rolling(board: MapDef, **options: Any) -> PlayedTable:
    return dealers(board, **options).turn(0, "destination").table()


def arriving(described: Position, city: str = "boston", **changes: Any) -> Position:
    """Seat 0 one milepost short of Philadelphia on a trip from `city`, about to roll."""
    described = described.player(0, at="trenton", city=city, destination="philadelphia", **changes)
    return described.turn(0, "roll")


def propose(table: PlayedTable, partner: int = 1, **terms: Any) -> PlayedTable:
    return table.act("propose_deal", partner=partner, **{**NOTHING, **terms})


def refused_proposal(table: PlayedTable, partner: Any = 1, **terms: Any) -> str:
    return table.refusal("propose_deal", partner=partner, **{**NOTHING, **terms})


# --- C-27: when, with whom, and how it is answered


def test_c27_an_accepted_offer_changes_hands_at_once(usa: MapDef) -> None:
    """Two deeds and $1,000 against one deed and $8,500."""
    table = before_rolling(usa)
    propose(table, give_cash=1_000, give_deeds=["PRR", "WP"], take_cash=8_500, take_deeds=["BO"])
    assert (table.phase, table.seat) == ("deal", 1)
    assert [table.cash(seat) for seat in range(3)] == [20_000] * 3
    table.act("accept_deal")
    assert [table.cash(seat) for seat in range(3)] == [27_500, 12_500, 20_000]
    assert [table.owner(line) for line in ("PRR", "WP", "BO")] == [1, 1, 0]
    (made,) = table.told("deal_made")
    assert (made["seat"], made["partner"], made["countered"]) == (0, 1, False)


def test_c27_a_declined_offer_changes_nothing(usa: MapDef) -> None:
    table = before_rolling(usa)
    players, owners = table.state.players, table.state.owners
    propose(table, give_cash=20_000, take_deeds=["BO"]).act("decline_deal")
    assert (table.state.players, table.state.owners) == (players, owners)
    assert table.told("deal_declined")
    assert not table.told("deal_made")


def test_c27_before_rolling_a_destination(usa: MapDef) -> None:
    table = propose(before_rolling(usa), give_deeds=["WP"]).act("decline_deal")
    assert (table.phase, table.seat) == ("destination", 0)
    table.roll_destination("boston")
    assert table.phase == "roll"


def test_c27_in_the_purchase_window_which_stays_open(usa: MapDef) -> None:
    """$42,000 for the SP: the deal brings what was short of it."""
    table = arriving(dealers(usa), cash=20_000).player(1, cash=30_000).table()
    table.roll(1, 2).move("trenton PRR philadelphia")
    assert table.refusal("buy_railroad", railroad="SP") == "not-offered"
    propose(table, give_deeds=["WP"], take_cash=30_000).act("accept_deal")
    assert (table.phase, table.seat) == ("purchase", 0)
    table.buy("SP")
    assert table.owner("SP") == 0
    assert table.seat == 1


def test_c27_the_window_opens_for_a_deal_alone(usa: MapDef) -> None:
    """Broke, so that there is nothing to buy, but with a deed somebody may want."""
    described = arriving(position(usa), city="new-york", cash=0).owns(0, "PRR")
    table = described.table().roll(1, 2).move("trenton PRR philadelphia")
    assert table.phase == "purchase"
    assert table.offered() == {"pass_purchase": None}
    assert table.may("propose_deal")


def test_c27_not_once_something_was_bought(usa: MapDef) -> None:
    table = arriving(dealers(usa), cash=60_000).table()
    table.roll(1, 2).move("trenton PRR philadelphia").buy("NH")
    assert table.seat == 1


def test_c27_between_two_legs_too(usa: MapDef) -> None:
    """In the window and before the next destination is rolled; the bonus roll is not lost."""
    table = arriving(dealers(usa), engine="superchief").table()
    table.roll(1, 2).move("trenton PRR philadelphia")
    propose(table, give_deeds=["WP"]).act("decline_deal").act("pass_purchase")
    assert table.phase == "destination"
    propose(table, give_deeds=["WP"], take_cash=8_000).act("accept_deal")
    assert (table.phase, table.seat) == ("destination", 0)
    table.roll_destination("miami").roll_bonus(2)
    assert table.may("move")


def test_c27_at_no_other_time_of_the_turn(usa: MapDef) -> None:
    table = arriving(dealers(usa)).player(0, destination="norfolk").turn(0, "roll").table()
    assert refused_proposal(table, give_deeds=["WP"]) == "action-not-open"
    table.roll(1, 2)
    assert refused_proposal(table, give_deeds=["WP"]) == "action-not-open"
    other = before_rolling(usa).roll_destination("denver", region="northwest")
    assert other.phase == "region"
    assert refused_proposal(other, give_deeds=["WP"]) == "action-not-open"


@pytest.mark.parametrize("partner", [0, 3, -1, None, "1", True, [1, 2]])
def test_c27_to_one_other_player(usa: MapDef, partner: object) -> None:
    refused = refused_proposal(before_rolling(usa), partner, give_deeds=["WP"])
    assert refused == "not-offered"


def test_c27_a_bankrupt_is_no_partner(usa: MapDef) -> None:
    table = dealers(usa).player(2, cash=0, bankrupt=1).turn(0, "destination").table()
    assert refused_proposal(table, 2, give_deeds=["WP"]) == "not-offered"


def test_c27_one_offer_at_a_time_and_the_other_one_decides(usa: MapDef) -> None:
    table = propose(before_rolling(usa), give_deeds=["WP"])
    assert refused_proposal(table, give_deeds=["PRR"]) == "action-not-open"
    assert table.refusal("roll_destination") == "action-not-open"
    types = [offer.type for offer in table.rules.offers(table.state)]
    assert types == ["accept_deal", "decline_deal", "counter_deal"]


def countered(board: MapDef) -> PlayedTable:
    """$5,000 offered for the B&O, and $15,000 with the WP asked for it."""
    table = propose(before_rolling(board), give_cash=5_000, take_deeds=["BO"])
    terms = {**NOTHING, "give_deeds": ["BO"], "take_cash": 15_000, "take_deeds": ["WP"]}
    return table.act("counter_deal", **terms)


def test_c27_a_counter_turns_the_offer_round(usa: MapDef) -> None:
    table = countered(usa)
    assert (table.phase, table.seat) == ("deal", 0)
    shown = table.rules.view(table.state, None)["deal"]
    assert shown["countered"] is True
    assert (shown["seat"], shown["partner"]) == (0, 1)
    assert (shown["give_cash"], shown["give_deeds"]) == (15_000, ["WP"])
    assert (shown["take_cash"], shown["take_deeds"]) == (0, ["BO"])
    table.act("accept_deal")
    assert [table.cash(0), table.cash(1)] == [5_000, 35_000]
    assert [table.owner("WP"), table.owner("BO")] == [1, 0]
    assert (table.phase, table.seat) == ("destination", 0)


def test_c27_a_counter_can_be_declined(usa: MapDef) -> None:
    table = countered(usa).act("decline_deal")
    assert [table.cash(0), table.cash(1)] == [20_000, 20_000]
    assert [table.owner("WP"), table.owner("BO")] == [0, 1]
    assert (table.phase, table.seat) == ("destination", 0)


def test_c27_a_counter_is_not_countered_again(usa: MapDef) -> None:
    table = countered(usa)
    terms = {**NOTHING, "give_deeds": ["WP"]}
    assert table.refusal("counter_deal", **terms) == "action-not-open"
    assert [offer.type for offer in table.rules.offers(table.state)] == [
        "accept_deal",
        "decline_deal",
    ]


def test_c27_cash_or_deeds_may_be_a_gift_but_not_nothing_for_nothing(usa: MapDef) -> None:
    table = before_rolling(usa)
    assert refused_proposal(table) == "deal-empty"
    propose(table, give_cash=5_000).act("accept_deal")
    assert [table.cash(0), table.cash(1)] == [15_000, 25_000]
    propose(table, give_deeds=["WP"])
    assert table.refusal("counter_deal", **NOTHING) == "deal-empty"
    table.act("accept_deal")
    assert table.owner("WP") == 1


def test_c27_two_who_have_nothing_at_all_cannot_deal(usa: MapDef) -> None:
    laid = position(usa, 3).player(0, cash=0).player(2, cash=0).owns(1, "BO")
    table = laid.turn(0, "destination").table()
    partners = [
        offer.describe()["params"]["partner"]["value"]
        for offer in table.rules.offers(table.state)
        if offer.type == "propose_deal"
    ]
    assert partners == [1]
    propose(table, take_deeds=["BO"]).act("accept_deal")
    assert table.owner("BO") == 0


# --- C-28: three a turn, and only what both sides can honour


def test_c28_a_fourth_offer_in_a_turn_is_refused(usa: MapDef) -> None:
    table = before_rolling(usa)
    for left, partner in ((2, 1), (1, 2), (0, 1)):
        propose(table, partner, give_deeds=["WP"]).act("decline_deal")
        assert table.rules.view(table.state, None)["turn"]["deals_left"] == left
    assert refused_proposal(table, give_deeds=["WP"]) == "action-not-open"
    assert refused_proposal(table, 2, give_deeds=["WP"]) == "action-not-open"
    table.roll_destination("boston")


def test_c28_an_accepted_one_counts_as_well(usa: MapDef) -> None:
    table = before_rolling(usa)
    for line in ("PRR", "WP"):
        propose(table, give_deeds=[line]).act("accept_deal")
    propose(table, take_deeds=["WP"]).act("decline_deal")
    assert refused_proposal(table, take_deeds=["WP"]) == "action-not-open"


def test_c28_a_counter_does_not_count(usa: MapDef) -> None:
    table = countered(usa)
    assert table.rules.view(table.state, None)["turn"]["deals_left"] == 2
    table.act("decline_deal")
    for _ in range(2):
        propose(table, give_deeds=["WP"])
        table.act("counter_deal", **{**NOTHING, "take_deeds": ["WP"], "give_cash": 1})
        table.act("decline_deal")
    assert refused_proposal(table, give_deeds=["WP"]) == "action-not-open"


def test_c28_both_legs_are_one_turn(usa: MapDef) -> None:
    table = arriving(dealers(usa), engine="superchief").table()
    table.roll(1, 2).move("trenton PRR philadelphia")
    for _ in range(3):
        propose(table, give_deeds=["WP"]).act("decline_deal")
    table.act("pass_purchase")
    assert table.phase == "destination"
    assert refused_proposal(table, give_deeds=["WP"]) == "action-not-open"


def test_c28_the_next_turn_has_three_again(usa: MapDef) -> None:
    described = dealers(usa).player(1, at="boston")
    described = described.player(0, at="boston", destination="new-york")
    table = described.turn(0, "roll", deals_offered=3).table()
    table.roll(1, 1).move("boston NH providence NH new-haven")
    assert table.seat == 1
    propose(table, 0, give_deeds=["BO"]).act("decline_deal")
    assert table.rules.view(table.state, None)["turn"]["deals_left"] == 2


NOT_TO_BE_HONOURED = [
    ({"give_cash": 20_001, "take_deeds": ["BO"]}, "deal-cash-short"),
    ({"give_deeds": ["WP"], "take_cash": 20_001}, "deal-cash-short"),
    ({"give_deeds": ["WP"], "take_cash": -1}, "deal-cash-short"),
    ({"give_deeds": ["WP"], "take_cash": "1"}, "deal-cash-short"),
    ({"give_deeds": ["WP"], "take_cash": True}, "deal-cash-short"),
    ({"give_deeds": ["BO"]}, "deal-deed-not-owned"),
    ({"take_deeds": ["WP"]}, "deal-deed-not-owned"),
    ({"take_deeds": ["SP"]}, "deal-deed-not-owned"),
    ({"take_deeds": ["XX"]}, "deal-deed-not-owned"),
    ({"give_deeds": ["WP", "WP"]}, "subset-unordered"),
    ({"give_deeds": "WP"}, "subset-unreadable"),
]


@pytest.mark.parametrize(("terms", "code"), NOT_TO_BE_HONOURED)
def test_c28_what_either_side_cannot_honour_is_refused(
    usa: MapDef, terms: dict[str, Any], code: str
) -> None:
    """With its reason, and it does not count as one of the three."""
    table = before_rolling(usa)
    assert refused_proposal(table, **terms) == code
    assert table.rules.view(table.state, None)["turn"]["deals_left"] == 3


NOT_TO_BE_COUNTERED = [
    ({"give_cash": 20_001, "take_deeds": ["WP"]}, "deal-cash-short"),
    ({"give_deeds": ["BO"], "take_cash": 7_001}, "deal-cash-short"),
    ({"give_deeds": ["WP"]}, "deal-deed-not-owned"),
    ({"take_deeds": ["BO"]}, "deal-deed-not-owned"),
]


@pytest.mark.parametrize(("terms", "code"), NOT_TO_BE_COUNTERED)
def test_c28_nor_can_it_be_countered(usa: MapDef, terms: dict[str, Any], code: str) -> None:
    """The one who counters gives; seat 0 has $7,000."""
    table = dealers(usa).player(0, cash=7_000).turn(0, "destination").table()
    propose(table, give_deeds=["WP"], take_cash=8_000)
    assert table.refusal("counter_deal", **{**NOTHING, **terms}) == code
    table.act("decline_deal")


def test_c28_the_reason_is_that_of_the_partner_meant(usa: MapDef) -> None:
    """Seat 1 could pay, seat 2 cannot."""
    table = dealers(usa).player(1, cash=90_000).turn(0, "destination").table()
    assert refused_proposal(table, 2, give_deeds=["WP"], take_cash=50_000) == "deal-cash-short"
    propose(table, 1, give_deeds=["WP"], take_cash=50_000)


def test_c28_all_there_is_can_be_given(usa: MapDef) -> None:
    table = before_rolling(usa)
    propose(table, give_cash=20_000, give_deeds=["PRR", "WP"]).act("accept_deal")
    assert [table.cash(0), table.cash(1)] == [0, 40_000]


# --- C-29: what it is worth


def test_c29_both_sides_are_added_up_at_printed_prices(usa: MapDef) -> None:
    """$1,000, the PRR's $30,000 and the WP's $8,000 against $12,000 and the B&O's $24,000."""
    table = before_rolling(usa)
    propose(table, give_cash=1_000, give_deeds=["PRR", "WP"], take_cash=12_000, take_deeds=["BO"])
    shown = table.rules.view(table.state, None)["deal"]
    assert (shown["give_value"], shown["take_value"]) == (39_000, 36_000)
    (told,) = table.told("deal_proposed")
    assert (told["give_value"], told["take_value"]) == (39_000, 36_000)


def test_c29_so_are_those_of_a_counter(usa: MapDef) -> None:
    table = countered(usa)
    shown = table.rules.view(table.state, None)["deal"]
    assert (shown["give_value"], shown["take_value"]) == (23_000, 24_000)


def test_c29_nothing_is_shown_when_it_is_over(usa: MapDef) -> None:
    table = countered(usa).act("accept_deal")
    assert table.rules.view(table.state, None)["deal"] is None


# --- C-30: closed when fees begin; bots; the option


def test_c30_deals_close_when_fees_begin(usa: MapDef) -> None:
    """Short of the $5,000 for the B&O, seat 0 sells to the Bank; no rival may be asked any more."""
    described = dealers(usa).player(0, at="philadelphia", destination="norfolk", cash=0)
    table = described.turn(0, "roll").table().roll(1, 1)
    table.move("philadelphia BO baltimore BO washington")
    assert table.phase == "sale"
    assert refused_proposal(table, give_deeds=["WP"], take_cash=8_000) == "action-not-open"


def test_c30_c24_a_deal_before_them_may_leave_too_little_for_them(usa: MapDef) -> None:
    described = arriving(position(usa, 3), cash=0).owns(0, "WP", "NH").owns(1, "PRR", "BO")
    table = described.table().roll(1, 2).move("trenton PRR philadelphia")
    propose(table, give_cash=table.cash(0), take_deeds=["BO"]).act("accept_deal")
    table.act("pass_purchase")
    assert table.phase == "sale"
    assert sorted(table.offered()["sell_deed"]) == ["BO", "NH", "WP"]


def test_c30_without_the_option_there_are_no_deals(usa: MapDef) -> None:
    table = before_rolling(usa, deals=False)
    assert refused_proposal(table, give_deeds=["WP"]) == "action-not-open"
    assert table.rules.view(table.state, None)["turn"]["deals_left"] == 0
    arrived = arriving(dealers(usa, deals=False)).table().roll(1, 2)
    arrived.move("trenton PRR philadelphia")
    assert arrived.phase == "purchase"
    assert refused_proposal(arrived, give_deeds=["WP"]) == "action-not-open"


def answer_of(bot: str, table: PlayedTable) -> str:
    """What a bot at the deciding seat answers; its answer is carried out."""
    assert table.seat is not None
    offers = table.rules.offers(table.state)
    decision = Decision(table.rules, table.state, offers, Picker("a seed", table.seat, 1))
    action = decide(BOTS["coast"][bot], decision)
    answer: str = action.pop("type")
    table.act(answer, **action)
    return answer


@pytest.mark.parametrize(("price", "takes_it"), [(0, False), (60_000, True)])
def test_c30_bots_answer_by_what_a_deal_is_worth_to_them(
    usa: MapDef, price: int, takes_it: bool
) -> None:
    """For the B&O of $24,000."""
    described = dealers(usa).player(0, cash=60_000).turn(0, "destination")
    table = propose(described.table(), give_cash=price, take_deeds=["BO"])
    assert (answer_of("greedy", table) == "accept_deal") is takes_it
    assert table.owner("BO") == (0 if takes_it else 1)


@pytest.mark.parametrize(("price", "takes_it"), [(60_000, False), (0, True)])
def test_c30_and_so_they_answer_a_counter(usa: MapDef, price: int, takes_it: bool) -> None:
    described = dealers(usa).player(0, cash=60_000).turn(0, "destination")
    table = propose(described.table(), give_cash=1_000, take_deeds=["BO"])
    table.act("counter_deal", **{**NOTHING, "give_deeds": ["BO"], "take_cash": price})
    assert (answer_of("greedy", table) == "accept_deal") is takes_it


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_c30_every_bot_has_an_answer(usa: MapDef, bot: str) -> None:
    table = propose(before_rolling(usa), give_deeds=["WP"], take_cash=5_000)
    assert answer_of(bot, table) in {"accept_deal", "decline_deal", "counter_deal"}


# --- what a deal does to fees and to the race home


def test_c21_c27_a_deal_between_the_legs_changes_nothing_that_was_ridden(usa: MapDef) -> None:
    """Seat 0 rides seat 1's PRR, then trades it for the WP, and rides on free of charge."""
    described = arriving(position(usa), engine="superchief").owns(0, "WP").owns(1, "PRR")
    table = described.table().roll(1, 2).move("trenton PRR philadelphia")
    propose(table, give_deeds=["WP"], take_deeds=["PRR"]).act("accept_deal")
    assert table.charges() == {1: 5_000}
    table.act("pass_purchase").roll_destination("miami").roll_bonus(2)
    table.move("philadelphia PRR baltimore PRR washington")
    assert table.fees() == {1: 5_000}


def test_c23_c27_a_deal_establishes_neither_of_the_two(usa: MapDef) -> None:
    """Seat 0 gives away the PRR it stands on, and rides it at its full fee."""
    described = arriving(position(usa), engine="superchief").owns(0, "PRR")
    table = described.table().roll(1, 2).move("trenton PRR philadelphia")
    propose(table, give_deeds=["PRR"], take_cash=20_000).act("accept_deal")
    assert table.established(0) == {}
    table.act("pass_purchase").roll_destination("miami").roll_bonus(2)
    table.move("philadelphia PRR baltimore PRR washington")
    assert table.fees() == {1: 5_000}


def ride_after_a_deal(described: Position) -> PlayedTable:
    """Seat 0 gives seat 1 the PRR, and seat 2, who stands in Trenton, rides it in its turn."""
    described = described.player(0, at="boston").player(1, at="portland-me", destination="boston")
    table = propose(described.turn(0, "destination").table(), give_deeds=["PRR"])
    table.act("accept_deal")
    table.roll_destination("seattle").roll(1, 1).move("boston NH providence NH new-haven")
    table.roll(1, 1).move("portland-me BM haverhill BM boston").act("pass_purchase")
    table.transfers.clear()
    return table.roll(1, 1).move("trenton PRR philadelphia PRR baltimore")


def test_c23_c27_a_third_player_keeps_the_old_rate_through_a_deal(usa: MapDef) -> None:
    """Seat 2 was in Trenton when the PRR was bought: it goes on paying the Bank."""
    described = dealers(usa).player(
        2,
        at="trenton",
        city="new-york",
        destination="norfolk",
        established=(("PRR", None, 1_000),),
    )
    table = ride_after_a_deal(described)
    assert table.established(2) == {"PRR": (None, 1_000)}
    assert table.fees() == {None: 1_000}


def test_c23_c27_where_the_fee_does_not_rise_the_new_owner_gets_it(usa: MapDef) -> None:
    """$5,000 before and after: it goes to the one who owns the PRR when it is ridden."""
    described = dealers(usa).player(2, at="trenton", city="new-york", destination="norfolk")
    table = ride_after_a_deal(described)
    assert table.established(2) == {}
    assert table.fees() == {1: 5_000}


def test_c22_c27_a_deal_leaves_all_sold(usa: MapDef) -> None:
    table = dealers(usa).owns_all_but(2).turn(0, "destination").table()
    propose(table, give_deeds=["PRR"], take_deeds=["BO"]).act("accept_deal")
    assert table.rules.view(table.state, None)["all_sold"] is True
    assert not table.told("not_all_sold")


def test_c31_c27_a_deal_may_bring_the_victory_amount(usa: MapDef) -> None:
    described = dealers(usa).player(0, cash=199_999)
    table = described.turn(0, "destination").table()
    assert not table.may("declare")
    propose(table, give_deeds=["WP"], take_cash=1).act("accept_deal")
    table.act("declare")
    assert table.told("won")
