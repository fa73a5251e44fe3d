"""Where the browser refuses all storage, as in a frame of another site: the game goes on in memory."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.table import ADA, BOB, TablePage

# In every document and every frame, before any code of ours.
BLOCK = """
const refuse = () => { throw new DOMException('blocked', 'SecurityError'); };
IDBFactory.prototype.open = refuse;
LockManager.prototype.request = async () => refuse();
Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
"""


def test_game_is_played_in_memory(table: TablePage) -> None:
    table.page.add_init_script(BLOCK)
    table.page.reload()
    table.start_game([ADA, BOB], seed="memory")
    expect(table.part("memory")).to_be_visible()
    table.ride_until("move")
