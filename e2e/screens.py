"""Every main screen and dialog, and how somebody gets there; for pictures and for audits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from playwright.sync_api import FilePayload, expect

from e2e.positions import GAMES, record_at
from e2e.table import TablePage

Opening = Callable[[TablePage], None]


def _menu(item: str) -> Opening:
    return lambda table: table.open_menu(item)


def _press(test_id: str) -> Opening:
    return lambda table: table.part(test_id).click()


def _open_handbook(table: TablePage) -> None:
    table.open_menu("handbook-open")
    expect(table.part("handbook-pages")).to_be_visible()


def _search_handbook(table: TablePage) -> None:
    _open_handbook(table)
    table.part("handbook-search").fill("rover")
    expect(table.page.locator("[data-testid=handbook-pages] mark").first).to_be_visible()


def _open_statistics(table: TablePage) -> None:
    table.open_menu("statistics-open")
    expect(table.part("statistics")).to_be_visible()


def _open_daily(table: TablePage) -> None:
    table.open_menu("menu-daily")
    expect(table.part("standings")).to_be_visible()
    expect(table.part("daily-streak")).to_be_visible()


def _open_seat(table: TablePage) -> None:
    table.page.locator("[data-testid^='hand-over-']").first.click()


def _step(table: TablePage) -> None:
    table.tap_suggested_dot()
    table.tap_suggested_dot()


# What can be opened over a position in which a leg is to be ridden.
OVER_THE_TABLE: Mapping[str, Opening] = {
    "menu": _press("menu"),
    "payoff-chart": _menu("menu-chart"),
    "statistics": _open_statistics,
    "games": _menu("games"),
    "daily": _open_daily,
    "share": _menu("share-link"),
    "report": _menu("problem-report"),
    "about": _menu("about-open"),
    "handbook": _open_handbook,
    "handbook-search": _search_handbook,
    "settings": _menu("settings-open"),
    "seat": _open_seat,
}


@contextmanager
def looked_up(table: TablePage, tab: str) -> Iterator[None]:
    """The railroads or the cities, below the decision; afterwards the players are there again."""
    sheet = table.part("sheet")
    on_phone = sheet.is_visible()
    if on_phone:
        sheet.click()
    table.part(f"tab-{tab}").click()
    expect(table.part("tab-panel")).to_have_attribute("data-tab", tab)
    if tab == "railroads":
        if not table.part("details-PRR").count():
            table.part("open-PRR").click()
    else:
        table.part("city-search").fill("denver")
        table.part("city-search").press("Enter")
    yield
    table.part("tab-table").click()
    if on_phone:
        sheet.click()


def sit_down(table: TablePage, phase: str) -> None:
    """Open a recorded game in which this kind of decision is a person's to take now."""
    open_record(table, phase, record_at(phase))


def open_record(table: TablePage, phase: str, record: str) -> None:
    """Open a record that ends at this kind of decision."""
    if table.page.evaluate("document.body.dataset.screen") == "play":
        table.open_menu("games")
    else:
        table.part("games").click()
    file = FilePayload(name=f"{phase}.json", mimeType="application/json", buffer=record.encode())
    table.part("import-input").set_input_files(file)
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    table.page.wait_for_function(f"document.body.dataset.phase === '{phase}'")
    table.wait_until_still()


@contextmanager
def opened(table: TablePage, opening: Opening) -> Iterator[None]:
    """Something that lies over the table, closed again at the end."""
    opening(table)
    yield
    table.part("close").first.click()
    expect(table.page.locator("dialog[open]")).to_have_count(0)


def visit_screens(table: TablePage) -> Iterator[str]:
    """Go from screen to screen, yielding the name of each while it is there to be looked at."""
    yield "start"
    table.part("options").click()
    yield "start-options"
    for phase in GAMES:
        sit_down(table, phase)
        yield phase
        if phase == "move":
            for name, opening in OVER_THE_TABLE.items():
                with opened(table, opening):
                    yield name
            for tab in ("railroads", "cities"):
                with looked_up(table, tab):
                    yield tab
            _step(table)
            yield "move-under-way"
        if phase == "purchase":
            with opened(table, _press("deal-open")):
                yield "deal-composed"
        if phase == "end":
            table.part("look-back").first.click()
            yield "look-back"
            table.part("primary").click()
