"""What a device is set to: applied at once, kept, and heeded everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import open_table
from e2e.table import ADA, BOB, GREEDY, TablePage

SETTINGS = ("assistance", "theme", "motion", "speed", "sound", "autozoom", "keys")


def open_settings(table: TablePage) -> None:
    table.part("settings").click()
    expect(table.part("settings-dialog")).to_be_visible()


def root_attribute(page: Page, name: str) -> str | None:
    value: str | None = page.evaluate("name => document.documentElement.dataset[name]", name)
    return value


def test_every_setting_is_kept(table: TablePage, page: Page) -> None:
    chosen = {}
    open_settings(table)
    for name in SETTINGS:
        last = table.part(f"setting-{name}").locator("input").last
        last.check()
        chosen[name] = last.get_attribute("value")
        expect(table.part(f"setting-{name}")).to_have_attribute("data-value", chosen[name] or "")
    assert root_attribute(page, "theme") == "dark"
    assert root_attribute(page, "motion") == "reduced"
    page.keyboard.press("Escape")
    expect(table.part("settings-dialog")).to_be_hidden()
    expect(table.part("settings")).to_be_focused()

    # the tests' own wish for the pace comes again with every page
    table.open()
    table.open_menu("settings-open")
    for name in SETTINGS:
        expect(table.part(f"setting-{name}")).to_have_attribute("data-value", chosen[name] or "")
    assert root_attribute(page, "theme") == "dark"


def test_motion_of_the_device_and_of_the_settings(table: TablePage, page: Page) -> None:
    page.evaluate("document.getElementById('still').remove()")
    root = page.locator("html")
    page.emulate_media(reduced_motion="reduce")
    expect(root).to_have_attribute("data-motion", "reduced")
    table.choose_setting("motion", "full")
    expect(root).to_have_attribute("data-motion", "full")
    table.start_game([ADA, GREEDY], "7")
    table.ride_until("move")
    halo = page.locator(".target.suggested .halo")
    expect(halo).to_have_css("animation-name", "pulse")
    expect(halo).to_have_css("animation-duration", "1.25s")
    table.choose_setting("motion", "reduced")
    expect(halo).to_have_css("animation-duration", "0.001s")


@pytest.mark.same_page
def test_auto_route_ends_with_the_advice(table: TablePage, page: Page) -> None:
    table.start_game([ADA, GREEDY], "7")
    table.press("auto-route")
    assert table.phase != "move"
    expect(table.part("auto-route")).to_have_attribute("aria-pressed", "true")
    table.choose_setting("assistance", "standard")
    table.choose_setting("assistance", "guided")
    expect(table.part("auto-route")).to_have_attribute("aria-pressed", "false")


# Contexts made, and notes started on any of them.
COUNT_NOTES = """(() => {
  window.heard = { contexts: 0, tones: 0, knocks: 0 };
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(...more) { super(...more); window.heard.contexts += 1; }
  };
  for (const [kind, name] of [[OscillatorNode, 'tones'], [AudioBufferSourceNode, 'knocks']]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...more) {
      window.heard[name] += 1;
      return start.apply(this, more);
    };
  }
})()"""


@pytest.mark.parametrize("sound", ["on", "off"])
def test_sounds_are_made_only_where_wanted(page: Page, address: str, sound: str) -> None:
    page.add_init_script(COUNT_NOTES)
    table = open_table(page, address)
    scripts: list[str] = []
    page.on("request", lambda request: scripts.append(request.url))
    table.choose_setting("keys", "off")
    if sound == "on":
        table.choose_setting("sound", "on")
        page.wait_for_function("window.heard.tones > 0")
    table.start_game([ADA, BOB], "7")
    table.ride_until("roll")
    before = page.evaluate("window.heard")
    table.roll()
    if sound == "on":
        page.wait_for_function("count => window.heard.knocks > count", arg=before["knocks"])
        table.ride_until("purchase")
        page.wait_for_function("count => window.heard.tones > count", arg=before["tones"])
        assert page.evaluate("window.heard.contexts") == 1
        assert any("synthesizer" in url for url in scripts)
    else:
        table.ride_until("purchase")
        assert page.evaluate("window.heard") == {"contexts": 0, "tones": 0, "knocks": 0}
        assert not any("synthesizer" in url for url in scripts)
