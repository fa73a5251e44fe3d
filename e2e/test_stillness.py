"""Nothing moves by itself but trains, dice and money: layout shift during play, measured by the browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.table import ADA, Seat, TablePage

WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const what = sources.map(({ node }) => (node?.outerHTML ?? node?.nodeValue ?? '').slice(0, 120));
      window.shifts.push({ value, hadRecentInput, what });
    }
  }).observe({ type: 'layout-shift' });
}"""


@pytest.mark.same_page
def test_nothing_shifts_while_bots_play_and_a_person_rides(table: TablePage, page: Page) -> None:
    """Ada rides and buys, two bots answer; what an input of hers moved at once may move, but little."""
    table.start_game([ADA, Seat("Grace", "greedy"), Seat("Bill", "greedy")], "7", {"deals": False})
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH)
    for _ in range(2):
        table.ride_until("move", "purchase", "sale")
        if table.phase == "move":
            table.tap_suggested_dot()
        table.ride_until("purchase", "sale")
        table.choose_first("deed-")
    table.ride_until("move")
    page.wait_for_timeout(300)
    shifts: list[dict[str, Any]] = page.evaluate("window.shifts")
    assert [shift for shift in shifts if not shift["hadRecentInput"]] == []
    assert sum(shift["value"] for shift in shifts) < 0.01
