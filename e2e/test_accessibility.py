"""axe-core finds nothing on any screen or dialog, by day and by night."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from e2e.screens import visit_screens
from e2e.table import TablePage

AXE = Path(__file__).parents[1] / "web/node_modules/axe-core/axe.min.js"
# Land and track are thousands of paths without words or roles: axe would only lose time over them.
AUDIT = """async () => {
  const drawn = ['#backdrop', '#tracks'].filter((id) => document.querySelector(id));
  const { violations } = await axe.run({ exclude: drawn }, { resultTypes: ['violations'] });
  const why = (node) => [...node.any, ...node.all].map((check) => check.message).join('; ');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${why(node)}`));
}"""


def test_axe_finds_no_violation(table: TablePage, page: Page) -> None:
    page.add_script_tag(path=AXE)
    found: dict[str, list[str]] = {}
    for name in visit_screens(table):
        for colours in ("light", "dark"):
            page.emulate_media(color_scheme="light" if colours == "light" else "dark")
            if violations := page.evaluate(AUDIT):
                found[f"{name}, {colours}"] = violations
        page.emulate_media(color_scheme="light")
    assert found == {}
