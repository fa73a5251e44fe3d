/** The runtime in `dist/`: Pyodide with our boot and zips beside it, PyScript, and the worker's Python. */
import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { MODULES, NEW_DIST, WEB, ZIPS } from "./paths.mjs";

const PYODIDE_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const SHIPPED_ZIPS = ["python_stdlib.zip", "engine.zip", "pydantic.zip"];
// PyScript's editor and terminal are loaded by pages that show them; ours never does.
const NEVER_LOADED = /^(codemirror|xterm|zip-|toml-)|\.map$/;

export async function copyRuntime() {
  await copyPyodide(join(NEW_DIST, "pyodide"));
  await copyPyScript(join(NEW_DIST, "pyscript"));
  for (const name of ["engine.html", "engine_worker.py"]) {
    await copyFile(join(WEB, "src/worker", name), join(NEW_DIST, name));
  }
  await bundleWorkerFile("engine_frame.ts", join(NEW_DIST, "engine_frame.mjs"));
}

/**
 * @param {string} name
 * @param {string} outfile
 * @param {Record<string, string>} [define]
 */
async function bundleWorkerFile(name, outfile, define = {}) {
  await esbuild.build({
    entryPoints: [join(WEB, "src/worker", name)],
    outfile,
    bundle: true,
    external: ["./pyodide.mjs"],
    define,
    format: "esm",
    target: "es2022",
    minify: true,
  });
}

/** @param {string} folder */
async function copyPyodide(folder) {
  await mkdir(folder, { recursive: true });
  for (const name of PYODIDE_FILES) {
    await copyFile(join(MODULES, "pyodide", name), join(folder, name));
  }
  for (const name of SHIPPED_ZIPS) await copyFile(join(ZIPS, name), join(folder, name));
  const { info } = JSON.parse(await readFile(join(MODULES, "pyodide/pyodide-lock.json"), "utf8"));
  await bundleWorkerFile("boot.ts", join(folder, "boot.mjs"), {
    LOCKFILE_INFO: JSON.stringify(info),
  });
}

/** @param {string} folder */
async function copyPyScript(folder) {
  const source = join(MODULES, "@pyscript/core/dist");
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(source)) {
    if (!NEVER_LOADED.test(name)) await copyFile(join(source, name), join(folder, name));
  }
}
