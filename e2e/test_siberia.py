"""Trans-Siberian at the table: a whole game as advised; an auction, a build and a nationalization by hand."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import open_table
from e2e.dailies import set_clock
from e2e.kept import Engine, read_kept_record
from e2e.siberia import SiberiaPage
from e2e.table import ADA, BOB, Seat, TablePage
from e2e.test_accessibility import AXE, audit
from e2e.test_touch import UPRIGHT

DATE = "2026-11-29"
# Where the links that may be chosen are in the window, of those that nothing covers.
FIND_OPEN_LINKS = """() => [...document.querySelectorAll('[data-testid^=link-][data-link]')].map((link) => {
  const { x, y, width, height } = link.querySelector('.core').getBoundingClientRect();
  return [x + width / 2, y + height / 2, link];
}).filter(([x, y, link]) => link.contains(document.elementFromPoint(x, y))).map(([x, y]) => [x, y])"""
# Whether a link that may be chosen can be tapped: it is in the window, and nothing lies on it.
MAY_BE_TAPPED = """link => {
  const { x, y, width, height } = link.querySelector('.core').getBoundingClientRect();
  return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
# Cities that lie under the tracks at the head of the map.
FIND_HIDDEN_CITIES = """() => {
  const { bottom } = document.querySelector('.map-head').getBoundingClientRect();
  return [...document.querySelectorAll('#map .city')]
    .filter((city) => city.getBoundingClientRect().top < bottom).map((city) => city.outerHTML);
}"""
# Names of cities that a sign at the map's edge lies on.
FIND_COVERED_NAMES = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.textContent, one.getBoundingClientRect()]);
  const meet = (low, high, from, to) => Math.min(high, to) - Math.max(low, from) > 3;
  const covers = (a, b) => meet(a.left, a.right, b.left, b.right) && meet(a.top, a.bottom, b.top, b.bottom);
  const signs = boxes('.signpost');
  return boxes('#labels .label:not(.crowded)')
    .filter(([, name]) => signs.some(([, sign]) => covers(sign, name))).map(([words]) => words);
}"""
CAY = Seat("Cay")
BARONS = [Seat("Yermolai", "yermolai"), Seat("Pelageya", "pelageya")]


@pytest.mark.same_page
def test_a_whole_game_as_advised(table: TablePage) -> None:
    """A person and two barons, from the opening auctions to the end; the record is the engine's own."""
    table.start_game([ADA, *BARONS], "7", {"dividend_track_length": 3}, "siberia")
    siberia = SiberiaPage(table)
    siberia.wait()
    while table.phase != "end":
        siberia.decide_as_advised()
    record = Engine().ask("export", record=read_kept_record(table.page))["record"]
    ending = table.part("ending")
    assert record["result"]["reason"] == ending.get_attribute("data-reason")
    assert Engine().ask("verify", record=record)["valid"]
    expect(table.part("rank-1")).to_contain_text("in shares")
    expect(table.part("statistics")).to_be_visible()
    assert table.log("dividend_paid")


@pytest.mark.same_page
def test_an_auction_by_hand_and_the_first_link_by_keys(table: TablePage) -> None:
    """Three people at one screen: who bids when is seen, a bid is one tap, a pass is final."""
    table.start_game([ADA, BOB, CAY], "3", {}, "siberia")
    siberia = SiberiaPage(table)
    siberia.wait()
    first = table.seat
    assert first is not None
    second, third = (first + 1) % 3, (first + 2) % 3
    expect(table.part(f"bidder-{first}")).to_have_attribute("data-state", "now")
    for outside in ("", "7", "9999"):
        table.part("bid-amount").fill(outside)
        expect(table.part("primary")).to_be_disabled()
    siberia.press("quick-bid-12")
    expect(table.part("bid-amount")).to_have_value("12")
    siberia.decide()
    expect(table.part("auction")).to_have_attribute("data-bid", "12")
    expect(table.part(f"bidder-{first}")).to_have_attribute("data-state", "leads")
    expect(table.part(f"bidder-{second}")).to_have_attribute("data-state", "now")
    siberia.press("pass-bid")
    siberia.wait()
    expect(table.part(f"bidder-{second}")).to_have_attribute("data-state", "passed")
    table.page.add_script_tag(path=AXE)
    assert audit(table.page, iter(["auction"])) == {}
    assert table.seat == third
    siberia.press("pass-bid")
    siberia.wait()
    assert (table.phase, table.seat, table.cash(first)) == ("claim", first, 36)
    glowing = table.page.locator("[data-testid^=link-][data-link]")
    table.page.keyboard.press("ArrowRight")
    link = table.page.locator(".target-link.highlighted").get_attribute("data-link")
    expect(table.page.locator("#announcements")).to_contain_text("value")
    table.page.keyboard.press("Enter")
    expect(siberia.built(int(link or -1))).to_contain_class("drafted")
    assert glowing.count() > 3
    siberia.press("value-8")
    siberia.decide()
    expect(siberia.built(int(link or -1))).to_contain_class("rr-red")
    expect(table.part("tracks-map").locator("[data-value='8'] .rr-red")).to_be_visible()
    siberia.press("undo")
    siberia.wait()
    assert table.phase == "claim"
    table.clear_away()
    expect(table.part("setup")).to_contain_text("Trans-Siberian, turn 0")
    table.page.reload()
    table.wait_for_engine()
    expect(table.part("game-siberia")).to_have_attribute("aria-pressed", "true")


@pytest.mark.same_page
def test_five_at_the_table(table: TablePage) -> None:
    """The log is read beside an auction; on a phone rows say who holds what, and no sign covers a name."""
    table.start_game([ADA, BOB, CAY, Seat("Dot"), Seat("Eve")], "3", {}, "siberia")
    siberia = SiberiaPage(table)
    siberia.wait()
    last_line = table.page.locator(".log .line").last
    expect(last_line).to_be_in_viewport(ratio=1)
    table.page.set_viewport_size(UPRIGHT["viewport"])
    table.part("sheet").click()
    for seat in range(5):
        expect(table.part(f"seat-{seat}-worth")).to_be_in_viewport(ratio=1)
        expect(table.part(f"seat-{seat}").locator(".held-shares")).to_be_in_viewport(ratio=1)
    expect(last_line).to_be_in_viewport(ratio=1)
    table.part("seat-1-open").click()
    expect(table.part("seat-1-details").locator("footer")).to_be_in_viewport(ratio=1)
    table.part("seat-1-open").click()
    table.part("sheet").click()
    siberia.decide()
    while table.phase == "auction":
        siberia.press("pass-bid")
        siberia.wait()
    expect(table.part("signpost")).to_be_visible()
    assert table.page.evaluate(FIND_COVERED_NAMES) == []


@pytest.mark.same_page
def test_two_links_over_a_jump_by_tapping_them(table: TablePage) -> None:
    """What is out of sight is signed; one sees costs, who is paid and gains first; taking back leads back."""
    siberia = SiberiaPage(table)
    table.page.set_viewport_size({"width": 360, "height": 740})
    siberia.sit_down("siberia-end-top_value", 20)
    siberia.press("build-yellow")
    assert not table.part("link-20").evaluate(MAY_BE_TAPPED)
    signs = table.part("signpost")
    expect(signs).to_have_count(2)
    signs.and_(table.page.locator("[data-towards=bottom]")).click()
    expect(signs.and_(table.page.locator("[data-towards=top]"))).to_be_visible()
    siberia.tap_link(20)
    siberia.press("step-clear")
    table.page.set_viewport_size({"width": 1024, "height": 768})
    assert table.page.evaluate(FIND_HIDDEN_CITIES) == []
    last_line = table.page.locator(".log .line").last
    expect(last_line).to_be_in_viewport(ratio=1)
    table.page.set_viewport_size({"width": 1440, "height": 900})
    siberia.press("build-yellow")
    siberia.tap_link(20)
    building = table.part("building")
    expect(building).to_have_attribute("data-jumps", "1")
    expect(siberia.built(50)).to_contain_class("jumped")
    siberia.tap_link(18)
    expect(building).to_have_attribute("data-cost", "10")
    expect(building).to_contain_text("$2 to")
    expect(siberia.built(18)).to_contain_class("drafted")
    expect(last_line).to_be_in_viewport(ratio=1)
    table.page.keyboard.press("u")
    expect(building).to_have_attribute("data-cost", "6")
    siberia.tap_link(18)
    expect(building).to_have_attribute("data-cost", "10")
    table.page.add_script_tag(path=AXE)
    assert audit(table.page, iter(["build"])) == {}
    table.part("tab-market").click()
    assert audit(table.page, iter(["market"])) == {}
    table.part("tab-table").click()
    siberia.decide()
    expect(siberia.built(18)).to_contain_class("rr-yellow")
    assert table.log("jumped")


@pytest.mark.same_page
def test_two_shares_and_whose_treasury_gets_the_extra(table: TablePage) -> None:
    """Four dollars more for two shares; into which of the two treasuries they go is the buyer's choice."""
    siberia = SiberiaPage(table)
    siberia.sit_down("siberia-end-dividends", 20)
    seat = table.seat
    assert seat is not None
    cash, before = table.cash(seat), {line: siberia.treasury(line) for line in ("green", "yellow")}
    siberia.press("buy-green")
    expect(table.part("primary")).to_have_text("Buy Green for $8")
    siberia.press("buy-yellow")
    expect(table.part("primary")).to_have_text("Buy Green and Yellow for $24")
    expect(table.part("extra-green")).to_have_attribute("aria-pressed", "true")
    siberia.press("extra-yellow")
    expect(table.part("extra-green")).to_have_attribute("aria-pressed", "false")
    expect(table.part("outcome").locator("b")).to_have_text(["$24", "$16", "$40", "$3"])
    siberia.decide()
    assert siberia.treasury("green") - before["green"] == 8
    assert siberia.treasury("yellow") - before["yellow"] == 12 + 4
    assert table.cash(seat) == cash - 24
    assert "into Yellow" in table.log("extra_paid")[-1]


@pytest.mark.same_page
def test_a_nationalization(table: TablePage) -> None:
    """What would go is told beforehand; afterwards its links stay, faded, and the log says why."""
    siberia = SiberiaPage(table)
    siberia.sit_down("siberia-option-few_public_end", 44)
    table.part("tab-market").click()
    going = "Red, Blue, Black, and White are nationalized"
    expect(table.part("next-dividend")).to_contain_text(going)
    table.part("track-red").click()
    expect(table.part("tracks-told")).to_contain_text("stock value 24, within")
    expect(table.page.locator("#tracks .lit.rr-red")).to_have_count(4)
    table.part("tab-table").click()
    siberia.press("build-blue")
    siberia.tap_link(0)
    siberia.tap_link(1)
    siberia.decide()
    told = table.log("nationalized")
    assert "at or below the marker" in told[0]
    expect(table.page.locator("#tracks .nationalized").first).to_be_attached()
    table.part("tab-market").click()
    expect(
        table.page.locator("[data-testid^=holding-][data-status=nationalized]").first
    ).to_be_visible()


@pytest.mark.parametrize("device", [UPRIGHT], indirect=True)
def test_the_daily_board_on_a_phone(page: Page, address: str) -> None:
    """By touch: a claim among links a finger can tell apart, odds and reasons, the market, the Handbook."""
    set_clock(page, DATE)
    table = open_table(page, address, touch=True)
    table.choose_game("siberia")
    for test_id in ("daily-open", "daily-play"):
        table.part(test_id).tap()
        if test_id == "daily-open":
            table.part("daily-name").fill("Ada")
    siberia = SiberiaPage(table)
    siberia.wait()
    expect(table.part("daily-note")).to_have_attribute("data-counted", "true")

    while table.phase != "claim":
        expect(table.part("take-advice")).to_be_in_viewport(ratio=1)
        expect(table.part("primary")).to_be_in_viewport(ratio=1)
        siberia.decide_as_advised()
    open_links = page.evaluate(FIND_OPEN_LINKS)
    assert len(open_links) > 2
    assert min(dist(one, other) for one, other in combinations(open_links, 2)) >= 24
    page.touchscreen.tap(*open_links[-1])
    expect(table.part("primary")).to_contain_text("Claim Moscow")
    close = page.locator("#world").get_attribute("transform")
    table.part("primary").tap()
    siberia.wait()
    while table.phase != "turn":
        siberia.decide_as_advised()
    assert page.locator("#world").get_attribute("transform") != close

    refused = page.locator("[data-testid^=build-][data-refused=railroad-private]").first
    refused.tap(force=True)
    expect(table.part("sentence")).to_contain_text("is private: it builds once two shares are sold")
    table.part("market-strip").tap()
    expect(table.part("holdings")).to_be_visible()
    table.part("tab-table").tap()
    table.part("seat-1-odds").tap()
    expect(page.locator("#odds-1 li")).not_to_have_count(0)
    table.part("seat-1-odds").tap()
    table.part("sheet").tap()
    table.part("handbook-button").tap()
    expect(table.part("handbook-T-13")).to_contain_text("treasury")
