"""The track of a map walked on the ground: is it a network that trains can run on (build time)?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from roundhouse.maps.compile import runs_of
from roundhouse.maps.faults import Fault
from roundhouse.maps.rows import MapTables, TrackRow


def find_misplaced_junctions(tables: MapTables) -> Iterator[Fault]:
    """Junctions that fork nothing, or where a train could change railroads (C-15)."""
    arms = _count_arms(tables)
    for place in tables.places:
        here = arms.get(place.id, Counter())
        if place.role != "junction" or not here:
            continue
        if len(here) > 1:
            names = ", ".join(sorted(here))
            reason = f"junction {place.id!r} carries more than one railroad: {names}"
            yield Fault("places.csv", place.line, reason)
        elif here.total() < 3:
            reason = f"junction {place.id!r} has {here.total()} arms; a fork has at least 3"
            yield Fault("places.csv", place.line, reason)


def find_missing_track(tables: MapTables) -> Iterator[Fault]:
    """Places and railroads without track, and lines that end at a dot."""
    arms = _count_arms(tables)
    first_twin = tables.first_twins()
    for city in tables.cities:
        if first_twin.get(city.id, city.id) not in arms:
            yield Fault("cities.csv", city.line, f"no track reaches {city.id!r}")
    for place in tables.places:
        if place.id not in arms:
            yield Fault("places.csv", place.line, f"no track reaches {place.id!r}")
        elif place.role == "dot" and arms[place.id].total() == 1:
            yield Fault("places.csv", place.line, f"track ends at {place.id!r}, which is no city")
    used = {railroad for stretch in tables.track for railroad in stretch.railroads}
    for line in tables.railroads:
        if line.id not in used:
            yield Fault("railroads.csv", line.line, f"{line.id} has no track")


def find_repeated_sections(tables: MapTables) -> Iterator[Fault]:
    """Two ways between the same two points on one railroad: nobody could say which is ridden."""
    drawn: dict[tuple[frozenset[str], str], TrackRow] = {}
    repeated = False
    for stretch, pair, railroad in _pieces(tables):
        if (pair, railroad) in drawn:
            repeated = True
            reason = f"{' - '.join(sorted(pair))} on {railroad} is drawn twice"
            yield Fault("track.csv", stretch.line, reason)
        drawn[pair, railroad] = stretch
    if repeated:
        return  # every run over such a piece would be a fault again
    joined: set[tuple[frozenset[str], str]] = set()
    for run in runs_of(tables):
        ends = frozenset((run.places[0], run.places[-1]))
        if (ends, run.railroad) in joined:
            stretch = drawn[frozenset(run.places[-2:]), run.railroad]
            reason = f"a second way between {' and '.join(sorted(ends))} on {run.railroad}"
            yield Fault("track.csv", stretch.line, reason)
        joined.add((ends, run.railroad))


def find_separate_parts(tables: MapTables) -> Iterator[Fault]:
    """Stretches that no train from the first one can get to."""
    neighbours: dict[str, set[str]] = {}
    for _stretch, pair, _railroad in _pieces(tables):
        for place in pair:
            neighbours.setdefault(place, set()).update(pair)
    first_twin = tables.first_twins()
    starts = [first_twin.get(stretch.stops[0], stretch.stops[0]) for stretch in tables.track]
    reached, unfinished = set(starts[:1]), starts[:1]
    while unfinished:
        news = neighbours[unfinished.pop()] - reached
        reached |= news
        unfinished += news
    for stretch, start in zip(tables.track, starts, strict=True):
        if start not in reached:
            reason = f"{stretch.id} is not connected with the rest of the track"
            yield Fault("track.csv", stretch.line, reason)


def _pieces(tables: MapTables) -> Iterator[tuple[TrackRow, frozenset[str], str]]:
    """Each railroad between two places next to each other; twins are one place."""
    first_twin = tables.first_twins()
    for stretch in tables.track:
        for pair in pairwise(first_twin.get(stop, stop) for stop in stretch.stops):
            for railroad in stretch.railroads:
                yield stretch, frozenset(pair), railroad


def _count_arms(tables: MapTables) -> dict[str, Counter[str]]:
    """How many lines of each railroad meet at each place."""
    arms: dict[str, Counter[str]] = {}
    for _stretch, pair, railroad in _pieces(tables):
        for place in pair:
            arms.setdefault(place, Counter())[railroad] += 1
    return arms
