"""Where things are: nothing covers or cuts off anything, measured in the page with the font it ships."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.table import ADA, GREEDY, TablePage

# Two visible buttons that share more than a pixel's edge. Below a bar that stays while the rest is
# scrolled there is always something.
FIND_OVERLAPS = """() => {
  const top = document.querySelector('dialog[open]') ?? document;
  const buttons = [...top.querySelectorAll('button, input, select, summary')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
  });
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const frame = up.getBoundingClientRect();
      left = Math.max(left, frame.left); right = Math.min(right, frame.right);
      top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom);
    }
    return { left, top, right, bottom };
  };
  const stays = (element) => {
    for (let up = element; up; up = up.parentElement) {
      if (getComputedStyle(up).position === 'sticky') return true;
    }
    return false;
  };
  const found = [];
  buttons.forEach((one, index) => {
    for (const other of buttons.slice(index + 1)) {
      if (one.contains(other) || stays(one) !== stays(other)) continue;
      const [a, b] = [shown(one), shown(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push([one, other].map((e) => e.outerHTML.slice(0, 160)));
    }
  });
  return found;
}"""
# Texts wider than the box that shows them, where what is wider is hidden.
FIND_CLIPPED = """() => [...document.querySelectorAll('button, h1, h2, h3, p, dt, dd, li, label, span')]
  .filter((element) => element.checkVisibility() && element.textContent.trim()
    && !element.closest('.unseen') && getComputedStyle(element).display !== 'inline')
  .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
    && getComputedStyle(element).overflowX !== 'visible'
    && getComputedStyle(element).textOverflow !== 'ellipsis')
  .map((element) => element.outerHTML.slice(0, 160))"""
# Cities are circles, mileposts the places that one path goes to.
MEASURE_DOTS = """() => {
  const spots = [...document.querySelectorAll('#map #dots circle[id^=p]')]
    .map((city) => [city.cx.baseVal.value, city.cy.baseVal.value]);
  for (const dots of document.querySelectorAll('#map #dots .rim path')) {
    for (const [, x, y] of dots.getAttribute('d').matchAll(/M(\\S+) (\\S+)h0/g)) spots.push([x, y]);
  }
  const drawn = document.querySelector('#world').getScreenCTM();
  return spots.map(([x, y]) => {
    const spot = new DOMPoint(x, y).matrixTransform(drawn);
    return [spot.x, spot.y];
  });
}"""
SIZES = [(1440, 900), (1024, 768), (360, 740)]


@pytest.mark.same_page
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_covers_or_cuts_off_anything(
    table: TablePage, page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    table.fill_setup([ADA, GREEDY], "7", {})
    check_layout(page)
    table.part("start").click()
    table.wait_until_still()
    for phase in ("destination", "roll", "move", "purchase"):
        table.ride_until(phase)
        check_layout(page)
        if phase == "move":
            table.tap_suggested_dot()
            check_layout(page)
    if table.part("sheet").is_visible():
        table.part("sheet").click()
        check_layout(page)
    table.open_menu("games")
    check_layout(page)


def check_layout(page: Page) -> None:
    # what counts is what has been painted
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate(FIND_OVERLAPS) == []
    assert page.evaluate(FIND_CLIPPED) == []
    across = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert across[0] <= across[1]


@pytest.mark.same_page
def test_dots_keep_their_distance(table: TablePage, page: Page) -> None:
    """At the overview in a window of 1440 by 900: 6 px at least, 9 px for nine in ten."""
    dots = page.evaluate(MEASURE_DOTS)
    nearest = sorted(
        min(((x - a) ** 2 + (y - b) ** 2) ** 0.5 for j, (a, b) in enumerate(dots) if j != i)
        for i, (x, y) in enumerate(dots)
    )
    assert len(dots) > 500
    assert nearest[0] >= 6
    assert nearest[len(nearest) // 10] >= 9
