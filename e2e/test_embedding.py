"""A game in somebody else's page, on another site: what goes between the two, and what does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, FrameLocator, expect
from tests.daily.games import LOST, code_on, finished

from e2e.browser import open_lasting
from e2e.conftest import AT_ONCE, DESK, PATIENCE
from e2e.dailies import keep_attempt, set_clock
from e2e.hosts import HostPage, open_host
from e2e.site import SUB_PATH, Site

ASKING = {"roundhouse": 1, "kind": "wishes"}
# Sent into the frame by the page around it.
JUNK_FROM_HOST: list[Any] = [
    None,
    42,
    "theme=light",
    [],
    {},
    {"roundhouse": 1},
    {"roundhouse": 2, "kind": "wishes", "query": "theme=light"},
    {**ASKING, "query": {"theme": "light"}},
    {**ASKING, "query": "theme=light&" + "x" * 200_000},
    {"notice": "fault", "fault": "no"},
]
EVIL = "theme=<img id=evil src=x onerror=evil()>&lang=../../evil&game=<script>&seats=1e9"
RESULT = {"game": "coast", "rounds": 3, "won": True, "date": None, "code": None}
# Sent out of the frame, or by the page to itself.
JUNK_FROM_FRAME: list[Any] = [
    None,
    {"kind": "result", "detail": RESULT},
    {"roundhouse": 1, "kind": "result", "detail": {**RESULT, "rounds": -1}},
    {"roundhouse": 1, "kind": "result", "detail": {**RESULT, "code": "x" * 5_000}},
    {"roundhouse": 1, "kind": "result", "detail": None},
    {"roundhouse": 1, "kind": "evil", "detail": {"game": "coast"}},
]
SEND = """({ shadowRoot }, messages) => {
  const { contentWindow } = shadowRoot.querySelector('iframe');
  for (const message of messages) contentWindow.postMessage(message, '*');
}"""
SEND_HERE = "(messages) => messages.forEach((one) => window.postMessage(one, '*'))"
SEND_UP = "(messages) => messages.forEach((one) => parent.postMessage(one, '*'))"
MOST_STOPS = 90
TAKE_OUT_AND_PUT_BACK = """(tag) => {
  const { nextSibling, parentNode } = tag;
  tag.remove();
  parentNode.insertBefore(tag, nextSibling);
}"""
# A person is to decide.
OPEN = "body:not([data-phase=motion]) [data-testid=primary]:enabled"


@pytest.fixture
def private(browser: Browser) -> Iterator[BrowserContext]:
    """A private window, which refuses all storage to frames of other sites; nothing may go wrong in it."""
    context = browser.new_context(service_workers="block", **DESK)
    context.set_default_timeout(PATIENCE)
    wrong: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if "Security Policy" in message.text:
            wrong.append(message.text)

    context.on("console", listen)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    yield context
    context.close()
    assert wrong == []


@pytest.fixture
def lasting(browser: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser that keeps things for frames, apart for each site that they are in."""
    with open_lasting(browser, tmp_path / "profile", **DESK) as context:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        set_clock(context, LOST)
        yield context


def see_map(host: HostPage, name: str) -> str:
    """How the map lies, to compare with how it lay."""
    return str(host.frame(name).evaluate("document.getElementById('map').style.transform"))


def wheel_over_map(host: HostPage, name: str, turn: int) -> float:
    """How far the page around has been scrolled by it; a turn below 0 is up, or closer to the map."""
    host.tag(name).evaluate("(tag) => tag.scrollIntoView()")
    box = host.tag(name).bounding_box()
    assert box
    before = host.page.evaluate("scrollY")
    host.page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2)
    # the first one only finds out who scrolls here
    for _ in range(2):
        host.page.mouse.wheel(0, turn)
        host.page.wait_for_timeout(300)
    return float(host.page.evaluate("scrollY") - before)


def leave_by_tab(host: HostPage, name: str) -> bool:
    """Whether the Tab key gets from the first thing in a game to what comes after all of it."""
    host.frame(name).evaluate("document.querySelector('.skip').focus()")
    assert host.page.evaluate("document.activeElement.id") == name
    for _ in range(MOST_STOPS):
        host.page.keyboard.press("Tab")
        if host.page.evaluate("document.activeElement.id") not in (name, ""):
            return True
    return False


def send_junk(host: HostPage, name: str) -> None:
    """From the page into a frame, from the frame to the page, and from the page to itself."""
    host.tag(name).evaluate(SEND, [*JUNK_FROM_HOST, {**ASKING, "query": EVIL}])
    sound = {"roundhouse": 1, "kind": "result", "detail": RESULT}
    host.page.evaluate(SEND_HERE, [*JUNK_FROM_FRAME, sound])
    host.frame(name).evaluate(SEND_UP, JUNK_FROM_FRAME)


def start_and_move(game: FrameLocator) -> None:
    game.get_by_test_id("start").click()
    game.locator(OPEN).click()
    expect(game.get_by_test_id("log-line").nth(2)).to_be_attached()


def test_two_games_in_a_page_that_sends_junk(
    private: BrowserContext, origin: str, tmp_path: Path
) -> None:
    tags = {
        "first": {"seats": "2", "options": "deals = false", "victory": "0250000"},
        "second": {"options": '{"bananas": 1}'},
    }
    with open_host(private, tmp_path, origin, tags) as host:
        first = host.tag("first")
        first.evaluate("({ shadowRoot }) => shadowRoot.querySelector('img').decode()")
        assert len(host.page.frames) == 1, "the game is fetched before it is wanted"
        place = first.bounding_box()
        game = host.start("first", meanwhile={"theme": "dark", "seats": "3"})
        assert first.bounding_box() == place, "something has moved"
        expect(game.locator("html")).to_have_attribute("data-theme", "dark")
        expect(game.get_by_test_id("setup-name-2")).to_be_visible()
        amount = game.get_by_test_id("option-victory_amount")
        expect(amount).to_have_value("250000")
        assert host.wait_until_told("ready", "first") == {"game": "coast"}
        second = host.start("second")
        expect(second.get_by_test_id("wish-refused")).to_have_attribute("data-wish", "options")
        expect(second.get_by_test_id("option-victory_amount")).to_have_value("")

        send_junk(host, "first")
        refusal = game.get_by_test_id("wish-refused")
        expect(refusal).to_contain_text("<script>")
        expect(game.locator("#evil")).to_have_count(0)
        expect(amount).to_have_value("250000")
        host.change("first", "theme", "light")
        expect(game.locator("html")).to_have_attribute("data-theme", "light")
        expect(refusal).to_have_count(0)
        host.change("first", "lang", "pseudo")
        expect(game.get_by_test_id("start")).to_contain_text("~")

        game.get_by_test_id("speed").click(click_count=2)
        start_and_move(game)
        expect(game.get_by_test_id("memory")).to_be_visible()
        game.get_by_test_id("auto-route").click()
        expect(game.locator("body")).not_to_have_attribute("data-phase", "motion")
        told = host.page.evaluate("told.map(({ kind, from }) => `${kind} ${from}`)")
        assert set(told) == {"ready first", "ready second", "move first"}
        told = host.page.evaluate("told.flatMap(({ detail }) => detail.entries ?? [])")
        assert told == list(range(1, len(told) + 1)), "every decision is told of, and nothing else"


def test_what_is_kept_goes_on_and_is_told(
    lasting: BrowserContext, origin: str, tmp_path: Path
) -> None:
    tags = {"daily": {"mode": "daily", "date": LOST}, "free": {"seats": "human, human"}}
    with open_host(lasting, tmp_path / "page", origin, tags) as host:
        daily = host.start("daily")
        expect(daily.get_by_test_id("daily")).to_have_attribute("data-date", LOST)
        keep_attempt(host.frame("daily"), LOST, left=6)
        daily.get_by_test_id("close").click()
        daily.get_by_test_id("daily-open").click()
        daily.get_by_test_id("daily-go-on").click()
        assert host.wait_until_told("result", "daily") == {
            "game": "coast",
            "rounds": finished(LOST)[1].state.round,
            "won": False,
            "date": LOST,
            "code": code_on(LOST, "Ada"),
        }

        free = host.start("free")
        start_and_move(free)
        expect(free.get_by_test_id("memory")).to_have_count(0)
        host.tag("free").evaluate(TAKE_OUT_AND_PUT_BACK)
        expect(free.locator("body")).to_have_attribute("data-screen", "play")
        expect(free.get_by_test_id("log-line").nth(2)).to_be_attached()

        # the same game in the other frame: there one can only watch
        daily.get_by_test_id("menu").click()
        daily.get_by_test_id("menu-dialog").get_by_test_id("games").click()
        daily.get_by_test_id("game-continue").first.click()
        expect(daily.get_by_test_id("watching")).to_be_visible()
        expect(free.get_by_test_id("watching")).to_have_count(0)

        assert leave_by_tab(host, "free")
        lay = see_map(host, "free")
        assert wheel_over_map(host, "free", 120) > 0
        assert see_map(host, "free") == lay
        host.frame("free").evaluate("document.getElementById('stage').focus()")
        assert wheel_over_map(host, "free", -120) == 0
        assert see_map(host, "free") != lay


def test_a_sandbox_that_is_too_narrow_is_told_of_at_once(
    private: BrowserContext, origin: str, tmp_path: Path
) -> None:
    """A page that frames the game by hand: nothing of it can start, which is said before anybody waits."""
    frame = f'<iframe sandbox="allow-scripts" src="{origin}{SUB_PATH}"></iframe>'
    (tmp_path / "index.html").write_text(f"<!doctype html>{frame}", encoding="utf-8")
    site = Site({"/": tmp_path})
    try:
        page = private.new_page()
        page.goto(site.origin.replace("localhost", "127.0.0.1") + "/")
        game = page.frame_locator("iframe")
        expect(game.get_by_test_id("page-sandboxed")).to_contain_text("allow-same-origin")
        expect(game.get_by_test_id("page-late")).to_be_hidden()
    finally:
        site.stop()
