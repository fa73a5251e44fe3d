/** Python as the page has it: the very zips of `dist/`, and nothing else. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "../build/paths.mjs";
import { startPython } from "../build/pyodide_on_node.mjs";

export const ENGINE_ZIP = "/lib/roundhouse.zip";

/** @param {Record<string, string>} copies further files, by where they go */
export function startShippedPython(copies = {}) {
  return startPython(
    {
      [ENGINE_ZIP]: findShipped("edition", "engine.zip"),
      "/lib/pydantic.zip": findShipped("runtime", "pydantic.zip"),
      ...copies,
    },
    [ENGINE_ZIP],
    findShipped("runtime", "python_stdlib.zip"),
  );
}

/**
 * @param {string} kind what the folder's name begins with; its contents are the rest
 * @param {string} name
 */
function findShipped(kind, name) {
  const folder = readdirSync(DIST).find((entry) => entry.startsWith(`${kind}-`));
  if (!folder) throw new Error(`dist/ has no ${kind}`);
  return join(DIST, folder, name);
}
