"""On the map: looking about by mouse, wheel and keys, and laying a way in every manner there is."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from e2e.kept import Engine, read_kept_record, view_kept_game
from e2e.table import ADA, BOB, TablePage

# Bob begins in Portland, Oregon, with six mileposts; two railroads run side by side to the first dot.
SIDE_BY_SIDE = "1"
PORTLAND_FORK = 467


def world(page: Page) -> str:
    """How the map is moved and scaled now."""
    return page.locator("#world").get_attribute("transform") or ""


def scale(page: Page) -> float:
    found = re.search(r"scale\(([\d.]+)\)", world(page))
    return float(found[1]) if found else 1.0


def test_looking_about(table: TablePage, page: Page) -> None:
    table.start_game([ADA, BOB], SIDE_BY_SIDE)
    table.part("zoom-whole").click()
    assert scale(page) == 1
    box = page.locator("#stage").bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -400)
    page.wait_for_function("document.querySelector('#world').getAttribute('transform')")
    by_wheel = scale(page)
    assert by_wheel > 1.2

    before = world(page)
    page.mouse.down()
    page.mouse.move(middle[0] + 80, middle[1] + 30, steps=4)
    page.mouse.up()
    assert world(page) != before
    assert scale(page) == by_wheel, "a hand moves the map and does not zoom it"

    page.locator("#stage").focus()
    page.keyboard.press("+")
    assert scale(page) > by_wheel
    before = world(page)
    page.keyboard.press("ArrowDown")
    assert world(page) != before
    page.keyboard.press("-")
    page.keyboard.press("0")
    assert scale(page) == 1
    table.part("zoom-in").click()
    assert scale(page) > 1


def lay_first_leg(table: TablePage) -> dict[str, Any]:
    """Bob is about to move; answers what the engine says of his leg."""
    table.start_game([ADA, BOB], SIDE_BY_SIDE)
    table.ride_until("move")
    engine = Engine()
    seq = engine.ask("load", record=read_kept_record(table.page))["seq"]
    return engine.ask("preview", seq=seq, draft=[])


def test_side_by_side_the_railroad_is_chosen(table: TablePage, page: Page) -> None:
    preview = lay_first_leg(table)
    lines = {
        step["railroad"]: step["section"]
        for step in preview["next"]
        if step["point"] == PORTLAND_FORK
    }
    assert set(lines) == {"GN", "UP"}
    box = page.locator(f"[data-testid=dot-{PORTLAND_FORK}] .core").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(table.part("fork-GN")).to_be_visible()
    table.part("fork-UP").click()
    expect(table.part("way-count")).to_have_attribute("data-used", "1")
    table.wait_until_still()
    table.ride_leg()
    moved = [
        entry["action"]
        for entry in read_kept_record(page)["entries"]
        if entry.get("action", {}).get("type") == "move"
    ]
    assert moved[0]["path"][0] == lines["UP"]


def test_steps_are_taken_back_and_far_dots_tapped(table: TablePage, page: Page) -> None:
    preview = lay_first_leg(table)
    far = {way["point"]: len(way["path"]) for way in preview["far"]}
    shown = page.locator("[data-step]").evaluate_all(
        "dots => dots.map(dot => [dot.dataset.step, Number(dot.dataset.point)])"
    )
    assert {point for step, point in shown if step == "next"} == {
        step["point"] for step in preview["next"]
    }, "only legal next dots glow"
    assert {point for step, point in shown if step == "far"} <= set(far)

    before = (read_kept_record(page), view_kept_game(page)["players"][1]["point"])
    furthest = max((point for step, point in shown if step == "far"), key=lambda at: far[at])
    table.part("zoom-whole").click()
    table.tap_dot(furthest)
    assert table.used_mileposts() == far[furthest] > 1
    table.press("step-back")
    # the engine is asked first, so the way follows the button a moment later
    way = table.part("way-count")
    expect(way).to_have_attribute("data-used", str(far[furthest] - 1))
    table.press("step-clear")
    expect(way).to_have_attribute("data-used", "0")
    expect(table.part("step-back")).to_be_disabled()
    assert (read_kept_record(page), view_kept_game(page)["players"][1]["point"]) == before
