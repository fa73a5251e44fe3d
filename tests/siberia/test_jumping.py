"""Ways over jumps against brute force on small maps (T-14, T-15)."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from roundhouse.games.siberia.construction import END, Builder, Building
from roundhouse.games.siberia.jumping import Ground, Way
from roundhouse.games.siberia.meta import MORE_JUMPS, MOST_WAYS, Options
from roundhouse.games.siberia.state import Player, Railroad, SiberiaState
from roundhouse.games.siberia.table import Setting
from roundhouse.maps.linkmap import Link, LinkMap, Place

PLACES = 6
MOST_LINKS = 7


@st.composite
def boards(draw: st.DrawFn) -> LinkMap:
    """Few places and links, some of which join three places or lead abroad."""
    joined = st.sets(st.integers(0, PLACES - 1), min_size=2, max_size=3)
    rows = draw(st.lists(st.tuples(joined, st.booleans()), min_size=2, max_size=MOST_LINKS))
    links = tuple(
        Link(tuple(sorted(places)), 3, external and number % 3 == 0, False)
        for number, (places, external) in enumerate(rows)
    )
    return LinkMap(repr(links), tuple(Place(str(n), False) for n in range(PLACES)), links)


def walks(board: LinkMap, starts: frozenset[int], way: Way) -> set[int]:
    """Every place where jumping these links in this order can end."""
    here = set(starts)
    for link in way:
        places = board.links[link].places
        here = {there for place in here if place in places for there in places if there != place}
    return here


def brute_ways(
    board: LinkMap, starts: frozenset[int], goals: frozenset[int], passable: frozenset[int]
) -> list[Way]:
    """All rows of different links that lead there, the rule's choice of them."""
    found = [
        way
        for length in range(len(passable) + 1)
        for way in permutations(sorted(passable), length)
        if walks(board, starts, way) & goals
    ]
    if not found:
        return []
    fewest = min(map(len, found))
    fitting = [way for way in found if len(way) <= fewest + MORE_JUMPS]
    return sorted(fitting, key=lambda way: (len(way), way))[:MOST_WAYS]


places = st.frozensets(st.integers(0, PLACES - 1), min_size=1, max_size=3)


@given(boards(), places, places, st.data())
def test_t15_ways_are_those_that_brute_force_finds(
    board: LinkMap, starts: frozenset[int], goals: frozenset[int], data: st.DataObject
) -> None:
    every = st.frozensets(st.sampled_from(range(len(board.links))), max_size=5)
    passable = data.draw(every)
    ground = Ground(board)
    expected = brute_ways(board, starts, goals, passable)
    assert list(ground.ways(starts, goals, passable)) == expected
    reached = ground.cheapest_ways(starts, passable, len(passable))
    ways = [reached[place] for place in goals if place in reached]
    assert min(ways, key=lambda way: (len(way), way), default=None) == (
        expected[0] if expected else None
    )


@st.composite
def builders(draw: st.DrawFn) -> tuple[LinkMap, Builder]:
    """Red (0) with some links and blue (1) with others, and some money."""
    board = draw(boards())
    owners = draw(
        st.lists(
            st.sampled_from([0, 1, 1, None, None]),
            min_size=len(board.links),
            max_size=len(board.links),
        )
    )
    owners[0] = 0
    red = Railroad((2, 0, 0), "running", treasury=draw(st.integers(0, 24)), value=8)
    blue = Railroad((0, 2, 0), "running", value=8)
    state = SiberiaState(
        "turn",
        (Player(0),) * 3,
        (red, blue),
        tuple(owners),
        seat=0,
        opener=0,
        first_seat=0,
        marker=24,
    )
    return board, Builder(Setting(board, Options(), 3), state, 0)


def brute_buildings(board: LinkMap, builder: Builder) -> dict[tuple[int, ...], int]:
    """The least cost of every link, and of every two links in order, that the rules allow."""
    network, passable = builder.network, builder.passable
    found: dict[tuple[int, ...], int] = {}

    def note(links: tuple[int, ...], cost: int) -> None:
        if cost <= builder.treasury:
            found[links] = min(cost, found.get(links, cost))

    unbuilt = [link for link, owner in enumerate(builder.state.owners) if owner is None]
    for first in unbuilt:
        touched = frozenset(board.links[first].places)
        external = board.links[first].external
        for way in brute_ways(board, network, touched, passable)[:1]:
            note((first,), 8 + 4 * len(way) if external else 4 + 2 * len(way))
        for join in touched:
            for way in brute_ways(board, network, frozenset((join,)), passable)[:1]:
                for second in unbuilt:
                    if second == first or external or board.links[second].external:
                        continue
                    goals = frozenset(board.links[second].places)
                    for on in brute_ways(board, touched - {join}, goals, passable)[:1]:
                        note((first, second), 8 + 2 * len(way) + 2 * len(on))
    return found


@given(builders())
def test_t14_buildings_are_those_that_brute_force_finds_at_their_least_cost(
    case: tuple[LinkMap, Builder],
) -> None:
    board, builder = case
    found: dict[tuple[int, ...], int] = {}
    for building in (*builder.singles(), *builder.pairs()):
        read = builder.read(building.path)
        assert isinstance(read, Building)
        assert read.cost == building.cost
        found[building.links] = min(building.cost, found.get(building.links, building.cost))
    assert found == brute_buildings(board, builder)


@given(builders())
def test_a_path_is_written_down_by_its_branches(case: tuple[LinkMap, Builder]) -> None:
    """Every link of a path is among those it can go on with, and it may end where it does."""
    _, builder = case
    for building in (*builder.singles(), *builder.pairs()):
        path = building.path
        for number, link in enumerate(path):
            assert link in builder.branches(path[:number])
        last = builder.branches(path)
        assert last == () or END in last
