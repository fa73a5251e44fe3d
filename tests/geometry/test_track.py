"""Lines meet their dots, run through them without a kink, and lie evenly side by side."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from roundhouse.maps.compile import CompiledMap, compile_map
from roundhouse.maps.geometry.drawing import read_drawing
from roundhouse.maps.geometry.lines import points_on
from roundhouse.maps.geometry.plan import Plan, draw_plan
from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.skeleton import cosine
from roundhouse.maps.tables import read_tables
from tests.geometry.conftest import FOLDER

pytestmark = pytest.mark.native

# Cosines: up to 70 degrees a railroad runs on through a point; there it bends by no more than 10.
RUNS_ON = -0.34
SMOOTH = -0.985


@pytest.fixture(scope="module")
def compiled() -> CompiledMap:
    return compile_map(read_tables(FOLDER))


@pytest.fixture(scope="module")
def plan(compiled: CompiledMap) -> Plan:
    return draw_plan(read_tables(FOLDER), compiled, read_drawing(FOLDER))


def test_no_dot_is_off_its_line(compiled: CompiledMap, plan: Plan) -> None:
    for section, curves in zip(compiled.board.sections, plan.curves, strict=True):
        for end, place in ((section.a, curves[0][0]), (section.b, curves[-1][3])):
            assert np.hypot(*(place - plan.at[end])) < plan.radii[end] - 1.0


def test_curves_of_a_section_follow_on_each_other_smoothly(plan: Plan) -> None:
    for curves in plan.curves:
        for before, after in pairwise(curves):
            assert np.hypot(*(before[3] - after[0])) < 0.01
            assert cosine(before[3] - before[2], after[1] - after[0]) > 0.95


def test_a_railroad_runs_through_its_dots_without_a_kink(compiled: CompiledMap, plan: Plan) -> None:
    """Every railroad that goes on from a point, also where another one has the straighter way."""
    leaving = headings(compiled, plan)
    arms: dict[tuple[int, str], list[int]] = {}
    for node, neighbour, line in leaving:
        arms.setdefault((node, line), []).append(neighbour)
    checked = 0
    for (node, line), neighbours in arms.items():
        ways = [plan.at[neighbour] - plan.at[node] for neighbour in neighbours]
        if len(ways) == 2 and cosine(*ways) < RUNS_ON:
            one, other = neighbours
            bend = cosine(leaving[node, one, line], leaving[node, other, line])
            assert bend < SMOOTH, (plan.skeleton.names[node], line)
            checked += 1
    assert checked > 500


def headings(compiled: CompiledMap, plan: Plan) -> dict[tuple[int, int, str], Coordinates]:
    """(node, neighbouring node, railroad): the direction in which the line leaves the node."""
    number = {name: index for index, name in enumerate(plan.skeleton.names)}
    found = {}
    for run, curves in zip(compiled.runs, plan.curves, strict=True):
        nodes = [number[name] for name in run.places if name in number]
        if len(nodes) < 2:
            continue
        found[nodes[0], nodes[1], run.railroad] = curves[0][1] - curves[0][0]
        found[nodes[-1], nodes[-2], run.railroad] = curves[-1][2] - curves[-1][3]
    return found


def test_railroads_side_by_side_are_evenly_spaced(compiled: CompiledMap, plan: Plan) -> None:
    gauge = read_drawing(FOLDER).track.gauge
    by_ends: dict[tuple[str, ...], list[Coordinates]] = {}
    for run, curves in zip(compiled.runs, plan.curves, strict=True):
        if len(curves) == 1:
            by_ends.setdefault(run.places, []).append(points_on(curves[0], 3)[1])
    shared = {ends: middles for ends, middles in by_ends.items() if len(middles) > 1}
    assert len(shared) >= 40
    for ends, middles in shared.items():
        line = max((a - b for a in middles for b in middles), key=lambda way: float(np.hypot(*way)))
        across = sorted(float(middle @ line / np.hypot(*line)) for middle in middles)
        for gap in np.diff(across):
            assert gap == pytest.approx(gauge, abs=0.7), ends


def test_the_relaxation_leads_no_dot_far_astray(compiled: CompiledMap, plan: Plan) -> None:
    tables = read_tables(FOLDER)
    degrees = {row.id: (row.lon, row.lat) for row in tables.cities}
    degrees |= {row.id: (row.lon, row.lat) for row in tables.places}
    home = plan.sheet.place([degrees[point.id] for point in compiled.board.points])
    astray = np.hypot(*(plan.at[: len(home)] - home).T)
    assert astray.max() < 22.0
    assert np.median(astray) < 4.0
