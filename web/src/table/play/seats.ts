/** The setup form: who plays, with which options. What may be set comes from the engine's `hello`. */

import type { Hello, Operations, OptionSpec } from "../../engine/protocol.js";
import { say } from "../../text/messages.js";
import { COLOURS, type SeatForm, type SetupForm, startSetup, type TableState } from "./state.js";

type Game = Hello["games"][number];

/** A game as the engine describes it. */
export function gameOf(hello: Hello | null, id: string): Game | null {
  return hello?.games.find((game) => game.id === id) ?? null;
}

/** The bots of a game: those with a character first, from gentle to strong. */
export function botsOf(hello: Hello | null, game: string): readonly string[] {
  return gameOf(hello, game)?.bots ?? [];
}

/** The options a host may set in a game. */
export function optionsOf(hello: Hello | null, game: string): readonly OptionSpec[] {
  return gameOf(hello, game)?.options ?? [];
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
export function nextBot(seats: readonly SeatForm[], bots: readonly string[]): string {
  return bots.find((bot) => seats.every(({ kind }) => kind !== bot)) ?? bots[0] ?? "human";
}

/** Fill an untouched form: a person against as many gentle bots as it takes, default options. */
export function fillSetup(form: SetupForm, hello: Hello): void {
  const game = gameOf(hello, form.game);
  for (const option of optionsOf(hello, form.game)) form.options[option.id] ??= option.default;
  if (form.seats.length > 0 || !game) return;
  form.seats.push(makeSeat([], "human"));
  while (form.seats.length < game.seats[0]) {
    form.seats.push(makeSeat(form.seats, nextBot(form.seats, game.bots)));
  }
}

/** Turn to the form of another game, as it was left. */
export function changeGame(state: TableState, game: string): void {
  const { forms, setup } = state;
  if (setup.game === game) return;
  forms.set(setup.game, setup);
  state.setup = forms.get(game) ?? startSetup(game);
  if (state.hello) fillSetup(state.setup, state.hello);
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
    game: form.game,
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
