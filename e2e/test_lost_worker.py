"""Python stops in the middle of a game: the page says so, starts it again, and nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.kept import read_kept_record, view_kept_game
from e2e.table import ADA, BOB, GREEDY, TablePage

pytestmark = pytest.mark.first_visit

KILL_WORKER = """() => document.querySelector('#engine').contentDocument
  .querySelector('script[type=py]').xworker.terminate()"""
WASM = "**/pyodide.asm.wasm"


def lose_worker(page: Page) -> None:
    page.evaluate(KILL_WORKER)
    page.clock.install()


def ask_what_comes_next(page: Page) -> None:
    """Click on the suggested dot; nobody will answer."""
    box = page.locator("[data-suggested] .core").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def skip_time(page: Page) -> None:
    """Pass the time after which a question counts as unanswered."""
    page.clock.fast_forward("00:30")


def test_game_goes_on_where_it_stood(table: TablePage, page: Page) -> None:
    table.start_game([ADA, GREEDY], seed="lost")
    table.ride_until("move")
    kept, view, place = read_kept_record(page), view_kept_game(page), table.train_place(0)
    lines = table.part("log-line").count()
    lose_worker(page)
    ask_what_comes_next(page)
    skip_time(page)
    expect(table.part("boot")).to_contain_text("starting again")
    expect(table.part("refusal")).to_have_attribute("data-code", "engine-lost")
    table.wait_until_still()
    assert (table.phase, table.used_mileposts()) == ("move", 1), "the step asked about is laid"
    table.part("step-clear").click()
    expect(table.part("way-count")).to_have_attribute("data-used", "0")
    assert table.train_place(0) == place
    assert (read_kept_record(page), view_kept_game(page)) == (kept, view)
    assert table.part("log-line").count() == lines
    table.ride_until("purchase", "destination")


def test_decision_that_was_not_answered_is_taken_again(table: TablePage, page: Page) -> None:
    table.start_game([ADA, BOB], seed="lost")
    kept = read_kept_record(page)
    lose_worker(page)
    table.part("primary").click()
    skip_time(page)
    expect(table.part("refusal")).to_have_attribute("data-code", "engine-lost")
    assert read_kept_record(page) == kept
    table.wait_until_still()
    table.roll()
    assert len(read_kept_record(page)["entries"]) == len(kept["entries"]) + 1


def test_who_waited_for_it_too_starts_no_engine_of_their_own(table: TablePage, page: Page) -> None:
    """The Handbook asks as well, behind the decision that is not answered."""
    table.start_game([ADA, BOB], seed="lost")
    kept = read_kept_record(page)
    lose_worker(page)
    table.part("primary").click()
    page.keyboard.press("?")
    expect(table.part("handbook")).to_be_visible()
    skip_time(page)
    expect(table.part("refusal")).to_have_attribute("data-code", "engine-lost")
    page.keyboard.press("Escape")
    table.wait_until_still()
    table.roll()
    assert len(read_kept_record(page)["entries"]) == len(kept["entries"]) + 1


def test_engine_that_cannot_be_fetched_again_is_asked_for_again(
    table: TablePage, page: Page
) -> None:
    table.start_game([ADA, BOB], seed="lost")
    page.route(WASM, lambda route: None)
    lose_worker(page)
    table.part("primary").click()
    skip_time(page)
    expect(table.part("boot")).to_have_attribute("data-stage", "interpreter")
    page.clock.fast_forward("10:00")
    expect(table.part("boot-failure")).to_be_visible()
    page.unroute(WASM)
    table.part("boot-retry").click()
    expect(table.part("refusal")).to_have_attribute("data-code", "engine-lost")
    table.wait_until_still()
    table.roll()
