/** The setup form: who plays, with which options. What may be set comes from the engine's `hello`. */

import type { Hello, Operations, OptionSpec } from "../../engine/protocol.js";
import { say } from "../../text/messages.js";
import { COLOURS, type SeatForm, type SetupForm } from "./state.js";

const GAME = "coast";

type Game = Hello["games"][number];

/** The game that is set up, as the engine describes it. */
export function gameOf(hello: Hello | null): Game | null {
  return hello?.games.find((game) => game.id === GAME) ?? null;
}

/** The bots of the game: those with a character first, from gentle to strong. */
export function botsOf(hello: Hello | null): readonly string[] {
  return gameOf(hello)?.bots ?? [];
}

/** The options a host may set here. */
export function optionsOf(hello: Hello | null): readonly OptionSpec[] {
  return gameOf(hello)?.options ?? [];
}

/** A seat for the form, with a name and a colour nobody has yet. */
export function makeSeat(seats: readonly SeatForm[], kind: string): SeatForm {
  const colour = COLOURS.find((candidate) => seats.every((seat) => seat.colour !== candidate));
  const number = seats.length + 1;
  const name = kind === "human" ? say("setup-default-name", { number }) : say(`bot-name-${kind}`);
  const taken = new Set(seats.map((seat) => seat.name));
  return { kind, colour: colour ?? COLOURS[0], name: taken.has(name) ? `${name} ${number}` : name };
}

/** The bot that comes to the table next: the gentlest that does not sit there yet. */
export function nextBot(seats: readonly SeatForm[], hello: Hello | null): string {
  const bots = botsOf(hello);
  return bots.find((bot) => seats.every(({ kind }) => kind !== bot)) ?? bots[0] ?? "human";
}

/** Fill an untouched form: a person against a gentle bot, default options. */
export function fillSetup(form: SetupForm, hello: Hello): void {
  for (const option of optionsOf(hello)) form.options[option.id] ??= option.default;
  if (form.seats.length > 0) return;
  form.seats.push(makeSeat([], "human"));
  form.seats.push(makeSeat(form.seats, nextBot(form.seats, hello)));
}

/** Whether every seat has a name, and no two the same. */
export function namesAreGood({ seats }: SetupForm): boolean {
  const names = seats.map((seat) => seat.name.trim());
  return names.every(Boolean) && new Set(names).size === names.length;
}

/** A seed that nobody has had before. */
export function drawSeed(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (BigInt(high) * 2n ** 32n + BigInt(low)).toString();
}

/** The form as a request for a new game. */
export function readSetup(form: SetupForm): Operations["new"]["request"] {
  return {
    game: GAME,
    options: form.options,
    seed: form.seed.trim() || drawSeed(),
    seats: form.seats.map(({ name, colour, kind }) => ({
      name: name.trim(),
      colour,
      kind: kind === "human" ? "human" : "bot",
      bot: kind === "human" ? null : kind,
    })),
  };
}
