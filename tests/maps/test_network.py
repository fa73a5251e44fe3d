"""The network against plain searches that share none of its code."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.maps.mapdef import Chart, MapDef, Point, Railroad, Section
from roundhouse.maps.network import Network, network_of


def spread(board: MapDef, start: int, ridden: Collection[int] = ()) -> dict[int, int]:
    """Fewest mileposts from `start` by growing a ring of points, one milepost at a time."""
    distances = {start: 0}
    ring = {start}
    while ring:
        ring = {
            there
            for number, section in enumerate(board.sections)
            if number not in ridden
            for here, there in ((section.a, section.b), (section.b, section.a))
            if here in ring and there not in distances
        }
        distances |= dict.fromkeys(ring, max(distances.values()) + 1)
    return distances


def bare_board(points: int, pieces: tuple[tuple[int, int, int], ...]) -> MapDef:
    """A board of nothing but dots and track, for searches alone."""
    chart = Chart((), ())
    return MapDef(
        id="bare",
        points=tuple(Point(f"dot-{number}", "dot") for number in range(points)),
        regions=(),
        cities=(),
        railroads=tuple(
            Railroad(
                id=name,
                price=500,
                points=tuple(sorted({end for a, b, line in pieces if line == n for end in (a, b)})),
            )
            for n, name in enumerate(("AA", "BB"))
        ),
        sections=tuple(Section(a, b, line) for a, b, line in sorted(pieces)),
        payoffs=(),
        region_chart=chart,
        city_charts=(),
    )


@st.composite
def boards(draw: st.DrawFn) -> MapDef:
    """Small boards, often in several parts and often with railroads side by side."""
    points = draw(st.integers(2, 9))
    ends = st.tuples(st.integers(0, points - 1), st.integers(0, points - 1), st.integers(0, 1))
    pieces = draw(st.sets(ends.filter(lambda piece: piece[0] < piece[1]), max_size=16))
    return bare_board(points, tuple(pieces))


@given(boards(), st.data())
def test_distances_equal_a_plain_search(board: MapDef, data: st.DataObject) -> None:
    numbers = st.integers(0, len(board.sections))
    ridden = data.draw(st.frozensets(numbers))
    network = Network(board)
    for start in range(len(board.points)):
        for closed in (frozenset[int](), ridden):
            plain = spread(board, start, closed)
            assert network.distances_avoiding(start, closed) == tuple(
                plain.get(point, -1) for point in range(len(board.points))
            )


@given(boards(), st.data())
def test_can_reach_equals_a_plain_search(board: MapDef, data: st.DataObject) -> None:
    """C-14, on boards in several parts too, with any sections ridden."""
    ridden = data.draw(st.frozensets(st.integers(0, len(board.sections))))
    network = Network(board)
    for start in range(len(board.points)):
        reached = spread(board, start, ridden)
        for goal in range(len(board.points)):
            assert network.can_reach(start, goal, ridden) == (goal in reached)


@given(boards(), st.data())
def test_distances_towards_equal_a_plain_search_on_every_best_way(
    board: MapDef, data: st.DataObject
) -> None:
    ridden = data.draw(st.frozensets(st.integers(0, len(board.sections))))
    network = Network(board)
    for start in range(len(board.points)):
        from_start = spread(board, start, ridden)
        for goal in range(len(board.points)):
            from_goal = spread(board, goal, ridden)
            found = network.distances_towards(start, goal, ridden)
            for point, distance in from_goal.items():
                if point in from_start and from_start[point] + distance == from_goal.get(start):
                    assert found[point] == distance
            assert all(from_goal.get(point, -1) == far for point, far in found.items())


@cache
def plain_distances(board: MapDef, start: int) -> dict[int, int]:
    return spread(board, start)


@settings(max_examples=25)
@given(data=st.data())
def test_distances_on_the_real_board(usa: MapDef, data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(range(len(usa.points))))
    plain = plain_distances(usa, start)
    assert network_of(usa).distances_from(start) == tuple(plain[p] for p in range(len(usa.points)))


@settings(max_examples=25)
@given(data=st.data())
def test_can_reach_on_the_real_board(usa: MapDef, data: st.DataObject) -> None:
    """Half of all sections ridden, so that about as many answers are no as yes."""
    random = data.draw(st.randoms(use_true_random=False))
    ridden = frozenset(random.sample(range(len(usa.sections)), len(usa.sections) // 2))
    start, goal = (random.randrange(len(usa.points)) for _ in range(2))
    assert network_of(usa).can_reach(start, goal, ridden) == (goal in spread(usa, start, ridden))


def test_distances_are_a_metric(usa: MapDef) -> None:
    """Any section is one milepost (C-13), so neighbours' distances differ by at most one."""
    network = network_of(usa)
    for city in usa.cities:
        distances = network.distances_from(city.point)
        assert min(distances) == 0
        assert all(abs(distances[s.a] - distances[s.b]) <= 1 for s in usa.sections)


def test_arms_follow_the_sections(usa: MapDef) -> None:
    network = network_of(usa)
    for number, section in enumerate(usa.sections):
        assert network.other_end(number, section.a) == section.b
        assert network.other_end(number, section.b) == section.a
        assert network.railroad_of[number] == section.railroad
        assert section.railroad in network.railroads_at[section.a]
        assert section.railroad in network.railroads_at[section.b]
    assert sum(len(arm) for arm in network.arms) == 2 * len(usa.sections)
    assert network.other_end(0, usa.sections[-1].b) is None
