/** The table in the page: where each part is drawn, and how the map is pointed at. */

import { html, render, type TemplateResult } from "lit";
import { renderBaseMap } from "../../map/base.js";
import type { Board } from "../../map/board.js";
import { onSettingChange } from "../../store/settings.js";
import { say } from "../../text/messages.js";
import { part } from "../dialogs/confirm.js";
import { importFile, listenToDrops } from "../dialogs/files.js";
import { openDialogs } from "../dialogs/index.js";
import { Camera } from "../map/camera.js";
import { findLine, lineTip, type PointedLine } from "../map/lines.js";
import { forkChoice, momentBanner } from "../map/moment.js";
import { drawShapes } from "../map/overlay.js";
import { pointAt, rideTo } from "../map/pointing.js";
import { describeScene } from "../map/scene.js";
import { type Layer, layerOf } from "../map/shapes.js";
import { finale } from "../panels/ending.js";
import { lookBackBar } from "../panels/lookback.js";
import { panel } from "../panels/panel.js";
import { Pace } from "../play/pace.js";
import { Table } from "../play/table.js";
import { Announcer } from "./announce.js";
import { mapButtons } from "./frame.js";
import { Keyboard } from "./keyboard.js";

/** Below this width the overview is too small to tap: the map comes closer by itself. */
const NARROW = 760;
const CLOSE_UP = 3.2;
/** How close one comes to a place that is looked up. */
const LOOKED_UP = 3;
/** Milliseconds a tapped line's name stays. */
const TIP = 2600;

function find<T extends Element>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as unknown as T;
}

const SVG = "http://www.w3.org/2000/svg";

function makeGroup(): SVGGElement {
  return document.createElementNS(SVG, "g");
}

/** What lies under the track, or over it but under dots and names, gets a layer of its own. */
function addLayerBelow(id: string, layerId: string): SVGGElement {
  const layer = makeGroup();
  layer.id = layerId;
  find(id).before(layer);
  return layer;
}

/**
 * A second drawing over the map for all that moves or pulses: the browser then never has to paint the
 * map again for it, which is most of the time between a tap and what one sees of it.
 */
function addGlass(map: SVGSVGElement): SVGSVGElement {
  const glass = document.createElementNS(SVG, "svg");
  glass.id = "glass";
  glass.setAttribute("viewBox", map.getAttribute("viewBox") ?? "");
  map.after(glass);
  return glass;
}

/** Where the Tab key goes on from `heir` if what had the focus is no longer there. */
function renderKeepingFocus(what: TemplateResult, into: HTMLElement, heir: HTMLElement): void {
  const held = document.activeElement !== into && into.contains(document.activeElement);
  render(what, into);
  if (held && !into.contains(document.activeElement)) heir.focus({ preventScroll: true });
}

export class Page {
  readonly table: Table;
  readonly #stage = find<HTMLElement>("stage");
  readonly #map = find<SVGSVGElement>("map");
  readonly #glass = addGlass(this.#map);
  readonly #overlay = this.#glass.appendChild(makeGroup());
  #grounds = addLayerBelow("tracks", "grounds");
  #ways = addLayerBelow("dots", "ways");
  readonly #over = find<HTMLElement>("over");
  readonly #panel = find<HTMLElement>("panel");
  readonly #dialogs = find<HTMLElement>("dialogs");
  readonly #announcer = new Announcer(find("announcements"));
  readonly #camera: Camera;
  #pointed: PointedLine | null = null;
  #drawing = false;

  constructor(board: Board) {
    const pace = new Pace();
    this.#panel.replaceChildren();
    this.table = new Table(board, pace, {
      draw: () => this.#drawSoon(),
      drawOverlay: () => this.#drawOverlay(),
      follow: (points) => this.#follow(points),
      show: (points) => this.#show(points),
      layMap: (laid) => this.#layMap(laid),
    });
    const map = { svg: this.#map, world: find<SVGGElement>("world") };
    const glass = { svg: this.#glass, world: this.#overlay };
    this.#camera = new Camera([map, glass], pace, () => this.#rescale());
    this.#listen();
    onSettingChange((name) => {
      this.table.draw();
      if (name === "assistance") void this.table.heedAssistance();
    });
    new Keyboard(this.table, this.#camera, this.#stage);
    listenToDrops((file) => part(this.table, () => void importFile(this.table, file)));
    this.#rescale();
  }

  /** The world of another map takes the place of the one that is there. */
  #layMap({ scene }: Board): void {
    const parsed = document.createElement("template");
    parsed.innerHTML = renderBaseMap(scene, say);
    const world = parsed.content.querySelector("#world");
    if (world) find("world").replaceChildren(...world.childNodes);
    this.#grounds = addLayerBelow("tracks", "grounds");
    this.#ways = addLayerBelow("dots", "ways");
    this.#rescale();
  }

  /** All changes of one task are drawn together, before the browser paints. */
  #drawSoon(): void {
    if (this.#drawing) return;
    this.#drawing = true;
    queueMicrotask(() => {
      this.#drawing = false;
      this.#draw();
    });
  }

  #draw(): void {
    const { table } = this;
    const { state } = table;
    const { dataset } = document.body;
    dataset.screen = state.screen;
    dataset.phase = state.busy ? "motion" : (state.view?.phase ?? "setup");
    dataset.seat = String(state.view?.seat ?? "");
    dataset.sheet = state.sheetOpen ? "open" : "closed";
    this.#drawOverlay();
    this.#describeStage();
    renderKeepingFocus(panel(table), this.#panel, this.#panel);
    this.#drawOver();
    render(openDialogs(table), this.#dialogs);
    this.#announcer.update(table);
  }

  /** For keys and readers the map is one thing that has the focus, with the highlighted milepost in it. */
  #describeStage(): void {
    const { highlighted } = this.table.state;
    this.#stage.ariaLabel = say("stage-label");
    if (highlighted === null) this.#stage.removeAttribute("aria-activedescendant");
    else this.#stage.setAttribute("aria-activedescendant", `target-${highlighted}`);
  }

  #drawOverlay(): void {
    const shapes = describeScene(this.table.board, this.table.state);
    const on = (layer: Layer) => shapes.filter((shape) => layerOf(shape) === layer);
    drawShapes(this.#grounds, on("grounds"));
    drawShapes(this.#ways, on("ways"));
    drawShapes(this.#overlay, on("glass"));
  }

  #drawOver(): void {
    renderKeepingFocus(
      html`${lookBackBar(this.table)} ${finale(this.table)} ${momentBanner(this.table)} ${forkChoice(this.table, this.#camera)} ${lineTip(this.table, this.#pointed)}
        ${mapButtons(this.table, this.#camera)}`,
      this.#over,
      this.#stage,
    );
  }

  /** Marks keep their size on the screen, growing a little as one comes closer. */
  #rescale(): void {
    const size = 1 / (this.#camera.unit * this.#camera.scale ** 0.72);
    for (const layer of [this.#overlay, this.#ways, this.#grounds]) {
      layer.style.setProperty("--size", size.toFixed(4));
    }
    if (this.table.state.fork !== null || this.#pointed) {
      this.#pointed = null;
      this.#drawOver();
    }
  }

  #follow(points: readonly number[]): void {
    const places = points.map((point) => this.table.board.place(point));
    const narrow = window.innerWidth < NARROW;
    if (narrow) this.#camera.frame(places, CLOSE_UP);
    else if (!this.#camera.sees(places)) this.#camera.frame(places, this.#camera.scale);
  }

  #show(points: readonly number[]): void {
    const places = points.map((point) => this.table.board.place(point));
    this.#camera.frame(places, LOOKED_UP);
  }

  #listen(): void {
    for (const svg of [this.#map, this.#glass]) {
      svg.addEventListener("click", (event) => this.#tap(event));
    }
    this.#map.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse" && event.buttons === 0) this.#point(event);
    });
    this.#map.addEventListener("pointerleave", () => this.#unpoint());
  }

  #tap(event: MouseEvent): void {
    const { table } = this;
    if (table.state.fork !== null) {
      table.state.fork = null;
      table.draw();
    }
    const point = pointAt(table, this.#camera, event.clientX, event.clientY);
    if (point !== null) {
      void rideTo(table, point);
      return;
    }
    if (table.state.busy) table.pace.skip();
    this.#point(event);
    if (this.#pointed) setTimeout(() => this.#unpoint(), TIP);
  }

  #point({ clientX: x, clientY: y }: MouseEvent): void {
    const railroad = findLine(x, y);
    if (!railroad) {
      this.#unpoint();
      return;
    }
    const { left, top } = this.#stage.getBoundingClientRect();
    this.#pointed = { railroad, x: x - left, y: y - top };
    this.#drawOver();
  }

  #unpoint(): void {
    if (!this.#pointed) return;
    this.#pointed = null;
    this.#drawOver();
  }
}
