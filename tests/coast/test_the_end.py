"""The end: C-40 and C-41."""

from __future__ import annotations

from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, Position, position


def last_move(described: Position) -> PlayedTable:
    """The last seat of the last round moves on free track, and the game is over."""
    seat = len(described.state().players) - 1
    described = described.player(seat, at="boston", destination="seattle")
    table = described.owns(seat, "NH").turn(seat, "roll").table()
    table.roll(1, 2).move("boston NH providence NH new-haven NH new-york")
    assert table.seat is None
    return table


def test_c40_the_winner_is_first_whatever_the_others_are_worth(usa: MapDef) -> None:
    described = position(usa, 3).player(0, at="norfolk", home="norfolk", cash=200_000)
    described = described.player(1, cash=900_000).player(2, cash=100_000)
    table = described.turn(0, "destination").table()
    table.act("declare")
    assert table.rules.ranking(table.state) == ((0, 1), (1, 2), (2, 3))
    result = table.rules.view(table.state, None)["result"]
    assert result["reason"] == "home"
    assert result["winner"] == 0
    assert [row["net_worth"] for row in result["ranking"]] == [200_000, 900_000, 100_000]


def test_c40_net_worth_is_cash_deeds_at_printed_prices_and_the_engine(usa: MapDef) -> None:
    described = position(usa, 2, round_limit=1)
    described = described.player(0, cash=1_000, engine="superchief").owns(0, "SP", "WP")
    table = last_move(described.player(1, cash=80_000, engine="express"))
    worth = {
        row["seat"]: row["net_worth"]
        for row in table.rules.view(table.state, None)["result"]["ranking"]
    }
    # $1,000 + $42,000 + $8,000 + $40,000, and $80,000 + $4,000 + the NH's $4,000
    assert worth == {0: 91_000, 1: 88_000}
    assert table.rules.ranking(table.state) == ((0, 1), (1, 2))


def test_c40_of_equal_worth_more_cash_is_better(usa: MapDef) -> None:
    """Seat 0 has a deed of $8,000, seat 1 has that in cash."""
    described = position(usa, 3, round_limit=1).player(0, cash=22_000).owns(0, "WP")
    table = last_move(described.player(1, cash=30_000).player(2, cash=0))
    assert table.rules.ranking(table.state) == ((1, 1), (0, 2), (2, 3))


def test_c40_else_the_place_is_shared(usa: MapDef) -> None:
    described = position(usa, 4, round_limit=1).player(0, cash=30_000).player(1, cash=30_000)
    table = last_move(described.player(2, cash=10_000).player(3, cash=20_000))
    assert table.rules.ranking(table.state) == ((0, 1), (1, 1), (3, 3), (2, 4))
    assert table.told("game_over") == [{"kind": "game_over", "reason": "rounds", "winner": None}]
    assert table.rules.view(table.state, None)["result"]["winner"] is None


def test_c40_bankrupt_players_are_last_the_latest_first(usa: MapDef) -> None:
    described = position(usa, 5, round_limit=1)
    described = described.player(0, cash=0, bankrupt=1).player(1, cash=0, bankrupt=3)
    described = described.player(2, cash=0, bankrupt=2).player(3, cash=0)
    table = last_move(described.player(4, cash=5_000))
    assert [seat for seat, _ in table.rules.ranking(table.state)] == [4, 3, 1, 2, 0]


def test_c40_a_second_bankruptcy_is_counted_as_later(usa: MapDef) -> None:
    described = position(usa, 4).player(3, cash=0, bankrupt=1)
    described = described.player(0, at="new-york", destination="norfolk", cash=0)
    table = described.owns(1, "PRR").turn(0, "roll").table()
    table.roll(1, 1).move("new-york PRR trenton PRR philadelphia")
    assert table.player(0).bankrupt == 2
    assert table.seat == 1


def test_c41_after_the_last_round_the_highest_net_worth_wins(usa: MapDef) -> None:
    described = position(usa, 3).player(0, cash=50_000).player(1, cash=60_000)
    table = last_move(described.player(2, cash=40_000).round(400))
    assert table.told("game_over") == [{"kind": "game_over", "reason": "rounds", "winner": 1}]
    assert table.rules.ranking(table.state)[0] == (1, 1)


def one_more_move(described: Position, seat: int) -> PlayedTable:
    described = described.player(seat, at="boston", destination="seattle")
    table = described.owns(seat, "NH").turn(seat, "roll").table()
    return table.roll(1, 1).move("boston NH providence NH new-haven")


def test_c41_the_round_before_goes_on(usa: MapDef) -> None:
    table = one_more_move(position(usa, 3).round(399), 2)
    assert table.seat == 0
    assert table.state.round == 400


def test_c41_everybody_has_a_turn_in_the_last_round(usa: MapDef) -> None:
    table = one_more_move(position(usa, 3).round(400), 1)
    assert table.seat == 2


def test_c41_rounds_are_counted_from_the_first_seat(usa: MapDef) -> None:
    """Seat 1 began, so seat 0 is the last of each round."""
    table = one_more_move(position(usa, 3).round(400, first_seat=1), 2)
    assert table.seat == 0
    assert table.state.round == 400
    ended = one_more_move(position(usa, 3).round(400, first_seat=1), 0)
    assert ended.seat is None


def test_c41_rounds_go_on_when_the_first_seat_is_out(usa: MapDef) -> None:
    described = position(usa, 3).player(0, cash=0, bankrupt=1)
    table = one_more_move(described.round(7), 2)
    assert (table.seat, table.state.round) == (1, 8)
    other = position(usa, 3).player(0, cash=0, bankrupt=1)
    table = one_more_move(other.round(7), 1)
    assert (table.seat, table.state.round) == (2, 7)


def test_c41_the_round_limit_is_an_option(usa: MapDef) -> None:
    table = one_more_move(position(usa, 2, round_limit=3).round(3), 1)
    assert table.told("game_over")[0]["reason"] == "rounds"
