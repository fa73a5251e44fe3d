/** The runtime in `dist/`: Pyodide with our boot and zips beside it, PyScript, and the worker's Python. */
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { MODULES, NEW_DIST, WEB, ZIPS } from "./paths.mjs";

const PYODIDE_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const SHIPPED_ZIPS = ["python_stdlib.zip", "engine.zip", "pydantic.zip"];
// PyScript's editor and terminal are loaded by pages that show them; ours never does.
// What core.js imports at once or finds out step by step: one after the other, while the map is being
// laid out in the same thread, they would come late.
const LOADED_FIRST =
  /^(core|deprecations-manager|donkey|error|py-editor|py-game|py-terminal)-.*\.js$/;
const NEVER_LOADED = /^(codemirror|xterm|zip-|toml-)|\.map$/;

export async function copyRuntime() {
  await copyPyodide(join(NEW_DIST, "pyodide"));
  await copyPyScript(join(NEW_DIST, "pyscript"));
  await copyFile(join(WEB, "src/worker/engine_worker.py"), join(NEW_DIST, "engine_worker.py"));
  await writeEnginePage();
  await bundleWorkerFile("engine_frame.ts", join(NEW_DIST, "engine_frame.mjs"));
}

/** The frame that PyScript runs in, with links to the modules it is going to want. */
async function writeEnginePage() {
  const page = await readFile(join(WEB, "src/worker/engine.html"), "utf8");
  const wanted = (await readdir(join(NEW_DIST, "pyscript"))).filter((name) =>
    LOADED_FIRST.test(name),
  );
  const links = wanted.sort().map((name) => `<link rel="modulepreload" href="./pyscript/${name}">`);
  const written = page.replace("<!-- modulepreload -->", links.join("\n    "));
  if (wanted.length === 0 || written === page)
    throw new Error("engine.html: no modules to preload");
  await writeFile(join(NEW_DIST, "engine.html"), written);
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
