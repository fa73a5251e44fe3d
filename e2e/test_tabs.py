"""One game, several tabs: one that is closed too early, and a second one that looks on."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from e2e.kept import Engine, Json, read_kept_record
from e2e.table import ADA, GREEDY, TablePage


def test_second_tab_watches_until_the_first_is_gone(
    table: TablePage, context: BrowserContext
) -> None:
    table.start_game([ADA, GREEDY], "7")
    table.roll()
    second = TablePage(context.new_page(), table.address)
    second.open()
    second.continue_game()
    expect(second.part("watching")).to_be_visible()
    expect(second.part("primary")).to_be_disabled()
    expect(second.part("undo")).to_have_count(0)

    table.roll()
    kept = read_kept_record(table.page)["entries"]
    table.page.reload()
    expect(second.part("watching")).to_be_hidden()
    second.wait_until_still()
    assert second.phase == "move"
    second.walk_leg()
    assert read_kept_record(second.page)["entries"][: len(kept)] == kept


def test_game_taken_up_again_and_again_is_still_this_tab_s(table: TablePage) -> None:
    """Its lock, just let go of, is not free for a moment."""
    table.start_game([ADA, GREEDY], "7")
    table.open_menu("new-game")
    table.start_game([ADA, GREEDY], "8")
    table.open_menu("games")
    table.part("game-continue").wait_for()
    press = "document.querySelector('[data-testid=game-continue]').click()"
    table.page.evaluate(f"{press}; {press}; {press}")
    table.wait_until_still()
    expect(table.part("watching")).to_have_count(0)
    expect(table.part("roll-destination").or_(table.part("primary")).first).to_be_enabled()


def test_tab_closed_while_a_bot_moves(page: Page, context: BrowserContext, address: str) -> None:
    """At the calm pace, so that the bot is still on its way when the tab goes."""
    hasty = TablePage(context.new_page(), address)
    hasty.open()
    hasty.fill_setup([GREEDY, ADA], "2", {})
    hasty.part("start").click()
    hasty.page.locator("[data-testid=log] [data-kind=rolled]").first.wait_for()
    assert (hasty.phase, hasty.seat) == ("motion", 0)
    hasty.page.close()

    table = TablePage(page, address)
    table.open()
    kept = read_kept_record(page)
    assert Engine().ask("load", record=kept)["view"]["seat"] == 0
    table.continue_game()
    table.skip_motion()
    assert table.seat == 1
    assert read_kept_record(page)["entries"] == play_bot_here(kept)["entries"]


def play_bot_here(record: Json) -> Json:
    """The record after the bot has done all that is its own to do, on CPython."""
    engine = Engine()
    snapshot = engine.ask("load", record=record)
    while snapshot["view"]["players"][snapshot["view"]["seat"]]["kind"] == "bot":
        snapshot = engine.ask("bot_step", seq=snapshot["seq"], budget=1_000_000)
    played: Json = engine.ask("export")["record"]
    return played
