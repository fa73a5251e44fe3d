"""On the map: looking about by mouse, wheel and keys, and laying a way in every manner there is."""

from __future__ import annotations

import re
from itertools import combinations
from math import hypot
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import open_table
from e2e.kept import Engine, read_kept_record, view_kept_game
from e2e.positions import cut_record
from e2e.screens import open_record
from e2e.table import ADA, BOB, GREEDY, TablePage

# Bob begins in Portland, Oregon, with six mileposts; two railroads run side by side to the first dot.
SIDE_BY_SIDE = "1"
PORTLAND_FORK = 467
FINGER = 24
# How many times closer than the overview names are looked at: 1.6 to the power of these.
LEVELS = range(5)

# The names that are shown, in pixels of the window, and the type they are set in.
MEASURE_NAMES = """async () => {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  // a line box is taller than its letters: so much of it above and below is air
  const air = 0.16;
  return [...document.querySelectorAll('#map #labels text')]
    .filter((text) => text.getBoundingClientRect().width > 0)
    .filter((text) => getComputedStyle(text).visibility === 'visible')
    .map((text) => {
      const { left, top, right, bottom, height } = text.getBoundingClientRect();
      const type = parseFloat(getComputedStyle(text).fontSize) * height / text.getBBox().height;
      return [text.textContent, left, top + height * air, right, bottom - height * air, type];
    });
}"""
# The legal dots in pixels of the window, and the part of it that shows the map.
MEASURE_LEGAL = """() => {
  const stage = document.querySelector('#stage').getBoundingClientRect();
  return {
    stage: [stage.left, stage.top, stage.right, stage.bottom],
    dots: [...document.querySelectorAll('[data-step]')].map((dot) => {
      const core = dot.querySelector('.core').getBoundingClientRect();
      return [dot.dataset.step, core.x + core.width / 2, core.y + core.height / 2];
    }),
  };
}"""
# The boxes of what must be seen and hit, and of what lies over the map, in pixels of the window.
MEASURE_TARGETS = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  });
  return {
    legal: boxes('[data-step] .reach'),
    needed: boxes('[data-step=next] .reach, #glass .train.active .body'),
    stage: boxes('#stage')[0],
    covers: boxes('#over .tools, #over .signpost, #panel'),
  };
}"""
# Legs of recorded games, in crowded and in empty country, by how many came before.
LEGS = [("end-home", 4), ("end-home", 61), ("end-home", 120), ("option-first_seat", 20)]
IS_CLOSER = "document.querySelector('#world').getAttribute('transform') > 'scale(1.2'"
WINDOWS = [(1440, 900), (1024, 768), (740, 360), (360, 740)]


def world(page: Page) -> str:
    """How the map is moved and scaled now."""
    return f"{page.locator('#map').get_attribute('style')} scale {scale(page)}"


def scale(page: Page) -> float:
    """How many times closer than the overview the map is drawn."""
    drawn = page.locator("#world").get_attribute("transform") or ""
    found = re.search(r"scale\(([\d.]+)\)", drawn)
    return float(found[1]) if found else 1.0


@pytest.mark.same_page
def test_looking_about(table: TablePage, page: Page) -> None:
    table.start_game([ADA, BOB], SIDE_BY_SIDE)
    table.part("zoom-whole").click()
    assert scale(page) == 1
    box = page.locator("#stage").bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -400)
    # it is drawn anew when the wheel has come to rest
    page.wait_for_function(IS_CLOSER)
    by_wheel = scale(page)

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


@pytest.mark.parametrize("query", ["", "?lang=pseudo"])
def test_names_can_be_read_and_do_not_overlap_at_any_scale(
    page: Page, address: str, query: str
) -> None:
    table = open_table(page, address, query)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        table.part("zoom-whole").click()
        for level in LEVELS:
            check_names(page, f"{width} x {height}, level {level}", whole=level == 0)
            table.part("zoom-in").click()


def check_names(page: Page, where: str, *, whole: bool) -> None:
    """Names are as tall as they must be and lie apart; on the whole map, clear of its edge too."""
    names = page.evaluate(MEASURE_NAMES)
    assert len(names) >= 14
    for name, left, _, right, _, size in names:
        assert 10.9 <= size <= 22, f"{name} is {size} px tall: {where}"
        if whole:
            stage = page.evaluate(MEASURE_LEGAL)["stage"]
            assert stage[0] + 4 <= left, f"{name} touches the edge: {where}"
            assert right <= stage[2] - 4, f"{name} touches the edge: {where}"
    for (name, *box, _), (other, *beside, _) in combinations(names, 2):
        assert other == name or not meet(box, beside), f"{name} lies on {other}: {where}"


@pytest.mark.same_page
def test_the_trip_at_hand_is_framed_and_a_hand_on_the_map_is_heeded(
    table: TablePage, page: Page
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    lay_first_leg(table)
    page.wait_for_function(IS_CLOSER)
    legal = page.evaluate(MEASURE_LEGAL)
    left, top, right, bottom = legal["stage"]
    places = [(x, y) for _, x, y in legal["dots"]]
    closest = min(hypot(a - c, b - d) for (a, b), (c, d) in combinations(places, 2))
    assert closest >= FINGER - 0.5
    for step, x, y in legal["dots"]:
        assert step == "far" or (left < x < right and top < y < bottom)

    table.part("signpost").click()
    expect(page.locator("[data-testid^=map-goal-] .cloth").last).to_be_in_viewport()
    expect(table.part("signpost")).to_have_count(0)
    table.part("zoom-whole").click()
    table.tap_suggested_dot()
    assert scale(page) == 1, "the map is the person's until the next decision"
    follow = table.part("follow")
    follow.click()
    page.wait_for_function(IS_CLOSER)
    expect(follow).to_have_attribute("aria-pressed", "true")
    table.part("zoom-whole").click()
    table.ride_leg()
    table.ride_until("move")
    page.wait_for_function(IS_CLOSER)

    expect(follow).to_have_attribute("aria-pressed", "true")
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "false")
    table.part("zoom-whole").click()
    table.ride_leg()
    table.ride_until("move")
    assert scale(page) == 1
    follow.click()
    page.wait_for_function(IS_CLOSER)


@pytest.mark.same_page
def test_a_turn_begins_with_the_train_in_view(table: TablePage, page: Page) -> None:
    """After a bot's, however fast that was, and though the map was a person's at the turn before."""
    table.start_game([ADA, GREEDY], SIDE_BY_SIDE)
    table.ride_until("move")
    table.part("zoom-whole").click()
    table.ride_leg()
    assert table.phase in ("roll", "destination")
    page.wait_for_function(IS_CLOSER)
    expect(table.part("train-0")).to_be_in_viewport(ratio=1)


@pytest.mark.same_page
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (740, 360), (360, 740)])
def test_legal_dots_can_be_hit_with_a_finger_and_nothing_covers_what_is_framed(
    table: TablePage, page: Page, width: int, height: int
) -> None:
    """Targets at auto-zoom: as large as a finger needs, apart from each other, off the furniture."""
    page.set_viewport_size({"width": width, "height": height})
    for game, earlier in LEGS:
        open_record(table, "move", cut_record(game, "move", earlier))
        page.wait_for_function("document.querySelector('[data-step]') !== null")
        found = page.evaluate(MEASURE_TARGETS)
        assert len(found["needed"]) >= 2
        for left, top, right, bottom in found["legal"]:
            assert min(right - left, bottom - top) >= FINGER - 0.1
        middles = [((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for box in found["legal"]]
        for (a, b), (c, d) in combinations(middles, 2):
            assert hypot(a - c, b - d) >= FINGER - 0.1, f"two targets overlap in {game} {earlier}"
        for box in found["needed"]:
            assert within(box, found["stage"]), f"{box} is out of sight in {game} {earlier}"
            assert not any(meet(box, cover) for cover in found["covers"]), f"{box} is covered"


def within(box: list[float], frame: list[float]) -> bool:
    inside = box[0] >= frame[0] and box[1] >= frame[1]
    return inside and box[2] <= frame[2] and box[3] <= frame[3]


def meet(one: list[float], other: list[float]) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > 0 and min(one[3], other[3]) > max(one[1], other[1])


def test_a_dot_tells_its_name_and_a_double_click_comes_closer(table: TablePage, page: Page) -> None:
    x, y = page.evaluate(
        """() => {
          const dot = document.querySelector('#dots .dot path');
          const { x, y } = dot.getPointAtLength(0).matrixTransform(dot.getScreenCTM());
          return [x, y];
        }"""
    )
    page.mouse.move(x, y)
    expect(table.part("place-tip")).to_have_text(re.compile("^[A-Z]"))
    page.mouse.dblclick(x, y)
    expect(table.part("place-tip")).to_have_count(0)
    assert scale(page) == 2


def lay_first_leg(table: TablePage) -> dict[str, Any]:
    """Bob is about to move; answers what the engine says of his leg."""
    table.start_game([ADA, BOB], SIDE_BY_SIDE)
    table.ride_until("move")
    engine = Engine()
    seq = engine.ask("load", record=read_kept_record(table.page))["seq"]
    return engine.ask("preview", seq=seq, draft=[])


@pytest.mark.same_page
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


@pytest.mark.same_page
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
