"""The map of another game is long in coming, or never comes: nobody has to wait for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.kept import wait_for_answer
from e2e.table import ADA, BOB, Seat, TablePage

MAP = "**/maps/russia/*"
CODE = "**/assets/siberia-*.js"
# `read` is kept once a map has been read.
WATCH_READING = """() => {
  const { json } = Response.prototype;
  Response.prototype.json = function () {
    window.read = json.call(this);
    return window.read;
  };
}"""
# What follows from it at once has been done by the next task.
IS_READ = """async () => {
  if (!window.read) return false;
  await window.read;
  await new Promise((resolve) => setTimeout(resolve));
  return true;
}"""


class LateMap:
    """The map of Russia, or what belongs to it, which is asked for and does not come yet."""

    def __init__(self, page: Page, what: str = MAP) -> None:
        self._page = page
        self._what = what
        self._asked: list[Route] = []
        page.route(what, self._hold)

    def _hold(self, route: Route) -> None:
        self._asked.append(route)

    def come(self) -> None:
        """All who have asked for it get it, and so do all who ask from now on."""
        for route in self._asked:
            route.continue_()
        self._page.unroute(self._what)


def test_map_that_comes_late_is_not_laid_on_the_game_turned_to_since(table: TablePage) -> None:
    page = table.page
    page.evaluate(WATCH_READING)
    late = LateMap(page)
    with page.expect_request(MAP):
        table.part("game-siberia").click()
    table.part("game-coast").click()
    late.come()
    wait_for_answer(page, IS_READ)
    expect(table.part("game-coast")).to_have_attribute("aria-pressed", "true")


def test_map_that_does_not_come_can_be_given_up_and_asked_for_again(table: TablePage) -> None:
    page = table.page
    page.evaluate(WATCH_READING)
    late = LateMap(page)
    table.part("game-siberia").click()
    expect(table.part("toast")).to_contain_text("on its way")
    table.part("toast-act").click()
    expect(table.part("toast")).to_have_count(0)
    expect(table.part("refusal")).to_have_count(0)
    late.come()
    wait_for_answer(page, IS_READ)
    expect(table.part("game-coast")).to_have_attribute("aria-pressed", "true")
    table.choose_game("siberia")


def test_map_asked_for_twice_is_given_up_at_once(table: TablePage) -> None:
    page = table.page
    page.evaluate(WATCH_READING)
    late = LateMap(page)
    with page.expect_request(MAP):
        table.part("game-siberia").dblclick()
    table.part("toast-act").click()
    expect(table.part("toast")).to_have_count(0)
    late.come()
    wait_for_answer(page, IS_READ)
    expect(table.part("game-coast")).to_have_attribute("aria-pressed", "true")


# a clock of its own is the whole browser's
@pytest.mark.first_visit
@pytest.mark.parametrize("instead", ["game-coast", "start"])
def test_nobody_is_told_of_a_map_that_is_not_wanted_any_more(
    table: TablePage, instead: str
) -> None:
    table.fill_setup([ADA, BOB], "here", {})
    late = LateMap(table.page)
    table.page.clock.install()
    with table.page.expect_request(MAP):
        table.part("game-siberia").click()
    table.part(instead).click()
    if instead == "start":
        table.wait_until_still()
    table.page.clock.run_for(3_000)
    expect(table.part("toast")).to_have_count(0)
    table.page.clock.run_for(60_000)
    expect(table.part("refusal")).to_have_count(0)
    late.come()


def test_saved_game_is_given_up_while_its_map_does_not_come(table: TablePage) -> None:
    """The table is free again, and the game stays saved."""
    page = table.page
    table.start_game([ADA, BOB, Seat("Cyd")], game="siberia", seed="late")
    table.open_menu("new-game")
    table.choose_game("coast")
    table.start_game([ADA, BOB], seed="here")
    page.reload()
    late = LateMap(page)
    table.wait_for_engine()
    table.continue_game()
    table.open_menu("games")
    table.part("game-continue").click()
    expect(table.part("toast")).to_contain_text("on its way")
    table.part("toast-act").click()
    table.wait_until_still()
    table.roll()
    late.come()
    table.open_menu("games")
    table.part("game-continue").click()
    expect(table.page.locator("body")).to_have_attribute("data-phase", "auction")


# a clock of its own is the whole browser's
@pytest.mark.first_visit
@pytest.mark.parametrize("what", [MAP, CODE])
def test_map_that_never_comes_is_waited_for_a_minute_at_most(table: TablePage, what: str) -> None:
    late = LateMap(table.page, what)
    table.page.clock.install()
    with table.page.expect_request(what):
        table.part("game-siberia").click()
    table.page.clock.fast_forward("01:00")
    expect(table.part("refusal")).to_have_attribute("data-code", "map-not-fetched")
    late.come()
    table.choose_game("siberia")
