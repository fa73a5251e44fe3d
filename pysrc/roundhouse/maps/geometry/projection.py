"""From degrees to the flat plane: a conic projection that keeps areas, as wall maps use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from pyproj import Proj

Coordinates = NDArray[np.float64]
"""One row per place: x grows to the east, y to the north in the plane, to the south on the map."""


@dataclass(frozen=True, slots=True)
class Conic:
    """Albers' equal-area conic: two standard parallels and the point that is the origin."""

    parallels: tuple[float, float]
    centre: tuple[float, float]

    def project(self, places: Sequence[Sequence[float]] | Coordinates) -> Coordinates:
        """Kilometres east and north of the centre for rows of (longitude, latitude) in degrees."""
        rows = np.asarray(places, dtype=np.float64).reshape(-1, 2)
        albers = Proj(
            proj="aea",
            lat_1=self.parallels[0],
            lat_2=self.parallels[1],
            lon_0=self.centre[0],
            lat_0=self.centre[1],
            ellps="GRS80",
        )
        x, y = albers(rows[:, 0], rows[:, 1])
        return np.column_stack([x, y]) / 1000.0
