"""Pages of somebody else's with a game in them, on another site than the game's."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Frame, FrameLocator, Locator, Page, expect

from e2e.site import SUB_PATH, Site

README = Path(__file__).parents[1] / "README.md"
NOTHING: Mapping[str, str] = {}
STYLE = "body { margin: 16px; padding-bottom: 2000px; }"
# What the tags tell their page, kept in the order in which it comes.
LISTEN = """window.told = [];
for (const kind of ['ready', 'move', 'result']) {
  document.addEventListener(`roundhouse:${kind}`, ({ target, detail }) => {
    window.told.push({ kind, from: target.id, detail });
  });
}"""


def policy_for_hosts(origin: str) -> str:
    """The strict policy that README names for a page with a game in it, for a game at `origin`."""
    (policy,) = re.findall(
        r'http-equiv="Content-Security-Policy" content="(.+)"', README.read_text("utf-8")
    )
    return str(policy).replace("https://play.example", origin)


class HostPage:
    """A page with games in it, each in a tag of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tag(self, name: str) -> Locator:
        return self.page.locator(f"#{name}")

    def game(self, name: str) -> FrameLocator:
        """What is inside the frame."""
        return self.tag(name).frame_locator("iframe")

    def frame(self, name: str) -> Frame:
        """The frame itself, to run something in it."""
        frame = self.tag(name).locator("iframe").element_handle().content_frame()
        assert frame, f"there is no game in {name}"
        return frame

    def start(self, name: str, meanwhile: Mapping[str, str] = NOTHING) -> FrameLocator:
        """Press the picture and wait until a game can begin; attributes may change as soon as it is seen."""
        self.tag(name).get_by_role("button", name="Play").click()
        self.tag(name).locator("[data-state=open]").wait_for()
        for attribute, value in meanwhile.items():
            self.change(name, attribute, value)
        game = self.game(name)
        expect(game.get_by_test_id("start")).to_be_enabled()
        return game

    def change(self, name: str, attribute: str, value: str) -> None:
        change = "(tag, [attribute, value]) => tag.setAttribute(attribute, value)"
        self.tag(name).evaluate(change, [attribute, value])

    def wait_until_told(self, kind: str, name: str) -> dict[str, object]:
        """What the page was told first of a kind by a tag."""
        # a function: the page's policy forbids to run text
        find = "([one, tag]) => told.find(({ kind, from }) => kind === one && from === tag)?.detail"
        detail = self.page.wait_for_function(find, arg=[kind, name]).json_value()
        assert isinstance(detail, dict)
        return detail


def write_host(folder: Path, address: str, tags: Mapping[str, Mapping[str, str]]) -> None:
    """Write a page with a tag for each name, the game being at `address`."""
    games = "".join(
        f'<roundhouse-game id="{name}"'
        + "".join(f' {key}="{html.escape(value)}"' for key, value in attributes.items())
        + "></roundhouse-game>"
        for name, attributes in tags.items()
    )
    folder.mkdir(exist_ok=True)
    (folder / "style.css").write_text(STYLE, encoding="utf-8")
    (folder / "index.html").write_text(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>A club's page</title>
        <link rel="stylesheet" href="style.css"><script async src="{address}embed.js"></script>
        <a id="before" href="#before">Before</a>{games}<a id="after" href="#after">After</a></html>""",
        encoding="utf-8",
    )


@contextmanager
def open_host(
    context: BrowserContext,
    folder: Path,
    origin: str,
    tags: Mapping[str, Mapping[str, str]],
) -> Iterator[HostPage]:
    """A page at 127.0.0.1, under the strict policy, with games from `localhost`."""
    write_host(folder, origin + SUB_PATH, tags)
    site = Site({"/": folder}, {"Content-Security-Policy": policy_for_hosts(origin)})
    try:
        page = context.new_page()
        page.add_init_script(LISTEN)
        page.goto(site.origin.replace("localhost", "127.0.0.1") + "/")
        yield HostPage(page)
    finally:
        site.stop()
