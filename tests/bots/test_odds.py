"""The odds: they add up, they move as they should, and they say what they rest on."""

from __future__ import annotations

from itertools import pairwise
from math import exp, hypot
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.bots.coast.odds.chances import MODEL, REASONS
from roundhouse.bots.coast.odds.factors import factors_of
from roundhouse.bots.coast.odds.model import rounds_to_win
from roundhouse.bots.coast.odds.weights import WEIGHTS
from roundhouse.bots.odds import (
    MOST_REASONS,
    Bots,
    at_least_about,
    exponential,
    round_to_hundred,
)
from roundhouse.bots.registry import COAST_BARONS
from roundhouse.core.frozen import replace
from roundhouse.games.coast.state import ENGINES, CoastState
from roundhouse.maps.mapdef import MapDef
from tests.coast.positions import PlayedTable, position

CITIES = ("boston", "chicago", "denver", "miami", "new-orleans", "philadelphia", "seattle")
LINES = ("PRR", "ATSF", "SP", "NYC", "BO", "CBQ", "LN", "GN", "WP")
HUMANS: Bots = (None,) * 6
CASH = st.integers(0, 500).map(lambda thousands: 1_000 * thousands)


@st.composite
def tables(draw: st.DrawFn, board: MapDef) -> PlayedTable:
    """Any position before a roll: money, trips, engines, deeds, and who races home."""
    seats = draw(st.integers(2, 6))
    limit = draw(st.sampled_from((60, 400)))
    described = position(board, seats, round_limit=limit).round(draw(st.integers(1, 59)))
    for seat in range(seats):
        here, there = draw(st.permutations(CITIES))[:2]
        described.player(
            seat,
            at=here,
            destination=there,
            home=draw(st.sampled_from(CITIES)),
            cash=draw(CASH),
            engine=draw(st.sampled_from(ENGINES)),
            declared=draw(st.booleans()),
        )
    for line in LINES:
        described.owns(draw(st.none() | st.integers(0, seats - 1)), line)
    return described.turn(draw(st.integers(0, seats - 1)), "roll").table()


def odds_of(table: PlayedTable, bots: Bots = HUMANS) -> dict[str, Any]:
    return MODEL.describe(table.rules.setting, table.state, bots[: len(table.state.players)])


def percents(table: PlayedTable) -> list[int]:
    odds = odds_of(table)
    return [row["percent"] for row in odds["players"]]


def reasons(table: PlayedTable, seat: int) -> dict[str, dict[str, Any]]:
    odds = odds_of(table)
    return {reason["code"]: reason for reason in odds["players"][seat]["because"]}


def with_cash(state: CoastState, seat: int, cash: int) -> CoastState:
    players = state.players
    richer = replace(players[seat], cash=cash)
    return replace(state, players=(*players[:seat], richer, *players[seat + 1 :]))


@given(st.data())
def test_they_add_up_to_a_hundred_and_say_why(usa: MapDef, data: st.DataObject) -> None:
    table = data.draw(tables(usa))
    odds = odds_of(table)["players"]
    assert [row["seat"] for row in odds] == list(range(len(table.state.players)))
    assert sum(row["percent"] for row in odds) == 100
    for row in odds:
        assert 0 <= row["percent"] <= 100
        assert len(row["because"]) <= MOST_REASONS
        assert {reason["code"] for reason in row["because"]} <= set(REASONS)
        sizes = [abs(reason["tenths"]) for reason in row["because"]]
        assert sizes == sorted(sizes, reverse=True)


@given(st.data())
def test_more_money_never_makes_the_chance_smaller(usa: MapDef, data: st.DataObject) -> None:
    table = data.draw(tables(usa))
    setting, state = table.rules.setting, table.state
    seat = data.draw(st.integers(0, len(state.players) - 1))
    bots = data.draw(st.permutations((*COAST_BARONS, None)))
    sums = sorted(data.draw(st.lists(CASH, min_size=2, max_size=6)))
    seen = [MODEL.chances(setting, with_cash(state, seat, cash), bots)[seat] for cash in sums]
    assert all(more >= less - 1e-12 for less, more in pairwise(seen))


@pytest.mark.parametrize("cash", [30_000, 190_000])
def test_nearer_to_where_one_is_bound_for_is_better(usa: MapDef, cash: int) -> None:
    far = position(usa, 3).player(0, at="new-york", destination="chicago", cash=cash)
    near = position(usa, 3).player(0, at="new-york", destination="chicago", cash=cash)
    near.player(0, at="pittsburgh", city="new-york")
    before, after = (described.turn(1, "roll").table() for described in (far, near))
    setting = before.rules.setting
    assert (
        MODEL.chances(setting, after.state, HUMANS)[0]
        > MODEL.chances(setting, before.state, HUMANS)[0]
    )


def test_a_race_home_is_won_the_sooner_the_nearer(usa: MapDef) -> None:
    seen = []
    for place in ("seattle", "chicago", "boston"):
        described = position(usa, 2).player(1, at="denver", destination="miami", cash=195_000)
        described.player(
            0, at=place, home="new-york", destination="miami", declared=True, cash=230_000
        )
        seen.append(percents(described.turn(1, "roll").table())[0])
    assert seen == sorted(seen)
    assert seen[0] < seen[-1]
    assert seen[-1] > 80


def test_rovers_in_reach_of_a_race_make_it_doubtful(usa: MapDef) -> None:
    def race(rival: str) -> PlayedTable:
        described = position(usa, 2).player(
            0, at="chicago", home="new-york", destination="miami", declared=True, cash=205_000
        )
        described.player(1, at=rival, destination="boston", cash=195_000)
        return described.turn(1, "roll").table()

    near, far = (
        factors_of(table.rules.setting, table.state)
        for table in (race("milwaukee"), race("seattle"))
    )
    assert far[0].caught == 0
    assert 0 < near[0].caught <= 50_000
    unseen = [replace(near[0], caught=0.0), near[1]]
    assert MODEL.chances_by(list(near.values()), WEIGHTS)[0] < MODEL.chances_by(unseen, WEIGHTS)[0]


def test_who_is_out_has_no_chance(usa: MapDef) -> None:
    table = position(usa, 3).turn(0, "roll").table()
    assert percents(table.resign())[0] == 0


def test_a_finished_game_is_certain(usa: MapDef) -> None:
    described = position(usa, 3).player(0, at="norfolk", home="norfolk", cash=200_000)
    table = described.turn(0, "destination").table().act("declare")
    assert percents(table) == [100, 0, 0]
    assert reasons(table, 0) == {}


def test_a_better_engine_is_given_as_a_reason(usa: MapDef) -> None:
    table = position(usa, 3).player(1, engine="superchief").turn(0, "roll").table()
    told = reasons(table, 1)["engine"]
    assert told["figure"] == 105
    assert told["tenths"] > 0
    assert reasons(table, 0)["engine"]["tenths"] < 0


def test_the_network_is_given_as_a_reason(usa: MapDef) -> None:
    table = position(usa, 3).owns(2, "PRR").turn(0, "roll").table()
    told = reasons(table, 2)["network"]
    # the Pennsylvania serves 28.08 % of the destinations
    assert told["figure"] == 281
    assert told["tenths"] > 0


def test_a_reason_says_how_the_others_stand(usa: MapDef) -> None:
    described = position(usa, 3).player(0, cash=5_000)
    for seat, cash in ((1, 20_000), (2, 90_000)):
        described.player(seat, cash=cash)
    told = reasons(described.turn(0, "roll").table(), 0)["money"]
    assert told["figure"] == 195_000
    assert told["others"] == (180_000 + 110_000) // 2


def test_home_among_rivals_tracks_alone_takes_more_money(usa: MapDef) -> None:
    def race(owner: int) -> PlayedTable:
        described = position(usa, 3).player(0, at="chicago", destination="denver", home="miami")
        for seat in range(3):
            described.player(seat, cash=180_000)
        return described.owns(owner, "SAL").turn(0, "roll").table()

    own, rivals = race(0), race(1)
    here = [factors_of(table.rules.setting, table.state)[0] for table in (own, rivals)]
    assert [factors.shut_home for factors in here] == [0, 1]
    assert [factors.shut_end for factors in here] == [0, 0]
    shut = replace(here[0], shut_home=1.0)
    assert rounds_to_win(shut, WEIGHTS) > rounds_to_win(here[0], WEIGHTS)


def test_rivals_on_the_ways_ahead_are_counted_and_told(usa: MapDef) -> None:
    def ride(owner: int | None, rest: int | None = None) -> PlayedTable:
        described = position(usa, 3).player(0, at="miami", destination="tampa", home="mobile")
        for line in usa.railroads:
            described.owns(rest, line.id)
        return described.owns(owner, "SAL").owns(owner, "ACL").turn(1, "roll").table()

    free, own, rivals, all_rivals = (ride(None), ride(0), ride(2), ride(2, 1))
    seen = [
        factors_of(table.rules.setting, table.state)[0] for table in (free, own, rivals, all_rivals)
    ]
    assert [factors.payees for factors in seen] == [0, 0, 1, 1]
    assert [factors.payees_home for factors in seen[:3]] == [0, 0, 1]
    assert seen[0].payees_beyond == 0
    assert 0 < seen[2].payees_beyond <= 1 < seen[3].payees_beyond <= 2
    told = reasons(all_rivals, 0)["fees"]
    assert told["tenths"] < 0
    assert 20_000 < told["figure"] <= 50_000


def test_fewer_fees_ahead_are_better_and_half_a_trip_has_half_of_them(usa: MapDef) -> None:
    def ride(owner: int, at: str) -> PlayedTable:
        described = position(usa, 2).player(0, at=at, city="seattle", destination="miami")
        for line in usa.railroads:
            described.owns(owner, line.id)
        return described.turn(1, "roll").table()

    whole, part = (
        factors_of(t.rules.setting, t.state)[0] for t in (ride(1, "seattle"), ride(1, "chicago"))
    )
    assert whole.payees == 1
    assert 0 < part.payees < 1
    assert rounds_to_win(replace(whole, payees=0.0), WEIGHTS) < rounds_to_win(whole, WEIGHTS)


def test_who_has_the_best_engine_need_not_buy_it(usa: MapDef) -> None:
    table = position(usa, 3).player(1, engine="superchief").turn(0, "roll").table()
    found = factors_of(table.rules.setting, table.state)
    assert [factors.upgrade for factors in found.values()] == [40_000, 0, 40_000]
    spared = replace(found[0], upgrade=0.0)
    assert rounds_to_win(spared, WEIGHTS) < rounds_to_win(found[0], WEIGHTS)


def test_rovers_near_the_way_home_are_a_danger_to_who_has_not_declared(usa: MapDef) -> None:
    def wait(rival: str, **race: Any) -> PlayedTable:
        described = position(usa, 2).player(0, at="chicago", home="new-york", cash=205_000, **race)
        described.player(1, at=rival, destination="boston", cash=195_000)
        return described.turn(1, "roll").table()

    near, far, declared = (
        factors_of(table.rules.setting, table.state)[0].danger
        for table in (
            wait("milwaukee"),
            wait("seattle"),
            wait("milwaukee", destination="miami", declared=True),
        )
    )
    assert near > 0
    assert far == declared == 0


def test_who_plays_better_is_likelier_to_win(usa: MapDef) -> None:
    table = position(usa, 3).turn(0, "roll").table()
    for seat in range(3):
        strong: list[str | None] = ["dorothea"] * 3
        strong[seat] = "augusta"
        row = odds_of(table, strong)["players"][seat]
        assert row["percent"] > 100 / 3
        assert "skill" in {reason["code"] for reason in row["because"]}
        assert row["percent"] > percents(table)[seat]


def test_those_who_stand_alike_have_like_odds(usa: MapDef) -> None:
    described = position(usa, 4)
    for seat in range(4):
        described.player(seat, at="chicago", home="boston", destination="miami")
    assert percents(described.turn(0, "roll").table()) == pytest.approx([25] * 4, abs=2)


@given(st.floats(-600, 0))
def test_the_exponential_is_the_librarys_but_for_the_last_digits(power: float) -> None:
    assert exponential(power) == pytest.approx(exp(power), rel=1e-11)


@given(st.floats(-1e6, 1e6), st.floats(1, 10_000))
def test_going_over_by_and_by_is_near_the_greater(amount: float, breadth: float) -> None:
    found = at_least_about(amount, 0, breadth)
    assert found == pytest.approx((amount + hypot(amount, breadth)) / 2, rel=1e-9, abs=1e-6)
    assert max(amount, 0) - 1e-6 <= found <= max(amount, 0) + breadth / 2 + 1e-6


@given(st.lists(st.integers(0, 1_000), min_size=1, max_size=6).filter(any))
def test_percents_are_never_a_whole_one_off(parts: list[int]) -> None:
    shares = [part / sum(parts) for part in parts]
    percents = round_to_hundred(shares)
    assert sum(percents) == 100
    assert all(
        abs(percent - 100 * share) < 1 for percent, share in zip(percents, shares, strict=True)
    )
