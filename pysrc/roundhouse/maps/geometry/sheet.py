"""From the ground to the sheet: projection, warp and scale as one function of coordinates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from roundhouse.maps.geometry.drawing import Drawing
from roundhouse.maps.geometry.projection import Conic, Coordinates
from roundhouse.maps.geometry.warp import Warp, make_warp

RIM = 900.0
"""Kilometres of country around the outermost mileposts that take part in the flow."""

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


def make_sheet(drawing: Drawing, mileposts: Coordinates) -> Sheet:
    """The sheet on which the mileposts (degrees) just fill the width between the margins."""
    flat = drawing.projection.project(mileposts)
    low, high = flat.min(axis=0) - RIM, flat.max(axis=0) + RIM
    window = (float(low[0]), float(low[1]), float(high[0]), float(high[1]))
    middles = [(crowd.longitude, crowd.latitude) for crowd in drawing.crowds]
    warp = make_warp(drawing.crowds, drawing.projection.project(middles), window, CELL)
    flowed = warp.apply(flat)
    (west, south), (east, north) = flowed.min(axis=0), flowed.max(axis=0)
    left, top, right, bottom = drawing.page.margin
    scale = float((drawing.page.width - left - right) / (east - west))
    corner = (float(west - left / scale), float(north + top / scale))
    height = float(np.ceil((north - south) * scale + top + bottom))
    return Sheet(drawing.projection, warp, corner, scale, drawing.page.width, height)
