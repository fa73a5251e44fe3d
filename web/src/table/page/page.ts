/** The table in the page: where each part is drawn, and how the map is pointed at. */

import { html, render, type TemplateResult } from "lit";
import type { Board } from "../../map/board.js";
import { onSettingChange } from "../../store/settings.js";
import { say } from "../../text/messages.js";
import { part } from "../dialogs/confirm.js";
import { importFile, listenToDrops } from "../dialogs/files.js";
import { openDialogs } from "../dialogs/index.js";
import { Camera } from "../map/camera.js";
import { Following } from "../map/following.js";
import { forkChoice } from "../map/fork.js";
import { lineCard } from "../map/lines.js";
import { momentBanner } from "../map/moment.js";
import { objectionNote } from "../map/objection.js";
import { drawShapes } from "../map/overlay.js";
import { placeTip } from "../map/places.js";
import { Pointer } from "../map/pointer.js";
import { describeGlass, describeOverTrack, describeUnderTrack } from "../map/scene.js";
import { Sheet } from "../map/sheet.js";
import { signpost } from "../map/signpost.js";
import { finale } from "../panels/ending.js";
import { lookBackBar } from "../panels/lookback.js";
import { panel } from "../panels/panel.js";
import { Pace } from "../play/pace.js";
import { Table } from "../play/table.js";
import { Announcer } from "./announce.js";
import { mapButtons } from "./frame.js";
import { Keyboard } from "./keyboard.js";

/** Over the map things grow as this power of the scale while one comes closer. */
const GROWTH = 0.28;
/** Milliseconds without a movement of the map after which it is at rest. */
const REST = 160;

function find<T extends Element>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as unknown as T;
}

/** What covers the map for long. */
const FURNITURE = ".tools, .look-back";

const SVG = "http://www.w3.org/2000/svg";

function makeGroup(): SVGGElement {
  return document.createElementNS(SVG, "g");
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
  readonly #sheet: Sheet;
  readonly #over = find<HTMLElement>("over");
  readonly #panel = find<HTMLElement>("panel");
  readonly #dialogs = find<HTMLElement>("dialogs");
  readonly #announcer = new Announcer(find("announcements"));
  readonly #camera: Camera;
  readonly #following: Following;
  readonly #pointer: Pointer;
  #drawing = false;
  #rest = 0;

  constructor(board: Board) {
    const pace = new Pace();
    this.#panel.replaceChildren();
    this.table = new Table(board, pace, {
      draw: () => this.#drawSoon(),
      drawOverlay: () => this.#drawOverlay(),
      drawGlass: () => this.#drawGlass(),
      follow: (points) => this.#following.follow(points),
      show: (points) => this.#following.show(points),
      reveal: (points) => this.#following.reveal(points),
      layMap: (laid) => this.#layMap(laid),
    });
    this.#sheet = new Sheet(this.#map, board.scene);
    const map = { svg: this.#map, world: find<SVGGElement>("world") };
    const glass = { svg: this.#glass, world: this.#overlay };
    const furniture = () => [this.#panel, ...this.#over.querySelectorAll(FURNITURE)];
    this.#camera = new Camera(this.#stage, [map, glass], furniture, pace, {
      moved: () => this.#moveAlong(),
      scaled: () => this.#rescale(),
      resized: () => this.#following.reframe(),
      taken: () => this.#following.take(),
      mayZoom: (x, y) => this.#pointer.mayZoom(x, y),
    });
    this.#following = new Following(this.table, this.#camera);
    this.#pointer = new Pointer(this.table, this.#camera, this.#stage, this.#over);
    this.#camera.open();
    onSettingChange((name) => {
      this.table.draw();
      if (name === "assistance") void this.table.heedAssistance();
    });
    new Keyboard(this.table, this.#camera, this.#stage);
    listenToDrops((file) => part(this.table, () => void importFile(this.table, file)));
  }

  #layMap({ scene }: Board): void {
    this.#sheet.lay(scene);
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
    const { board, state } = this.table;
    drawShapes(this.#sheet.grounds, describeUnderTrack(board, state));
    drawShapes(this.#sheet.ways, describeOverTrack(board, state));
    this.#drawGlass();
  }

  #drawGlass(): void {
    drawShapes(this.#overlay, describeGlass(this.table.board, this.table.state));
  }

  #drawOver(): void {
    const { table } = this;
    const [camera, stage] = [this.#camera, this.#stage];
    renderKeepingFocus(
      html`${lookBackBar(table)} ${finale(table)} ${momentBanner(table)} ${forkChoice(table, camera, stage)}
        ${objectionNote(table, camera, stage)} ${lineCard(table, stage)} ${placeTip(table, camera)} ${signpost(table, camera)} ${mapButtons(table, camera)}`,
      this.#over,
      stage,
    );
  }

  /** The map is drawn for another scale; what lies over it keeps its size, growing a little. */
  #rescale(): void {
    const { drawnScale: scale } = this.#camera;
    this.#sheet.scaleTo(scale);
    const size = Math.max(1, scale ** GROWTH) / scale;
    for (const layer of [this.#overlay, this.#sheet.ways, this.#sheet.grounds]) {
      layer.style.setProperty("--size", size.toFixed(4));
      layer.style.setProperty("--pixel", (1 / scale).toFixed(4));
    }
  }

  /** What hangs at a place of the map goes along with it. */
  #moveAlong(): void {
    this.#pointer.letGo();
    const { fork, highlighted, objection } = this.table.state;
    if (fork !== null || highlighted !== null || objection !== null) this.#drawOver();
    this.#over.dataset.moving = "";
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#comeToRest(), REST);
  }

  /** What stands at the edge waits until the map has come to rest. */
  #comeToRest(): void {
    delete this.#over.dataset.moving;
    this.#drawOver();
  }
}
