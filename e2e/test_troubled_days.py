"""A daily attempt while the store fails: it counts once, and its result is kept as soon as can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.daily.games import LOST

from e2e.conftest import open_table
from e2e.dailies import IS_SETTLED, keep_attempt, set_clock
from e2e.kept import wait_for_answer
from e2e.table import TablePage
from e2e.troubles import break_store, come_back, install_troubles, mend_store


@pytest.fixture
def table(page: Page, address: str) -> TablePage:
    """The page on a date of whose board a finished attempt is known."""
    set_clock(page, LOST)
    table = open_table(page, address)
    install_troubles(page)
    return table


def begin_attempt(table: TablePage) -> None:
    table.part("daily-open").click()
    table.part("daily-name").fill("Ada")
    table.part("daily-play").click()
    table.wait_until_still()


def expect_day(table: TablePage, act: str) -> None:
    """What the page, loaded once more, has one do about the day."""
    table.page.reload()
    table.wait_for_engine()
    expect(table.part("daily-card")).to_have_attribute("data-act", act)


@pytest.mark.parametrize("trouble", ["put", "rolled back"])
def test_attempt_that_could_not_be_stored_at_first_counts(table: TablePage, trouble: str) -> None:
    break_store(table.page, trouble)
    begin_attempt(table)
    expect(table.part("memory")).to_be_visible()
    mend_store(table.page)
    table.roll()
    expect(table.part("memory")).to_have_count(0)
    expect_day(table, "go-on")


def test_result_that_could_not_be_stored_is_kept_later(table: TablePage) -> None:
    keep_attempt(table.page, LOST, left=6)
    come_back(table.page)
    expect(table.part("daily-card")).to_have_attribute("data-act", "go-on")
    table.part("daily-open").click()
    break_store(table.page, "rolled back")
    table.part("daily-go-on").click()
    table.page.wait_for_function("document.body.dataset.phase === 'end'")
    mend_store(table.page)
    come_back(table.page)
    wait_for_answer(table.page, IS_SETTLED)
    expect_day(table, "look")
