"""Words: every one from a message, names as they were typed, readable by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import open_table
from e2e.table import ADA, GREEDY, Seat, TablePage

MARKUP = "<img src=x onerror=a()>"
DIALOGS = {
    "games": "games-dialog",
    "share-link": "share-dialog",
    "problem-report": "report-dialog",
    "about-open": "about",
    "settings-open": "settings-dialog",
}
# A message that is missing shows as its id, in text or in what a screen reader is told.
FIND_IDS = r"""() => {
  const looksLikeId = (text) => /^[a-z]+(-[a-z_0-9]+)+$/.test(text.trim());
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement.closest('style, script')) continue;
    if (looksLikeId(texts.currentNode.data)) found.push(texts.currentNode.data.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const value = element.getAttribute(name);
      if (value && looksLikeId(value)) found.push(value);
    }
  }
  return found;
}"""
READ_INK = """(element) => {
  const paint = (colour) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const light = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
  };
  let ground = element;
  while (/^(rgba\\(.*, 0\\)|transparent)$/.test(getComputedStyle(ground).backgroundColor)) {
    ground = ground.parentElement;
  }
  return [paint(getComputedStyle(element).color), paint(getComputedStyle(ground).backgroundColor)];
}"""


@pytest.mark.same_page
def test_names_are_text(table: TablePage, page: Page) -> None:
    page.evaluate("() => { window.a = () => { window.fooled = true } }")
    table.start_game([Seat(MARKUP), GREEDY], "7")
    table.ride_until("purchase")
    expect(table.part("seat-0")).to_contain_text(MARKUP)
    assert MARKUP in table.log("arrived")[0]
    expect(page.locator("img")).to_have_count(0)
    assert page.evaluate("window.fooled") is None


def test_nothing_is_said_by_its_id(page: Page, address: str) -> None:
    """In the pseudo-locale, which is a third longer, on the narrowest phone."""
    page.set_viewport_size({"width": 360, "height": 740})
    table = open_table(page, address, "?lang=pseudo")
    table.fill_setup([ADA, GREEDY], "7", {})
    check_words(page)
    table.part("start").click()
    table.wait_until_still()
    for phase in ("destination", "roll", "move", "purchase"):
        table.ride_until(phase)
        check_words(page)
    table.part("sheet").click()
    check_words(page)
    for item, dialog in DIALOGS.items():
        table.open_menu(item)
        expect(table.part(dialog)).to_be_visible()
        check_words(page)
        page.keyboard.press("Escape")
        expect(table.part(dialog)).to_be_hidden()
    expect(table.part("start").or_(table.part("primary"))).to_contain_text("~")


def test_longer_words_push_nothing_out_of_reach(table: TablePage, page: Page) -> None:
    """A decision that needs more room slides the tables down: they still can be read to their end."""
    table.open("?lang=pseudo")
    table.start_game([ADA, GREEDY], "7")
    table.ride_until("move")
    page.set_viewport_size({"width": 1024, "height": 768})
    table.part("tab-railroads").click()
    last = page.locator(".tab-railroads [data-testid^=open-]").last
    last.focus()
    page.locator(".tab-railroads").evaluate("element => element.scrollTo(0, element.scrollHeight)")
    expect(last).to_be_in_viewport(ratio=1)
    expect(page.locator(".whose").first).to_be_in_viewport(ratio=1)


def check_words(page: Page) -> None:
    assert page.evaluate(FIND_IDS) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.same_page
def test_day_and_night(table: TablePage, page: Page) -> None:
    table.start_game([ADA, GREEDY], "7")
    ground = {}
    for theme in ("light", "dark"):
        table.choose_setting("theme", theme)
        for part in (page.get_by_test_id("sentence"), page.locator("#panel h2").first):
            ink, paper = part.evaluate(READ_INK)
            contrast = (max(ink, paper) + 0.05) / (min(ink, paper) + 0.05)
            assert contrast >= 4.5, (theme, contrast)
            ground[theme] = paper
    assert abs(ground["light"] - ground["dark"]) > 0.3
    table.choose_setting("theme", "auto")
