"""C-14 against a naive reading of it, on small random track and on the real board."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.games.coast.legs import Leg
from roundhouse.maps.mapdef import Chart, MapDef, Point, Railroad, Section
from roundhouse.maps.network import Network, network_of

Arms = tuple[tuple[tuple[int, int], ...], ...]


class NaiveLeg:
    """C-12 to C-14 word by word, by trying everything; shares no code with the engine."""

    def __init__(self, arms: Arms, goal: int) -> None:
        self.arms = arms
        self.goal = goal

    def reaches(self, here: int, used: frozenset[int]) -> bool:
        """The destination can be reached without riding a section twice."""
        seen, front = {here}, [here]
        while front:
            point = front.pop()
            for section, there in self.arms[point]:
                if section not in used and there not in seen:
                    seen.add(there)
                    front.append(there)
        return self.goal in seen

    def steps(self, here: int, left: int, used: frozenset[int]) -> list[tuple[int, int]]:
        """Steps after which the goal can be reached, and the rest of the roll used up legally."""
        return [
            (section, there)
            for section, there in self.arms[here]
            if section not in used
            and self.reaches(there, used | {section})
            and self.can_use_up(there, left - 1, used | {section})
        ]

    def can_use_up(self, here: int, left: int, used: frozenset[int]) -> bool:
        """The rest of a roll can be moved by legal steps, or is lost on the destination (C-12)."""
        return here == self.goal or left == 0 or bool(self.steps(here, left, used))

    def legs(
        self, here: int, left: int, used: frozenset[int], path: tuple[int, ...] = ()
    ) -> Iterator[tuple[int, ...]]:
        """Every whole leg."""
        if path and (here == self.goal or left == 0):
            yield path
            return
        for section, there in self.steps(here, left, used):
            yield from self.legs(there, left - 1, used | {section}, (*path, section))

    def trails(
        self, here: int, left: int, used: frozenset[int], path: tuple[int, ...] = ()
    ) -> Iterator[tuple[int, ...]]:
        """Every way over open track, sensible or not."""
        yield path
        if left:
            for section, there in self.arms[here]:
                if section not in used:
                    yield from self.trails(there, left - 1, used | {section}, (*path, section))


def small_board(points: int, pieces: list[tuple[int, int]]) -> MapDef:
    """Nothing but dots and track; the n-th piece between the same two points is railroad n's."""
    sections: list[Section] = []
    for a, b in sorted((min(piece), max(piece)) for piece in pieces):
        parallel = sum((section.a, section.b) == (a, b) for section in sections)
        sections.append(Section(a, b, parallel))
    chart = Chart((), ())
    return MapDef(
        id="small",
        points=tuple(Point(f"dot-{number}", "dot") for number in range(points)),
        regions=(),
        cities=(),
        railroads=tuple(Railroad(f"R{number}", 500, ()) for number in range(9)),
        sections=tuple(sections),
        payoffs=(),
        region_chart=chart,
        city_charts=(),
    )


@st.composite
def small_legs(draw: st.DrawFn) -> Leg:
    """Track with parallels, dead ends and several parts, some of it ridden."""
    points = draw(st.integers(2, 6))
    ends = st.tuples(st.integers(0, points - 1), st.integers(0, points - 1))
    pieces = draw(st.lists(ends.filter(lambda piece: piece[0] != piece[1]), max_size=9))
    start, goal = draw(ends.filter(lambda piece: piece[0] != piece[1]))
    ridden = draw(st.frozensets(st.integers(0, max(0, len(pieces) - 1)), max_size=3))
    length = draw(st.integers(1, 6))
    return Leg(Network(small_board(points, pieces)), start, goal, length, ridden)


@given(leg=small_legs())
def test_c14_legal_steps_and_whole_legs_are_the_naive_ones(leg: Leg) -> None:
    naive = NaiveLeg(leg.network.arms, leg.goal)
    legs = set(naive.legs(leg.start, leg.length, leg.ridden))
    prefixes = {path[:count] for path in legs for count in range(1, len(path) + 1)}
    assert set(leg.steps()) == set(naive.steps(leg.start, leg.length, leg.ridden))
    for path in naive.trails(leg.start, leg.length, leg.ridden):
        if path:
            assert (leg.refusal(path) is None) == (path in legs)
            assert (leg.draft_refusal(path) is None) == (path in prefixes)
    for path in legs:
        assert leg.is_whole(path)
        for count in range(len(path)):
            assert (path[count],) in [step[:1] for step in leg.steps(path[:count])]


@given(leg=small_legs())
def test_c14_while_the_destination_is_reachable_some_step_is_legal(leg: Leg) -> None:
    reachable = NaiveLeg(leg.network.arms, leg.goal).reaches(leg.start, leg.ridden)
    assert bool(leg.steps()) == reachable
    assert leg.has_step() == reachable


@given(leg=small_legs())
def test_c17_far_ways_are_the_only_shortest_ones(leg: Leg) -> None:
    """A far dot is a prefix of a leg, and no other way there is as short (tried one by one)."""
    naive = NaiveLeg(leg.network.arms, leg.goal)
    legs = set(naive.legs(leg.start, leg.length, leg.ridden))
    by_end: dict[int, list[tuple[int, ...]]] = {}
    for path in naive.trails(leg.start, leg.length, leg.ridden):
        points = trail_points(leg, path)
        if leg.goal not in points[1:-1]:
            by_end.setdefault(points[-1], []).append(path)
    expected = set()
    for end, paths in by_end.items():
        fewest = min(map(len, paths))
        shortest = [path for path in paths if len(path) == fewest]
        if end != leg.start and fewest > 1 and len(shortest) == 1:
            expected |= {path for path in shortest if any(whole[:fewest] == path for whole in legs)}
    assert set(leg.far_ways()) == expected


def trail_points(leg: Leg, path: tuple[int, ...]) -> list[int]:
    points = [leg.start]
    for section in path:
        points.append(dict(leg.network.arms[points[-1]])[section])
    return points


@given(leg=small_legs())
def test_c17_the_suggested_way_is_the_shortest_legal_one(leg: Leg) -> None:
    naive = NaiveLeg(leg.network.arms, leg.goal)
    if not naive.reaches(leg.start, leg.ridden):
        return
    path = leg.shortest((), (0,) * 9)
    assert leg.refusal(path) is None
    arriving = [
        trail
        for trail in naive.trails(leg.start, leg.length, leg.ridden)
        if trail and trail_points(leg, trail)[-1] == leg.goal
    ]
    if arriving:
        assert len(path) == min(map(len, arriving))
        assert trail_points(leg, path)[-1] == leg.goal


@settings(max_examples=10)
@given(data=st.data())
def test_c14_on_the_real_board_a_train_never_sticks(usa: MapDef, data: st.DataObject) -> None:
    """Any two cities, any rolls, any legal steps: until it arrives, some step is legal."""
    network = network_of(usa)
    cities = st.sampled_from(usa.cities)
    start, goal = data.draw(cities).point, data.draw(cities).point
    naive = NaiveLeg(network.arms, goal)
    random = data.draw(st.randoms(use_true_random=False))
    here, ridden = start, frozenset[int]()
    for _ in range(12):
        if here == goal:
            break
        leg = Leg(network, here, goal, random.randint(2, 12), ridden)
        path: tuple[int, ...] = ()
        while not leg.is_whole(path):
            steps = leg.steps(path)
            assert steps, "the train sticks"
            used = leg.ridden.union(path)
            assert steps == tuple(
                (section, there)
                for section, there in network.arms[leg.end_of(path)]
                if section not in used and naive.reaches(there, used | {section})
            )
            path = (*path, random.choice(steps)[0])
        assert leg.refusal(path) is None
        here, ridden = leg.end_of(path), ridden.union(path)


@given(data=st.data())
def test_c14_short_legs_on_the_real_board_are_the_naive_ones(
    usa: MapDef, data: st.DataObject
) -> None:
    """Near the destination, after a trail of some length, every leg of two or three mileposts."""
    network = network_of(usa)
    random = data.draw(st.randoms(use_true_random=False))
    goal = random.choice(usa.cities).point
    naive = NaiveLeg(network.arms, goal)
    here, ridden = goal, frozenset[int]()
    for _ in range(random.randint(1, 12)):
        arms = [arm for arm in network.arms[here] if arm[0] not in ridden]
        if arms:
            section, here = random.choice(arms)
            ridden |= {section}
    if here == goal:
        return
    leg = Leg(network, here, goal, random.randint(2, 3), ridden)
    legs = set(naive.legs(here, leg.length, ridden))
    for path in naive.trails(here, leg.length, ridden):
        if path:
            assert (leg.refusal(path) is None) == (path in legs)
