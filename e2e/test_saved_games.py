"""Games that are kept: the list of them, files that go out and come in, and a store that is full."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, expect

from e2e.kept import read_kept_record
from e2e.table import ADA, BOB, TablePage
from roundhouse.core.record import digest, without_digest

Json = dict[str, Any]

# What the store answers when the disk is full.
FULL_DISK = """() => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
}"""


def open_games(table: TablePage) -> None:
    table.part("menu").click()
    table.part("games").click()
    expect(table.part("game-row").first).to_be_visible()


def export_game(table: TablePage) -> Json:
    """The file that the menu saves, read again."""
    table.part("menu").click()
    with table.page.expect_download() as download:
        table.part("export").click()
    assert download.value.suggested_filename.startswith("roundhouse-coast-")
    record: Json = json.loads(Path(download.value.path()).read_text())
    return record


def offer_file(table: TablePage, content: bytes) -> None:
    file = FilePayload(name="game.json", mimeType="application/json", buffer=content)
    table.part("import-input").set_input_files(file)


def test_game_goes_out_as_a_file_and_comes_in_as_another(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="file")
    table.ride_until("purchase")
    cash = table.cash(0)
    record = export_game(table)
    assert record["digest"] == digest(without_digest(record))
    assert record["entries"] == read_kept_record(table.page)["entries"]
    table.press("pass")
    open_games(table)
    offer_file(table, json.dumps(record).encode())
    expect(table.part("games-dialog")).to_have_count(0)
    table.wait_until_still()
    assert (table.phase, table.cash(0)) == ("purchase", cash)
    open_games(table)
    expect(table.part("game-row")).to_have_count(2)


def sealed(record: Json) -> bytes:
    """A record with a digest that fits what was done to it."""
    return json.dumps({**record, "digest": digest(without_digest(record))}).encode()


def with_header(record: Json, **changes: Any) -> Json:
    return {**record, "header": {**record["header"], **changes}}


BROKEN: dict[str, Callable[[Json], bytes]] = {
    "not-json": lambda record: b"roundhouse",
    "record-truncated": lambda record: json.dumps(record).encode()[:-100],
    "record-foreign": lambda record: b'{"name": "some-package", "version": "1.0.0"}',
    "record-altered": lambda record: json.dumps(with_header(record, seed="8")).encode(),
    "record-newer": lambda record: json.dumps(with_header(record, format=2)).encode(),
    "record-not-genuine": lambda record: sealed(with_header(record, seed="8")),
    "unknown-game": lambda record: sealed(with_header(record, game="coats")),
    "rules-version-unknown": lambda record: sealed(with_header(record, rules_version=99)),
    "map-differs": lambda record: sealed(with_header(record, map_hash="0" * 16)),
    "record-too-large": lambda record: b"[" + b" " * 5_000_000,
}


def test_broken_files_say_what_is_wrong_and_change_nothing(
    table: TablePage, tmp_path: Path
) -> None:
    table.start_game([ADA, BOB], seed="7")
    table.ride_until("move")
    record = export_game(table)
    open_games(table)
    said = set()
    for code, spoil in BROKEN.items():
        offer_file(table, spoil(record))
        fault = table.page.locator(f"[data-testid=import-error][data-code={code}]")
        expect(fault).to_be_visible()
        said.add(fault.inner_text())
    huge = tmp_path / "huge.json"
    huge.write_bytes(b"{" + b" " * 50_000_000)
    table.part("import-input").set_input_files(huge)
    fault = table.page.locator("[data-testid=import-error][data-code=file-too-large]")
    expect(fault).to_contain_text("50 MB")
    assert len(said) == len(BROKEN), "each has words of its own"
    expect(table.part("game-row")).to_have_count(1)
    table.page.keyboard.press("Escape")
    assert read_kept_record(table.page)["entries"] == record["entries"]
    table.ride_leg()


def test_deleted_game_can_be_put_back(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="one")
    table.part("menu").click()
    table.part("new-game").click()
    table.start_game([ADA, BOB], seed="two")
    open_games(table)
    expect(table.part("game-row")).to_have_count(2)
    table.page.locator("[data-testid=game-delete]:enabled").click()
    expect(table.part("game-row")).to_have_count(1)
    table.part("toast-act").click()
    expect(table.part("game-row")).to_have_count(2)
    table.part("game-continue").click()
    table.wait_until_still()
    assert read_kept_record(table.page)["header"]["seed"] == "two", "looking changes nothing"
    table.roll()
    assert read_kept_record(table.page)["header"]["seed"] == "one"


def test_full_disk_says_so_once_and_the_game_goes_on(table: TablePage) -> None:
    table.start_game([ADA, BOB], seed="full")
    table.page.evaluate(FULL_DISK)
    table.roll()
    expect(table.part("memory")).to_be_visible()
    with table.page.expect_download():
        table.part("memory-export").click()
    table.part("memory-dismiss").click()
    table.ride_until("move")
    table.ride_leg()
    expect(table.part("memory")).to_have_count(0)
    table.part("menu").click()
    table.part("new-game").click()
    table.part("part-cancel").click()
    assert table.phase != "setup", "what would be lost is asked for first"
