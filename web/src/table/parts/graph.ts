/**
 * Lines over time, one a player, in an element of their own. Loaded when first shown: uPlot comes with it.
 *
 * A line is known by its colour, its dashes and the name at its end. A point that is chosen, by a
 * tap or with arrows and Enter, is told as an event `look` with its column.
 */

import uPlot from "uplot";
import { Palette } from "./palette.js";

export interface Line {
  name: string;
  /** The seat's colour, as in `seat-<colour>`. */
  colour: string;
  values: readonly number[];
}

export interface Graph {
  /** What each column is called at the axis below, ascending. */
  columns: readonly number[];
  lines: readonly Line[];
  /** A number at the left axis, short. */
  wordAmount: (amount: number) => string;
  /** All that is to be read of one column. */
  wordColumn: (column: number) => string;
}

const HEIGHT = 250;
/** Room for the names at the right; what is longer is cut. */
const NAMES = 92;
const NAME_STEP = 16;
/** Least distance of two numbers at the axis below. */
const TICK = 48;

export class WorthGraph extends HTMLElement {
  #graph: Graph | null = null;
  #plot: uPlot | null = null;
  readonly #readout = document.createElement("p");
  readonly #palette = new Palette(this, () => this.#plot?.redraw(false));
  readonly #resized = new ResizeObserver(() => this.#fit());

  /** Drawn anew only when another graph is set. */
  set graph(graph: Graph) {
    if (graph === this.#graph) return;
    this.#graph = graph;
    if (this.isConnected) this.#build();
  }

  connectedCallback(): void {
    this.#readout.className = "readout";
    this.#palette.listen();
    this.#resized.observe(this);
    this.addEventListener("keydown", this.#pressKey);
    this.#build();
  }

  disconnectedCallback(): void {
    this.#resized.disconnect();
    this.#palette.stop();
    this.removeEventListener("keydown", this.#pressKey);
    this.#plot?.destroy();
    this.#plot = null;
  }

  #build(): void {
    const graph = this.#graph;
    if (!graph) return;
    this.#plot?.destroy();
    this.#palette.read(graph.lines.map(({ colour }) => colour));
    const columns = graph.columns.map((_, column) => column);
    const data = [columns, ...graph.lines.map(({ values }) => [...values])] as uPlot.AlignedData;
    this.#plot = new uPlot(this.#describe(graph), data, this);
    this.append(this.#readout);
    const { over } = this.#plot;
    over.addEventListener("click", ({ clientX }) => {
      // a tap comes without the cursor having been there before
      const column = this.#plot?.posToIdx(clientX - over.getBoundingClientRect().left);
      if (column !== undefined) this.#look(column);
    });
    this.#read(columns.length - 1);
  }

  #describe({ columns, lines, wordAmount }: Graph): uPlot.Options {
    const palette = this.#palette;
    const axis = {
      stroke: () => palette.ink,
      grid: { stroke: () => palette.rule, width: 1 },
      ticks: { stroke: () => palette.rule, width: 1 },
      font: palette.font,
    };
    return {
      width: Math.max(this.clientWidth, 200),
      height: HEIGHT,
      padding: [10, NAMES, 0, 0],
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, y: false, points: { size: 7 } },
      scales: { x: { time: false }, y: { range: (_, low, high) => padRange(low, high) } },
      axes: [
        {
          ...axis,
          splits: (plot) => pickColumns(columns, plot.bbox.width / devicePixelRatio),
          values: (_, splits) => splits.map((column) => String(columns[column] ?? "")),
        },
        { ...axis, size: 58, values: (_, splits) => splits.map(wordAmount) },
      ],
      series: [
        {},
        ...lines.map((_, index) => ({
          stroke: () => palette.seat(index).colour,
          dash: palette.seat(index).dash,
          width: 2.2,
          points: { show: false },
        })),
      ],
      hooks: {
        setCursor: [(plot) => this.#read(plot.cursor.idx ?? columns.length - 1)],
        draw: [(plot) => drawNames(plot, lines, palette)],
      },
    };
  }

  get #last(): number {
    return (this.#graph?.columns.length ?? 1) - 1;
  }

  #fit(): void {
    const width = this.clientWidth;
    if (this.#plot && width > 0 && width !== this.#plot.width) {
      this.#plot.setSize({ width, height: HEIGHT });
    }
  }

  #read(column: number): void {
    this.#readout.textContent = this.#graph?.wordColumn(column) ?? "";
  }

  #look(column: number): void {
    this.dispatchEvent(new CustomEvent("look", { detail: column }));
  }

  readonly #pressKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) this.#look(this.#plot?.cursor.idx ?? this.#last);
    else this.#move(step);
  };

  /** The cursor goes to another column, and the words with it. */
  #move(step: number): void {
    const plot = this.#plot;
    if (!plot) return;
    const column = Math.min(this.#last, Math.max(0, (plot.cursor.idx ?? this.#last) + step));
    plot.setCursor({ left: plot.valToPos(column, "x"), top: plot.over.clientHeight / 2 });
  }
}

/** From nothing, or from the least debt, to a little above the most. */
function padRange(low: number, high: number): [number, number] {
  return [Math.min(0, low), Math.max(high, 1) * 1.05];
}

/** The columns that are numbered: the first of each name, at an even distance. */
function pickColumns(names: readonly number[], width: number): number[] {
  const last = names.at(-1) ?? 1;
  const most = Math.max(1, Math.floor(width / TICK));
  const every = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((step) => last / step <= most) ?? 500;
  return names.flatMap((name, column) =>
    names[column - 1] !== name && (name === 1 || name % every === 0) ? [column] : [],
  );
}

/** Each name at the end of its line, pushed apart where lines end near each other. */
function drawNames(plot: uPlot, lines: readonly Line[], palette: Palette): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const ends = lines
    .map(({ name, values }, index) => ({
      name,
      index,
      y: plot.valToPos(values.at(-1) ?? 0, "y", true),
    }))
    .sort((one, other) => one.y - other.y);
  spread(ends, bbox.top, bbox.top + bbox.height, NAME_STEP * ratio);
  ctx.save();
  ctx.font = palette.fontAt(ratio);
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  for (const { name, index, y } of ends) {
    ctx.fillStyle = palette.seat(index).colour;
    ctx.fillText(cutName(ctx, name, (NAMES - 12) * ratio), bbox.left + bbox.width + 8 * ratio, y);
  }
  ctx.restore();
}

/** Moves what is sorted by `y` so that each is `step` below the one before, within the bounds. */
function spread(ends: { y: number }[], top: number, bottom: number, step: number): void {
  ends.forEach((end, index) => {
    end.y = Math.max(end.y, (ends[index - 1]?.y ?? top - step) + step);
  });
  for (let index = ends.length - 1; index >= 0; index -= 1) {
    const end = ends[index];
    if (end) end.y = Math.min(end.y, (ends[index + 1]?.y ?? bottom + step) - step);
  }
}

function cutName(context: CanvasRenderingContext2D, name: string, room: number): string {
  if (context.measureText(name).width <= room) return name;
  const letters = Array.from(name);
  while (letters.length > 1 && context.measureText(`${letters.join("")}…`).width > room) {
    letters.pop();
  }
  return `${letters.join("")}…`;
}

customElements.define("worth-graph", WorthGraph);
