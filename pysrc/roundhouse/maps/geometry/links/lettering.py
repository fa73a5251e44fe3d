"""The names on a map of links, plate by plate: laid out in pixels, as on a map of track."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np

from roundhouse.maps.geometry.labels import Ground, Label, Name, fit_labels
from roundhouse.maps.geometry.lettering import DOT_GROWTH, scales_of_plate, trace_curves
from roundhouse.maps.geometry.links.drawing import LinkDrawing, LinkPlate
from roundhouse.maps.geometry.links.plan import LinkPlan
from roundhouse.maps.geometry.typeface import typeface
from roundhouse.maps.linkmap import LinkMap
from roundhouse.maps.links.rows import LinkTables


class LinkLetterer:
    """Letters one map of links, plate by plate."""

    def __init__(
        self,
        tables: LinkTables,
        board: LinkMap,
        plan: LinkPlan,
        drawing: LinkDrawing,
        *,
        fonts: Path,
    ) -> None:
        self._board = board
        self._plan = plan
        self._looks = drawing.labels
        self._fonts = fonts
        self._names = {row.id: row.name for row in tables.cities}
        self._leans = _arrow_leans(board, plan)
        links = Counter(place for link in board.links for place in link.places)
        # The start's name finds its place first, then those of the best joined cities.
        self._order = sorted(links, key=lambda place: (plan.ranks[place], -links[place], place))

    def plate(self, plate: LinkPlate) -> dict[int, Label]:
        """The names of one plate by the number of their place; what finds no room is for a closer one."""
        shown = [place for place in self._order if self._plan.ranks[place] <= len(plate.sizes)]
        scales = scales_of_plate(plate.scale, [other.scale for other in self._looks.plates])
        names = [self._name(place, plate, scales[-1]) for place in shown]
        closer = [scale / plate.scale for scale in scales]
        ground = self._ground(plate)
        labels = fit_labels(names, ground, closer)
        return {
            place: label
            for place, label in zip(shown, labels, strict=True)
            if label and not _covers(label, ground)
        }

    def _name(self, place: int, plate: LinkPlate, closest: float) -> Name:
        rank = self._plan.ranks[place] - 1
        face = typeface(self._fonts, self._looks.weights[rank])
        size = plate.sizes[rank]
        ink = face.measure(self._names[self._board.places[place].id], size)
        rim = self._plan.radii[place] * closest**DOT_GROWTH
        return Name(ink, size, place, rim, self._leans.get(place, (0.0, 0.0)))

    def _ground(self, plate: LinkPlate) -> Ground:
        """What names must keep clear of at a scale: dots, badges and links."""
        plan, scale = self._plan, plate.scale
        radii = np.array(plan.radii)
        dots = plan.at[: len(radii)]
        if plate.values:
            dots = np.concatenate([dots, plan.badges])
            radii = np.concatenate([radii, np.full(len(plan.badges), self._looks.badge)])
        return Ground(
            dots * scale,
            radii * scale**DOT_GROWTH,
            np.arange(len(radii)) < len(plan.radii),
            trace_curves(plan.curves, scale),
            plan.sheet.width * scale,
            plan.sheet.height * scale,
        )


def _covers(label: Label, ground: Ground) -> bool:
    """Whether a name lies on a dot or a badge, which only a crowded plate brings about."""
    left, top, right, bottom = label.box
    nearest = np.clip(ground.dots, (left, top), (right, bottom))
    return bool((np.hypot(*(ground.dots - nearest).T) < ground.radii).any())


def _arrow_leans(board: LinkMap, plan: LinkPlan) -> dict[int, tuple[float, float]]:
    """For each place beyond the border, the way its arrow points, of length one."""
    leans = {}
    for link, arrow in zip(board.links, plan.arrows, strict=True):
        if arrow is not None:
            angle = np.radians(arrow.angle)
            (place,) = (place for place in link.places if board.places[place].external)
            leans[place] = (float(np.cos(angle)), float(np.sin(angle)))
    return leans
