"""The warp that gives crowded country more room: a smooth flow that never folds the map.

The country is taken as a fluid that is denser around the crowds named in `geometry.toml`. The fluid
is let flow until it is even, and everything drawn - coast, state lines, track - is carried along.
A flow cannot fold: neighbours stay neighbours, and the map keeps its face. (The method is the fast
flow-based cartogram of Gastner, Seguy and More, 2018.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from roundhouse.maps.geometry.projection import Coordinates

STEPS = 40
"""Steps of the flow; twice as many move no place by a tenth of a kilometre that could be seen."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """Country that needs room: its middle in degrees, its reach in kilometres, and how many times
    denser than empty country its middle is, less one."""

    name: str
    longitude: float
    latitude: float
    reach: float
    density: float


@dataclass(frozen=True, slots=True)
class Warp:
    """How far a regular grid of places has flowed; `cell` in kilometres, origin at the lower left."""

    origin: tuple[float, float]
    cell: float
    shift: NDArray[np.float64]

    def apply(self, places: Coordinates) -> Coordinates:
        """Where places (kilometres) lie after the flow."""
        return places + _sample(self.shift, (places - self.origin) / self.cell)

    def jacobians(self) -> NDArray[np.float64]:
        """The growth of area in each cell of the grid; all above zero means nothing folds."""
        rows, columns, _ = self.shift.shape
        flowed = self.shift + self.cell * np.stack(
            np.meshgrid(np.arange(columns), np.arange(rows)), axis=-1
        )
        east = (flowed[:-1, 1:] - flowed[:-1, :-1]) / self.cell
        north = (flowed[1:, :-1] - flowed[:-1, :-1]) / self.cell
        return east[..., 0] * north[..., 1] - east[..., 1] * north[..., 0]


def make_warp(
    crowds: Sequence[Crowd],
    middles: Coordinates,
    window: tuple[float, float, float, float],
    cell: float,
) -> Warp:
    """The flow that evens out the crowds, whose `middles` are given in kilometres.

    `window` (left, bottom, right, top) bounds the flow, on a grid of squares of side `cell`.
    """
    left, bottom, right, top = window
    x = np.arange(left + cell / 2, right, cell)
    y = np.arange(bottom + cell / 2, top, cell)
    density = np.ones((len(y), len(x)))
    for crowd, (east, north) in zip(crowds, middles, strict=True):
        across = np.exp(-0.5 * ((x - east) / crowd.reach) ** 2)
        along = np.exp(-0.5 * ((y - north) / crowd.reach) ** 2)
        density += crowd.density * np.outer(along, across)
    force = _force(density)
    spread = density - density.mean()

    grid = np.stack(np.meshgrid(np.arange(len(x)), np.arange(len(y))), axis=-1).astype(float)
    flowed = grid.copy()
    for step in range(STEPS):
        middle = flowed + 0.5 / STEPS * _speed(force, density, spread, flowed, step / STEPS)
        flowed += _speed(force, density, spread, middle, (step + 0.5) / STEPS) / STEPS
    return Warp((float(x[0]), float(y[0])), cell, (flowed - grid) * cell)


def _speed(
    force: NDArray[np.float64],
    density: NDArray[np.float64],
    spread: NDArray[np.float64],
    at: NDArray[np.float64],
    time: float,
) -> NDArray[np.float64]:
    """Cells a unit of time: the force over the density, which fades to its mean from 0 to 1."""
    field = force / (density - time * spread)[..., None]
    return _sample(field, at.reshape(-1, 2)).reshape(at.shape)


def _force(density: NDArray[np.float64]) -> NDArray[np.float64]:
    """The curl-free field, in cells, whose divergence is the excess of density, none at the rim."""
    rows, columns = density.shape
    mirrored = np.block([[density, density[:, ::-1]], [density[::-1, :], density[::-1, ::-1]]])
    turns_x = 2 * np.pi * np.fft.rfftfreq(2 * columns)
    turns_y = 2 * np.pi * np.fft.fftfreq(2 * rows)
    square = turns_x[None, :] ** 2 + turns_y[:, None] ** 2
    square[0, 0] = 1.0
    potential = -np.fft.rfft2(mirrored) / square
    potential[0, 0] = 0.0
    size = mirrored.shape
    east = np.fft.irfft2(1j * turns_x[None, :] * potential, s=size)[:rows, :columns]
    north = np.fft.irfft2(1j * turns_y[:, None] * potential, s=size)[:rows, :columns]
    return np.stack([east, north], axis=-1)


def _sample(field: NDArray[np.float64], at: NDArray[np.float64]) -> NDArray[np.float64]:
    """The field between its grid points, bilinearly; beyond the rim as at the rim."""
    rows, columns, _ = field.shape
    x = np.clip(at[:, 0], 0.0, columns - 1.001)
    y = np.clip(at[:, 1], 0.0, rows - 1.001)
    column, row = x.astype(int), y.astype(int)
    right, up = (x - column)[:, None], (y - row)[:, None]
    lower = field[row, column] * (1 - right) + field[row, column + 1] * right
    upper = field[row + 1, column] * (1 - right) + field[row + 1, column + 1] * right
    return np.asarray(lower * (1 - up) + upper * up)
