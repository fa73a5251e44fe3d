"""The daily board: one attempt that counts, what came of it, and everybody's results."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, expect
from tests.daily.games import GAME, LOST, WON, code_on, finished
from tests.daily.test_codes import changed

from e2e.conftest import open_table
from e2e.dailies import keep_attempt, set_clock
from e2e.table import TablePage
from roundhouse.app.codes import write_code
from roundhouse.app.daily import code_of


def open_on(page: Page, address: str, date: str, query: str = "") -> TablePage:
    """The page as it is on a date."""
    set_clock(page, date)
    return open_table(page, address, query)


def test_one_attempt_counts_and_the_next_is_practice(page: Page, address: str) -> None:
    table = open_on(page, address, LOST)
    expect(table.part("countdown")).to_have_text(re.compile(r"\d\d:\d\d:\d\d"))
    table.part("daily-open").click()
    table.part("daily-name").fill("Ada")
    table.part("daily-play").click()
    table.wait_until_still()
    expect(table.part("daily-note")).to_have_attribute("data-counted", "true")
    table.ride_until("move")
    expect(table.part("undo")).to_have_count(0)
    table.part("hand-over-0").click()
    expect(table.part("hand-over-0-augusta")).to_have_count(0)
    page.reload()
    table.wait_for_engine()
    expect(table.part("daily-card")).to_have_attribute("data-act", "go-on")
    table.part("daily-open").click()
    expect(table.part("daily-play")).to_have_count(0)
    table.part("daily-go-on").click()
    table.wait_until_still()
    assert table.phase == "move"
    expect(table.part("undo")).to_have_count(0)
    # the day before: practice, as often as one likes
    table.open_menu("menu-daily")
    table.part("daily-earlier").click()
    table.part("daily-practise").click()
    table.wait_until_still()
    expect(table.part("daily-note")).to_have_attribute("data-counted", "false")


def test_a_finished_attempt_is_ranked_among_the_results_that_hold(page: Page, address: str) -> None:
    table = open_on(page, address, LOST)
    table.part("daily-open").click()
    expect(table.part("daily-play")).to_be_enabled()
    keep_attempt(page, LOST, left=6)  # as another tab does
    table.part("daily-play").click()
    expect(table.part("daily-refusal")).to_have_attribute("data-code", "daily-begun-elsewhere")
    expect(table.part("daily-go-on")).to_be_visible()
    repeated = code_on(LOST, "Grace")
    board, session = finished(LOST, "isadora")
    friend = write_code(code_of(board, session, "<i>Blaise</i>"))
    publish(page, [changed(friend, name="Site")])
    page.reload()
    table.wait_for_engine()
    table.part("daily-open").click()
    table.part("daily-go-on").click()
    page.wait_for_function("document.body.dataset.phase === 'end'")
    table.part("primary").click()
    expect(table.part("daily-result")).to_have_attribute("data-won", "false")
    assert table.part("daily-own-code").input_value() == code_on(LOST, "Ada")
    rows = table.part("standing")
    expect(rows).to_have_count(2)
    expect(table.part("daily-streak")).to_have_attribute("data-now", "1")
    for text, code in (
        (changed(friend, score={"won": True}), "code-result-differs"),
        (f"https://example.org/#code={code_on(WON)}", "code-foreign-date"),
        (repeated, "code-repeated"),
        ("hello", "code-foreign"),
    ):
        table.part("daily-code").fill(text)
        table.part("daily-take").click()
        expect(table.part("daily-code-refused")).to_have_attribute("data-code", code)
    table.part("daily-code").fill(friend)
    table.part("daily-take").click()
    expect(table.part("daily-added")).to_be_visible()
    expect(rows.filter(has_text="<i>Blaise</i>")).to_have_attribute("data-from", "taken")
    expect(rows.filter(has_text="Ada")).to_have_attribute("data-from", "me")


def test_a_link_brings_a_result_along_and_a_forged_file_is_not_shown(
    page: Page, address: str
) -> None:
    publish(page, [changed(code_on(LOST), score={"won": True})])
    table = open_on(page, address, LOST, f"#code={code_on(LOST, 'Grace')}")
    expect(table.part("daily-added")).to_be_visible()
    expect(table.part("standing")).to_have_count(1)
    expect(table.part("standing")).to_contain_text("Grace")
    expect(table.part("published-refused")).to_be_visible()
    assert "code" not in page.url


def test_dates_without_a_board_say_so_and_nobody_steps_back_among_them(
    page: Page, address: str
) -> None:
    table = open_on(page, address, "2026-11-05", "?date=0000-01-01")
    expect(table.part("wish-refused")).to_contain_text("“0000-01-01”")
    table.open("?date=2026-10-31")
    refusal = table.part("daily-refusal")
    expect(refusal).to_have_attribute("data-code", "no-board-yet")
    expect(refusal).to_contain_text("November 1, 2026")
    expect(table.part("daily-earlier")).to_be_disabled()
    expect(table.part("day-2026-10-30")).to_be_disabled()
    table.part("daily-later").click()
    expect(table.part("daily-practise")).to_be_enabled()
    expect(table.part("daily-earlier")).to_be_disabled()
    table.part("daily-later").click()
    table.part("daily-earlier").click()
    expect(table.part("daily")).to_have_attribute("data-date", "2026-11-01")


def publish(page: Page, codes: list[str]) -> None:
    """The site's owner has published these for today."""
    file = {"format": 1, "game": GAME, "date": LOST, "entries": [{"code": code} for code in codes]}

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(file))

    page.route(re.compile(rf"/leaderboard/{GAME}/{LOST}\.json"), answer)
