/** What the engine refused, in words: a code is a message `error-<code>`, its parameters the arguments. */

import type { Refusal } from "../engine/protocol.js";
import { type Arguments, sayOr } from "./messages.js";

export function sayRefusal({ code, params }: Refusal): string {
  const args: Arguments = { code };
  for (const [name, value] of Object.entries(params)) {
    args[name] = typeof value === "number" ? value : String(value);
  }
  return sayOr(`error-${code}`, "error-unknown", args);
}
