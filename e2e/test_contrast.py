"""The contrast of what is written and drawn on the map, by the page's own colours, day and night.

With `-s` it prints the table: each thing, and the ground from which it stands out least.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Page

from e2e.contrast import Source, contrast, lay_over, read_colours
from e2e.table import TablePage

# WCAG 2.2: text (1.4.3), and what must be seen to understand a drawing (1.4.11)
TEXT = 4.5
DRAWN = 3.0

SEATS = ("crimson", "azure", "forest", "amber", "violet", "slate")
STANDINGS = ("own", "rival", "established")
PAPER: Source = (".probes .standing-rival .face", "stroke")

# A copy of the overlay's own elements for each state: they need only exist to have their colours.
ADD_PROBES = """([seats, standings]) => {
  const add = (into, kind, classes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', kind);
    element.setAttribute('class', classes);
    element.style.animation = 'none';
    return into.appendChild(element);
  };
  const world = add(document.querySelector('#overlay'), 'g', 'probes');
  for (const seat of seats) {
    for (const standing of standings) {
      const ground = add(world, 'g', `ground ground-owned standing-${standing} seat-${seat}`);
      for (const part of ['outline', 'dashes']) add(ground, 'path', part);
      const plate = add(world, 'g', `plate standing-${standing} seat-${seat}`);
      for (const part of ['edge', 'face']) add(plate, 'text', part);
    }
    const way = add(world, 'g', `way way-draft seat-${seat}`);
    for (const part of ['under', 'stripe', 'thread']) add(way, 'path', part);
    const badge = add(world, 'g', `badge badge-home seat-${seat}`);
    add(badge, 'path', 'wall');
    add(badge, 'text', '');
  }
  for (const kind of ['ridden', 'advice']) {
    const way = add(world, 'g', `way way-${kind} seat-${seats[0]}`);
    for (const part of ['under', 'stripe']) add(way, 'path', part);
  }
  const lit = add(world, 'g', 'ground ground-lit standing-unowned');
  add(lit, 'path', 'outline');
  add(lit, 'path', 'glow');
  const glass = add(document.querySelector('#glass'), 'g', 'probes');
  for (const kind of ['next', 'far']) {
    const dot = add(glass, 'g', `target target-${kind} highlighted`);
    for (const part of ['core', 'ring-edge', 'ring']) add(dot, 'circle', part);
  }
  add(add(glass, 'g', 'looked-up'), 'circle', '');
}"""
REMOVE_PROBES = "document.querySelectorAll('.probes').forEach((probes) => probes.remove())"


class Row(NamedTuple):
    """A thing, the grounds it lies on, and how far it must stand out from every one of them."""

    thing: str
    source: Source
    grounds: dict[str, Source]
    least: float


def grounds_of(page: Page) -> tuple[dict[str, Source], dict[str, Source]]:
    """The regions' tints, and what lies around them."""
    regions = page.locator("#regions .region").evaluate_all(
        "all => all.map((one) => one.dataset.id)"
    )
    tints: dict[str, Source] = {
        region: (f"#regions .region[data-id='{region}']", "fill") for region in regions
    }
    around: dict[str, Source] = {
        "land": ("#backdrop .land", "fill"),
        "lake": ("#regions .lake", "fill"),
        "water": ("#stage", "backgroundColor"),
    }
    return tints, around


def list_rows(page: Page) -> Iterator[Row]:
    """All that is written and drawn on the map and means something."""
    tints, around = grounds_of(page)
    yield Row("name of a city", ("#labels .label", "fill"), tints | around, TEXT)
    drawn = {
        "legal dot": ".target-next .core",
        "far dot": ".target-far .core",
        "ring of the keys": ".ring",
        "ring of a place": ".looked-up circle",
        "advice": ".way-advice .stripe",
        "ridden": ".way-ridden .stripe",
        "band of a line that is meant": ".ground-lit .outline",
        "old rate kept": ".standing-established .outline",
    }
    for thing, selector in drawn.items():
        yield Row(thing, (f".probes {selector}", "stroke"), tints, DRAWN)
    railroads = page.locator("#tracks [data-railroad]")
    for railroad in railroads.evaluate_all("all => all.map((one) => one.dataset.railroad)"):
        yield Row(f"line {railroad}", (f"#tracks .rr-{railroad} .section", "stroke"), tints, DRAWN)
        mark = f"#marks .mark.rr-{railroad}"
        yield Row(f"mark {railroad}", (mark, "fill"), tints | {"paper": (mark, "stroke")}, TEXT)
    for seat in SEATS:
        yield from list_rows_of_seat(seat, tints)


def list_rows_of_seat(seat: str, tints: dict[str, Source]) -> Iterator[Row]:
    """A player's lines, way and marks; letters lie on plates of their own."""
    yield Row(f"line of {seat}", (f".probes .seat-{seat} .dashes", "stroke"), tints, DRAWN)
    yield Row(f"way of {seat}", (f".probes .way-draft.seat-{seat} .stripe", "stroke"), tints, DRAWN)
    wall = (f".probes .badge.seat-{seat} .wall", "fill")
    yield Row(f"house of {seat}", wall, tints, DRAWN)
    letter = (f".probes .badge.seat-{seat} text", "fill")
    yield Row(f"letter in the house of {seat}", letter, {"wall": wall}, TEXT)
    for standing in STANDINGS:
        face = f".probes .plate.standing-{standing}.seat-{seat} .face"
        yield Row(f"plate of {seat}, {standing}", (face, "fill"), {"plate": (face, "stroke")}, TEXT)


def measure(page: Page, rows: list[Row]) -> Iterator[tuple[Row, str, float]]:
    """Each row with the ground it stands out from least, and how far that is."""
    sources = {row.thing: row.source for row in rows}
    for row in rows:
        sources |= {f"{row.thing} on {name}": source for name, source in row.grounds.items()}
    colours = read_colours(page, sources)
    for row in rows:
        found = {}
        for name in row.grounds:
            ground = colours[f"{row.thing} on {name}"]
            found[name] = contrast(lay_over(colours[row.thing], ground), ground[:3])
        worst = min(found, key=lambda name: found[name])
        yield row, worst, found[worst]


@pytest.mark.same_page
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_on_the_map_stands_out(
    table: TablePage, page: Page, scheme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=scheme)
    page.evaluate(ADD_PROBES, [SEATS, STANDINGS])
    rows = list(list_rows(page))
    assert len({row.thing for row in rows}) == len(rows)
    measured = list(measure(page, rows))
    page.evaluate(REMOVE_PROBES)
    faint = []
    for row, ground, found in measured:
        line = f"{row.thing:32} on {ground:14} {found:5.2f}, at least {row.least}"
        print(line)
        if found < row.least:
            faint.append(line)
    assert faint == []
