"""The boot: it works, it says what has failed, and it can be tried again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import PATIENCE
from e2e.site import SUB_PATH
from roundhouse import worker
from roundhouse.build.rehearsal import digests, rehearse
from roundhouse.cli.serve import find_page

pytestmark = pytest.mark.first_visit

WASM = "**/pyodide.asm.wasm"
ASK = """text => document.querySelector('#engine').contentDocument
  .querySelector('script[type=py]').xworker.sync.handle(text)"""
IS_READY = "performance.getEntriesByName('engine-ready').length > 0"


def test_browser_plays_the_fixed_games_like_cpython(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_function(IS_READY)
    played = rehearse(lambda text: str(page.evaluate(ASK, text)))
    assert digests(played) == digests(rehearse(worker.handle))


# Which names are seen, and in which scale the map is drawn.
LOOK = """() => ({
  names: [...document.querySelectorAll('#labels .names')].findIndex((one) => one.checkVisibility()),
  scale: Number(getComputedStyle(document.querySelector('#map')).getPropertyValue('--scale')),
})"""
WINDOWS = [(1440, 900), (1366, 500), (1024, 768), (740, 360), (620, 560), (700, 900), (360, 740)]


def see_map(page: Page, window: tuple[int, int]) -> dict[str, float]:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    # the table hears of another size once that has been laid out
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    looks: dict[str, float] = page.evaluate(LOOK)
    return looks


def test_map_is_there_before_any_script_and_stays_as_it_is(page: Page, address: str) -> None:
    """What the style sheet works out from the window is what the table then says."""
    page.route("**/*.js", lambda route: route.abort())
    page.goto(address)
    expect(page.locator("svg#map")).to_be_visible()
    before = {window: see_map(page, window) for window in WINDOWS}
    page.unroute("**/*.js")
    page.goto(address)
    expect(page.locator("svg#map[data-names]")).to_be_visible()
    after = {window: see_map(page, window) for window in WINDOWS}
    for window, looks in before.items():
        assert looks["names"] == after[window]["names"], window
        # held upright the form takes more of the window than what stands there before it
        if window[0] > window[1]:
            assert looks["scale"] == pytest.approx(after[window]["scale"], rel=0.002), window


def test_hanging_download_is_named_and_tried_again(page: Page, address: str) -> None:
    # The clock stands in for `performance` too, so the page is asked by what it shows.
    page.clock.install()
    page.route(WASM, lambda route: None)
    page.goto(f"{address}?victory=250000")
    progress = page.get_by_test_id("boot")
    expect(progress).to_have_attribute("data-stage", "interpreter", timeout=PATIENCE)
    page.clock.fast_forward("10:00")
    failure = page.get_by_test_id("boot-failure")
    expect(failure).to_have_attribute("data-stage", "interpreter")
    page.unroute(WASM)
    page.get_by_test_id("boot-retry").click()
    expect(progress).to_be_visible()
    expect(progress).to_be_hidden(timeout=PATIENCE)
    expect(failure).to_be_hidden()
    expect(page.get_by_test_id("option-victory_amount")).to_have_value("250000")


def test_map_of_another_edition_is_not_played_on(page: Page, address: str) -> None:
    """The picture of one build and the engine of another: what is drawn would not be what is so."""

    def alter(route: Route) -> None:
        scene = route.fetch().json()
        route.fulfill(json={**scene, "hash": "0" * 16})

    page.route("**/maps/usa/scene.json", alter)
    page.goto(address)
    failure = page.get_by_test_id("boot-failure")
    expect(failure).to_have_attribute("data-stage", "hello")
    expect(page.get_by_test_id("start")).to_be_disabled()


WRONG: dict[str, Any] = {"status": 404, "body": "not found", "content_type": "text/html"}


def read_file(route: Route) -> bytes:
    """What is asked for, from its folder: a route that asks the host may be taken away meanwhile."""
    _, path = urlsplit(route.request.url).path.split(SUB_PATH, maxsplit=1)
    return (find_page() / path).read_bytes()


def half(route: Route) -> None:
    """The line has broken in the middle, and nobody says so."""
    body = read_file(route)
    route.fulfill(body=body[: len(body) // 2], content_type="application/octet-stream")


def by_a_wrong_type(route: Route) -> None:
    """The whole file, as a host gives it that has never heard of such."""
    route.fulfill(body=read_file(route), content_type="text/plain")


def lost(route: Route) -> None:
    route.fulfill(**WRONG)


def another_page(route: Route) -> None:
    """Some hosts give their own page for whatever they have not got."""
    route.fulfill(body="<html>", content_type="text/html")


@pytest.mark.parametrize(
    ("file", "answer", "told"),
    [
        ("pyodide.asm.wasm", half, "Fetching the game"),
        ("pyodide.asm.wasm", another_page, "Fetching the game"),
        ("pyodide.asm.mjs", lost, "Fetching the game"),
        ("pyodide.asm.mjs", by_a_wrong_type, "Fetching the game"),
        ("*.mjs", by_a_wrong_type, "its files did not arrive"),
        ("python_stdlib.zip", lost, "Fetching the game"),
        ("python_stdlib.zip", half, "Fetching the game"),
        ("engine.zip", lost, "Fetching the game"),
        ("engine.zip", half, "Fetching the game"),
    ],
)
def test_broken_file_is_named_and_tried_again(
    context: BrowserContext, address: str, file: str, answer: Callable[[Route], None], told: str
) -> None:
    """A host that has lost a file, or gives something else for it: the page may report errors."""
    page = context.new_page()
    page.clock.install()
    page.route(f"**/{file}", answer)
    page.goto(address)
    failure = page.get_by_test_id("boot-failure")
    page.locator("[data-testid=boot][data-stage=interpreter]").or_(failure).wait_for()
    # What fails is seen at once, what hangs when its time is over.
    page.clock.run_for(1_000)
    page.clock.fast_forward("10:00")
    expect(failure).to_contain_text(told)
    page.unroute(f"**/{file}")
    page.get_by_test_id("boot-retry").click()
    expect(failure).to_be_hidden()
    expect(page.get_by_test_id("start")).to_be_enabled()


def test_webassembly_by_a_wrong_type_is_taken_as_what_it_is(page: Page, address: str) -> None:
    """Some hosts have never heard of it; browsers insist."""
    page.route(WASM, by_a_wrong_type)
    page.goto(address)
    page.wait_for_function(IS_READY)


# In every document and every frame: neither the page nor PyScript may start one.
NO_WORKERS = "Worker = function () { throw new DOMException('blocked', 'SecurityError'); };"


def test_place_without_workers_is_told_of(context: BrowserContext, address: str) -> None:
    """Nor is Python looked for anywhere else, as PyScript would by itself."""
    context.add_init_script(NO_WORKERS)
    page = context.new_page()
    page.goto(address)
    failure = page.get_by_test_id("boot-failure")
    expect(failure).to_have_attribute("data-stage", "runtime")
    expect(failure).to_contain_text("a tab of its own")
    expect(page.get_by_test_id("boot-retry")).to_be_enabled()


@pytest.mark.parametrize("file", ["assets/main-*.js", "scene.json"])
def test_page_whose_own_code_does_not_come_shows_a_way_on(
    context: BrowserContext, address: str, file: str
) -> None:
    page = context.new_page()
    page.route(f"**/{file}", lambda route: route.fulfill(**WRONG))
    page.goto(address)
    late = page.get_by_test_id("page-late")
    expect(late).to_be_visible()
    page.unroute(f"**/{file}")
    late.get_by_role("link").click()
    expect(page.get_by_test_id("start")).to_be_enabled()
