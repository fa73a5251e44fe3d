"""What decides between two ways of a small board, one rule at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from roundhouse.games.coast.fees import Tariff
from roundhouse.games.coast.route.reasons import reasons_for
from roundhouse.games.coast.route.routes import Routes, Trip, find_routes
from roundhouse.games.coast.route.timetable import Opening, mileposts_of_a_turn
from roundhouse.games.coast.route.tolls import tolls_for
from roundhouse.games.coast.route.weights import LEADER_WEIGHT, TURN_VALUE
from roundhouse.games.coast.state import ENGINES, Charge, EstablishedRate, Player
from roundhouse.maps.network import Network
from tests.route.brute import throws
from tests.route.cases import small_board

ME, RIVAL, OTHER = 0, 1, 2
STRAIGHT, AROUND, BESIDE = 0, 1, 2

# From dot 0 to dot 3: three mileposts straight on, five around; and another line beside the straight one
STRAIGHT_ON = ((0, 1, STRAIGHT), (1, 2, STRAIGHT), (2, 3, STRAIGHT))
ALL_AROUND = ((0, 4, AROUND), (4, 5, AROUND), (5, 6, AROUND), (6, 7, AROUND), (3, 7, AROUND))
WITH_ALONGSIDE = (*STRAIGHT_ON, *ALL_AROUND, (0, 1, BESIDE), (1, 2, BESIDE), (2, 3, BESIDE))


def trip(
    owners: Mapping[int, int | None],
    *,
    known: int = 6,
    pieces: tuple[tuple[int, int, int], ...] = STRAIGHT_ON + ALL_AROUND,
    charges: tuple[Charge, ...] = (),
    leaders: tuple[int, ...] = (),
    established: tuple[EstablishedRate, ...] = (),
    **changes: Any,
) -> Trip:
    """From dot 0 to dot 3. Lines are the Bank's unless an owner is named."""
    tariff = Tariff(tuple(owners.get(line) for line in range(5)), **changes)
    player = Player(0, 0, 0, 0, established=established)
    tolls = tolls_for(tariff, ME, player, charges, leaders)
    network = Network(small_board(pieces))
    return Trip(network, 0, 3, frozenset(), None, "standard", Opening(known, False), tolls)


def routes(owners: Mapping[int, int | None], **changes: Any) -> Routes:
    return find_routes(trip(owners, **changes))


def reasons(owners: Mapping[int, int | None], **changes: Any) -> list[dict[str, Any]]:
    described = trip(owners, **changes)
    board = small_board(changes.get("pieces", STRAIGHT_ON + ALL_AROUND))
    return reasons_for(board, described, find_routes(described), changes.get("leaders", ()))


def line_of(found: Routes) -> int:
    """The line that the best route rides all the way."""
    sections = found.best.sections
    if sections == (0, 1, 2):
        return STRAIGHT
    return AROUND if sections == (3, 4, 5, 6, 7) else BESIDE


def test_a_detour_over_own_track_dodges_a_rivals_fee() -> None:
    """C-21: both ways arrive with this roll, one of them for nothing."""
    found = routes({STRAIGHT: RIVAL, AROUND: ME})
    assert line_of(found) == AROUND
    assert found.best.price.fees == 0
    assert found.shortest.price.fees == 5_000


def test_no_detour_is_made_where_nothing_is_saved() -> None:
    assert line_of(routes({STRAIGHT: ME, AROUND: ME})) == STRAIGHT
    assert line_of(routes({STRAIGHT: None, AROUND: None})) == STRAIGHT
    assert line_of(routes({STRAIGHT: RIVAL, AROUND: RIVAL})) == STRAIGHT


def test_a_detour_that_costs_a_turn_is_worth_a_rivals_fee_and_not_the_banks() -> None:
    """C-12: four mileposts of the roll are left, and the way around has five."""
    assert 1_000 < TURN_VALUE < 5_000
    assert line_of(routes({STRAIGHT: None, AROUND: ME}, known=4)) == STRAIGHT
    assert line_of(routes({STRAIGHT: None, AROUND: ME}, known=5)) == AROUND
    assert line_of(routes({STRAIGHT: RIVAL, AROUND: ME}, known=4)) == AROUND


def test_who_was_paid_this_turn_costs_nothing_more_in_it() -> None:
    """C-21: once per rival and turn."""
    paid = (Charge(RIVAL, 5_000, (STRAIGHT,)),)
    assert line_of(routes({STRAIGHT: RIVAL, AROUND: ME}, charges=paid)) == STRAIGHT
    assert line_of(routes({STRAIGHT: RIVAL, AROUND: ME}, charges=paid, known=0)) == AROUND


def test_the_banks_fee_is_one_for_unowned_and_strictly_own_track() -> None:
    """C-21, option `strict_own_fee`: own track is no better than unowned track then."""
    strict = routes({STRAIGHT: None, AROUND: ME}, strict_own_fee=True)
    assert line_of(strict) == STRAIGHT
    assert strict.best.price.fees == 1_000


def test_when_all_are_sold_a_rival_costs_twice_as_much() -> None:
    """C-22."""
    sold = routes(dict.fromkeys(range(5), RIVAL))
    assert sold.best.price.fees == 10_000


def test_an_old_rate_counts_until_another_line_is_ridden() -> None:
    """C-23: a rival's straight line is still the Bank's for the train, as long as it stays on it."""
    owners = {STRAIGHT: RIVAL, AROUND: RIVAL, BESIDE: RIVAL}
    kept = (EstablishedRate(BESIDE, None, 1_000),)
    found = routes(owners, pieces=WITH_ALONGSIDE, established=kept)
    assert line_of(found) == BESIDE
    assert found.best.price.fees == 1_000
    assert routes(owners, pieces=WITH_ALONGSIDE).best.price.fees == 5_000


def test_the_difference_to_an_old_rate_is_due_once_the_line_was_left() -> None:
    """C-21, C-23: one payee, paid once at the highest rate run up with him."""
    everything = dict.fromkeys(range(5), RIVAL)
    found = routes(
        everything,
        established=(EstablishedRate(STRAIGHT, RIVAL, 5_000),),
        charges=(Charge(RIVAL, 5_000, (AROUND,)),),
    )
    assert line_of(found) == STRAIGHT
    assert found.best.price.fees == 0
    assert routes(everything, charges=(Charge(RIVAL, 5_000, (AROUND,)),)).best.price.fees == 5_000


def test_of_two_rivals_the_leader_is_paid_last() -> None:
    """C-40: the leader's line and another rival's lie side by side."""
    owners = {STRAIGHT: RIVAL, AROUND: RIVAL, BESIDE: OTHER}
    for leader, line in ((RIVAL, BESIDE), (OTHER, STRAIGHT)):
        found = routes(owners, pieces=WITH_ALONGSIDE, leaders=(leader,))
        assert line_of(found) == line
        assert found.best.price.weighed == 5_000
    assert routes(
        {**owners, BESIDE: RIVAL}, pieces=WITH_ALONGSIDE, leaders=(RIVAL,)
    ).best.price.weighed == (5_000 * (1 + LEADER_WEIGHT))


def test_a_fee_is_expected_once_more_for_each_turn_that_begins_on_the_track() -> None:
    """C-11: one milepost is known and two are left, which any throw covers: two turns, two fees."""
    found = routes({STRAIGHT: RIVAL, AROUND: RIVAL}, known=1)
    assert found.best.price.turns == 2
    assert found.best.price.fees == pytest.approx(10_000)


@pytest.mark.parametrize("engine", ENGINES)
def test_the_mileposts_of_a_turn_are_those_of_all_throws(engine: Any) -> None:
    """C-11, C-16."""
    counted = throws(engine)
    chances = mileposts_of_a_turn(engine)
    assert chances == tuple(counted[mileposts] / 216 for mileposts in range(19))


# --- why


def test_a_detour_says_how_long_it_is_and_who_gets_less() -> None:
    found = reasons({STRAIGHT: RIVAL, AROUND: ME}, leaders=(RIVAL,))
    less = {"saves": 5_000, "payee": RIVAL, "leads": True, "fees": 5_000}
    assert found == [
        {"kind": "detour", "mileposts": 2, **less},
        {"kind": "free"},
        {"kind": "arrives"},
    ]


def test_a_cheaper_way_as_short_as_any_says_so() -> None:
    """The shortest way is chosen step by step, and is tempted by own track that leads to a rival's."""
    pieces = (
        *((0, 1, AROUND), (1, 2, STRAIGHT), (2, 3, STRAIGHT)),
        *((0, 4, BESIDE), (4, 5, AROUND), (3, 5, AROUND)),
    )
    found = reasons({STRAIGHT: RIVAL, AROUND: ME}, pieces=pieces)
    less = {"saves": 5_000, "payee": RIVAL, "leads": False, "fees": 4_000}
    assert found == [{"kind": "cheaper", "mileposts": 0, **less}, {"kind": "arrives"}]


def test_the_shortest_way_is_called_that() -> None:
    assert reasons({STRAIGHT: RIVAL}, known=2, pieces=STRAIGHT_ON) == [{"kind": "shortest"}]


def test_without_nodes_the_shortest_way_stands_and_says_why() -> None:
    described = trip({STRAIGHT: None}, pieces=STRAIGHT_ON)
    found = reasons_for(small_board(STRAIGHT_ON), described, find_routes(described, nodes=0), ())
    assert [reason["kind"] for reason in found] == ["fallback", "shortest", "arrives"]
