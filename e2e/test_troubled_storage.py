"""A store that fails for a while: the game goes on, and all of it is kept as soon as that can be done."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.kept import count_kept_games, read_kept_record, view_kept_game
from e2e.table import ADA, BOB, TablePage
from e2e.troubles import HOLD_STORE, break_store, come_back, install_troubles, mend_store

# The write comes through, and whoever waits for it hears the opposite.
DENY_NEXT_WRITE = """() => {
  const real = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    IDBObjectStore.prototype.put = real;
    queueMicrotask(() => this.transaction.dispatchEvent(new Event('abort')));
    return real.apply(this, given);
  };
}"""

TELL_OF_DELETING = """() => {
  const real = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...given) {
    console.log('asked to delete');
    return real.apply(this, given);
  };
}"""

OPEN_NEWER = """() => new Promise((resolve) => {
  const path = new URL('.', document.baseURI).pathname;
  const opening = indexedDB.open(`roundhouse:${path}`, 99);
  opening.onsuccess = () => resolve(opening.result.close());
})"""


@pytest.fixture
def table(table: TablePage) -> TablePage:
    install_troubles(table.page)
    return table


@pytest.fixture
def neighbour(context: BrowserContext, address: str) -> Iterator[Page]:
    """Another tab at the same store, with nothing of ours in it."""
    page = context.new_page()
    page.goto(f"{address}licences.txt")
    yield page
    page.close()


def expect_all_kept(table: TablePage) -> None:
    """What is kept is the game as it is shown, to the last line."""
    page = table.page
    expect(table.part("memory")).to_have_count(0)
    assert view_kept_game(page)["phase"] == table.phase
    told, cash = table.part("log-line").all_text_contents(), [table.cash(0), table.cash(1)]
    page.reload()
    table.wait_for_engine()
    table.continue_game()
    table.wait_until_still()
    assert table.part("log-line").all_text_contents() == told
    assert [table.cash(0), table.cash(1)] == cash


def test_all_is_kept_once_there_is_room_again(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="full")
    kept = read_kept_record(table.page)["entries"]
    break_store(table.page)
    table.roll()
    expect(table.part("memory")).to_be_visible()
    table.ride_until("move")
    table.part("memory-dismiss").click()
    assert read_kept_record(table.page)["entries"] == kept
    mend_store(table.page)
    table.ride_leg()
    expect_all_kept(table)


def test_game_that_could_not_be_kept_from_the_start_is_kept_later(table: TablePage) -> None:
    break_store(table.page)
    table.start_game([ADA, BOB], seed="full")
    expect(table.part("memory")).to_be_visible()
    table.roll()
    mend_store(table.page)
    table.roll()
    expect_all_kept(table)


def test_who_has_made_room_and_comes_back_finds_the_game_kept(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="full")
    break_store(table.page, after=1)
    table.roll()
    expect(table.part("memory")).to_be_visible()
    come_back(table.page)
    table.part("memory-dismiss").click()
    mend_store(table.page)
    come_back(table.page)
    table.open_menu("new-game")
    expect(table.part("setup")).to_be_visible()
    table.continue_game()
    expect_all_kept(table)


def test_write_that_failed_only_to_hear_of_is_not_taken_for_another_s(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="denied")
    table.page.evaluate(DENY_NEXT_WRITE)
    table.roll()
    expect(table.part("memory")).to_be_visible()
    table.roll()
    expect(table.part("watching")).to_have_count(0)
    expect_all_kept(table)


# a clock of its own is the whole browser's
@pytest.mark.first_visit
def test_silent_store_holds_nobody_up_for_ever(table: TablePage, neighbour: Page) -> None:
    table.start_game([ADA, BOB], seed="full")
    neighbour.evaluate(HOLD_STORE)
    table.page.clock.install()
    table.part("primary").click()
    table.page.clock.fast_forward("00:10")
    expect(table.part("memory")).to_be_visible()
    table.wait_until_still()
    table.roll()
    neighbour.evaluate("letGo()")
    expect(table.part("memory")).to_have_count(0)
    assert view_kept_game(table.page)["phase"] == table.phase
    assert len(read_kept_record(table.page)["entries"]) == 2


def test_database_that_a_newer_page_has_taken_ends_no_game(
    table: TablePage, neighbour: Page
) -> None:
    table.start_game([ADA, BOB], seed="newer")
    neighbour.evaluate(OPEN_NEWER)
    table.roll()
    expect(table.part("memory")).to_be_visible()
    table.ride_until("move")
    with table.page.expect_download():
        table.part("memory-export").click()


def test_saved_game_that_cannot_be_read_leaves_the_other_one_as_it_is(table: TablePage) -> None:
    """The engine has read it when its entries fail to come once more."""
    table.start_game([ADA, BOB], seed="one")
    table.ride_until("move")
    table.open_menu("new-game")
    table.start_game([ADA, BOB], seed="two")
    table.open_menu("games")
    table.part("game-continue").wait_for()
    break_store(table.page, "getAll", after=1)
    table.part("game-continue").click()
    expect(table.part("broken-save")).to_be_visible()
    mend_store(table.page)
    table.wait_until_still()
    table.roll()
    kept = read_kept_record(table.page)
    assert (kept["header"]["seed"], len(kept["entries"])) == ("two", 1)
    expect_all_kept(table)


# a clock of its own is the whole browser's
@pytest.mark.first_visit
def test_deleted_game_is_offered_until_it_is_back(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="one")
    table.open_menu("new-game")
    table.part("games").click()
    table.part("game-delete").click()
    expect(table.part("game-row")).to_have_count(0)
    break_store(table.page)
    table.page.clock.install()
    table.part("toast-act").click()
    expect(table.part("import-error")).to_have_attribute("data-code", "store-refused")
    expect(table.part("toast")).to_contain_text("could not be put back")
    table.page.clock.run_for(60_000)
    mend_store(table.page)
    table.part("toast-act").click()
    expect(table.part("game-row")).to_have_count(1)
    expect(table.part("import-error")).to_have_count(0)
    assert count_kept_games(table.page) == 1


# a clock of its own is the whole browser's
@pytest.mark.first_visit
def test_game_is_not_deleted_behind_the_back_of_who_was_told_the_opposite(
    table: TablePage, neighbour: Page
) -> None:
    """A store that answers later has nothing left to do; deleted then, the game could not be put back."""
    table.start_game([ADA, BOB], seed="one")
    table.open_menu("new-game")
    table.part("games").click()
    table.part("game-row").wait_for()
    neighbour.evaluate(HOLD_STORE)
    table.page.clock.install()
    with table.page.expect_event("console", lambda message: message.text == "asked to delete"):
        table.page.evaluate(TELL_OF_DELETING)
        table.part("game-delete").click()
    table.page.clock.fast_forward("00:10")
    expect(table.part("import-error")).to_have_attribute("data-code", "store-refused")
    neighbour.evaluate("letGo()")
    assert count_kept_games(table.page) == 1
