"""How far colours of the page stand out from each other, as WCAG reckons it."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Page

Colour = tuple[float, float, float]
Channels = tuple[float, float, float, float]
# Where a colour is: a selector and a property of the style.
Source = tuple[str, str]

# Colours as sRGB with alpha (0 to 255 and 0 to 1), an element's own opacity counted in.
READ_COLOURS = """(wanted) => {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const toChannels = (colour, opacity) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, (alpha / 255) * opacity];
  };
  return Object.fromEntries(Object.entries(wanted).map(([name, [selector, property]]) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`nothing on the page is ${selector}`);
    const style = getComputedStyle(element);
    return [name, toChannels(style[property], Number(style.opacity))];
  }));
}"""


def read_colours(page: Page, sources: Mapping[str, Source]) -> dict[str, Channels]:
    """The colours by name, as the page has them now. Raises if there is nothing at a source."""
    colours: dict[str, Channels] = page.evaluate(READ_COLOURS, dict(sources))
    return colours


def luminance(colour: Colour) -> float:
    """WCAG's relative luminance of an sRGB colour, 0 to 1."""
    linear = [
        share / 12.92 if (share := channel / 255) <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for channel in colour
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """WCAG's contrast ratio, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lay_over(top: Channels, ground: Channels) -> Colour:
    """What is seen of a colour that may let an opaque ground through."""
    *channels, alpha = top
    red, green, blue = (
        alpha * above + (1 - alpha) * below
        for above, below in zip(channels, ground[:3], strict=True)
    )
    return red, green, blue
