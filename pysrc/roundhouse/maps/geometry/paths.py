"""SVG path data, to a tenth of a map unit and no longer than it need be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from roundhouse.maps.geometry.projection import Coordinates


def shape_path(geometry: BaseGeometry) -> str:
    """Path data of areas (closed) and lines (open)."""
    return "".join(
        _straight(np.asarray(ring.coords), closed) for ring, closed in _strokes(geometry)
    )


def curve_path(cubics: Iterable[Coordinates]) -> str:
    """Path data of curves that follow on each other (a gap becomes a straight piece)."""
    words: list[str] = []
    here = np.zeros(2, dtype=int)
    for cubic in cubics:
        start, *rest = _tenths(cubic)
        if not words:
            words.append("M" + _join([start]))
        elif (start != here).any():
            words.append("l" + _join([start - here]))
        words.append("c" + _join([place - start for place in rest]))
        here = rest[-1]
    return "".join(words)


def _strokes(geometry: BaseGeometry) -> Iterator[tuple[BaseGeometry, bool]]:
    for part in shapely.get_parts(geometry):
        if part.geom_type == "Polygon":
            yield part.exterior, True
            yield from ((hole, True) for hole in part.interiors)
        elif part.geom_type == "LineString":
            yield part, False


def _straight(places: Coordinates, closed: bool) -> str:
    corners = _tenths(places[:-1] if closed else places)
    steps = [b - a for a, b in pairwise(corners) if (a != b).any()]
    if not steps:
        return ""
    return f"M{_join([corners[0]])}l{_join(steps)}{'z' if closed else ''}"


def _tenths(places: Coordinates) -> list[np.ndarray[tuple[int], np.dtype[np.int64]]]:
    return list(np.rint(places * 10).astype(int))


def _join(places: Iterable[Iterable[int]]) -> str:
    """Numbers in tenths as SVG writes them: a minus sign parts them as well as a blank does."""
    text = ""
    for tenths in (number for place in places for number in place):
        whole, tenth = divmod(abs(tenths), 10)
        digits = f"{whole or ''}.{tenth}" if tenth else str(whole)
        sign = "-" if tenths < 0 else " " if text else ""
        text += sign + digits
    return text
