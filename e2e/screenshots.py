"""`make screenshots`: each main screen at three sizes, by day and by night, into `build/screenshots/`."""

from __future__ import annotations

import argparse
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.browser import open_browser
from e2e.conftest import AT_ONCE
from e2e.screens import visit_screens
from e2e.site import SUB_PATH, serve_page
from e2e.table import TablePage

FOLDER = Path("build/screenshots")
SIZES = ((1440, 900), (1024, 768), (360, 740))
PATIENCE = 60_000
# What stands beside the players on a wide screen and has to be opened on a phone.
LOOKED_UP = "[data-testid=tab-panel]:is([data-tab=railroads], [data-tab=cities])"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m e2e.screenshots", description=__doc__)
    parser.add_argument("--lang", default="en", help="a language, or `pseudo`")
    parser.add_argument("--only", nargs="*", help="names of screens; all, if absent")
    arguments = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with serve_page() as origin, open_browser() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.set_default_timeout(PATIENCE)
        page.add_init_script(AT_ONCE)
        table = TablePage(page, origin + SUB_PATH)
        table.open("" if arguments.lang == "en" else f"?lang={arguments.lang}")
        for name in visit_screens(table):
            if not arguments.only or name in arguments.only:
                shoot(page, f"{name}-{arguments.lang}")
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}/")


def shoot(page: Page, name: str) -> None:
    """One screen in all its sizes and colours; leaves the page at the first of them."""
    sheet = page.get_by_test_id("sheet")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        in_a_sheet = sheet.is_visible() and page.locator(LOOKED_UP).count() == 1
        if in_a_sheet:
            sheet.click()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
            # the map settles one frame after a change of size
            page.evaluate("() => new Promise((done) => setTimeout(done, 250))")
            page.screenshot(path=FOLDER / f"{name}-{width}x{height}-{scheme}.png")
        if in_a_sheet:
            sheet.click()
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    page.emulate_media(color_scheme="light")


if __name__ == "__main__":
    main()
