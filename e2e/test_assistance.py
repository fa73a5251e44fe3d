"""How much the table helps (F7): what each level shows, and that nothing recommended leaks out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.positions import cut_record
from e2e.screens import open_record
from e2e.table import TablePage

# Every question to the engine is written as JSON.
COUNT_QUESTIONS = """() => {
  window.asked = [];
  const write = JSON.stringify;
  JSON.stringify = (value, ...more) => {
    if (value && typeof value.op === 'string') window.asked.push(value.op);
    return write(value, ...more);
  };
}"""
# Whatever says that one thing is better than another.
RECOMMENDED = """[data-suggested], .suggested, .preferred, .cap, .counsel, .route, .way-advice, .way-ahead,
  .way-other, [data-testid=route-reason], [data-testid=auto-route]"""
RECOMMENDING = {"advise", "counsel"}


def asked_since(page: Page) -> set[str]:
    """What the engine has been asked since the last look."""
    return set(page.evaluate("window.asked.splice(0)"))


@pytest.mark.same_page
def test_route_is_explained_and_compared_in_guided_alone(page: Page, table: TablePage) -> None:
    page.evaluate(COUNT_QUESTIONS)
    open_record(table, "move", cut_record("end-home", "move", 129))
    reason = table.part("route-reason")
    expect(reason).to_contain_text("5 mileposts longer, saves $10,100 to Cleo, who leads.")
    table.part("route-others").locator("summary").click()
    other = table.part("route-1")
    other.hover()
    expect(page.locator(".way-other")).to_have_count(1)
    other.click()
    expect(table.part("way-count")).to_have_attribute("data-remaining", "0")
    expect(table.part("primary")).to_have_text("Depart")
    table.part("step-clear").click()
    expect(reason).to_be_visible()

    # Ada is out of the game
    expect(page.locator(".odds[data-percent]")).to_have_count(2)
    percents = page.locator(".odds[data-percent]").evaluate_all(
        "all => all.map(one => +one.dataset.percent)"
    )
    assert sum(percents) == 100
    odds = table.part("seat-1-odds")
    odds.click()
    expect(page.locator("#odds-1")).to_contain_text(
        f"From here Ben would win {percents[0]} games in 100"
    )
    expect(page.locator("#odds-1 li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#odds-1")).to_be_hidden()

    asked_since(page)
    for level in ("standard", "competitive"):
        table.choose_setting("assistance", level)
        expect(page.locator(RECOMMENDED)).to_have_count(0)
        expect(page.locator(".odds[data-percent]")).to_have_count(2 if level == "standard" else 0)
        expect(page.locator(".explanation")).to_have_count(2 if level == "standard" else 0)
        expect(table.part("primary")).to_be_disabled()
        distance = "" if level == "competitive" else re.compile("mileposts?$")
        expect(page.locator(".card.deciding .pay dt")).to_have_text(distance)
        page.keyboard.press("a")
        table.tap_dot(int(page.locator("[data-step=next]").first.get_attribute("data-point") or -1))
        expect(table.part("charges")).to_have_count(1 if level == "standard" else 0)
        expect(page.locator(RECOMMENDED)).to_have_count(0)
        asked = asked_since(page)
        assert "preview" in asked
        assert not asked & RECOMMENDING
        table.part("step-clear").click()
        expect(table.part("way-count")).to_have_attribute("data-used", "0")

    table.choose_setting("assistance", "guided")
    expect(reason).to_be_visible()
    expect(page.locator("[data-suggested]")).to_have_count(1)
    expect(table.part("auto-route")).to_be_visible()


@pytest.mark.same_page
def test_preferred_deed_is_flagged_in_guided_alone(page: Page, table: TablePage) -> None:
    page.evaluate(COUNT_QUESTIONS)
    open_record(table, "purchase", cut_record("option-fast_track", "purchase", 0))
    counsel = table.part("counsel")
    expect(counsel).to_have_attribute("data-choice", "BM")
    expect(counsel).to_contain_text("it serves 5.2% of all destinations")
    expect(page.locator(".ware.preferred")).to_have_attribute("data-testid", "deed-BM")
    counsel.click()
    expect(table.part("primary")).to_have_text("Buy B&M for $4,000")
    table.part("tab-railroads").click()
    expect(table.part("counsel-deed")).to_have_attribute("data-deed", "BM")
    expect(page.locator(".row.preferred")).to_have_attribute("data-testid", "row-BM")

    asked_since(page)
    for level in ("standard", "competitive"):
        table.choose_setting("assistance", level)
        expect(page.locator(RECOMMENDED)).to_have_count(0)
        told = table.part("deed-PRR").get_by_text("of destinations")
        expect(told).to_have_count(1 if level == "standard" else 0)
        table.part("tab-table").click()
        table.part("tab-railroads").click()
        expect(table.part("ledger")).to_be_visible()
        expect(page.locator(RECOMMENDED)).to_have_count(0)
        assert not asked_since(page) & RECOMMENDING
    table.clear_away()
    table.choose_setting("assistance", "guided")
