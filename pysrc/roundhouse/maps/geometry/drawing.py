"""What `geometry.toml` and `style.csv` of a map say about how it is drawn."""

from __future__ import annotations

import csv
import tomllib
from pathlib import Path

from pydantic import BaseModel, ConfigDict, TypeAdapter

from roundhouse.maps.geometry.layout import Spacing
from roundhouse.maps.geometry.projection import Conic
from roundhouse.maps.geometry.warp import Crowd
from roundhouse.maps.reader import find_file


class Strict(BaseModel):
    """A part of a file of settings, in which a misspelt key is an error."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Page(Strict):
    """The sheet: its width, and a margin (left, top, right, bottom) that dots keep out of."""

    width: float
    margin: tuple[float, float, float, float]


class Grid(Strict):
    """The window and the mesh of meridians and parallels, in degrees."""

    west: int
    south: int
    east: int
    north: int
    step: int


class Track(Strict):
    """The distance of parallel lines, and that at which a line begins to round a junction."""

    gauge: float
    turn: float


class Plate(Strict):
    """Names set out for one scale of the screen (pixels a map unit) and every closer one.

    `sizes` are those of cities' names, in pixels, by rank as far as they are shown; `region` is that of
    regions' names, `dots` whether mileposts are drawn.
    """

    scale: float
    sizes: tuple[float, ...]
    region: float | None = None
    dots: bool = True


class MarkPlate(Strict):
    """Reporting marks set out for one scale: their size, and how far apart a railroad's are (pixels)."""

    scale: float
    size: float
    apart: float


class Labels(Strict):
    """Type weights and dot radii by rank; `ranks` are the last places of ranks 1 and 2."""

    weights: tuple[int, int, int]
    ranks: tuple[int, int]
    radii: tuple[float, float, float]
    dot_radius: float
    mark_weight: int
    region_weight: int
    region_spacing: float
    plates: tuple[Plate, ...]
    marks: tuple[MarkPlate, ...]


class Drawing(Strict):
    """The whole of `geometry.toml`."""

    page: Page
    projection: Conic
    grid: Grid
    crowds: tuple[Crowd, ...]
    layout: Spacing
    track: Track
    regions: dict[str, str]
    labels: Labels


class Style(Strict):
    """How one railroad looks: its colour by day and by night, and its pattern of dashes."""

    railroad: str
    day: str
    night: str
    pattern: str


def read_drawing(folder: Path) -> Drawing:
    """How the map in `folder` is drawn. Raises pydantic's `ValidationError`."""
    with find_file(folder, "geometry.toml").open("rb") as text:
        return Drawing.model_validate(tomllib.load(text))


def read_styles(folder: Path) -> dict[str, Style]:
    """The looks of the map's railroads by id. Raises pydantic's `ValidationError`."""
    with find_file(folder, "style.csv").open(newline="", encoding="utf-8") as text:
        rows = TypeAdapter(list[Style]).validate_python(list(csv.DictReader(text)))
    return {row.railroad: row for row in rows}
