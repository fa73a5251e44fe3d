"""The table under a finger: a whole trip with a purchase, on a phone held either way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import open_table
from e2e.table import ADA, BOB
from e2e.test_stillness import WATCH

# With this seed Ada arrives first, and can buy there.
RIVALS = "29"
UPRIGHT: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
ON_ITS_SIDE: dict[str, Any] = {**UPRIGHT, "viewport": {"width": 740, "height": 360}}
# What is wider than the window, and how much room the list of a decision leaves to its rows.
MEASURE = """() => ({
  beyond: document.documentElement.scrollWidth - window.innerWidth,
  list: document.querySelector('.decision')?.clientHeight ?? 0,
})"""
TOP = "() => Math.round(document.querySelector('.panel').getBoundingClientRect().top)"


@pytest.mark.parametrize("device", [UPRIGHT, ON_ITS_SIDE], indirect=True)
def test_trip_with_a_purchase_by_touch(page: Page, address: str) -> None:
    table = open_table(page, address, touch=True)
    table.start_game([ADA, BOB], RIVALS)
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH)
    tops = set()
    while (phase := table.phase) != "purchase":
        expect(table.part("primary")).to_be_in_viewport(ratio=1)
        match phase:
            case "destination" | "roll":
                tops.add(page.evaluate(TOP))
                table.roll()
            case "region":
                table.choose_first("region-")
            case "move":
                tops.add(page.evaluate(TOP))
                table.walk_leg()
    assert len(tops) == 1, "the map keeps its size from roll to leg"
    page.wait_for_timeout(300)
    jumps = page.evaluate("window.shifts.filter(({ value }) => value > 0.005)")
    assert jumps == [], "sheet, buttons and map stay where they are, whatever is to be decided"
    room = page.evaluate(MEASURE)["list"]
    assert room >= 72
    # looking something up costs the decision no room afterwards
    for test_id in ("sheet", "tab-railroads", "sheet"):
        table.part(test_id).tap()
    assert page.evaluate(MEASURE)["list"] == room
    table.buy("GMO")
    assert page.evaluate(MEASURE)["beyond"] == 0

    # players and log share the panel with the one button
    table.part("sheet").tap()
    table.part("tab-table").tap()
    expect(table.part("seat-0-deeds").locator("[data-railroad=GMO]")).to_be_visible()
    for seat in (0, 1):
        expect(table.part(f"seat-{seat}-cash")).to_be_in_viewport()
    expect(table.part("primary")).to_be_in_viewport(ratio=1)
    table.part("sheet").tap()
    expect(table.part("log")).to_be_hidden()


@pytest.mark.parametrize("device", [ON_ITS_SIDE], indirect=True)
def test_everything_is_in_reach_on_its_side(page: Page, address: str) -> None:
    """What does not fit can be scrolled to, and nothing covers it there."""
    table = open_table(page, address, touch=True)
    for test_id in ("setup-name-0", "add-seat", "preset-house", "start"):
        table.part(test_id).tap()
        if test_id == "add-seat":
            table.part("setup-kind-2").select_option("greedy")
    table.wait_until_still()
    table.ride_until("purchase")
    table.part("wares").locator("button").last.scroll_into_view_if_needed()
    expect(table.part("wares").locator("button").last).to_be_in_viewport()
    table.part("settings").tap()
    dialog = table.part("settings-dialog")
    dialog.get_by_test_id("keys-off").tap()
    expect(dialog.get_by_test_id("setting-keys")).to_have_attribute("data-value", "off")
    dialog.get_by_test_id("close").tap()
    expect(dialog).to_be_hidden()
