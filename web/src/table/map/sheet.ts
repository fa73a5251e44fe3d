/** The map as it is drawn at one scale: how thick its lines are, which names and marks it bears. */

import { choosePlates, renderBaseMap, renderCloseMarks, type Scene } from "../../map/base.js";
import { say } from "../../text/messages.js";

const SVG = "http://www.w3.org/2000/svg";
/** A line box is taller than its letters: so much of it above and below is air. */
const AIR = 0.16;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export class Sheet {
  /** What lies under the track. */
  grounds: SVGGElement;
  /** What lies over the track but under dots and names. */
  ways: SVGGElement;
  #scale = 1;
  /** The ink of each name in its own pixels, around its dot. */
  readonly #inks = new Map<Element, Box>();

  constructor(
    private readonly svg: SVGSVGElement,
    private scene: Scene,
  ) {
    this.grounds = this.#addLayerBelow("tracks", "grounds");
    this.ways = this.#addLayerBelow("dots", "ways");
    // The page comes with English names on it.
    if (document.documentElement.lang !== "en") this.lay(scene);
    void document.fonts.ready.then(() => {
      this.#inks.clear();
      this.scaleTo(this.#scale);
    });
  }

  /** Another map takes the place of the one that is there. */
  lay(scene: Scene): void {
    this.scene = scene;
    const parsed = document.createElement("template");
    parsed.innerHTML = renderBaseMap(scene, say);
    const world = parsed.content.querySelector("#world");
    if (world) this.svg.querySelector("#world")?.replaceChildren(...world.childNodes);
    this.#inks.clear();
    this.grounds = this.#addLayerBelow("tracks", "grounds");
    this.ways = this.#addLayerBelow("dots", "ways");
    this.scaleTo(this.#scale);
  }

  /** Draw for `scale` pixels a map unit. */
  scaleTo(scale: number): void {
    this.#scale = scale;
    const { names, marks } = choosePlates(this.scene, scale);
    this.svg.dataset.names = String(names);
    this.svg.dataset.marks = String(marks);
    this.svg.style.setProperty("--scale", scale.toFixed(4));
    if (marks > 1) this.#addCloseMarks();
    this.#thin(names);
  }

  #addLayerBelow(id: string, layerId: string): SVGGElement {
    const layer = document.createElementNS(SVG, "g");
    layer.id = layerId;
    this.svg.querySelector(`#${id}`)?.before(layer);
    return layer;
  }

  #addCloseMarks(): void {
    const layer = this.svg.querySelector<SVGGElement>("#marks");
    if (!layer || layer.dataset.whole) return;
    layer.dataset.whole = "true";
    layer.insertAdjacentHTML("beforeend", renderCloseMarks(this.scene));
  }

  /**
   * Leave out names that would lie on others. English ones never do, since their places were chosen
   * for them; in other languages, and in other type, words may be longer.
   */
  #thin(plate: number): void {
    const names = [...this.svg.querySelectorAll<SVGTextElement>(`#labels .names-${plate} text`)];
    const growth = Number(getComputedStyle(this.svg).getPropertyValue("--growth")) || 1;
    const rank = (name: Element) => Number(/rank-(\d)/.exec(name.getAttribute("class") ?? "")?.[1]);
    const kept: Box[] = [];
    for (const name of names.sort((a, b) => rank(a) - rank(b))) {
      const box = this.#place(name, growth);
      const crowded = kept.some((other) => overlap(box, other));
      name.classList.toggle("crowded", crowded);
      if (!crowded) kept.push(box);
    }
  }

  /** Where a name lies at the present scale, in pixels. */
  #place(name: SVGTextElement, growth: number): Box {
    const ink = this.#inks.get(name) ?? measureInk(name);
    this.#inks.set(name, ink);
    const dot = (name.parentNode as SVGGElement).transform.baseVal.consolidate()?.matrix;
    const x = (dot?.e ?? 0) * this.#scale;
    const y = (dot?.f ?? 0) * this.#scale;
    return {
      left: x + ink.left * growth,
      top: y + ink.top * growth,
      right: x + ink.right * growth,
      bottom: y + ink.bottom * growth,
    };
  }
}

function measureInk(name: SVGTextElement): Box {
  const { x, y, width, height } = name.getBBox();
  return { left: x, top: y + height * AIR, right: x + width, bottom: y + height * (1 - AIR) };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
