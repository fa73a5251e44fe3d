"""Where the regions' names stand: large and faint, below the track, where the country is emptiest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from roundhouse.maps.geometry.labels import Ground, Label
from roundhouse.maps.geometry.typeface import Ink

TRIES, COARSE = 60, 3.0
"""Places tried across a region, and pixels to which its rim is good enough here."""
BEYOND = 80.0
"""Pixels beyond its region that a name may stand, on open water or a neighbour's land."""
EDGE = 10.0
"""Pixels of the sheet's edge that no name enters."""
ON_NAME, ON_DOT, ON_TRACK, ELSEWHERE, ABROAD, ASIDE = 60.0, 15.0, 2.5, 2.0, 0.06, 0.06
"""How bad it is to lie on a city's name, a dot, or two pixels of track; one per cent in another region
or out of the country; a pixel away from the region's middle."""


def place_region_names(
    inks: Mapping[str, Ink],
    areas: Mapping[str, BaseGeometry],
    labels: Sequence[Label],
    ground: Ground,
) -> dict[str, tuple[float, float]]:
    """The middle of the baseline of each region's name, by region."""
    names = np.array([label.box for label in labels])
    coarse = {region: area.simplify(COARSE) for region, area in areas.items()}
    return {
        region: _best_place(
            inks[region],
            coarse[region],
            shapely.union_all([area for other, area in coarse.items() if other != region]),
            names,
            ground,
        )
        for region in inks
    }


def _best_place(
    ink: Ink,
    area: BaseGeometry,
    others: BaseGeometry,
    names: NDArray[np.float64],
    ground: Ground,
) -> tuple[float, float]:
    left, top, right, bottom = area.buffer(BEYOND).bounds
    step = (right - left) / TRIES
    x, y = np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step))
    x, y = x.ravel(), y.ravel()
    low = np.column_stack([x - ink.width / 2, y - ink.above])
    high = np.column_stack([x + ink.width / 2, y])
    page = np.array([ground.width, ground.height]) - EDGE
    within = ((low > EDGE) & (high < page)).all(axis=1)
    x, y, low, high = x[within], y[within], low[within], high[within]
    near = ground.within(low.min(axis=0), high.max(axis=0))
    boxes = shapely.box(*low.T, *high.T)
    share = 100.0 / shapely.area(boxes)
    elsewhere = share * shapely.area(shapely.intersection(boxes, others))
    abroad = share * shapely.area(shapely.difference(boxes, area)) - elsewhere
    clashes = np.all(
        (low[:, None] < names[None, :, 2:]) & (high[:, None] > names[None, :, :2]), axis=2
    )
    middle = area.centroid
    cost = (
        ASIDE * np.hypot(x - middle.x, y - middle.y)
        + ELSEWHERE * elsewhere
        + ABROAD * abroad
        + ON_NAME * clashes.sum(axis=1)
        + ON_DOT * _inside(near.dots, low, high)
        + ON_TRACK * _inside(near.track, low, high)
    )
    best = int(np.argmin(np.round(cost, 6)))
    return round(float(x[best]), 1), round(float(y[best]), 1)


def _inside(
    places: NDArray[np.float64], low: NDArray[np.float64], high: NDArray[np.float64]
) -> NDArray[np.int64]:
    """How many places lie in each box."""
    x, y = places.T
    inside = (x > low[:, :1]) & (x < high[:, :1]) & (y > low[:, 1:]) & (y < high[:, 1:])
    return np.asarray(inside.sum(axis=1))
