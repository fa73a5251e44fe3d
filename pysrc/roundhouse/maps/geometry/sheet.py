"""From the ground to the sheet: projection, warp and scale as one function of coordinates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from roundhouse.maps.geometry.drawing import Page
from roundhouse.maps.geometry.projection import Conic, Coordinates
from roundhouse.maps.geometry.warp import Crowd, Warp, make_warp

RIM = 900.0
"""Kilometres of country around the outermost points that take part in the flow."""

CELL = 25.0
"""Side of a square of the flow's grid, in kilometres."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Carries (longitude, latitude) to map units: x to the right, y downwards."""

    projection: Conic
    warp: Warp
    corner: tuple[float, float]
    scale: float
    width: float
    height: float

    def place(self, degrees: Sequence[Sequence[float]] | Coordinates) -> Coordinates:
        """Where places lie on the sheet."""
        flat = self.warp.apply(self.projection.project(degrees))
        return np.asarray((flat - self.corner) * np.array([self.scale, -self.scale]))


def make_sheet(
    page: Page, projection: Conic, crowds: Sequence[Crowd], points: Coordinates
) -> Sheet:
    """The sheet on which the points (degrees) just fill the width between the margins."""
    flat = projection.project(points)
    low, high = flat.min(axis=0) - RIM, flat.max(axis=0) + RIM
    window = (float(low[0]), float(low[1]), float(high[0]), float(high[1]))
    middles = [(crowd.longitude, crowd.latitude) for crowd in crowds]
    warp = make_warp(crowds, projection.project(middles), window, CELL)
    flowed = warp.apply(flat)
    (west, south), (east, north) = flowed.min(axis=0), flowed.max(axis=0)
    left, top, right, bottom = page.margin
    scale = float((page.width - left - right) / (east - west))
    corner = (float(west - left / scale), float(north + top / scale))
    height = float(np.ceil((north - south) * scale + top + bottom))
    return Sheet(projection, warp, corner, scale, page.width, height)
