/** The map as it is drawn at one scale: how thick its lines are, which names and marks it bears. */

import type { MapScene } from "../../map/board.js";
import { chooseByScale } from "../../map/names.js";
import type { Text } from "../../map/svg.js";
import { say } from "../../text/messages.js";
import type { Box } from "./clearance.js";

const SVG = "http://www.w3.org/2000/svg";
/** A line box is taller than its letters: so much of it above and below is air. */
const AIR = 0.16;

/** How maps of a kind are printed. */
export interface Print {
  /** The whole map as one `<svg>` with a `<g id="world">` in it. */
  render(scene: MapScene, text: Text): string;
  /** The map is drawn for another scale, in pixels a map unit. */
  rescale?(svg: SVGSVGElement, scene: MapScene, scale: number): void;
}

export class Sheet {
  #layers: SVGGElement[] = [];
  #scale = 1;
  #growth = 1;
  #names: readonly Box[] = [];
  /** The ink of each name in its own pixels, around its dot. */
  readonly #inks = new Map<Element, Box>();

  constructor(
    private readonly svg: SVGSVGElement,
    private print: Print,
    private scene: MapScene,
  ) {
    // The page comes with English names on it.
    if (document.documentElement.lang !== "en") this.lay(print, scene);
    document.fonts.addEventListener("loadingdone", () => {
      this.#inks.clear();
      this.scaleTo(this.#scale);
    });
  }

  /** The layers that have been added, each of which is drawn for the map's scale. */
  get layers(): readonly SVGGElement[] {
    return this.#layers;
  }

  /** The scale for which it is drawn, in pixels a map unit. */
  get scale(): number {
    return this.#scale;
  }

  /** How many times larger than it is set type is at that scale. */
  get growth(): number {
    return this.#growth;
  }

  /** The names that are shown, in pixels from the map's corner; another list whenever they change. */
  get names(): readonly Box[] {
    return this.#names;
  }

  /** Another map takes the place of the one that is there; layers are to be added anew. */
  lay(print: Print, scene: MapScene): void {
    Object.assign(this, { print, scene });
    const parsed = document.createElement("template");
    parsed.innerHTML = print.render(scene, say);
    const drawn = parsed.content.querySelector("svg");
    if (!drawn) throw new Error(`map ${scene.map} is not drawn`);
    for (const name of ["class", "viewBox", "aria-label"]) {
      this.svg.setAttribute(name, drawn.getAttribute(name) ?? "");
    }
    for (const part of ["style", "#world"]) {
      const children = drawn.querySelector(`:scope > ${part}`)?.childNodes ?? [];
      this.svg.querySelector(`:scope > ${part}`)?.replaceChildren(...children);
    }
    this.#inks.clear();
    this.#layers = [];
    this.scaleTo(this.#scale);
  }

  /** Draw for `scale` pixels a map unit. */
  scaleTo(scale: number): void {
    this.#scale = scale;
    const names = Math.max(0, chooseByScale(this.scene.plates, scale));
    this.svg.dataset.names = String(names);
    this.svg.style.setProperty("--scale", scale.toFixed(4));
    this.print.rescale?.(this.svg, this.scene, scale);
    this.#thin(names);
  }

  /** An empty layer below one of the map's own. */
  addLayerBelow(id: string, layerId: string): SVGGElement {
    const layer = document.createElementNS(SVG, "g");
    layer.id = layerId;
    this.svg.querySelector(`#${id}`)?.before(layer);
    this.#layers.push(layer);
    return layer;
  }

  /**
   * Leave out names that would lie on others. English ones never do, since their places were chosen
   * for them; in other languages, and in other type, words may be longer.
   */
  #thin(plate: number): void {
    const names = [...this.svg.querySelectorAll<SVGTextElement>(`#labels .names-${plate} text`)];
    this.#growth = Number(getComputedStyle(this.svg).getPropertyValue("--growth")) || 1;
    const rank = (name: Element) => Number(/rank-(\d)/.exec(name.getAttribute("class") ?? "")?.[1]);
    const kept: Box[] = [];
    for (const name of names.sort((a, b) => rank(a) - rank(b))) {
      const box = this.#place(name);
      const crowded = kept.some((other) => overlap(box, other));
      name.classList.toggle("crowded", crowded);
      if (!crowded) kept.push(box);
    }
    this.#names = kept;
  }

  /** Where a name lies at the present scale, in pixels. */
  #place(name: SVGTextElement): Box {
    const growth = this.#growth;
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
