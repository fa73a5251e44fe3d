"""Without a connection, and from one edition to the next: what was once here works, and is never mixed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.daily.games import GAME, LOST, code_on, finished

from e2e.conftest import AT_ONCE, DESK, PATIENCE
from e2e.dailies import set_clock
from e2e.editions import ASSETS, SECOND, kept_files, make_second_edition
from e2e.kept import IS_HEAP_KEPT, IS_KEPT, read_kept_record, wait_for_answer
from e2e.site import SUB_PATH, Site, open_site
from e2e.table import ADA, BOB, TablePage
from e2e.test_saved_games import export_game, offer_file, open_games
from roundhouse.app.codes import write_code
from roundhouse.app.daily import code_of
from roundhouse.cli.serve import find_page

LOOK_FOR_NEWER = "navigator.serviceWorker.ready.then((registration) => registration.update())"
# For whoever installs the page, or puts a game into a page of their own.
FOR_OTHERS = ("icons/", "screenshots/", "embed.js", "embedding.html", "posters/", "assets/example-")
LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"


@pytest.fixture
def site() -> Iterator[Site]:
    """The page on a server of its own, which can be stopped."""
    with open_site() as site:
        yield site


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser in which the page may have its service worker."""
    context = browser.new_context(**DESK)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    yield context
    context.close()


def open_table(context: BrowserContext, site: Site) -> TablePage:
    """A table whose page has been kept."""
    table = TablePage(context.new_page(), site.origin + SUB_PATH)
    table.open()
    table.page.wait_for_function(IS_KEPT)
    return table


# What checks things from outside, kept when all else is.
IS_CHECKING_KEPT = """async () => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith('roundhouse-later'));
  return name !== undefined && (await (await caches.open(name)).keys()).length > 0;
}"""
IS_PYSCRIPT = "document.querySelector('iframe#engine') !== null"
# One byte in the middle is another, and all that is said of it the same.
DAMAGE = """async () => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith('roundhouse-heap'));
  const cache = await caches.open(name);
  const [address] = await cache.keys();
  const kept = await cache.match(address);
  const bytes = new Uint8Array(await kept.arrayBuffer());
  bytes[bytes.length >> 1] ^= 1;
  await cache.put(address, new Response(bytes, { headers: kept.headers }));
}"""


def loaded_editions(page: Page) -> set[str]:
    """Which editions the files of a page came from."""
    names: list[str] = page.evaluate(LOADED)
    return {
        "second" if f"/{SECOND}/" in name or f"/{ASSETS}/" in name else "first"
        for name in names
        if "/edition-" in name or "/assets" in name
    }


def test_all_that_a_table_needs_is_listed() -> None:
    page = find_page()
    files = {str(entry["url"]): entry for entry in kept_files(page)}
    built = {
        path.relative_to(page).as_posix()
        for path in page.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }
    left_out = {name for name in built - files.keys() if not name.startswith(FOR_OTHERS)}
    assert {Path(name).name for name in left_out} == {"sw.js", "pydantic.zip"}
    (wasm,) = (name for name in files if name.endswith("pyodide.asm.wasm"))
    assert files[wasm]["revision"] is None, "the runtime is known by the name of its folder"
    assert all(entry["integrity"] for entry in files.values())
    assert len({entry["integrity"] for entry in files.values()}) == len(files), "all are different"
    assert (page / ".nojekyll").exists()


def test_everything_works_with_the_server_stopped(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    publish(site, tmp_path)
    set_clock(context, LOST)
    table = open_table(context, site)
    page = table.page
    wait_for_answer(page, IS_CHECKING_KEPT)
    page.reload()  # the very first visit has asked for leaderboards before they could be kept
    table.wait_for_engine()
    see_published(table)
    site.stop()
    table.open("?lang=pseudo&from=a-link")
    expect(table.part("start")).not_to_have_text("Start the game")
    table.open()
    table.start_game([ADA, BOB], seed="offline")
    table.ride_until("move")
    record = export_game(table)
    table.ride_leg()
    page.keyboard.press("?")
    expect(table.part("handbook-C-21")).to_be_attached()
    page.reload()
    table.wait_for_engine()
    table.continue_game()
    table.wait_until_still()
    assert table.phase != "move"
    open_games(table)
    offer_file(table, json.dumps(record).encode())
    expect(table.part("games-dialog")).to_have_count(0)
    table.wait_until_still()
    assert table.phase == "move", "as it was when the file was written"
    take_part_in_daily(table)


def publish(site: Site, folder: Path) -> None:
    """The site's owner publishes a result of the day."""
    entries = [{"code": write_code(code_of(*finished(LOST, "isadora"), "Blaise"))}]
    file = {"format": 1, "game": GAME, "date": LOST, "entries": entries}
    (folder / f"{LOST}.json").write_text(json.dumps(file), encoding="utf-8")
    site.show(folder, f"{SUB_PATH}leaderboard/{GAME}/")


def see_published(table: TablePage) -> None:
    table.part("daily-open").click()
    rows = table.part("standing")
    expect(rows.filter(has_text="Blaise")).to_have_attribute("data-from", "site")


def take_part_in_daily(table: TablePage) -> None:
    """See what was published, take in a friend's result, then begin the attempt that counts."""
    table.clear_away()
    see_published(table)
    table.part("daily-code").fill(code_on(LOST, "Grace"))
    table.part("daily-take").click()
    expect(table.part("daily-added")).to_be_visible()
    expect(table.part("standing").filter(has_text="Grace")).to_have_attribute("data-from", "taken")
    table.part("daily-name").fill("Ada")
    table.part("daily-play").click()
    table.wait_until_still()
    expect(table.part("daily-note")).to_have_attribute("data-counted", "true")


def test_newer_edition_is_offered_and_the_game_goes_on_in_it(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    table = open_table(context, site)
    page = table.page
    table.start_game([ADA, BOB], seed="editions")
    table.ride_until("move")
    site.show(make_second_edition(find_page(), tmp_path / "second"))
    page.evaluate(LOOK_FOR_NEWER)
    expect(table.part("edition")).to_have_attribute("data-news", "offered")
    page.reload()
    table.wait_for_engine()
    assert loaded_editions(page) == {"first"}, "nobody has asked for the newer one"
    table.continue_game()
    table.wait_until_still()
    kept = read_kept_record(page)
    with page.expect_navigation():
        table.part("edition-take").click()
    table.wait_for_engine()
    table.wait_until_still()
    assert loaded_editions(page) == {"second"}
    assert (table.phase, read_kept_record(page)) == ("move", kept)
    table.ride_leg()


# An edition was to be kept, and nothing has come of it.
GAVE_UP = """async () => (await caches.keys()).some((name) => name.startsWith('workbox-precache'))
  && !(await navigator.serviceWorker.getRegistration())"""
BEGUN_LATER = (
    "() => caches.keys().then((all) => all.some((name) => name.startsWith('roundhouse-later')))"
)
SIZE_KEPT_LATER = """async () => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith('roundhouse-later'));
  if (!name) return null;
  const cache = await caches.open(name);
  const [address] = await cache.keys();
  const kept = address && (await cache.match(address));
  return kept ? (await kept.arrayBuffer()).byteLength : null;
}"""

ASK_RESULTS = "fetch('leaderboard/results.json', { cache: 'no-cache' }).then((got) => got.text())"
ARE_RESULTS_KEPT = "() => caches.match(new URL('leaderboard/results.json', document.baseURI))"


def test_half_a_file_is_never_kept_for_the_whole(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A line breaks in the middle without the server saying so; the next visit makes up for it."""
    folder = tmp_path / "halves"
    shutil.copytree(find_page(), folder)
    (graph,) = folder.glob("assets/graph-*.js")
    (checking,) = folder.rglob("pydantic.zip")
    graph_whole, checking_whole = graph.read_bytes(), checking.read_bytes()
    graph.write_bytes(graph_whole[:1_000])
    checking.write_bytes(checking_whole[:1_000])
    site.show(folder)
    table = TablePage(context.new_page(), site.origin + SUB_PATH)
    table.open()
    wait_for_answer(table.page, GAVE_UP)
    graph.write_bytes(graph_whole)
    table.open()
    table.page.wait_for_function(IS_KEPT)
    wait_for_answer(table.page, BEGUN_LATER)
    checking.write_bytes(checking_whole)
    table.open()
    assert wait_for_answer(table.page, SIZE_KEPT_LATER) == len(checking_whole)
    results = folder / "leaderboard" / "results.json"
    results.parent.mkdir()
    results.write_text('{"entries": []}', encoding="utf-8")
    table.page.evaluate(ASK_RESULTS)
    wait_for_answer(table.page, ARE_RESULTS_KEPT)
    results.write_text('{"entries": [', encoding="utf-8")
    table.page.evaluate(ASK_RESULTS)
    site.stop()
    assert table.page.evaluate(ASK_RESULTS) == '{"entries": []}'


def test_copy_in_a_folder_of_another_copy_is_left_alone(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Two copies on one origin, one below the other: each keeps its own files."""
    site.show(find_page(), "/")
    open_table(context, site)
    above = context.new_page()
    above.goto(f"{site.origin}/")
    above.wait_for_function(IS_KEPT)
    caches: list[str] = above.evaluate("caches.keys()")
    kept = [name for name in caches if name.startswith("workbox-precache")]
    assert len(kept) == 2
    site.show(make_second_edition(find_page(), tmp_path / "second"), "/")
    above.evaluate(LOOK_FOR_NEWER)
    with above.expect_navigation():
        above.get_by_test_id("edition-take").click()
    site.stop()
    table = TablePage(context.new_page(), site.origin + SUB_PATH)
    table.open()
    assert loaded_editions(table.page) == {"first"}


def test_python_starts_from_its_kept_memory_unless_that_is_damaged(
    context: BrowserContext, site: Site
) -> None:
    page = open_table(context, site).page
    assert page.evaluate(IS_PYSCRIPT)
    page.wait_for_function(IS_HEAP_KEPT)
    table = TablePage(page, site.origin + SUB_PATH)
    table.open()
    assert not page.evaluate(IS_PYSCRIPT)
    table.start_game([ADA, BOB], seed="heap")
    table.ride_until("move")
    table.ride_leg()
    page.evaluate(DAMAGE)
    table.open()
    assert page.evaluate(IS_PYSCRIPT)
    assert not page.evaluate(IS_HEAP_KEPT), "it is made anew, and not tried again"
    table.continue_game()
