"""Deeds up for bids before the Bank takes them: C-24, option auction sales."""

from __future__ import annotations

import pytest

from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, Position, position

TO_BALTIMORE = "new-york PRR trenton PRR philadelphia BO baltimore"


def debtor(board: MapDef, seller: int = 0, cash: int = 0, seats: int = 4) -> Position:
    """The seller is in New York on his way to Norfolk; everybody else has $20,000."""
    described = position(board, seats, auction_sales=True)
    return described.player(seller, at="new-york", destination="norfolk", cash=cash)


def put_up(described: Position, railroad: str, seller: int = 0) -> PlayedTable:
    """The seller rides the PRR and the B&O, cannot pay, and chooses a deed to be sold."""
    table = described.turn(seller, "roll").table()
    table.roll(1, 2).move(TO_BALTIMORE)
    assert (table.phase, table.seat) == ("sale", seller)
    return table.act("sell_deed", railroad=railroad)


def amounts(table: PlayedTable) -> list[int]:
    """What the seat to act may bid."""
    (offer,) = (offer for offer in table.rules.offers(table.state) if offer.type == "bid")
    shown = offer.describe()["params"]["amount"]
    return list(range(shown["low"], shown["high"] + 1, shown["step"]))


def test_c24_without_the_option_the_bank_takes_the_deed_at_once(usa: MapDef) -> None:
    described = position(usa, 3).player(0, at="new-york", destination="norfolk", cash=0)
    table = put_up(described.owns(0, "SP").owns(1, "PRR", "BO"), "SP")
    assert not table.told("auction_opened")
    assert table.owner("SP") is None


@pytest.mark.parametrize(
    ("seller", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])]
)
def test_c24_from_the_sellers_left(usa: MapDef, seller: int, order: list[int]) -> None:
    rival = (seller + 2) % 4
    described = debtor(usa, seller).owns(seller, "SOU").owns(rival, "PRR", "BO")
    table = put_up(described, "SOU", seller)
    assert table.told("auction_opened") == [
        {"kind": "auction_opened", "seat": seller, "railroad": "SOU"}
    ]
    asked = []
    for _ in order:
        assert table.phase == "auction"
        asked.append(table.seat)
        table.act("pass_bid")
    assert asked == order
    assert table.phase != "auction"


def test_c24_bids_ascend_from_half_price_in_steps_of_500(usa: MapDef) -> None:
    """The SOU's $20,000: $10,000 at the least, then $10,500."""
    table = put_up(debtor(usa).owns(0, "SOU").owns(3, "PRR", "BO"), "SOU")
    assert amounts(table) == list(range(10_000, 20_001, 500))
    for amount in (0, 9_500, 10_001, 10_250, 20_500, -500, "10000", True, None):
        assert table.refusal("bid", amount=amount) == "out-of-range"
    table.act("bid", amount=10_000)
    assert table.seat == 2
    assert amounts(table)[0] == 10_500
    assert table.refusal("bid", amount=10_000) == "out-of-range"
    table.act("bid", amount=15_000)
    assert table.seat == 3
    assert amounts(table)[:2] == [15_500, 16_000]


def test_c24_half_of_an_odd_price(usa: MapDef) -> None:
    """$17,000 for the GN: bids go $8,500, $9,000 and so on."""
    table = put_up(debtor(usa).owns(0, "GN").owns(3, "PRR", "BO"), "GN")
    assert amounts(table)[:2] == [8_500, 9_000]


@pytest.mark.parametrize(
    ("cash", "most"), [(10_000, 10_000), (10_499, 10_000), (10_500, 10_500), (12_999, 12_500)]
)
def test_c24_never_above_the_bidders_cash(usa: MapDef, cash: int, most: int) -> None:
    described = debtor(usa).player(1, cash=cash).owns(0, "SOU").owns(3, "PRR", "BO")
    table = put_up(described, "SOU")
    assert table.seat == 1
    assert amounts(table)[-1] == most
    assert table.refusal("bid", amount=most + 500) == "out-of-range"


def test_c24_who_cannot_reach_the_opening_bid_is_not_asked(usa: MapDef) -> None:
    described = debtor(usa).player(1, cash=9_999).player(3, cash=0)
    table = put_up(described.owns(0, "SOU").owns(2, "PRR", "BO"), "SOU")
    assert table.state.auction is not None
    assert table.state.auction.bidders == (2,)
    table.act("bid", amount=10_000)
    assert table.owner("SOU") == 2


def test_c24_nobody_can_bid_then_the_bank_takes_it(usa: MapDef) -> None:
    described = debtor(usa)
    for seat in (1, 2, 3):
        described = described.player(seat, cash=9_999)
    table = put_up(described.owns(0, "SOU").owns(2, "PRR", "BO"), "SOU")
    assert table.told("sold_deed")[0]["buyer"] is None
    assert table.owner("SOU") is None
    assert table.cash(0) == 10_000 - 5_000


def test_c24_a_bankrupt_is_not_asked(usa: MapDef) -> None:
    described = debtor(usa).player(1, cash=0, bankrupt=1)
    table = put_up(described.owns(0, "SOU").owns(3, "PRR", "BO"), "SOU")
    assert table.state.auction is not None
    assert table.state.auction.bidders == (2, 3)


def test_c24_no_bid_then_the_bank_takes_it_at_half_price(usa: MapDef) -> None:
    table = put_up(debtor(usa).owns(0, "SOU").owns(3, "PRR", "BO"), "SOU")
    for _ in range(3):
        table.act("pass_bid")
    assert table.told("sold_deed") == [
        {"kind": "sold_deed", "seat": 0, "railroad": "SOU", "price": 10_000, "buyer": None}
    ]
    assert table.owner("SOU") is None
    assert [table.cash(seat) for seat in range(4)] == [5_000, 20_000, 20_000, 25_000]


def test_c24_a_pass_is_final(usa: MapDef) -> None:
    """Seat 1 passes; 2 and 3 go on bidding, and it is not asked again."""
    table = put_up(debtor(usa).owns(0, "SOU").owns(3, "PRR", "BO"), "SOU")
    table.act("pass_bid")
    asked = []
    for amount in (10_000, 10_500, 11_000, 11_500):
        asked.append(table.seat)
        table.act("bid", amount=amount)
    assert asked == [2, 3, 2, 3]
    table.act("pass_bid")
    assert table.told("sold_deed")[0] == {
        "kind": "sold_deed",
        "seat": 0,
        "railroad": "SOU",
        "price": 11_500,
        "buyer": 3,
    }


def test_c24_the_highest_bidder_pays_the_seller(usa: MapDef) -> None:
    """$12,000 to the seller, of which $5,000 goes on to the rival and the rest stays with him."""
    table = put_up(debtor(usa).owns(0, "SOU").owns(3, "PRR", "BO"), "SOU")
    table.act("bid", amount=12_000).act("pass_bid").act("pass_bid")
    assert table.owner("SOU") == 1
    assert [table.cash(seat) for seat in range(4)] == [7_000, 8_000, 20_000, 25_000]
    sale = [move for move in table.transfers if move.reason == "sale"]
    assert [(move.payer, move.payee, move.amount) for move in sale] == [(1, 0, 12_000)]
    assert table.seat == 1


def test_c24_who_leads_is_not_asked_to_outbid_himself(usa: MapDef) -> None:
    table = put_up(debtor(usa, seats=2).owns(0, "SOU").owns(1, "PRR", "BO"), "SOU")
    table.act("bid", amount=10_000)
    assert table.owner("SOU") == 1
    assert table.cash(0) == 5_000


def test_c24_nor_who_can_no_longer_follow(usa: MapDef) -> None:
    """Seat 1 has $10,500: when the bid stands there, only 3 can go higher."""
    described = debtor(usa).player(1, cash=10_500).owns(0, "SOU").owns(3, "PRR", "BO")
    table = put_up(described, "SOU")
    table.act("bid", amount=10_000).act("bid", amount=10_500)
    assert table.seat == 3
    table.act("pass_bid")
    assert table.owner("SOU") == 2


def test_c24_a_bidder_may_spend_all_he_has(usa: MapDef) -> None:
    table = put_up(debtor(usa).owns(0, "SOU").owns(3, "PRR", "BO"), "SOU")
    table.act("bid", amount=20_000)
    assert table.told("sold_deed")[0]["buyer"] == 1
    assert table.cash(1) == 0


def test_c24_the_creditor_bids_with_what_he_has_not_with_what_he_is_owed(usa: MapDef) -> None:
    table = put_up(debtor(usa, seats=2).owns(0, "SP").owns(1, "PRR", "BO"), "SP")
    # $20,000 in hand, $5,000 to come, $21,000 to open
    assert table.told("sold_deed")[0]["buyer"] is None


def test_c24_not_one_deed_more_than_needed(usa: MapDef) -> None:
    """Half of the WP would leave $1,000 to be found; a bid of $5,000 does not."""
    described = debtor(usa).owns(0, "WP", "SOU").owns(3, "PRR", "BO")
    table = put_up(described, "WP")
    table.act("bid", amount=5_000).act("pass_bid").act("pass_bid")
    assert table.seat == 1
    assert table.owner("SOU") == 0
    assert table.cash(0) == 0
    other = put_up(described, "WP")
    other.act("bid", amount=4_500).act("pass_bid").act("pass_bid")
    assert (other.phase, other.seat) == ("sale", 0)
    assert other.offered() == {"sell_deed": ["SOU"]}
    assert other.cash(3) == 20_000


def test_c24_c25_bankrupt_after_the_last_deed(usa: MapDef) -> None:
    table = put_up(debtor(usa).owns(0, "NH").owns(3, "PRR", "BO"), "NH")
    table.act("bid", amount=2_500).act("pass_bid").act("pass_bid")
    assert table.told("bankrupt")
    assert table.owner("NH") == 1
    assert table.cash(3) == 22_500


def test_c24_everything_else_waits_for_the_bids(usa: MapDef) -> None:
    table = put_up(debtor(usa).owns(0, "SOU", "WP").owns(3, "PRR", "BO"), "SOU")
    assert table.refusal("sell_deed", railroad="WP") == "action-not-open"
    assert table.refusal("roll") == "action-not-open"
    offered = {offer.type for offer in table.rules.offers(table.state)}
    assert offered == {"bid", "pass_bid"}
    shown = table.rules.view(table.state, None)["auction"]
    assert shown == {
        "seat": 0,
        "railroad": "SOU",
        "bid": None,
        "leader": None,
        "bidders": [1, 2, 3],
    }


# --- what a sale to another player does to fees


def test_c22_c24_a_sale_to_a_player_leaves_all_sold(usa: MapDef) -> None:
    table = put_up(debtor(usa).owns(0, "SOU").owns_all_but(3), "SOU")
    table.act("bid", amount=10_000).act("pass_bid").act("pass_bid")
    assert table.rules.view(table.state, None)["all_sold"] is True
    assert not table.told("not_all_sold")
    assert table.fees() == {3: 10_000}


def test_c22_c24_one_to_the_bank_does_not(usa: MapDef) -> None:
    table = put_up(debtor(usa).owns(0, "SOU").owns_all_but(3), "SOU")
    for _ in range(3):
        table.act("pass_bid")
    assert table.rules.view(table.state, None)["all_sold"] is False
    assert len(table.told("not_all_sold")) == 1


def sold_under_two_trains(board: MapDef) -> PlayedTable:
    """Seat 0 sells the B&O, in Baltimore, where seat 2 stands as well; seat 1 buys it."""
    described = debtor(board).owns(0, "BO").owns(3, "PRR")
    described = described.player(1, at="boston", destination="seattle", cash=60_000)
    described = described.player(2, at="baltimore", city="new-york", destination="norfolk")
    table = put_up(described, "BO")
    assert table.seat == 1
    table.act("bid", amount=12_000)
    while table.phase == "auction":
        table.act("pass_bid")
    assert table.owner("BO") == 1
    return table.roll(1, 1).move("boston NH providence NH new-haven")


def test_c23_c24_a_sale_between_players_raises_no_third_ones_fee(usa: MapDef) -> None:
    """$5,000 before and after: seat 2 owes it to the buyer."""
    table = sold_under_two_trains(usa)
    assert table.established(2) == {}
    table.transfers.clear()
    table.roll(1, 2).move("baltimore BO washington RFP fredericksburg RFP richmond")
    assert table.fees() == {1: 5_000, None: 1_000}


def test_c23_c24_the_sellers_own_sale_establishes_him_on_nothing(usa: MapDef) -> None:
    """He stands in Baltimore, on the B&O that was his."""
    table = sold_under_two_trains(usa)
    assert table.established(0) == {}
    table.roll(1, 1).move("baltimore PRR washington RFP fredericksburg")
    table.roll_destination("seattle").roll(1, 1)
    table.act("move", path=table.rules.advise(table.state, ())["path"])
    table.transfers.clear()
    table.roll(1, 1).move("baltimore BO washington RFP fredericksburg")
    assert table.fees() == {1: 5_000, None: 1_000}


def test_c23_c24_a_rate_established_before_outlasts_the_sale(usa: MapDef) -> None:
    """Seat 2 stood in Baltimore when the B&O was first bought: the Bank it was, the Bank it is.

    The unowned RF&P comes under the same $1,000.
    """
    described = debtor(usa).owns(0, "BO").owns(3, "PRR")
    described = described.player(
        2,
        at="baltimore",
        city="new-york",
        destination="norfolk",
        established=(("BO", None, 1_000),),
    )
    described = described.player(1, at="boston", destination="seattle")
    table = put_up(described, "BO")
    table.act("bid", amount=12_000).act("pass_bid").act("pass_bid")
    assert table.established(2) == {"BO": (None, 1_000)}
    table.roll(1, 1).move("boston NH providence NH new-haven")
    table.transfers.clear()
    table.roll(1, 1).move("baltimore BO washington RFP fredericksburg")
    assert table.fees() == {None: 1_000}


def test_c23_c25_nobody_owes_an_old_rate_to_who_is_out(usa: MapDef) -> None:
    """Seat 2 stands on seat 0's NH at the old $5,000; the NH goes to seat 1, and seat 0 out."""
    described = debtor(usa, seats=3).owns(0, "NH").owns_all_but(1)
    described = described.player(1, at="boston", destination="seattle")
    described = described.player(
        2, at="new-haven", destination="norfolk", established=(("NH", 0, 5_000),)
    )
    table = put_up(described, "NH")
    table.act("bid", amount=2_000).act("pass_bid")
    assert table.told("bankrupt")
    assert table.owner("NH") == 1
    assert table.established(2) == {"NH": (None, 5_000)}
    table.roll(1, 1).move("boston NH providence NH new-haven")
    table.transfers.clear()
    table.roll(1, 1).move("new-haven NH new-york PRR trenton")
    assert table.fees() == {None: 5_000, 1: 10_000}
    assert table.cash(0) == 0


def test_c33_c24_what_is_left_over_of_a_sale_may_win_at_home(usa: MapDef) -> None:
    """C-34 brought the runner home with $0; a rival pays more for the SP than the fees come to."""
    described = position(usa, 3, auction_sales=True, victory_amount=40_000)
    described = described.player(
        0, at="philadelphia", home="baltimore", destination="boston", cash=0, declared=True
    )
    described = described.player(1, cash=50_000).owns(0, "SP").owns(2, "BO")
    table = described.turn(0, "roll").table().roll(1, 2).move("philadelphia BO baltimore")
    table.act("sell_deed", railroad="SP").act("bid", amount=45_000)
    assert table.told("won") == [{"kind": "won", "seat": 0}]
    assert table.cash(0) == 40_000
