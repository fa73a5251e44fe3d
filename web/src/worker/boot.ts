/**
 * The interpreter that PyScript is told to use: Pyodide, with the options that PyScript cannot pass on.
 *
 * PyScript imports this file in place of `pyodide.mjs`, beside which it must lie. It starts all
 * downloads at once, swaps in our trimmed standard library of bytecode, puts the engine on Python's
 * path, and tells the page which stage of the boot has begun.
 */
import type { Lockfile } from "pyodide";
import { type BootNotice, STAGE_NOTICE } from "../engine/stages.js";
import { installForgetfulIndexedDB } from "./forgetful_indexeddb.js";
import { loadPyodide as loadRealPyodide, version } from "./pyodide.mjs";

/** What Pyodide's own index of packages says of itself; the build puts it here. */
declare const LOCKFILE_INFO: Lockfile["info"];

export { version };

const ENGINE_PATH = "/lib/roundhouse.zip";
const folder = new URL("./", import.meta.url).href;

function announce(stage: BootNotice["stage"]): void {
  self.postMessage({ notice: STAGE_NOTICE, stage } satisfies BootNotice);
}

async function fetchBytes(name: string): Promise<Uint8Array> {
  const response = await fetch(folder + name);
  if (!response.ok) throw new Error(`${name}: HTTP status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const engine = fetchBytes("engine.zip");
// It is awaited in fsInit; until then a failure must not count as an unhandled one.
engine.catch(() => {});

installForgetfulIndexedDB();

export async function loadPyodide(options: Parameters<typeof loadRealPyodide>[0]) {
  announce("interpreter");
  // Again and again while it lasts: the page may begin to listen late.
  const reminder = setInterval(announce, 250, "interpreter");
  const pyodide = await loadRealPyodide({
    ...options,
    stdLibURL: `${folder}python_stdlib.zip`,
    // No package is ever loaded through Pyodide, so its index of 300 packages stays at home.
    lockFileContents: { info: LOCKFILE_INFO, packages: {} },
    packageBaseUrl: folder,
    env: { HOME: "/home/pyodide", PYTHONPATH: ENGINE_PATH, ROUNDHOUSE_LIBRARIES: folder },
    fsInit: async (files) => files.writeFile(ENGINE_PATH, await engine),
    // The engine is synchronous; where stack switching is missing this option would crash the boot.
    enableRunUntilComplete: false,
  });
  clearInterval(reminder);
  announce("engine");
  return pyodide;
}
