/** Python as the page has it: the very zips of `dist/`, and nothing else. */
import { join } from "node:path";
import { DIST } from "../build/paths.mjs";
import { startPython } from "../build/pyodide_on_node.mjs";

export const ENGINE_ZIP = "/lib/roundhouse.zip";

/** @param {Record<string, string>} copies further files, by where they go */
export function startShippedPython(copies = {}) {
  const shipped = (/** @type {string} */ name) => join(DIST, "pyodide", name);
  return startPython(
    {
      [ENGINE_ZIP]: shipped("engine.zip"),
      "/lib/pydantic.zip": shipped("pydantic.zip"),
      ...copies,
    },
    [ENGINE_ZIP],
    shipped("python_stdlib.zip"),
  );
}
