/** A result as a picture: a train with a wagon for each trip, on the paper of the day. */

import type { Mark } from "../../engine/daily.js";

export interface Picture {
  /** Name, which board, what came of it, net worth. */
  readonly lines: readonly string[];
  readonly foot: string;
  readonly marks: readonly Mark[];
}

/** Pixels, as places that show links with a picture like them. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 70;
const TRACK = 500;
const ENGINE = 150;
const WIDEST_WAGON = 84;
const FONT = "'Barlow Condensed', 'Arial Narrow', sans-serif";

/** Colours of the picture, by the tokens of the styles; the picture is always by day. */
const TOKENS = ["paper", "paper-sunk", "ink", "ink-soft", "accent", "rule", "good"] as const;
type Colours = Record<(typeof TOKENS)[number] | "gained" | "improved", string>;

export function drawPicture(canvas: HTMLCanvasElement, picture: Picture): void {
  const key = JSON.stringify(picture);
  if (canvas.dataset.drawn === key) return;
  canvas.dataset.drawn = key;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const draw = () => {
    const pen = canvas.getContext("2d");
    if (pen) paint(pen, readColours(), picture);
  };
  draw();
  // letters that are still on their way
  void document.fonts.ready.then(draw);
}

/** The tokens as the browser resolves them, since a canvas knows no `light-dark()`. */
function readColours(): Colours {
  const probe = document.createElement("span");
  probe.style.colorScheme = "light";
  document.body.append(probe);
  const read = (token: string, seat = "") => {
    probe.className = seat;
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(TOKENS.map((token) => [token, read(token)]));
  Object.assign(colours, {
    gained: read("seat", "seat-azure"),
    improved: read("seat", "seat-amber"),
  });
  probe.remove();
  return colours as Colours;
}

function paint(pen: CanvasRenderingContext2D, colours: Colours, { lines, foot, marks }: Picture) {
  const [name = "", of = "", outcome = "", worth = ""] = lines;
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const write = (text: string, y: number, size: number, colour: string, weight = 600) => {
    pen.font = `${weight} ${size}px ${FONT}`;
    pen.fillStyle = colour;
    pen.fillText(text, MARGIN, y, WIDTH - 2 * MARGIN);
  };
  write(name, 110, 62, colours.ink);
  write(of, 156, 38, colours.accent, 500);
  pen.fillStyle = colours.ink;
  pen.fillRect(MARGIN, 176, WIDTH - 2 * MARGIN, 5);
  pen.fillRect(MARGIN, 185, WIDTH - 2 * MARGIN, 2);
  write(outcome, 282, 88, colours.ink);
  write(worth, 340, 46, colours["ink-soft"], 500);
  write(foot, HEIGHT - 40, 32, colours["ink-soft"], 500);
  paintTrack(pen, colours);
  paintTrain(pen, colours, marks);
}

function paintTrack(pen: CanvasRenderingContext2D, colours: Colours): void {
  pen.fillStyle = colours["ink-soft"];
  pen.fillRect(0, TRACK, WIDTH, 4);
  pen.fillStyle = colours.rule;
  for (let x = 6; x < WIDTH; x += 28) pen.fillRect(x, TRACK + 6, 15, 7);
}

/** Wagons in the order of the trips, the first one last in the train: the engine leads to the right. */
function paintTrain(pen: CanvasRenderingContext2D, colours: Colours, marks: readonly Mark[]): void {
  const trips = marks.slice(0, -1);
  const end = marks.at(-1) ?? "lost";
  const room = WIDTH - 2 * MARGIN - ENGINE;
  const wide = Math.min(WIDEST_WAGON, room / Math.max(1, trips.length));
  trips.forEach((mark, index) => {
    paintWagon(pen, colours, mark, MARGIN + index * wide, wide);
  });
  paintEngine(pen, colours, MARGIN + trips.length * wide);
  if (end === "won") paintHome(pen, colours, MARGIN + trips.length * wide + ENGINE - 4);
}

function paintWagon(
  pen: CanvasRenderingContext2D,
  colours: Colours,
  mark: Mark,
  x: number,
  wide: number,
): void {
  const [width, height] = [wide - 8, Math.min(52, wide * 0.8)];
  const y = TRACK - 12 - height;
  pen.fillStyle = colours.ink;
  pen.fillRect(x + width, TRACK - 20, 8, 3);
  wheels(pen, [x + width * 0.25, x + width * 0.75], Math.min(9, wide / 7));
  const full = mark === "gained" || mark === "improved";
  pen.fillStyle = mark === "gained" || mark === "improved" ? colours[mark] : colours["paper-sunk"];
  pen.strokeStyle = full ? pen.fillStyle : colours["ink-soft"];
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 5);
  pen.fill();
  pen.stroke();
  // a mark besides the colour: two rails for a railroad, an arrow for a better engine
  pen.strokeStyle = colours.paper;
  pen.lineWidth = Math.max(2, wide / 14);
  const [middle, level] = [x + width / 2, y + height / 2];
  const size = width / 5;
  pen.beginPath();
  if (mark === "gained") {
    for (const rail of [-0.5, 0.5]) {
      pen.moveTo(middle - size, level + rail * size);
      pen.lineTo(middle + size, level + rail * size);
    }
  } else if (mark === "improved") {
    pen.moveTo(middle - size / 2, level - size * 0.8);
    pen.lineTo(middle + size / 2, level);
    pen.lineTo(middle - size / 2, level + size * 0.8);
  }
  pen.stroke();
}

function paintEngine(pen: CanvasRenderingContext2D, colours: Colours, x: number): void {
  pen.fillStyle = colours.ink;
  pen.fillRect(x, TRACK - 92, 46, 72);
  pen.fillRect(x - 5, TRACK - 98, 56, 8);
  pen.fillRect(x + 40, TRACK - 68, 82, 48);
  pen.fillRect(x + 94, TRACK - 92, 14, 26);
  pen.fillStyle = colours.paper;
  pen.fillRect(x + 10, TRACK - 82, 24, 24);
  pen.fillStyle = colours.accent;
  pen.fillRect(x, TRACK - 28, 126, 8);
  pen.beginPath();
  pen.moveTo(x + 122, TRACK - 22);
  pen.lineTo(x + 140, TRACK - 4);
  pen.lineTo(x + 118, TRACK - 4);
  pen.fill();
  pen.fillStyle = colours.ink;
  wheels(pen, [x + 24], 19);
  wheels(pen, [x + 72, x + 104], 12);
}

function wheels(pen: CanvasRenderingContext2D, places: readonly number[], radius: number): void {
  for (const x of places) {
    pen.beginPath();
    pen.arc(x, TRACK - radius, radius, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** The house at the end of a race that was won. */
function paintHome(pen: CanvasRenderingContext2D, colours: Colours, x: number): void {
  pen.fillStyle = colours.good;
  pen.fillRect(x + 6, TRACK - 44, 48, 44);
  pen.beginPath();
  pen.moveTo(x - 4, TRACK - 42);
  pen.lineTo(x + 30, TRACK - 80);
  pen.lineTo(x + 64, TRACK - 42);
  pen.fill();
  pen.fillStyle = colours.paper;
  pen.fillRect(x + 24, TRACK - 26, 14, 26);
}
