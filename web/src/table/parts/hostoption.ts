/** Host options in words: what they are called and what they are set to. */

import type { OptionSpec, OptionValue } from "../../engine/protocol.js";
import { dollars, money, say, sayOr } from "../../text/messages.js";

type Values = Readonly<Record<string, OptionValue>>;

/** Options that are sums of money. */
const MONEY = new Set(["victory_amount"]);

export function nameOption(id: string): string {
  return sayOr(`option-${id}`, "option-other", { id });
}

/** What an option is set to among `values`: "on", "$25,000", or the usual amount where none is set. */
export function wordOptionValue(option: OptionSpec, values: Values): string {
  const value = values[option.id] ?? option.default;
  if (option.kind === "switch") return say(value === true ? "option-on" : "option-off");
  if (option.kind === "choice") return say(`option-${option.id}-${value}`);
  return value === null ? wordUsual(option, values) : wordNumber(option.id, Number(value));
}

/** What an empty field stands for, with the switches as they are. */
export function wordUsual({ id, usual, usual_with }: OptionSpec, values: Values): string {
  const special = Object.entries(usual_with ?? {}).find(([name]) => values[name] === true);
  const amount = special?.[1] ?? usual;
  return amount === undefined ? "" : wordNumber(id, amount);
}

/** What may be written into a number's field. */
export function wordRange({ id, low = 0, high = 0, step = 1 }: OptionSpec): string {
  const word = (amount: number) => (MONEY.has(id) ? money(amount) : amount);
  return say("option-range", { low: word(low), high: word(high), step: word(step) });
}

function wordNumber(id: string, amount: number): string {
  return MONEY.has(id) ? dollars(amount) : String(amount);
}
