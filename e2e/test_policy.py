"""A Content Security Policy: under those that README names for hosts the page plays, and breaks none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, expect

from e2e.site import SUB_PATH, open_site
from e2e.test_offline import context  # noqa: F401  one with a service worker

README = Path(__file__).parents[1] / "README.md"
POLICIES = re.findall(r"^Content-Security-Policy: (.+)$", README.read_text("utf-8"), re.MULTILINE)
RAW, PYSCRIPT = POLICIES


@pytest.fixture
def breaches(context: BrowserContext) -> list[str]:  # noqa: F811
    """What the browser has refused; must be nothing but the question whether text may be run."""
    said: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            said.append(message.text)

    context.on("console", listen)
    return said


@pytest.mark.parametrize(("policy", "pyscript"), [(RAW, False), (PYSCRIPT, True)])
def test_page_plays_under_the_policies_of_the_readme(
    context: BrowserContext,  # noqa: F811
    breaches: list[str],
    policy: str,
    pyscript: bool,
) -> None:
    with open_site(headers={"Content-Security-Policy": policy}) as site:
        page = context.new_page()
        page.goto(site.origin + SUB_PATH)
        expect(page.get_by_test_id("start")).to_be_enabled()
        assert page.locator("iframe#engine").count() == int(pyscript)
        page.get_by_test_id("start").click()
        page.locator("body:not([data-phase=motion]) [data-testid=primary]:enabled").click()
        expect(page.get_by_test_id("log-line").nth(2)).to_be_attached()
        page.keyboard.press("?")
        expect(page.get_by_test_id("handbook-C-21")).to_be_attached()
    asked = [text for text in breaches if "unsafe-eval" in text and not pyscript]
    assert [text for text in breaches if text not in asked] == []
