"""What is looked up beside the game: Railroads ledger, city search, Payoff Chart; against the engine."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.kept import Engine, view_kept_game
from e2e.site import read_scene
from e2e.table import ADA, BOB, GREEDY, TablePage
from e2e.test_layout import check_layout

same_page = pytest.mark.same_page

Json = dict[str, Any]
PHONE: Json = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

READ_ROWS = "rows => rows.map(row => [row.dataset.railroadRow, row.innerText])"
# Where the middle of the map is, in map units, and where the city's point is.
LOOK_AT = """(point) => {
  const middle = document.querySelector('#stage').getBoundingClientRect();
  const dot = document.querySelector(`#p${point}`).getBoundingClientRect();
  return [
    dot.x + dot.width / 2 - middle.x - middle.width / 2,
    dot.y + dot.height / 2 - middle.y - middle.height / 2,
  ];
}"""


@pytest.fixture(scope="module")
def facts() -> Json:
    return Engine().ask("facts", map="usa")


def between(facts: Json, triangle: str, a: str, b: str) -> int:
    numbers = [city["id"] for city in facts["cities"]]
    high, low = sorted((numbers.index(a), numbers.index(b)), reverse=True)
    found: int = facts[triangle][high][low]
    return found


def listed(table: TablePage) -> list[str]:
    """The railroads of the ledger, from the top."""
    rows = table.part("ledger").locator("tr.row").evaluate_all(READ_ROWS)
    return [railroad for railroad, _ in rows]


def open_ledger(table: TablePage) -> None:
    table.part("tab-railroads").click()
    expect(table.part("ledger")).to_be_visible()


def find_city(table: TablePage, text: str, field: str = "city-search") -> None:
    """Type into a city field and take the first that fits."""
    table.part(field).fill(text)
    table.part(field).press("Enter")
    expect(table.part(f"{field}-list")).to_be_hidden()


@same_page
def test_ledger_is_sorted_by_every_column(table: TablePage, page: Page, facts: Json) -> None:
    table.start_game([ADA, BOB])
    open_ledger(table)
    known = {row["id"]: row for row in facts["railroads"]}
    assert len(listed(table)) == len(known) == 28

    def is_sorted(column: str, key: Any, direction: str) -> None:
        head = page.locator(f"th.column-{column}")
        expect(head).to_have_attribute("aria-sort", direction)
        values = [key(known[railroad]) for railroad in listed(table)]
        assert values == sorted(values, reverse=direction == "descending")

    is_sorted("price", lambda row: row["price"], "descending")
    for column, key in (
        ("cities", lambda row: len(row["cities"])),
        ("chance", lambda r: r["ways"]),
    ):
        table.part(f"sort-{column}").click()
        is_sorted(column, key, "descending")
        table.part(f"sort-{column}").click()
        is_sorted(column, key, "ascending")
    expect(page.locator("th.column-price")).to_have_attribute("aria-sort", "none")
    table.part("sort-name").click()
    assert listed(table)[0] == "ACL"
    expect(table.part("row-PRR")).to_contain_text("28.1%")
    expect(table.part("row-PRR")).to_contain_text("$30,000")


@same_page
def test_ledger_is_filtered(table: TablePage, page: Page, facts: Json) -> None:
    table.start_game([ADA, GREEDY], "7")
    table.ride_until("purchase")
    table.choose_first("deed-")
    table.ride_until("roll")
    view = view_kept_game(page)
    open_ledger(table)
    everything = set(listed(table))
    owned = set(view["owners"])
    mine = set(view["players"][0]["deeds"])
    assert mine

    table.part("chip-unowned").click()
    assert set(listed(table)) == everything - owned
    table.part("chip-unowned").click()
    table.part("chip-mine").click()
    assert set(listed(table)) == mine
    table.part("chip-rivals").click()
    assert set(listed(table)) == owned
    table.part("chip-mine").click()
    table.part("chip-rivals").click()
    goal = view["players"][0]["destination"]
    table.part("chip-serving").click()
    (city,) = (city for city in facts["cities"] if city["id"] == goal)
    assert set(listed(table)) == set(city["railroads"])
    table.part("chip-serving").click()

    table.part("ledger-filter").fill("louis-san fran")
    assert listed(table) == ["SLSF"]
    table.part("ledger-filter").fill("miami")
    (miami,) = (city for city in facts["cities"] if city["id"] == "miami")
    assert set(listed(table)) == set(miami["railroads"])
    table.part("ledger-filter").fill("xyzzy")
    expect(table.part("ledger")).to_contain_text("No railroad fits.")
    table.part("ledger-filter").fill("")

    for player in view["players"]:
        deeds = [row for row in facts["railroads"] if row["id"] in player["deeds"]]
        served = {city for row in deeds for city in row["cities"]}
        ways = sum(city["ways"] for city in facts["cities"] if city["id"] in served)
        sums = table.part(f"holding-{player['seat']}")
        expect(sums).to_have_attribute("data-value", str(sum(row["price"] for row in deeds)))
        share = float(sums.get_attribute("data-chance") or -1)
        assert share == pytest.approx(ways / facts["all_ways"])


@same_page
def test_rows_light_lines_and_open(table: TablePage, page: Page, facts: Json) -> None:
    table.start_game([ADA, BOB])
    open_ledger(table)
    lit = page.locator(".ground-lit")
    table.part("row-ATSF").hover()
    expect(lit).to_have_attribute("data-railroad", "ATSF")
    page.locator("#stage").hover(position={"x": 5, "y": 5})
    expect(lit).to_have_count(0)

    table.part("open-NH").focus()
    expect(lit).to_have_attribute("data-railroad", "NH")
    before = page.locator("#world").get_attribute("transform")
    page.keyboard.press("Enter")
    expect(table.part("open-NH")).to_have_attribute("aria-expanded", "true")
    assert page.locator("#world").get_attribute("transform") != before
    view = view_kept_game(page)
    details = table.part("details-NH")
    expect(details).to_contain_text(f"${view['fees']['NH']:,}")
    expect(details).to_contain_text(f"${view['half_prices']['NH']:,}")
    (known,) = (row for row in facts["railroads"] if row["id"] == "NH")
    assert details.locator("[data-testid^=place-]").count() == len(known["cities"])
    page.locator("#stage").hover(position={"x": 5, "y": 5})
    expect(lit).to_have_attribute("data-railroad", "NH")
    expect(table.part("primary")).to_be_in_viewport()

    details.get_by_test_id("place-boston").click()
    expect(table.part("city-card")).to_have_attribute("data-city", "boston")
    expect(lit).to_have_count(0)


@same_page
def test_tabs_by_keyboard(table: TablePage, page: Page) -> None:
    table.start_game([ADA, BOB])
    table.part("tab-table").focus()
    page.keyboard.press("ArrowRight")
    expect(table.part("tab-railroads")).to_be_focused()
    expect(table.part("tab-railroads")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("End")
    expect(table.part("tab-panel")).to_have_attribute("data-tab", "cities")
    page.keyboard.press("ArrowRight")
    expect(table.part("seat-0")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(table.part("city-search")).to_be_visible()
    table.press()
    expect(table.part("tab-panel")).to_have_attribute("data-tab", "cities")


@same_page
def test_city_search_turns_the_map(table: TablePage, page: Page, facts: Json) -> None:
    table.start_game([ADA, BOB])
    table.part("tab-cities").click()
    field = table.part("city-search")
    field.click()
    options = table.part("city-search-list").get_by_role("option")
    expect(options).to_have_count(len(facts["cities"]))
    for typed, found in (("ST PAUL", "st-paul"), ("ĺos ang", "los-angeles"), ("ork", "new-york")):
        field.fill(typed)
        expect(options.first).to_have_id(f"city-search-option-{found}")
    field.fill("florida east coast")
    expect(options).to_have_text(["No city by that name."])
    field.fill("northwest")
    assert options.count() >= 9
    field.fill("nyc")
    (nyc,) = (row for row in facts["railroads"] if row["id"] == "NYC")
    expect(options).to_have_count(len(nyc["cities"]))
    expect(options.first).to_contain_text("on New York Central")
    field.fill("denver")
    field.press("ArrowDown")
    expect(field).to_have_attribute("aria-activedescendant", re.compile("option-"))
    field.press("Escape")
    expect(table.part("city-search-list")).to_be_hidden()

    find_city(table, "kansas")
    card = table.part("city-card")
    expect(card).to_have_attribute("data-city", "kansas-city")
    expect(table.part("ring")).to_be_visible()
    off = page.evaluate(LOOK_AT, point_of("kansas-city"))
    # in the middle of the part that no button covers
    assert max(map(abs, off)) < 40
    view = view_kept_game(page)
    here = view["players"][view["seat"]]["city"]
    expect(table.part("city-payoff")).to_have_text(
        f"${between(facts, 'payoffs', here, 'kansas-city'):,}"
    )
    expect(table.part("city-mileposts")).to_have_text(
        str(between(facts, "mileposts", here, "kansas-city"))
    )
    expect(table.part("ring")).to_have_count(0)
    card.get_by_test_id("line-ATSF").click()
    expect(table.part("details-ATSF")).to_be_visible()


@same_page
def test_map_returns_to_the_trip_when_it_goes_on(table: TablePage, page: Page) -> None:
    table.start_game([ADA, BOB])
    table.ride_until("move")
    table.part("tab-cities").click()
    player = view_kept_game(page)["players"][table.seat or 0]
    far = "miami" if player["city"] in ("seattle", "portland-or", "spokane", "butte") else "seattle"
    find_city(table, far)
    train = page.locator(f"[data-testid=train-{player['seat']}] .body")
    expect(train).not_to_be_in_viewport()
    table.part("primary").click()
    expect(train).to_be_in_viewport()


def point_of(city: str) -> int:
    """The number of a city's point."""
    (point,) = (known["point"] for known in read_scene()["cities"] if known["id"] == city)
    return int(point)


@same_page
def test_chart_agrees_with_the_engine(table: TablePage, page: Page, facts: Json) -> None:
    table.start_game([ADA, BOB])
    table.ride_until("roll")
    player = view_kept_game(page)["players"][table.seat or 0]
    table.open_menu("menu-chart")
    compared = table.part("chart-compared")
    expect(compared).to_have_attribute("data-from", player["city"])
    expect(compared).to_have_attribute("data-to", player["destination"])
    expect(table.part("chart-payoff")).to_have_text(f"${player['payoff']:,}")

    find_city(table, "boston", "chart-from")
    find_city(table, "los a", "chart-to")
    expect(table.part("chart-payoff")).to_have_text("$32,500")
    mileposts = between(facts, "mileposts", "boston", "los-angeles")
    expect(table.part("chart-mileposts")).to_have_text(str(mileposts))
    expect(table.part("chart-rate")).to_have_text(f"${32_500 / mileposts:,.0f}")
    expect(table.part("chart-direct")).to_contain_text("No single railroad")
    table.part("chart-swap").click()
    expect(compared).to_have_attribute("data-from", "los-angeles")
    expect(table.part("chart-payoff")).to_have_text("$32,500")

    triangle = {"payoff": "payoffs", "mileposts": "mileposts"}
    for measure, rows in triangle.items():
        table.part(f"measure-{measure}").check(force=True)
        shown = read_chart(page)
        assert len(shown) == 67 * 66
        for (a, b), figure in shown.items():
            assert figure == f"{between(facts, rows, a, b):,}", (measure, a, b)
    table.part("measure-rate").check(force=True)
    shown = read_chart(page)
    assert shown["boston", "los-angeles"] == f"{32_500 / mileposts:,.0f}"
    assert shown["minneapolis", "st-paul"] == ""

    chosen = page.locator("[data-testid=chart] td.chosen")
    expect(chosen).to_have_count(2)
    page.locator("[data-testid=chart] tbody tr").nth(1).locator("td").nth(0).click()
    expect(compared).to_have_attribute("data-from", "atlanta")
    expect(compared).to_have_attribute("data-to", "albany")
    expect(page.locator("[data-testid=chart] thead th.marked")).to_have_text("Albany")
    page.keyboard.press("Escape")
    expect(table.part("chart-dialog")).to_have_count(0)


READ_CHART = """() => {
  const [head, ...rows] = document.querySelector('[data-testid=chart]').rows;
  const names = [...head.cells].slice(1).map((cell) => cell.textContent);
  return rows.flatMap((row) => [...row.cells].slice(1).map(
    (cell, index) => [row.cells[0].textContent, names[index], cell.textContent]));
}"""


def read_chart(page: Page) -> dict[tuple[str, str], str]:
    """What the chart shows for each pair of different cities, by their ids."""
    ids: dict[str, str] = {
        name: city
        for city, name in page.locator("#labels [data-city]").evaluate_all(
            "labels => labels.map(label => [label.dataset.city, label.textContent])"
        )
    }
    expect(page.locator("[data-testid=chart] tbody")).to_have_attribute("aria-busy", "false")
    cells = page.evaluate(READ_CHART)
    return {(ids[row], ids[column]): text for row, column, text in cells if row != column}


# Column heads that end in an ellipsis.
FIND_CUT_HEADS = """() => [...document.querySelectorAll('.ledger thead button')]
  .filter((head) => head.scrollWidth > head.clientWidth).map((head) => head.textContent)"""


@same_page
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (360, 740)])
def test_nothing_is_covered_or_cut_off(
    table: TablePage, page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    table.start_game([ADA, GREEDY], "7")
    table.ride_until("purchase")
    if table.part("sheet").is_visible():
        table.part("sheet").click()
    open_ledger(table)
    expect(table.part("primary")).to_be_in_viewport()
    check_layout(page)
    assert page.evaluate(FIND_CUT_HEADS) == []
    table.part("open-SP").click()
    check_layout(page)
    table.part("tab-cities").click()
    find_city(table, "chicago")
    check_layout(page)
    table.part("chart-open").click()
    expect(table.part("chart")).to_be_visible()
    check_layout(page)


@pytest.mark.parametrize("device", [PHONE], indirect=True)
def test_on_a_phone_the_map_is_shown_when_asked(table: TablePage, page: Page) -> None:
    table.start_game([ADA, BOB])
    table.part("sheet").tap()
    table.part("tab-cities").tap()
    find_city(table, "denver")
    expect(table.part("primary")).to_be_in_viewport()
    table.part("on-map").tap()
    expect(table.part("city-card")).to_be_hidden()
    expect(table.part("ring")).to_be_in_viewport()
