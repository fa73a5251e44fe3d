"""What hypothesis draws from: trips on small boards, with everything that a fee can depend on."""

from __future__ import annotations

from hypothesis import strategies as st

from roundhouse.games.coast.fees import Tariff
from roundhouse.games.coast.state import ENGINES, Charge, EstablishedRate, Player
from roundhouse.maps.mapdef import Chart, MapDef, Point, Railroad, Section
from roundhouse.maps.network import network_of
from tests.route.brute import Case

LINES = 5
SEATS = 3
PAYEES = (None, 1, 2)
AMOUNTS = (1_000, 5_000, 10_000)


def small_board(pieces: tuple[tuple[int, int, int], ...]) -> MapDef:
    """Dots and track alone; `pieces` are (point, point, line)."""
    chart = Chart((), ())
    points = 1 + max(max(a, b) for a, b, _ in pieces)
    return MapDef(
        id="small",
        points=tuple(Point(f"dot-{number}", "dot") for number in range(points)),
        regions=(),
        cities=(),
        railroads=tuple(
            Railroad(
                f"L{line}",
                500,
                tuple(sorted({end for a, b, on in pieces if on == line for end in (a, b)})),
            )
            for line in range(LINES)
        ),
        sections=tuple(Section(a, b, line) for a, b, line in pieces),
        payoffs=(),
        region_chart=chart,
        city_charts=(),
    )


@st.composite
def trips(draw: st.DrawFn, most_sections: int = 10) -> Case:
    """A trip that can be made: a backbone to the goal, with other track around it."""
    length = draw(st.integers(1, 6))
    line = st.integers(0, LINES - 1)
    backbone = [(point, point + 1, draw(line)) for point in range(length)]
    ends = st.tuples(st.integers(0, length + 1), st.integers(0, length + 1), line)
    around = draw(
        st.lists(
            ends.filter(lambda piece: piece[0] < piece[1]),
            max_size=most_sections - length,
            unique=True,
        )
    )
    board = small_board(tuple(dict.fromkeys([*backbone, *around])))
    far = [number for number in range(length, len(board.sections)) if draw(st.integers(0, 4)) == 0]
    owners = tuple(draw(st.sampled_from((None, *range(SEATS)))) for _ in range(LINES))
    if draw(st.booleans()):
        owners = tuple(owner if owner is not None else 1 for owner in owners)
    established = tuple(
        EstablishedRate(number, draw(st.sampled_from(PAYEES)), draw(st.sampled_from(AMOUNTS)))
        for number in sorted(draw(st.sets(line, max_size=2)))
    )
    charges = tuple(
        Charge(payee, draw(st.sampled_from(AMOUNTS)), (0,))
        for payee in PAYEES
        if draw(st.integers(0, 3)) == 0
    )
    assert network_of(board).can_reach(0, length, far)
    return Case(
        board,
        0,
        length,
        tuple(far),
        Tariff(owners, draw(st.booleans())),
        Player(0, 0, 0, 0, engine=draw(st.sampled_from(ENGINES)), established=established),
        charges,
        draw(st.sampled_from([(), (0,), (1,), (1, 2)])),
        draw(st.integers(0, 12)),
        draw(st.booleans()),
    )
