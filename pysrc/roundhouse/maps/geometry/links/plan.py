"""The drawing of a map of links before it is lettered: where everything lies and how links run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from roundhouse.maps.geometry.headings import unit
from roundhouse.maps.geometry.layout import settle
from roundhouse.maps.geometry.lines import Cubic, draw_cubic
from roundhouse.maps.geometry.links.badges import place_badges
from roundhouse.maps.geometry.links.drawing import LinkDrawing
from roundhouse.maps.geometry.projection import Coordinates
from roundhouse.maps.geometry.sheet import Sheet, make_sheet
from roundhouse.maps.geometry.skeleton import Skeleton, through_pairs
from roundhouse.maps.linkmap import LinkMap
from roundhouse.maps.links.rows import LinkTables

ANY = ("link",)
"""All links count as one line here: which two of them run on smoothly is for their angle to say."""
STAR = 7
"""So many links at a city radiate, and none runs on into another."""
TIP = 5.0
"""Map units that an arrow over the border is long beyond its line."""

Headings = dict[tuple[int, int], Coordinates]


@dataclass(frozen=True, slots=True)
class Arrow:
    """The tip of an external link and where it points: degrees, clockwise from the right."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class LinkPlan:
    """A map of links without its letters.

    `at` are the places of the board in order, then the joins; by link there are `curves`, the
    middle of its badge and, if it is external, its arrow.
    """

    sheet: Sheet
    at: Coordinates
    curves: tuple[tuple[Cubic, ...], ...]
    arrows: tuple[Arrow | None, ...]
    badges: Coordinates
    ranks: tuple[int, ...]
    radii: tuple[float, ...]


def draw_link_plan(tables: LinkTables, board: LinkMap, drawing: LinkDrawing) -> LinkPlan:
    """Where everything lies and how every link runs."""
    degrees = {row.id: (row.lon, row.lat) for row in tables.cities}
    true = np.array([degrees[place.id] for place in board.places])
    sheet = make_sheet(drawing.page, drawing.projection, drawing.crowds, true)
    joins = _find_joins(board, drawing, true)
    home = sheet.place([*true.tolist(), *joins.values()])
    skeleton = _make_skeleton(board, list(joins))
    towns = np.arange(len(home)) < len(board.places)
    at = np.round(settle(skeleton, home, towns, drawing.layout), 1)
    headings = _choose_headings(skeleton, at)
    join_of = {link: len(board.places) + number for number, link in enumerate(joins)}
    curves, arrows = [], []
    for number, link in enumerate(board.links):
        join = join_of.get(number)
        pairs = (
            [(link.places[0], link.places[1])]
            if join is None
            else [(place, join) for place in link.places]
        )
        cubics = [_draw(a, b, at, headings) for a, b in pairs]
        arrows.append(_cut_arrow(board, pairs, cubics))
        curves.append(tuple(cubics))
    ranks = _rank(tables, board, drawing.labels.well_joined)
    radii = tuple(drawing.labels.radii[rank - 1] for rank in ranks)
    fixed = {link: at[node] for link, node in join_of.items()}
    badges = place_badges(curves, fixed, at[: len(radii)], radii, drawing.labels.badge)
    return LinkPlan(sheet, at, tuple(curves), tuple(arrows), badges, ranks, radii)


def _find_joins(board: LinkMap, drawing: LinkDrawing, true: Coordinates) -> dict[int, list[float]]:
    """Where (degrees) the arms of each link with more than two ends meet, by its number.

    Without a word of `geometry.toml` that is amid its ends. Raises `ValueError` for a word about no link.
    """
    told = {tuple(sorted(join.cities)): [join.longitude, join.latitude] for join in drawing.joins}
    ids = [place.id for place in board.places]
    joins = {}
    for number, link in enumerate(board.links):
        if len(link.places) > 2:
            middle = true[list(link.places)].mean(axis=0).tolist()
            joins[number] = told.pop(tuple(ids[place] for place in link.places), middle)
    if told:
        raise ValueError(f"geometry.toml: no link joins {' '.join(min(told))}")
    return joins


def _make_skeleton(board: LinkMap, joined: list[int]) -> Skeleton:
    """The places of the board, then the joins of the `joined` links, and what runs between them."""
    places = len(board.places)
    edges = {link.places for link in board.links if len(link.places) == 2}
    for number, link in enumerate(joined, start=places):
        edges |= {(place, number) for place in board.links[link].places}
    arms: list[list[int]] = [[] for _ in range(places + len(joined))]
    for a, b in sorted(edges):
        arms[a].append(b)
        arms[b].append(a)
    names = [place.id for place in board.places] + [f"join-{link}" for link in joined]
    return Skeleton(
        tuple(names),
        places,
        {(edge[0], edge[1]): ANY for edge in sorted(edges)},
        tuple(tuple(sorted(arm)) for arm in arms),
    )


def _choose_headings(skeleton: Skeleton, at: Coordinates) -> Headings:
    """The direction in which (node, neighbour) leaves its node, where it runs on into another link.

    At a join all arms leave along one axis, as at a set of points.
    """
    found: Headings = {}
    for node, paired in enumerate(through_pairs(skeleton, at)):
        arms = skeleton.arms[node]
        if len(arms) >= STAR:
            continue
        ways = {arm: unit(at[arm] - at[node]) for arm in arms}
        for one, other in paired.items():
            found[node, one] = unit(ways[one] - ways[other])
        if node >= skeleton.points and paired:
            axis = found[node, min(paired)]
            found |= {
                (node, arm): axis if float(way @ axis) > 0 else -axis for arm, way in ways.items()
            }
    return found


def _draw(a: int, b: int, at: Coordinates, headings: Headings) -> Cubic:
    return draw_cubic(at[a], headings.get((a, b)), headings.get((b, a)), at[b])


def _cut_arrow(board: LinkMap, pairs: list[tuple[int, int]], cubics: list[Cubic]) -> Arrow | None:
    """The arrow at the end that lies beyond the border, whose line is cut where its head begins."""
    for number, pair in enumerate(pairs):
        for place in pair:
            if place < len(board.places) and board.places[place].external:
                curve = cubics[number] if place == pair[1] else cubics[number][::-1]
                tip, way = curve[3].copy(), unit(curve[3] - curve[2])
                cubics[number] = np.array([curve[0], curve[1], curve[2], tip - TIP * way])
                angle = float(np.degrees(np.arctan2(way[1], way[0])))
                return Arrow(float(tip[0]), float(tip[1]), round(angle, 1))
    return None


def _rank(tables: LinkTables, board: LinkMap, well_joined: int) -> tuple[int, ...]:
    """Each place's rank: 1 the start, 2 a city of many links, 3 any other, 4 beyond the border."""
    links = Counter(place for link in board.links for place in link.places)
    start = tables.start().id

    def ranks() -> Iterator[int]:
        for number, place in enumerate(board.places):
            if place.id == start:
                yield 1
            elif place.external:
                yield 4
            else:
                yield 2 if links[number] >= well_joined else 3

    return tuple(ranks())
