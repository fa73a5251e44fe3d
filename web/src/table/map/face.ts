/** What a game shows at the table: its map as it lies there, its decisions, and its parts of the panel. */

import type { SVGTemplateResult, TemplateResult } from "lit";
import type { OddsReason } from "../../engine/odds.js";
import type { PlayerView, Result } from "../../engine/protocol.js";
import type { Statistics } from "../../engine/statistics.js";
import type { Arguments } from "../../text/messages.js";
import type { Decision } from "../parts/decision.js";
import type { Deed } from "../parts/keys.js";
import type { Game } from "../play/game.js";
import type { LogLine } from "../play/log.js";
import type { Table } from "../play/table.js";
import type { Camera } from "./camera.js";
import type { Aim } from "./framing.js";
import type { Print, Sheet } from "./sheet.js";

/** What to frame; `stay`: at this scale or closer the map may stay as it is if one sees what is needed, null: never. */
export interface TripAim extends Aim {
  readonly stay: number | null;
}

/** Where a game draws: on the sheet between the layers of its map, and on a glass over it what moves or pulses. */
export interface Canvas {
  readonly svg: SVGSVGElement;
  readonly sheet: Sheet;
  readonly glass: SVGGElement;
  readonly camera: Camera;
  /** Show what is aimed at, until what is at hand goes on. */
  readonly show: (aim: Aim) => void;
  readonly stage: HTMLElement;
}

/** The map of a game as it lies on the table: what is drawn over it, and what a hand on it means. */
export interface LaidMap {
  /** All that lies over the map. */
  draw(): void;
  /** Only what glides or pulses. */
  drawGlass(): void;
  /** What hangs at places of the map, or stands at its edge. */
  over(): TemplateResult;
  /** Whether something hangs there that has to go along when the map moves. */
  hangs(): boolean;
  tap(event: PointerEvent): void;
  /** null: nothing is pointed at. */
  hover(event: PointerEvent | null): void;
  /** The map has moved under what was pointed at. */
  letGo(): void;
  /** Whether a double tap at a place of the window may bring the map closer. */
  mayZoom(x: number, y: number): boolean;
  /** What the arrow keys go through, in their order. */
  targets(): readonly number[];
  /** The id of a target's element. */
  idOf(target: number): string;
  /** What Enter does on a target. */
  take(target: number): void;
  aim(points: readonly number[]): TripAim;
}

/** A table beside the map; its id is a message `tab-<id>`. */
export interface Tab {
  readonly id: string;
  draw(table: Table): TemplateResult;
}

/** What a player's card says beside name, cash and odds. */
export interface Card {
  /** Whether in a crowd the card of whoever’s turn it is opens by itself. */
  readonly follows: boolean;
  badges(table: Table, player: PlayerView): unknown;
  /** In the row of a closed card. */
  brief(table: Table, player: PlayerView): unknown;
  details(table: Table, player: PlayerView): unknown;
}

/** The end, in the game's own figures. */
export interface Ending {
  /** The heading of the column of `worth`. */
  readonly worth: string;
  worthOf(row: Result["ranking"][number]): number;
  /** What that is made of. */
  madeOf(table: Table, row: Result["ranking"][number]): string;
  /** How long it took. */
  length(table: Table): string;
}

/** The graph's lines, and the tables of figures. */
export interface Figures {
  /** What may be graphed, by the ids of messages `graph-<id>`. */
  readonly graphed: readonly string[];
  heading(table: Table): string;
  /** By seat, a column for each of `columnsOf`. */
  valuesOf(statistics: Statistics, graphed: string): readonly (readonly number[])[];
  /** What each column is called at the axis, ascending; several may be called the same. */
  columnsOf(statistics: Statistics): readonly number[];
  /** The heading of those columns. */
  readonly column: string;
  /** All that is to be read of one column. */
  wordColumn(column: number, amounts: string): string;
  tables(table: Table, statistics: Statistics): unknown;
}

/** Something to choose in the menu. */
export interface MenuItem {
  readonly message: string;
  readonly testId: string;
  act(table: Table): unknown;
  /** Offered only while this holds. */
  open?(table: Table): boolean;
}

/** What the Handbook of a game holds: a block is a message `handbook-<block>`. */
export interface Book {
  /** The file of its texts. */
  readonly texts: string;
  readonly chapters: readonly { readonly id: string; readonly blocks: readonly string[] }[];
  /** What a rule's number looks like, as a part of a text. */
  readonly rule: RegExp;
  /** Rules, and options, that are this house's own. */
  readonly house: ReadonlySet<string>;
  /** The message that says what the mark of the house means. */
  readonly houseNote: string;
  /** The drawing above the words of a figure. */
  draw(id: string, args: Arguments): unknown;
  /** Below a block: something that leads on from there. */
  below(table: Table, id: string): unknown;
}

/** What the live region says of the game. */
export interface Telling {
  /** Events that are only on the way to something that is said as well. */
  readonly meanwhile: ReadonlySet<string>;
  /** Of several lines of a turn those that are said. */
  sift(lines: readonly LogLine[]): readonly LogLine[];
  /** What may be done now; null while that is still being asked. */
  possible(table: Table, decision: Decision): readonly string[] | null;
  /** What has been asked so far, so that the same is not said twice. */
  asked(table: Table): string;
  target(table: Table, target: number): string;
  /** Why something cannot be done that was tried on the map; empty if nothing was. */
  objection(table: Table): string;
}

/** A game with all that is drawn of it. A table given to it is one on which it lies. */
export interface Face extends Game {
  readonly print: Print;
  readonly decisions: readonly Decision[];
  readonly tabs: readonly Tab[];
  /** Another of the tabs is opened. */
  leaveTab(table: Table): void;
  readonly card: Card;
  readonly ending: Ending;
  readonly figures: Figures;
  readonly telling: Telling;
  /** What a key does in this game alone; whether it does anything. */
  press(table: Table, deed: Deed): boolean;
  openMap(table: Table, canvas: Canvas): LaidMap;
  /** How the game stands, in a line below the name of whose turn it is. */
  standing(table: Table): string;
  /** Beside that name. */
  aside(table: Table): unknown;
  /** What its menu has beside the table's own. */
  readonly items: readonly MenuItem[];
  /** Its Handbook, fetched when it is first opened. */
  book(): Promise<Book>;
  /** Buttons that are there whatever is to be decided. */
  extras(table: Table): unknown;
  /** While nothing is to be decided here: what goes on; null if there is nothing special to say. */
  meanwhile(table: Table): string | null;
  /** One of its own dialogs. */
  dialog(table: Table, own: object): unknown;
  /** Put away what lies on top of the map; whether there was something. */
  putAway(table: Table): boolean;
  oddsReason(reason: OddsReason): string;
  /** Over the map while an earlier position is shown. */
  wordLookBack(table: Table): string;
}

/** A game as it is offered before it lies on the table. */
export interface OfferedGame {
  fetch(): Promise<Face>;
  /** For its card, in a box of 120 by 64. */
  readonly picture: SVGTemplateResult;
}

export type OfferedGames = Readonly<Record<string, OfferedGame>>;

export function pictureOf({ games }: Table, id: string): SVGTemplateResult | undefined {
  return (games as OfferedGames)[id]?.picture;
}

/** The game on the table with all that is drawn of it. */
export function faceOf(table: Table): Face {
  // whoever makes a table gives it whole games; `play` alone knows less of them
  return table.game as Face;
}
