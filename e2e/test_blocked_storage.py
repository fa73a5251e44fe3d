"""Where the browser refuses all storage, as in a frame of another site: the game goes on in memory."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.kept import read_kept_record
from e2e.table import ADA, BOB, TablePage

# In every document and every frame, before any code of ours.
BLOCK = """
const refuse = () => { throw new DOMException('blocked', 'SecurityError'); };
IDBFactory.prototype.open = refuse;
LockManager.prototype.request = async () => refuse();
Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
"""


def test_storage_cleared_in_the_middle_of_a_game(table: TablePage) -> None:
    """With the next decision the whole game is kept again."""
    page = table.page
    table.start_game([ADA, BOB], seed="cleared")
    table.roll()
    played = read_kept_record(page)["entries"]
    origin = page.evaluate("location.origin")
    browser = page.context.new_cdp_session(page)
    browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    table.ride_until("move")
    expect(table.part("watching")).to_have_count(0)
    expect(table.part("memory")).to_have_count(0)
    kept = read_kept_record(page)["entries"]
    assert kept[: len(played)] == played
    assert len(kept) > len(played)
    page.reload()
    table.wait_for_engine()
    table.continue_game()
    assert table.phase == "move"


def test_game_is_played_in_memory(table: TablePage) -> None:
    table.page.add_init_script(BLOCK)
    table.page.reload()
    table.start_game([ADA, BOB], seed="memory")
    expect(table.part("memory")).to_be_visible()
    table.ride_until("move")
    table.page.evaluate("location.hash = '#board=somebodys'")
    table.part("part-cancel").click()
    assert table.phase == "move", "a link asks before it parts with what is kept nowhere"
