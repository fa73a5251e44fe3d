"""Judges the colours of railroads: how far apart those are that meet, by day and by night."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

# Linear sRGB to the cones' response, and that to OKLab (Björn Ottosson, 2020).
_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)

Pair = tuple[float, str]


def oklab(colour: str) -> NDArray[np.float64]:
    """A colour `#rrggbb` in OKLab, in which distance is as the eye sees it."""
    channels = np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)]) / 255
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return np.asarray(_LAB @ np.cbrt(_CONES @ linear))


def meeting_railroads(scene: Mapping[str, Any]) -> set[tuple[str, str]]:
    """The pairs of railroads that share a point of the map."""
    at: dict[int, set[str]] = {}
    for section in scene["sections"]:
        for end in (section["a"], section["b"]):
            at.setdefault(end, set()).add(section["railroad"])
    return {pair for lines in at.values() for pair in combinations(sorted(lines), 2)}


def closest_colours(
    scene: Mapping[str, Any], light: str, meeting: Iterable[tuple[str, str]]
) -> list[Pair]:
    """The distances of `meeting` railroads' colours, the closest first; `light` is `day` or `night`.

    Two of the same pattern must differ by colour alone; others count half as far again.
    """
    lines = {line["id"]: line for line in scene["railroads"]}
    found = []
    for one, other in sorted(meeting):
        a, b = lines[one], lines[other]
        away = oklab(a[light]) - oklab(b[light])
        apart = float(np.sqrt(away @ away)) * (1.0 if a["pattern"] == b["pattern"] else 1.5)
        found.append((round(apart, 3), f"{one} {other}"))
    return sorted(found)
