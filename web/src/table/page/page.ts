/** The table in the page: where each part is drawn, and how the map is pointed at. */

import { html, render, type TemplateResult } from "lit";
import { onSettingChange } from "../../store/settings.js";
import { say } from "../../text/messages.js";
import { part } from "../dialogs/confirm.js";
import { importFile, listenToDrops } from "../dialogs/files.js";
import { openDialogs } from "../dialogs/index.js";
import { Camera } from "../map/camera.js";
import { type Face, faceOf, type LaidMap, type OfferedGames } from "../map/face.js";
import { Following } from "../map/following.js";
import { momentBanner } from "../map/moment.js";
import { Sheet } from "../map/sheet.js";
import { finale } from "../panels/ending.js";
import { lookBackBar } from "../panels/lookback.js";
import { panel } from "../panels/panel.js";
import { ROOM } from "../panels/room.js";
import { heedAssistance } from "../play/around.js";
import type { Laid } from "../play/laid.js";
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
const FURNITURE = ".tools, .look-back, .furniture";

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
  #laidMap: LaidMap;
  #drawing = false;
  #rest = 0;

  /** `laid` is the game whose map is in the page from the start. */
  constructor(laid: Laid & { readonly game: Face }, games: OfferedGames) {
    const pace = new Pace();
    this.#panel.replaceChildren();
    this.table = new Table(laid, games, pace, {
      draw: () => this.#drawSoon(),
      drawOverlay: () => this.#laidMap.draw(),
      drawGlass: () => this.#laidMap.drawGlass(),
      follow: (points) => this.#following.follow(points),
      show: (points) => this.#following.show(points),
      reveal: (points) => this.#following.reveal(points),
      layMap: (another) => this.#layMap(another),
    });
    this.#sheet = new Sheet(this.#map, laid.game.print, laid.board.scene);
    const map = { svg: this.#map, world: find<SVGGElement>("world") };
    const glass = { svg: this.#glass, world: this.#overlay };
    const furniture = () => [...this.#over.querySelectorAll(FURNITURE)];
    this.#camera = new Camera(this.#stage, [map, glass], this.#panel, furniture, pace, {
      moved: () => this.#moveAlong(),
      scaled: () => this.#rescale(),
      resized: () => {
        // first what rides on the panel: the trip is framed in what that leaves free
        this.#giveRoom();
        this.#following.reframe();
      },
      taken: () => this.#following.take(),
      mayZoom: (x, y) => this.#laidMap.mayZoom(x, y),
    });
    const laidMap = () => this.#laidMap;
    this.#following = new Following(this.table, this.#camera, laidMap);
    this.#laidMap = this.#openMap();
    this.#camera.open();
    this.#panel.addEventListener(ROOM, () => this.#giveRoom());
    new ResizeObserver(() => this.#giveRoom()).observe(this.#panel);
    onSettingChange((name) => {
      this.table.draw();
      if (name === "assistance") void heedAssistance(this.table);
    });
    this.#listenToHands();
    new Keyboard(this.table, this.#camera, this.#stage, laidMap);
    listenToDrops((file) => part(this.table, () => void importFile(this.table, file)));
  }

  /** The panel covers more or less of the map: what rides on it goes along, and the trip is framed in what is free. */
  #giveRoom(): void {
    this.#over.style.setProperty("--covered", `${this.#camera.covered}px`);
    // below tables that are looked up the map stays as it is
    if (!this.table.state.sheetOpen && this.#camera.keepClear()) this.#following.reframe();
  }

  #openMap(): LaidMap {
    return faceOf(this.table).openMap(this.table, {
      svg: this.#map,
      sheet: this.#sheet,
      glass: this.#overlay,
      camera: this.#camera,
      show: (aim) => this.#following.look(aim),
      stage: this.#stage,
    });
  }

  /** Say everything anew, the names on the map too: another language is spoken. */
  reword(): void {
    this.#layMap(this.table);
    this.table.draw();
  }

  #layMap({ board: { scene } }: Laid): void {
    this.#sheet.lay(faceOf(this.table).print, scene);
    this.#glass.setAttribute("viewBox", this.#map.getAttribute("viewBox") ?? "");
    this.#laidMap = this.#openMap();
    this.#camera.refit();
    this.#rescale();
  }

  /** A hand on the map; what happens on what lies over it is not meant for the map. */
  #listenToHands(): void {
    const onMap = (event: Event) => !this.#over.contains(event.target as Node);
    this.#stage.addEventListener("click", (event) => {
      if (onMap(event)) this.#laidMap.tap(event as PointerEvent);
    });
    this.#stage.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse" && event.buttons === 0) {
        this.#laidMap.hover(onMap(event) ? event : null);
      }
    });
    this.#stage.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") this.#laidMap.hover(null);
    });
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
    this.#laidMap.draw();
    this.#describeStage();
    renderKeepingFocus(panel(table), this.#panel, this.#panel);
    this.#drawOver();
    render(openDialogs(table), this.#dialogs);
    this.#announcer.update(table);
  }

  /** For keys and readers the map is one thing that has the focus, with the highlighted target in it. */
  #describeStage(): void {
    const { highlighted } = this.table.state;
    this.#stage.ariaLabel = say("stage-label");
    if (highlighted === null) this.#stage.removeAttribute("aria-activedescendant");
    else this.#stage.setAttribute("aria-activedescendant", this.#laidMap.idOf(highlighted));
  }

  #drawOver(): void {
    const { table } = this;
    renderKeepingFocus(
      html`${lookBackBar(table)} ${finale(table)} ${momentBanner(table)} ${this.#laidMap.over()} ${mapButtons(table, this.#camera, () => this.#following.giveBack())}`,
      this.#over,
      this.#stage,
    );
  }

  /** The map is drawn for another scale; what lies over it keeps its size, growing a little. */
  #rescale(): void {
    const { drawnScale: scale } = this.#camera;
    this.#sheet.scaleTo(scale);
    const size = Math.max(1, scale ** GROWTH) / scale;
    for (const layer of [this.#overlay, ...this.#sheet.layers]) {
      layer.style.setProperty("--size", size.toFixed(4));
      layer.style.setProperty("--pixel", (1 / scale).toFixed(4));
    }
    // names lie elsewhere now, and what stands on the map keeps clear of them
    this.#laidMap?.drawGlass();
  }

  /** What hangs at a place of the map goes along with it. */
  #moveAlong(): void {
    this.#laidMap.letGo();
    if (this.#laidMap.hangs()) this.#drawOver();
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
