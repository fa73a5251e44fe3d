"""The boot: it works, it says what has failed, and it can be tried again."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from roundhouse import worker
from roundhouse.build.rehearsal import rehearse

WASM = "**/pyodide.asm.wasm"
ASK = """text => document.querySelector('#engine').contentDocument
  .querySelector('script[type=py]').xworker.sync.handle(text)"""
IS_READY = "performance.getEntriesByName('engine-ready').length > 0"


def test_browser_plays_the_fixed_game_like_cpython(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_function(IS_READY)
    played = rehearse(lambda text: str(page.evaluate(ASK, text)))
    assert json.loads(played)["digest"] == json.loads(rehearse(worker.handle))["digest"]


def test_map_is_there_before_any_script(page: Page, address: str) -> None:
    page.route("**/*.js", Route.abort)
    page.goto(address)
    expect(page.locator("svg#map")).to_be_visible()


def test_hanging_download_is_named_and_tried_again(page: Page, address: str) -> None:
    page.clock.install()
    page.route(WASM, lambda route: None)
    page.goto(address)
    page.wait_for_function("performance.getEntriesByName('boot-interpreter').length > 0")
    page.clock.fast_forward("10:00")
    retry = page.get_by_test_id("boot-retry")
    expect(retry).to_be_visible()
    page.unroute(WASM)
    page.clock.resume()
    retry.click()
    page.wait_for_function(IS_READY)
