"""The engine dies, or another tab goes, just when something else is under way."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import open_table
from e2e.kept import read_kept_record
from e2e.table import ADA, BOB, GREEDY, TablePage
from e2e.wire import Wire


@pytest.fixture
def wire(page: Page) -> Wire:
    return Wire(page)


@pytest.fixture
def table(wire: Wire, page: Page, address: str) -> TablePage:
    return open_table(page, address)


def test_engine_dies_of_auto_route_and_the_next_one_of_the_game(
    wire: Wire, table: TablePage
) -> None:
    """Nobody is asked for a third one until somebody wants it; that one goes on by itself."""
    table.start_game([ADA, GREEDY], seed="lost")
    table.ride_until("move")
    kept = read_kept_record(table.page)["entries"]
    wire.kill_by("advise")
    wire.kill_by("load")
    table.part("auto-route").click()
    expect(table.part("boot-failure")).to_be_visible()
    assert read_kept_record(table.page)["entries"] == kept
    table.part("boot-retry").click()
    expect(table.part("auto-route")).to_have_attribute("aria-pressed", "true")
    table.page.locator("[data-testid=log] [data-kind=moved]").first.wait_for()
    table.wait_until_still()
    assert read_kept_record(table.page)["entries"][: len(kept)] == kept


def test_engine_dies_as_a_saved_game_is_opened(wire: Wire, table: TablePage) -> None:
    """It is asked for the game twice: to see what it is, and once this tab alone may write it."""
    table.start_game([ADA, BOB], seed="lost")
    table.roll()
    table.open_menu("new-game")
    wire.kill_by("load", 2)
    table.continue_game()
    expect(table.part("refusal")).to_have_attribute("data-code", "engine-lost")
    expect(table.part("broken-save")).to_have_count(0)
    table.wait_until_still()
    table.roll()


def test_engine_dies_of_a_question_while_a_bot_moves(wire: Wire, table: TablePage) -> None:
    """What is still to be seen of the bot is seen to its end, and said once."""
    table.start_game([ADA, GREEDY], seed="lost")
    table.ride_until("purchase")
    table.choose_setting("speed", "calm")
    wire.kill_by("statistics")
    table.part("pass").click()
    table.page.locator("[data-testid=log] [data-kind=rolled]").nth(1).wait_for()
    table.open_menu("statistics-open")
    table.part("boot").wait_for()
    table.page.keyboard.press("Escape")
    table.skip_motion()
    told = table.part("log-line").all_text_contents()
    table.page.reload()
    table.wait_for_engine()
    table.continue_game()
    assert table.part("log-line").all_text_contents() == told


def test_game_is_left_while_it_is_taken_over(
    wire: Wire, table: TablePage, context: BrowserContext
) -> None:
    first = open_table(context.new_page(), table.address)
    first.start_game([ADA, BOB], seed="lost")
    first.roll()
    table.page.reload()
    table.wait_for_engine()
    table.continue_game()
    expect(table.part("watching")).to_be_visible()
    wire.hold("load")
    first.page.close()
    wire.wait_until_held()
    table.open_menu("new-game")
    wire.release()
    table.part("setup-handbook").click()
    expect(table.part("handbook-pages")).to_be_visible()
    expect(table.page.locator("body")).to_have_attribute("data-screen", "setup")
    expect(table.part("continue")).to_be_attached()
