"""State on the map: whose line is whose, why a dot is none, what can be hit with a finger."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.kept import Engine, Json, read_kept_record
from e2e.site import read_scene
from e2e.table import ADA, BOB, TablePage

same_page = pytest.mark.same_page

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
COLOURS = ("crimson", "azure", "forest", "amber", "violet", "slate")
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")

# Where the middle of what is drawn so on the map is, in pixels of the window.
MIDDLE = """drawing => {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', drawing);
  const middle = path.getPointAtLength(path.getTotalLength() / 2);
  const { x, y } = middle.matrixTransform(document.querySelector('#world').getScreenCTM());
  return [x, y];
}"""
# How far, in pixels, a band that says whose a railroad is lies from the track it belongs to, at most.
MEASURE_OFFSET = """() => Math.max(...[...document.querySelectorAll('#grounds .ground')].map(ground => {
  const track = document.querySelector(`#bed-${ground.dataset.railroad}`).getBoundingClientRect();
  const band = ground.querySelector('.dashes').getBoundingClientRect();
  return Math.hypot(band.left - track.left, band.top - track.top, band.right - track.right);
}))"""
# Boxes of drawn things by their selector.
BOXES = """selector => [...document.querySelectorAll(selector)].map(element => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
})"""
# Bots play these; the person takes over where the test begins.
Stop = Callable[[Json], bool]


def play_bots(seats: int, seed: str, stop: Stop) -> tuple[Json, Json]:
    """A record of bots that stops where a person is to move, and the view there."""
    engine = Engine()
    table = [
        {"name": NAMES[seat], "colour": COLOURS[seat], "kind": "bot", "bot": "greedy"}
        for seat in range(seats)
    ]
    snapshot = engine.ask("new", game="coast", options={}, seed=seed, seats=table)
    while not stop(snapshot["view"]):
        assert snapshot["view"]["seat"] is not None, "the game ended before it came to that"
        snapshot = engine.ask("bot_step", seq=snapshot["seq"], budget=20_000)
    view: Json = snapshot["view"]
    engine.ask("seat", seq=snapshot["seq"], seat=view["seat"], bot=None)
    return engine.ask("export")["record"], view


def take_up(table: TablePage, record: Json) -> None:
    """Open a record as a file from outside."""
    table.part("games").first.click()
    file = {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": json.dumps(record).encode(),
    }
    table.part("import-input").set_input_files(file)  # type: ignore[arg-type]
    expect(table.part("games-dialog")).to_have_count(0)
    table.wait_until_still()


def moves(view: Json) -> bool:
    return bool(view["phase"] == "move")


def decider(view: Json) -> Json:
    player: Json = view["players"][view["seat"]]
    return player


def keeps_an_old_rate(view: Json) -> bool:
    player = decider(view) if view["seat"] is not None else {"established": [], "deeds": []}
    rivals = set(view["owners"]) - set(player["deeds"])
    return moves(view) and bool(player["established"] and player["deeds"]) and len(rivals) > 1


@same_page
def test_own_rival_established_and_unowned_lines_are_told_apart(
    table: TablePage, page: Page
) -> None:
    record, view = play_bots(6, "11", keeps_an_old_rate)
    take_up(table, record)
    player = decider(view)
    kept = {old["railroad"] for old in player["established"]}
    expected = {
        railroad: "own" if owner == view["seat"] else "established" if railroad in kept else "rival"
        for railroad, owner in view["owners"].items()
    } | dict.fromkeys(kept - set(player["deeds"]), "established")
    grounds = page.locator("#grounds .ground-owned")
    shown = grounds.evaluate_all(
        "all => all.map(one => [one.dataset.railroad, one.dataset.standing])"
    )
    assert dict(shown) == expected
    # by more than colour: what each draws beside its dashes, and the rhythm of those
    looks = grounds.evaluate_all(
        """all => all.map(one => [one.dataset.standing, ...['glow', 'outline'].map(
          part => getComputedStyle(one.querySelector('.' + part)).display !== 'none')])"""
    )
    assert {tuple(look) for look in looks} == {
        ("own", True, False),
        ("established", True, True),
        ("rival", False, False),
    }
    rhythms = grounds.evaluate_all(
        """all => Object.fromEntries(all.map(one => [
          [...one.classList].find(name => name.startsWith('seat-')),
          getComputedStyle(one.querySelector('.dashes')).strokeDasharray]))"""
    )
    assert len(set(rhythms.values())) == len(rhythms) > 2
    assert page.evaluate(MEASURE_OFFSET) < 1, "bands lie under their own tracks"
    unowned = {section["railroad"] for section in read_scene()["sections"]} - set(view["owners"])
    assert unowned - kept, "some are still plain"


def moves_when_owned(count: int) -> Stop:
    return lambda view: moves(view) and len(view["owners"]) >= count


@same_page
@pytest.mark.parametrize(("seed", "owned"), [("11", 6), ("3", 12), ("5", 20)])
def test_marks_of_six_players_cover_no_name(
    table: TablePage, page: Page, seed: str, owned: int
) -> None:
    """On the whole map, in a crowd: homes, flags and trains get out of the way of names, flags of trains."""
    record, _ = play_bots(6, seed, moves_when_owned(owned))
    take_up(table, record)
    for width, height in ((360, 740), (1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        table.part("zoom-whole").click()
        names = page.evaluate(BOXES, "#labels .label")
        marks = page.evaluate(BOXES, "#glass :is(.wall, .cloth, .body)")
        assert len(marks) > 6
        covered = [(mark, name) for mark in marks for name in names if share(mark, name) > 0.12]
        assert covered == [], f"{width} x {height}"
        flags = page.evaluate(BOXES, "#glass .cloth")
        trains = page.evaluate(BOXES, "#glass .body")
        hidden = [(flag, train) for flag in flags for train in trains if covered_share(flag, train)]
        assert hidden == [], f"{width} x {height}"
        assert all(flag["left"] >= 0 and flag["right"] <= width for flag in flags)


def share(mark: dict[str, float], name: dict[str, float]) -> float:
    """Of a mark, as much as lies over a name's letters, which fill less than its box."""
    above, below = 0.22, 0.14
    tall = name["bottom"] - name["top"]
    letters = {"top": name["top"] + above * tall, "bottom": name["bottom"] - below * tall}
    return covered_share(mark, name | letters)


def covered_share(mark: dict[str, float], other: dict[str, float]) -> float:
    """Of a mark, as much as lies over or under something else."""
    width = min(mark["right"], other["right"]) - max(mark["left"], other["left"])
    height = min(mark["bottom"], other["bottom"]) - max(mark["top"], other["top"])
    if width <= 0 or height <= 0:
        return 0
    return width * height / ((mark["right"] - mark["left"]) * (mark["bottom"] - mark["top"]))


def find_middle(page: Page, section: int) -> tuple[float, float]:
    x, y = page.evaluate(MIDDLE, read_scene()["sections"][section]["d"])
    return x, y


def find_point(page: Page, point: int) -> tuple[float, float]:
    place = read_scene()["points"][point]
    x, y = page.evaluate(MIDDLE, f"M{place['x']} {place['y']}h0")
    return x, y


def hover_section(page: Page, section: int) -> None:
    page.mouse.move(*find_middle(page, section))


@same_page
def test_a_line_tells_about_itself(table: TablePage, page: Page) -> None:
    record, view = play_bots(6, "11", keeps_an_old_rate)
    take_up(table, record)
    table.part("zoom-whole").click()
    sections = read_scene()["sections"]
    card = table.part("line-card")
    told = set()
    for railroad, amount in view["fees"].items():
        section = next(number for number, one in enumerate(sections) if one["railroad"] == railroad)
        hover_section(page, section)
        if card.count() == 0 or card.get_attribute("data-railroad") != railroad:
            continue  # another line, or a train, is drawn over the middle of this section
        owner = view["owners"].get(railroad)
        words = "Unowned" if owner is None else view["players"][owner]["name"]
        expect(table.part("line-owner")).to_have_text(words)
        expect(table.part("line-fee")).to_contain_text(f"${amount:,}" if amount else "none")
        expect(page.locator(f"#grounds .ground-lit[data-railroad='{railroad}']")).to_have_count(1)
        box = card.bounding_box()
        assert box
        assert is_inside(page, box)
        told.add(railroad)
    assert len(told) > 20
    page.mouse.move(700, 880)
    expect(card).to_have_count(0)


def is_inside(page: Page, box: Any) -> bool:
    stage = page.locator("#stage").bounding_box()
    assert stage
    return bool(
        box["x"] >= stage["x"]
        and box["y"] >= stage["y"]
        and box["x"] + box["width"] <= stage["x"] + stage["width"]
        and box["y"] + box["height"] <= stage["y"] + stage["height"]
    )


@pytest.mark.parametrize("device", [PHONE], indirect=True)
def test_a_tapped_line_stays_until_something_else_is_tapped(page: Page, table: TablePage) -> None:
    table.start_game([ADA, BOB], "1")
    table.part("zoom-whole").click()
    section = next(
        number for number, one in enumerate(read_scene()["sections"]) if one["railroad"] == "TP"
    )
    x, y = find_middle(page, section)
    page.touchscreen.tap(x, y + 4)
    card = table.part("line-card")
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box
    assert is_inside(page, box)
    assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])
    page.touchscreen.tap(40, 40)
    expect(card).to_have_count(0)


def tap_point(table: TablePage, point: int) -> None:
    table.page.mouse.click(*find_point(table.page, point))


@same_page
def test_a_dot_that_is_none_says_why(table: TablePage, page: Page) -> None:
    """Each kind of reason that this position has, as the engine gives it."""
    record, view = play_bots(6, "3", lambda seen: moves(seen) and len(decider(seen)["ridden"]) > 8)
    take_up(table, record)
    table.part("zoom-whole").click()
    engine = Engine()
    seq = engine.ask("load", record=read_kept_record(page))["seq"]
    by_code: dict[str, list[int]] = {}
    for point in range(len(read_scene()["points"])):
        refused = engine.ask("explain", seq=seq, draft=[], point=point)["refused"]
        if refused:
            by_code.setdefault(refused["code"], []).append(point)
    assert {"point-here", "section-ridden", "point-too-far"} <= set(by_code)
    legal = page.evaluate(BOXES, "#glass .target .core")
    for code, points in by_code.items():
        clear = next((one for one in points if clear_of(page, one, legal)), None)
        if clear is None:
            continue
        tap_point(table, clear)
        note = table.part("objection")
        expect(note).to_have_attribute("data-code", code)
        expect(page.locator("#announcements")).to_have_text(note.inner_text())
        box = note.bounding_box()
        assert box
        assert is_inside(page, box)
    assert table.used_mileposts() == 0
    assert decider(view)["seat"] == table.seat


def clear_of(page: Page, point: int, legal: list[dict[str, float]]) -> bool:
    """Whether a tap on a point means it, and no legal dot or piece of furniture nearby."""
    x, y = find_point(page, point)
    hit = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('svg') !== null", [x, y]
    )
    return bool(hit) and all(
        math.dist((x, y), ((one["left"] + one["right"]) / 2, (one["top"] + one["bottom"]) / 2)) > 23
        for one in legal
    )


@same_page
def test_before_the_roll_a_dot_says_so(table: TablePage, page: Page) -> None:
    table.start_game([ADA, BOB], "1")
    table.part("zoom-whole").click()
    tap_point(table, 100)
    expect(table.part("objection")).to_have_attribute("data-code", "roll-first")
    page.keyboard.press("Escape")
    expect(table.part("objection")).to_have_count(0)


@same_page
def test_the_nearest_legal_dot_is_hit_from_twelve_pixels_off(table: TablePage, page: Page) -> None:
    table.start_game([ADA, BOB], "1")
    table.ride_until("move")
    core = page.locator("[data-suggested] .core")
    box = core.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2 + 8, box["y"] + box["height"] / 2 + 8)
    way = page.locator("[data-testid=way-count][data-used='1']")
    expect(way.or_(table.part("fork")).first).to_be_visible()


@same_page
def test_the_ring_of_the_keys_stands_out(table: TablePage, page: Page) -> None:
    """Two rings, one light and one dark: at least 3:1 to each other, so to any ground."""
    table.start_game([ADA, BOB], "1")
    table.ride_until("move")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.keyboard.press("ArrowRight")
        rings = [
            page.locator(f".target.highlighted .{part}").evaluate(
                "ring => getComputedStyle(ring).stroke"
            )
            for part in ("ring", "ring-edge")
        ]
        assert contrast(*rings) >= 3


def contrast(one: str, other: str) -> float:
    """Of two colours `rgb(r, g, b)`, as WCAG measures it."""
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    channels = [int(part) / 255 for part in colour[4:-1].split(",")]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@same_page
def test_side_by_side_railroads_are_chosen_by_keys(table: TablePage, page: Page) -> None:
    """Portland, Oregon: GN and UP lead to the first dot; the arrows go from one to the other."""
    table.start_game([ADA, BOB], "1")
    table.ride_until("move")
    tap_point(table, 467)
    fork = table.part("fork")
    buttons = fork.locator("button")
    expect(buttons).to_have_count(2)
    expect(buttons.first).to_be_focused()
    for button in buttons.all():
        expect(button).to_contain_text("$1,000 to the Bank")
    page.keyboard.press("ArrowDown")
    expect(buttons.last).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.part("way-count")).to_have_attribute("data-used", "1")


@same_page
def test_a_drafted_way_and_a_ridden_one_are_shown(table: TablePage, page: Page) -> None:
    record, view = play_bots(6, "3", lambda seen: moves(seen) and len(decider(seen)["ridden"]) > 8)
    take_up(table, record)
    expect(table.part("way-ridden")).to_be_attached()
    expect(table.part("way-draft")).to_have_count(0)
    table.tap_suggested_dot()
    expect(table.part("way-draft")).to_be_attached()
    trains = page.locator("#glass .train")
    expect(trains.last).to_have_attribute("data-testid", f"train-{view['seat']}")


@same_page
def test_still_when_motion_is_reduced(page: Page, table: TablePage) -> None:
    """The next suggested dot has a steady ring in place of its pulse."""
    page.emulate_media(reduced_motion="reduce")
    table.start_game([ADA, BOB], "1")
    table.ride_until("move")
    halo = page.locator("[data-suggested] .halo")
    look = halo.evaluate(
        "one => [getComputedStyle(one).stroke, getComputedStyle(one).animationName]"
    )
    assert look[0] != "none"
    assert look[1] == "none"
