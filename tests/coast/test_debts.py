"""What cannot be paid: forced sales and bankruptcy, C-24 to C-26."""

from __future__ import annotations

import pytest

from roundhouse.games.coast.fees import share_out
from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, Position, position

TO_BALTIMORE = "new-york PRR trenton PRR philadelphia BO baltimore"


def debtor(board: MapDef, cash: int, seats: int = 2) -> Position:
    return position(board, seats).player(0, at="new-york", destination="norfolk", cash=cash)


def run_up(described: Position) -> PlayedTable:
    """Seat 0 rides the PRR and the B&O as far as Baltimore."""
    table = described.turn(0, "roll").table()
    return table.roll(1, 2).move(TO_BALTIMORE)


def test_c24_deeds_sell_at_half_the_printed_price(usa: MapDef) -> None:
    """A $42,000 deed sells for $21,000."""
    table = run_up(debtor(usa, 0).owns(0, "SP").owns(1, "PRR", "BO"))
    assert table.phase == "sale"
    assert table.offered() == {"sell_deed": ["SP"]}
    table.act("sell_deed", railroad="SP")
    assert table.told("sold_deed")[0]["price"] == 21_000
    assert table.cash(0) == 21_000 - 5_000
    assert table.cash(1) == 25_000


def test_c24_all_that_is_owed_is_added_up_first(usa: MapDef) -> None:
    """$5,000 to each of two rivals; cash for one of them does not go to him before the sale."""
    described = debtor(usa, 9_999, seats=3).owns(0, "NH").owns(1, "PRR").owns(2, "BO")
    table = run_up(described)
    assert table.phase == "sale"
    assert table.rules.view(table.state, None)["turn"]["owed"] == 10_000
    assert [table.cash(seat) for seat in range(3)] == [9_999, 20_000, 20_000]
    table.act("sell_deed", railroad="NH")
    assert [table.cash(seat) for seat in range(3)] == [1_999, 25_000, 25_000]


def test_c24_who_can_just_pay_sells_nothing(usa: MapDef) -> None:
    table = run_up(debtor(usa, 5_000).owns(0, "NH").owns(1, "PRR", "BO"))
    assert table.seat == 1
    assert table.cash(0) == 0
    assert table.owner("NH") == 0


def test_c24_the_seller_chooses_which_and_not_one_more(usa: MapDef) -> None:
    """Short by $5,000: the $2,000 of the NH, then the $4,000 of the WP; the SP stays."""
    table = run_up(debtor(usa, 0).owns(0, "NH", "SP", "WP").owns(1, "PRR", "BO"))
    assert sorted(table.offered()["sell_deed"]) == ["NH", "SP", "WP"]
    table.act("sell_deed", railroad="NH")
    assert table.phase == "sale"
    assert sorted(table.offered()["sell_deed"]) == ["SP", "WP"]
    table.act("sell_deed", railroad="WP")
    assert table.seat == 1
    assert table.owner("SP") == 0
    assert table.cash(0) == 1_000


@pytest.mark.parametrize("railroad", ["PRR", "WP", "XX", None])
def test_c24_only_own_deeds(usa: MapDef, railroad: str | None) -> None:
    table = run_up(debtor(usa, 0).owns(0, "SP").owns(1, "PRR", "BO"))
    assert table.refusal("sell_deed", railroad=railroad) == "not-offered"


def test_c24_a_sale_must_be_made(usa: MapDef) -> None:
    table = run_up(debtor(usa, 0).owns(0, "SP").owns(1, "PRR", "BO"))
    assert table.refusal("roll") == "action-not-open"
    assert table.refusal("pass_purchase") == "action-not-open"


def test_c24_a_sale_cannot_lower_what_is_owed(usa: MapDef) -> None:
    """All sold, so $10,000 (C-22), fixed when ridden: selling a deed does not make it $5,000."""
    table = run_up(debtor(usa, 9_000).owns(0, "WP").owns_all_but(1))
    table.act("sell_deed", railroad="WP")
    assert table.fees() == {1: 10_000}
    assert table.cash(0) == 3_000


def test_c25_short_with_no_deed_left_is_bankrupt(usa: MapDef) -> None:
    table = run_up(debtor(usa, 3_000, seats=3).owns(1, "PRR", "BO"))
    assert table.told("bankrupt") == [{"kind": "bankrupt", "seat": 0}]
    assert [table.cash(seat) for seat in range(3)] == [0, 23_000, 20_000]
    assert table.seat == 1
    assert table.rules.view(table.state, None)["players"][0]["out"] is True


def test_c25_after_the_last_deed_too(usa: MapDef) -> None:
    table = run_up(debtor(usa, 0, seats=3).owns(0, "NH").owns(1, "PRR", "BO"))
    assert table.phase == "sale"
    table.act("sell_deed", railroad="NH")
    assert table.told("bankrupt")
    assert table.cash(1) == 22_000
    assert table.owner("NH") is None


def test_c25_cash_is_shared_equally_odd_dollars_to_the_earlier_seat(usa: MapDef) -> None:
    described = debtor(usa, 5_001, seats=4).owns(1, "BO").owns(3, "PRR")
    table = run_up(described)
    assert [table.cash(seat) for seat in range(4)] == [0, 22_501, 20_000, 22_500]


def test_c25_no_share_is_above_the_claim(usa: MapDef) -> None:
    """$5,000 owed to one rival by an established rate, $10,000 to the other; $12,000 in hand."""
    described = debtor(usa, 12_000, seats=3).player(
        0,
        at="new-york",
        destination="norfolk",
        cash=12_000,
        established=(("PRR", 1, 5_000),),
    )
    table = run_up(described.owns(1, "PRR").owns_all_but(2))
    assert [table.cash(seat) for seat in range(3)] == [0, 25_000, 27_000]


def test_c25_the_bank_gets_what_is_left_over(usa: MapDef) -> None:
    """$5,000 to a rival and $1,000 to the Bank owed, $5,500 in hand: the rival comes first."""
    table = run_up(debtor(usa, 5_500, seats=3).owns(1, "PRR"))
    assert [table.cash(seat) for seat in range(3)] == [0, 25_000, 20_000]
    paid = [move.amount for move in table.transfers if move.payer == 0 and move.payee is None]
    assert paid == [500]


def test_c25_owing_only_the_bank(usa: MapDef) -> None:
    table = run_up(debtor(usa, 999, seats=3))
    assert table.told("bankrupt")
    assert [table.cash(seat) for seat in range(3)] == [0, 20_000, 20_000]


SHARES = [
    (0, [(1, 5_000)], {1: 0}),
    (10, [(1, 5), (2, 5)], {1: 5, 2: 5}),
    (11, [(1, 10), (2, 10)], {1: 6, 2: 5}),
    (11, [(3, 10), (2, 10)], {2: 6, 3: 5}),
    (10, [(1, 1), (2, 10)], {1: 1, 2: 9}),
    (14, [(0, 5), (2, 5), (4, 5)], {0: 5, 2: 5, 4: 4}),
    (4_001, [(0, 1_000), (1, 5_000), (2, 5_000)], {0: 1_000, 1: 1_501, 2: 1_500}),
    (20, [(1, 5), (2, 5)], {1: 5, 2: 5}),
]


@pytest.mark.parametrize(("cash", "claims", "shares"), SHARES)
def test_c25_shares(cash: int, claims: list[tuple[int, int]], shares: dict[int, int]) -> None:
    assert dict(share_out(cash, claims)) == shares


def test_c25_the_train_leaves_the_map_and_the_seat_is_passed_over(usa: MapDef) -> None:
    described = debtor(usa, 3_000, seats=3).owns(1, "PRR", "BO")
    described = described.player(1, at="boston", destination="seattle")
    described = described.player(2, at="miami", destination="seattle")
    table = run_up(described)
    table.roll(1, 1).move("boston NH providence NH new-haven")
    table.roll(1, 1).move("miami SAL west-palm-beach SAL okeechobee")
    assert table.seat == 1
    player = table.player(0)
    assert (player.destination, player.ridden, player.declared) == (None, (), False)


def test_c25_a_declaration_ends_with_it(usa: MapDef) -> None:
    """A bankrupt rival cannot be met: the bounty is gone with his train."""
    described = position(usa, 3).player(
        0, at="new-york", home="norfolk", destination="boston", cash=3_000, declared=True
    )
    described = described.player(1, at="philadelphia", destination="washington")
    table = run_up(described.owns(1, "PRR", "BO"))
    assert table.player(0).declared is False
    table.roll(1, 2).move("philadelphia BO baltimore BO washington")
    assert not table.told("bounty")


def test_c25_home_reached_but_bankrupt_is_no_win(usa: MapDef) -> None:
    described = position(usa, 3).player(
        0, at="philadelphia", home="baltimore", destination="boston", cash=3_000, declared=True
    )
    table = described.owns(1, "BO").turn(0, "roll").table()
    table.roll(1, 2).move("philadelphia BO baltimore")
    assert table.told("reached_home")
    assert table.told("bankrupt")
    assert not table.told("won")
    assert table.seat == 1


def test_c25_the_last_player_left_wins(usa: MapDef) -> None:
    table = run_up(debtor(usa, 3_000).owns(1, "PRR", "BO"))
    assert table.seat is None
    assert table.told("won") == [{"kind": "won", "seat": 1}]
    assert table.told("game_over") == [{"kind": "game_over", "reason": "last", "winner": 1}]
    assert table.rules.ranking(table.state) == ((1, 1), (0, 2))
    assert table.rules.offers(table.state) == ()


def test_c26_a_deed_sold_to_the_bank_can_be_bought_again(usa: MapDef) -> None:
    described = debtor(usa, 0).owns(0, "SP").owns(1, "PRR", "BO")
    described = described.player(
        1, at="trenton", city="boston", destination="philadelphia", cash=60_000
    )
    table = run_up(described)
    table.act("sell_deed", railroad="SP")
    assert table.owner("SP") is None
    table.roll(1, 2).move("trenton PRR philadelphia").buy("SP")
    assert table.owner("SP") == 1


def test_c26_and_is_ridden_as_an_unowned_one(usa: MapDef) -> None:
    described = debtor(usa, 0).owns(0, "NH", "SP").owns(1, "PRR", "BO")
    described = described.player(1, at="boston", destination="norfolk")
    table = run_up(described)
    table.act("sell_deed", railroad="NH").act("sell_deed", railroad="SP")
    before = table.cash(1)
    table.roll(1, 1).move("boston NH providence NH new-haven")
    assert table.cash(1) == before - 1_000


@pytest.mark.parametrize(
    ("city", "payoff", "sells"), [("boston", 3_000, True), ("miami", 12_500, False)]
)
def test_c24_c18_the_payoff_comes_before_the_fees(
    usa: MapDef, city: str, payoff: int, sells: bool
) -> None:
    described = position(usa).player(0, at="trenton", city=city, destination="philadelphia", cash=0)
    table = described.owns(0, "NH").owns(1, "PRR").turn(0, "roll").table()
    table.roll(1, 2).move("trenton PRR philadelphia")
    assert table.told("arrived")[0]["payoff"] == payoff
    table.act("pass_purchase")
    assert (table.phase == "sale") is sells
