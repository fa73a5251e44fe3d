/**
 * Python in a worker, however it is reached: Pyodide with our trimmed library of bytecode and the engine on
 * its path. Tells the page which stage of the boot has begun.
 */
import type { Lockfile, PyodideInterface } from "pyodide";
import { type Notice, STAGE_NOTICE, type Stage } from "../engine/stages.js";
import { loadPyodide as loadRealPyodide, version } from "./pyodide.mjs";

/** What Pyodide's own index of packages says of itself; the build puts it here. */
declare const LOCKFILE_INFO: Lockfile["info"];
/** Where Pyodide lies, seen from this file. */
declare const RUNTIME: string;

export { version };

export type Options = NonNullable<Parameters<typeof loadRealPyodide>[0]>;

const ENGINE_PATH = "/lib/roundhouse.zip";
/** How often a stage is told of while it lasts, in milliseconds: the page may begin to listen late. */
const REMIND = 250;
const edition = new URL("./", import.meta.url);
const runtime = new URL(RUNTIME, edition).href;

async function fetchBytes(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: HTTP status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const engine = fetchBytes(new URL("engine.zip", edition));
// It is awaited in fsInit; until then a failure must not count as an unhandled one.
engine.catch(() => {});

/** Start Python with the engine on its path. Rejects as soon as it is known that it cannot be. */
export async function startPython(options: Options): Promise<PyodideInterface> {
  const announce = (stage: Stage) =>
    self.postMessage({ notice: STAGE_NOTICE, stage } satisfies Notice);
  announce("interpreter");
  const reminder = setInterval(announce, REMIND, "interpreter");
  try {
    const broken = watchWebAssembly();
    const pyodide = await Promise.race([loadRealPyodide({ ...options, ...ourOptions() }), broken]);
    announce("engine");
    return pyodide;
  } finally {
    clearInterval(reminder);
  }
}

function ourOptions(): Options {
  return {
    indexURL: runtime,
    stdLibURL: `${runtime}python_stdlib.zip`,
    // No package is ever loaded through Pyodide, so its index of 300 packages stays at home.
    lockFileContents: { info: LOCKFILE_INFO, packages: {} },
    packageBaseUrl: runtime,
    env: { HOME: "/home/pyodide", PYTHONPATH: ENGINE_PATH, ROUNDHOUSE_LIBRARIES: runtime },
    fsInit: async (files) => files.writeFile(ENGINE_PATH, await engine),
    // The engine is synchronous; where stack switching is missing this option would crash the boot.
    enableRunUntilComplete: false,
  };
}

/** Rejects if WebAssembly cannot be had: Pyodide would only print that, and wait for ever. */
function watchWebAssembly(): Promise<never> {
  return new Promise((_, reject) => {
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        return await instantiate(stateType(await source), imports);
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

/** The answer as WebAssembly, whatever a careless host calls it: a browser insists on the name. */
function stateType(response: Response): Response {
  if (response.headers.get("Content-Type") === "application/wasm") return response;
  if (!response.ok) throw new Error(`${response.url}: HTTP status ${response.status}`);
  return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
}
