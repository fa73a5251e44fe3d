"""The table without a mouse: a whole trip by keys, which keys there are, and what a reader is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.table import ADA, BOB, GREEDY, TablePage

# With this seed Ada arrives first, and can buy there.
RIVALS = "29"
# With this one Ada rolls for a destination, then for her first leg.
TRIP = "7"
# No page of ours has more stops for the Tab key than that between two things.
MOST_STOPS = 90
PRESS = """(init) => (document.activeElement ?? document.body).dispatchEvent(
  new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))"""
HAS_FOCUS = "id => document.activeElement?.closest(`[data-testid^=${id}]`) !== null"


# While money is counted a card's net worth is never less than the cash beside it.
WATCH_WORTH = """() => {
  window.short = [];
  const shown = (what) => Number(document.querySelector(`[data-testid=seat-0-${what}]`)?.dataset[what]);
  new MutationObserver(() => {
    if (shown('worth') < shown('cash')) window.short.push([shown('worth'), shown('cash')]);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


class Hands:
    """Somebody with a keyboard only."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def go_to(self, test_id: str) -> None:
        """Press Tab until something has the focus."""
        for _ in range(MOST_STOPS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(HAS_FOCUS, test_id):
                return
        raise AssertionError(f"Tab does not come to {test_id}")

    def press_on(self, test_id: str, key: str = "Enter") -> None:
        self.go_to(test_id)
        self.page.keyboard.press(key)

    def write(self, test_id: str, text: str) -> None:
        self.go_to(test_id)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def press_raw(self, key: str, code: str, **more: bool | int) -> None:
        """A key as a layout, an input method or a modifier gives it."""
        self.page.evaluate(PRESS, {"key": key, "code": code, **more})


@pytest.fixture
def hands(page: Page) -> Hands:
    return Hands(page)


def told(table: TablePage, words: str) -> None:
    """What a screen reader hears contains `words`, a pattern."""
    expect(table.page.locator("#announcements")).to_have_text(re.compile(words))


def test_trip_with_a_purchase_by_keys_alone(page: Page, address: str, hands: Hands) -> None:
    """From the start page on, at the calm pace: Escape skips what moves."""
    table = TablePage(page, address)
    table.open()
    hands.write("setup-name-0", "Ada")
    hands.go_to("setup-kind-1")
    page.keyboard.press("Home")
    hands.press_on("options")
    hands.write("seed", RIVALS)
    hands.press_on("start")
    table.skip_motion()
    page.evaluate(WATCH_WORTH)
    while (phase := table.phase) != "purchase":
        assert phase in ("destination", "region", "roll", "move")
        if phase == "move":
            table.walk_leg_with_keys()
        elif phase == "region":
            hands.press_on("region-")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("r")
        table.skip_motion()
    hands.press_on("deed-GMO")
    expect(table.part("primary")).to_contain_text("GM&O")
    page.keyboard.press("Enter")
    expect(table.part("seat-0-deeds").locator("[data-railroad=GMO]")).to_be_visible()
    table.skip_motion()
    assert page.evaluate("window.short") == []
    page.keyboard.press("a")
    expect(table.part("auto-route")).to_have_attribute("aria-pressed", "true")


@pytest.mark.same_page
def test_undo_by_key(table: TablePage, page: Page) -> None:
    """Steps first, then decisions; what rolled dice have closed stays."""
    table.start_game([ADA, BOB], RIVALS)
    table.ride_until("move")
    for _ in range(2):
        used = table.used_mileposts()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(table.part("way-count")).not_to_have_attribute("data-used", str(used))
        table.wait_until_still()
    for used in (1, 0):
        page.keyboard.press("u")
        expect(table.part("way-count")).to_have_attribute("data-used", str(used))
    table.ride_until("purchase")
    table.press("pass")
    assert table.phase != "purchase"
    page.keyboard.press("u")
    expect(page.locator("body")).to_have_attribute("data-phase", "purchase")


@pytest.mark.same_page
def test_single_keys_are_heeded_nowhere_else(table: TablePage, page: Page, hands: Hands) -> None:
    body = page.locator("body")
    table.part("setup-name-0").focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("rau?")
    expect(table.part("setup-name-0")).to_have_value("rau?")
    table.start_game([ADA, BOB], TRIP)
    expect(body).to_have_attribute("data-phase", "destination")
    for modifier in ("ctrlKey", "metaKey", "altKey", "shiftKey"):
        hands.press_raw("R" if modifier == "shiftKey" else "r", "KeyR", **{modifier: True})
    for key in ("y", "Backspace", "x"):
        page.keyboard.press(key)
    page.locator("#stage").focus()
    hands.press_on("settings")
    expect(table.part("settings-dialog")).to_be_visible()
    expect(table.part("keys-list")).to_contain_text("auto-route")
    for key in ("r", "a"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    expect(table.part("settings-dialog")).to_be_hidden()
    expect(table.part("settings")).to_be_focused()
    assert table.phase == "destination"
    expect(table.part("auto-route")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("?")
    expect(table.part("handbook")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.part("handbook")).to_be_hidden()
    page.keyboard.press("r")
    expect(body).to_have_attribute("data-phase", "roll")


@pytest.mark.same_page
def test_single_keys_can_be_switched_off(table: TablePage, page: Page) -> None:
    table.start_game([ADA, BOB], TRIP)
    table.choose_setting("keys", "off")
    page.locator("#stage").focus()
    page.keyboard.press("r")
    page.keyboard.press("a")
    expect(table.part("auto-route")).to_have_attribute("aria-pressed", "false")
    assert table.phase == "destination"
    page.keyboard.press("Enter")
    expect(page.locator("body")).to_have_attribute("data-phase", "roll")
    table.choose_setting("keys", "on")


@pytest.mark.same_page
def test_other_layouts(table: TablePage, page: Page, hands: Hands) -> None:
    """Korean by its letters and through an input method; where R is another Latin letter, that counts."""
    body = page.locator("body")
    table.start_game([ADA, BOB], TRIP)
    hands.press_raw("p", "KeyR")
    assert table.phase == "destination"
    hands.press_raw("ㄱ", "KeyR")
    expect(body).to_have_attribute("data-phase", "roll")
    hands.press_raw("Process", "KeyR", isComposing=True, keyCode=229)
    expect(body).to_have_attribute("data-phase", "move")


@pytest.mark.same_page
def test_escape_closes_what_lies_on_top(table: TablePage, page: Page) -> None:
    table.start_game([ADA, BOB], RIVALS)
    table.ride_until("move")
    table.tap_suggested_dot()
    used = table.used_mileposts()
    page.keyboard.press("ArrowLeft")
    highlighted = page.locator(".target.highlighted")
    expect(highlighted).to_have_count(1)
    stage = page.locator("#stage")
    expect(stage).to_be_focused()
    expect(stage).to_have_attribute(
        "aria-activedescendant", highlighted.get_attribute("id") or "none"
    )
    page.keyboard.press("Escape")
    expect(highlighted).to_have_count(0)
    assert table.used_mileposts() == used


def test_first_stop_leads_past_the_map(table: TablePage, page: Page) -> None:
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#panel') !== null")


@pytest.mark.same_page
def test_what_a_reader_is_told(table: TablePage, page: Page) -> None:
    table.start_game([ADA, GREEDY], TRIP)
    told(table, "home is .+ Ada, roll for where")
    page.keyboard.press("r")
    told(table, r"Ada is to carry passengers to .+ Ada, roll the dice\.")
    page.keyboard.press("r")
    told(table, r"^Rolled \d and \d\. \d+ mileposts\. Legal: [A-Z][^,]+(, [^,]+)*\.$")
    page.keyboard.press("ArrowRight")
    told(table, r"^[A-Z].+: .+, (no fee|fee \$\d+,000)( and .+)?\.( Suggested\.)?$")
    page.keyboard.press("Enter")
    told(table, r"\d+ mileposts? left\. Legal: ")
    table.ride_leg()
    # the bot's whole turn comes together, then what is up to Ada
    told(table, r"Grace rides .+ Ada, roll the dice\.$")
