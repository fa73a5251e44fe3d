"""Panning the map against panning a bitmap of the same size, in the same page, in turn.

The browser paints as fast as it can for this, so that a frame takes as long as its work does. Both
are dragged by the same mouse events; the bitmap is an image of the map itself, as large as the map is
drawn, and moved by the least a page can do: a listener that shifts it by where the mouse is.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from e2e.browser import open_browser
from e2e.site import SUB_PATH, serve_page

ROUNDS = 9
UNTHROTTLED = ("--disable-frame-rate-limit", "--disable-gpu-vsync")

# Frame times in milliseconds of a drag of `frames` frames that goes right and left.
PAN = """async ({ target, frames }) => {
  const stage = document.querySelector("#stage");
  const box = stage.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const tell = (type, x, on) => on.dispatchEvent(new MouseEvent(type, {
    bubbles: true, cancelable: true, view: window, clientX: x, clientY: middle.y, buttons: 1,
  }));
  const bitmap = document.querySelector("#bitmap");
  bitmap.style.display = target === "bitmap" ? "block" : "none";
  document.querySelector("#map").style.visibility = target === "bitmap" ? "hidden" : "visible";
  const next = () => new Promise(requestAnimationFrame);
  const shift = ({ clientX }) => {
    const x = clientX - stage.getBoundingClientRect().x - box.width / 2;
    bitmap.style.transform = `translate(${Math.round(x)}px, 0)`;
  };
  if (target === "bitmap") window.addEventListener("mousemove", shift);
  await next(); await next();
  if (target === "map") tell("mousedown", middle.x, document.querySelector("#map"));
  const times = [];
  let before = await next();
  for (let frame = 0; frame < frames; frame += 1) {
    tell("mousemove", middle.x + 150 * Math.sin(frame / 12), window);
    const now = await next();
    times.push(now - before);
    before = now;
  }
  if (target === "map") tell("mouseup", middle.x, window);
  window.removeEventListener("mousemove", shift);
  return times;
}"""

# The map as an image, as large as it is drawn, in the place of the map.
ADD_BITMAP = """async () => {
  const map = document.querySelector("#map");
  const { width, height } = document.querySelector("#world").getBoundingClientRect();
  const style = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText).filter((text) => !text.includes("url(")).join("");
  const drawn = map.cloneNode(true);
  drawn.style.transform = "none";
  drawn.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  drawn.setAttribute("width", width); drawn.setAttribute("height", height);
  drawn.querySelector("#world").removeAttribute("transform");
  drawn.querySelector("style").append(style);
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob(
    [new XMLSerializer().serializeToString(drawn)], { type: "image/svg+xml" }));
  await image.decode();
  const bitmap = Object.assign(document.createElement("canvas"), { id: "bitmap", width, height });
  bitmap.getContext("2d").drawImage(image, 0, 0, width, height);
  bitmap.style.cssText = "position:absolute;left:-300px;top:-200px;will-change:transform;display:none";
  map.after(bitmap);
}"""


@dataclass(frozen=True, slots=True)
class PanTimes:
    """Milliseconds a frame: medians, and the medians of each round's worst tenth."""

    map: float
    bitmap: float
    map_worst: float
    bitmap_worst: float


def measure_panning(frames: int = 60) -> PanTimes:
    """Drag the map and the bitmap in turn and take the medians."""
    found: dict[str, list[list[float]]] = {"map": [], "bitmap": []}
    with serve_page() as origin, open_browser(*UNTHROTTLED) as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(origin + SUB_PATH)
        page.locator("[data-testid=start]:not([disabled])").wait_for()
        page.locator("[data-testid=zoom-in]").click()
        page.wait_for_timeout(1500)
        page.evaluate(ADD_BITMAP)
        for _ in range(ROUNDS + 1):
            for target, rounds in found.items():
                rounds.append(page.evaluate(PAN, {"target": target, "frames": frames}))
    return PanTimes(
        _middle(found["map"]),
        _middle(found["bitmap"]),
        _worst(found["map"]),
        _worst(found["bitmap"]),
    )


def _middle(rounds: list[list[float]]) -> float:
    return median(median(times) for times in rounds[1:])


def _worst(rounds: list[list[float]]) -> float:
    return median(sorted(times)[len(times) * 9 // 10] for times in rounds[1:])
