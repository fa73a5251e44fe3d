"""What `geometry.toml` of a map of links says about how it is drawn."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal

from roundhouse.maps.geometry.drawing import Grid, Page, Strict
from roundhouse.maps.geometry.layout import Spacing
from roundhouse.maps.geometry.projection import Conic
from roundhouse.maps.geometry.warp import Crowd
from roundhouse.maps.reader import find_file


class Join(Strict):
    """Where the arms of a link that joins more than two cities meet."""

    cities: tuple[str, ...]
    longitude: float
    latitude: float


class Ground(Strict):
    """The name of a piece of land or water, and where its middle stands."""

    id: str
    kind: Literal["land", "water"]
    longitude: float
    latitude: float


class LinkPlate(Strict):
    """Names set out for one scale of the screen (pixels a map unit) and every closer one.

    `sizes` are pixels, by rank as far as names are shown; `values` is whether links show theirs, and
    `grounds` the ids of the land and water that is named.
    """

    scale: float
    sizes: tuple[float, ...]
    values: bool = True
    grounds: tuple[str, ...] = ()


class LinkLabels(Strict):
    """Type weights and radii of dots by rank, radius of the values' badges, size of grounds' names.

    Rank 1 is the start's, 4 that of places beyond the border; `well_joined` is how many links a city of
    rank 2 has at least.
    """

    weights: tuple[int, int, int, int]
    radii: tuple[float, float, float, float]
    well_joined: int
    badge: float
    ground_size: float
    plates: tuple[LinkPlate, ...]


class LinkDrawing(Strict):
    """The whole of `geometry.toml`."""

    page: Page
    projection: Conic
    grid: Grid
    crowds: tuple[Crowd, ...]
    layout: Spacing
    joins: tuple[Join, ...]
    grounds: tuple[Ground, ...]
    labels: LinkLabels


def read_link_drawing(folder: Path) -> LinkDrawing:
    """How the map in `folder` is drawn. Raises pydantic's `ValidationError`."""
    with find_file(folder, "geometry.toml").open("rb") as text:
        return LinkDrawing.model_validate(tomllib.load(text))
