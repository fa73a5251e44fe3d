"""axe-core finds nothing on any screen or dialog, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import open_table
from e2e.screens import OVER_THE_TABLE, looked_up, opened, sit_down, visit_screens
from e2e.table import TablePage
from e2e.test_touch import UPRIGHT

AXE = Path(__file__).parents[1] / "web/node_modules/axe-core/axe.min.js"
# Land and track are thousands of paths without words or roles, and every row of the Payoff Chart is
# as the first ones: axe would only lose time over them, as over a table that lies under a dialog.
AUDIT = """async (rules) => {
  const drawn = ['#backdrop', '#regions', '#tracks', '.chart tbody tr:nth-child(n + 3)'];
  const exclude = drawn.filter((part) => document.querySelector(part));
  const within = document.querySelector('dialog[open]') ?? document;
  const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  const { violations } = await axe.run({ include: within, exclude }, options);
  const why = (node) => [...node.any, ...node.all].map((check) => check.message).join('; ');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${why(node)}`));
}"""
ON_A_PHONE = ("payoff-chart", "handbook", "settings", "menu")


def audit(page: Page, names: Iterator[str]) -> dict[str, list[str]]:
    """What axe finds on the screens: everything by day, and by night what is about colours."""
    found: dict[str, list[str]] = {}
    for name in names:
        found[f"{name}, light"] = page.evaluate(AUDIT)
        page.emulate_media(color_scheme="dark")
        found[f"{name}, dark"] = page.evaluate(AUDIT, ["color-contrast"])
        page.emulate_media(color_scheme="light")
    return {name: violations for name, violations in found.items() if violations}


def visit_on_a_phone(table: TablePage) -> Iterator[str]:
    """The screens that are set out differently where there is little room."""
    yield "start"
    sit_down(table, "move")
    yield "move"
    for name in ON_A_PHONE:
        with opened(table, OVER_THE_TABLE[name]):
            yield name
    for tab in ("railroads", "cities"):
        with looked_up(table, tab):
            yield tab
    table.part("sheet").click()
    yield "table"


def test_axe_finds_no_violation(table: TablePage, page: Page) -> None:
    page.add_script_tag(path=AXE)
    assert audit(page, visit_screens(table)) == {}


@pytest.mark.parametrize("device", [UPRIGHT], indirect=True)
def test_axe_finds_no_violation_on_a_phone(page: Page, address: str) -> None:
    table = open_table(page, address, touch=True)
    page.add_script_tag(path=AXE)
    assert audit(page, visit_on_a_phone(table)) == {}
