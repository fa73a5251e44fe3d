/** Pyodide on Node: the build makes bytecode with it, and tests run what ships in it. */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadPyodide } from "pyodide";

/** @typedef {import('pyodide').PyodideInterface} Pyodide */

/**
 * Start Python with files of the disk in its own file system.
 * @param {Record<string, string>} copies where each file or folder (with a slash at its end) goes
 * @param {string[]} pythonPath
 * @param {string} [stdlib] a standard library in place of Pyodide's own
 * @returns {Promise<Pyodide>}
 */
export function startPython(copies, pythonPath, stdlib) {
  return loadPyodide({
    ...(stdlib && { stdLibURL: stdlib }),
    env: { HOME: "/home/pyodide", PYTHONPATH: pythonPath.join(":") },
    fsInit: async (files) => {
      for (const [target, source] of Object.entries(copies)) await copyIn(files, source, target);
    },
  });
}

/**
 * Run Python the way PyScript runs it; `runPython` would import less. An error ends the process, with
 * Python's own words: Node would print a megabyte of Pyodide's source instead.
 * @param {Pyodide} pyodide
 * @param {string} code
 * @param {Record<string, string>} names what the code may use
 */
export async function runPython(pyodide, code, names = {}) {
  try {
    return await pyodide.runPythonAsync(code, { globals: pyodide.toPy(names) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * @typedef {{ mkdirTree(path: string): void, writeFile(path: string, data: Uint8Array): void }} FileSystem
 * @param {FileSystem} files
 * @param {string} source
 * @param {string} target
 */
async function copyIn(files, source, target) {
  for (const path of await listFiles(source)) {
    const copy = source.endsWith("/") ? join(target, path.slice(source.length)) : target;
    files.mkdirTree(dirname(copy));
    files.writeFile(copy, await readFile(path));
  }
}

/** @param {string} source */
async function listFiles(source) {
  if (!source.endsWith("/")) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("__pycache__"))
    .map((entry) => join(entry.parentPath, entry.name));
}
