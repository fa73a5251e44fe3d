"""The map of printed links, drawn alone: what a game shows on it, and that a tap finds the link it means."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).parents[1]
SCENE = ROOT / "build" / "maps" / "russia" / "scene.json"


@pytest.fixture(scope="module")
def scene() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(SCENE.read_text(encoding="utf-8"))
    return read


@pytest.fixture(scope="module")
def picture(browser: Browser, scene: dict[str, Any]) -> Iterator[Page]:
    """The map at one pixel a unit, with a hand that builds."""
    node = shutil.which("node")
    assert node
    subprocess.run([node, str(ROOT / "web" / "tools" / "draw_map.mjs"), "russia"], check=True)
    page = browser.new_page(viewport={"width": scene["width"], "height": int(scene["height"])})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto((ROOT / "build" / "pictures" / "russia.html").as_uri())
    yield page
    page.close()
    assert errors == []


def number_of(scene: dict[str, Any], *cities: str) -> int:
    """The number of the link that joins these cities."""
    ids = [point["id"] for point in scene["points"]]
    wanted = sorted(cities)
    return next(
        number
        for number, link in enumerate(scene["links"])
        if sorted(ids[place] for place in link["places"]) == wanted
    )


def paint(page: Page, **shown: object) -> None:
    page.evaluate(
        """shown => globalThis.painter.paint({
             owners: globalThis.owners, nationalized: new Set(shown.nationalized ?? []),
             builder: shown.builder ?? null, drafted: new Set(shown.drafted ?? []),
             jumped: new Set(shown.jumped ?? []), targets: shown.targets ?? [],
             lit: shown.lit ?? null, followed: null,
           })""",
        shown,
    )


def test_every_link_and_its_value_are_drawn(picture: Page, scene: dict[str, Any]) -> None:
    expect(picture.locator("#tracks .link")).to_have_count(80)
    expect(picture.locator("#tracks .external .tip")).to_have_count(13)
    values = picture.locator("#values .value text").all_text_contents()
    assert values == [str(link["value"]) for link in scene["links"]]
    expect(picture.locator("#labels .names-2 text")).to_have_count(69)
    assert picture.locator("#labels .names-2 text").first.is_visible()


def test_a_tap_on_a_badge_or_on_any_arm_means_the_link(
    picture: Page, scene: dict[str, Any]
) -> None:
    across = number_of(scene, "krasnoyarsk", "abakan", "bratsk", "irkutsk")
    badge = scene["links"][across]["badge"]
    built = picture.locator(f"#l{across}")
    picture.mouse.click(badge["x"], badge["y"])
    expect(built).to_have_class("link built rr-red pattern-solid")
    expect(picture.locator(f"#v{across}")).to_have_class("link built rr-red pattern-solid")
    irkutsk = next(point for point in scene["points"] if point["id"] == "irkutsk")
    picture.mouse.click(irkutsk["x"] - 10, irkutsk["y"] - 8)
    expect(built).to_have_class("link built rr-blue pattern-long")
    picture.mouse.click(scene["width"] / 2, 60)
    expect(picture.locator("#tracks .built")).to_have_count(1)


def test_what_may_be_built_is_a_button_and_what_is_drafted_looks_built(
    picture: Page, scene: dict[str, Any]
) -> None:
    omsk, tyumen = number_of(scene, "omsk", "barnaul"), number_of(scene, "tyumen", "omsk")
    target = {"link": omsk, "suggested": True, "highlighted": False, "label": "Omsk - Barnaul"}
    paint(picture, builder="green", drafted=[tyumen], targets=[target], lit=omsk)
    expect(picture.get_by_role("button", name="Omsk - Barnaul")).to_have_attribute(
        "data-suggested", "true"
    )
    expect(picture.locator(f"#l{omsk}")).to_have_class("link open lit rr-green")
    expect(picture.locator(f"#l{tyumen}")).to_have_class("link drafted rr-green pattern-dash")
    line = picture.locator(f"#l{tyumen} .line")
    assert line.evaluate("line => getComputedStyle(line).stroke") == "rgb(44, 125, 60)"
    paint(picture)
    expect(picture.locator("#glass [role=button]")).to_have_count(0)
    expect(picture.locator(f"#l{omsk}")).to_have_class("link")


def test_what_was_nationalized_is_faded_and_what_is_jumped_is_marked(
    picture: Page, scene: dict[str, Any]
) -> None:
    chita = number_of(scene, "never", "chita")
    badge = scene["links"][chita]["badge"]
    picture.mouse.click(badge["x"], badge["y"])
    paint(picture, nationalized=["red"], jumped=[chita])
    expect(picture.locator(f"#l{chita}")).to_have_class(
        "link built nationalized jumped rr-red pattern-solid"
    )
    bed = picture.locator(f"#l{chita} .bed")
    assert float(bed.evaluate("bed => getComputedStyle(bed).opacity")) < 0.6
