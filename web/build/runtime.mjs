/** The runtime in `dist/`, what others wrote: Pyodide with a library of bytecode, pydantic, PyScript. */
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { nameByContents } from "./folders.mjs";
import { MODULES, NEW_DIST, ZIPS } from "./paths.mjs";

const PYODIDE_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const RUNTIME_ZIPS = ["python_stdlib.zip", "pydantic.zip"];
// PyScript's editor and terminal are loaded by pages that show them; ours never does.
const NEVER_LOADED = /^(codemirror|xterm|zip-|toml-|service-worker)|\.map$/;

/** Puts it together; gives the name of its folder. It stays the same from build to build, and so in caches. */
export async function copyRuntime() {
  const folder = join(NEW_DIST, "runtime");
  await mkdir(folder, { recursive: true });
  for (const name of PYODIDE_FILES) {
    await copyFile(join(MODULES, "pyodide", name), join(folder, name));
  }
  for (const name of RUNTIME_ZIPS) await copyFile(join(ZIPS, name), join(folder, name));
  await copyPyScript(join(folder, "pyscript"));
  return nameByContents(folder);
}

/** @param {string} folder */
async function copyPyScript(folder) {
  const source = join(MODULES, "@pyscript/core/dist");
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(source)) {
    if (!NEVER_LOADED.test(name)) await copyFile(join(source, name), join(folder, name));
  }
}
