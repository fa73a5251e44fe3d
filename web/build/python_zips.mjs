/**
 * The zips of Python (see `roundhouse/build/ship.py`), made by Pyodide on Node: bytecode must come from
 * the very Python that will run it.
 */
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadPyodide } from "pyodide";
import { BOARDS, ENGINE_SOURCES, WHEELS, ZIPS } from "./paths.mjs";

export const SHIPPED_ZIPS = ["python_stdlib.zip", "engine.zip", "pydantic.zip"];
const SOURCES = "/sources";

/** Make all zips and put them into `build/zips/`. */
export async function makePythonZips() {
  const pyodide = await loadPyodide({
    env: { HOME: "/home/pyodide", PYTHONPATH: SOURCES },
    fsInit: async (files) => {
      await copyIn(files, ENGINE_SOURCES, `${SOURCES}/roundhouse`);
      await copyIn(files, BOARDS, `${SOURCES}/roundhouse/_boards`);
      await copyIn(files, WHEELS, "/wheels");
      files.mkdirTree("/zips");
    },
  });
  pyodide.globals.set("folders", pyodide.toPy([`${SOURCES}/roundhouse`, "/wheels", "/zips"]));
  // runPythonAsync, because that is how PyScript runs its code: it imports more than runPython.
  const modules = await pyodide.runPythonAsync(`
from roundhouse.build.ship import ship
"\\n".join(ship(*folders))
`);
  await mkdir(ZIPS, { recursive: true });
  for (const name of pyodide.FS.readdir("/zips").filter((entry) => entry.endsWith(".zip"))) {
    await writeFile(join(ZIPS, name), pyodide.FS.readFile(`/zips/${name}`));
  }
  await writeFile(join(ZIPS, "python_stdlib.txt"), `${modules}\n`);
}

/** Copy the shipped zips into the folder that Pyodide boots from. */
export async function copyShippedZips(folder) {
  for (const name of SHIPPED_ZIPS) await copyFile(join(ZIPS, name), join(folder, name));
}

/** Copy a folder of the disk into Pyodide's file system, without caches. */
async function copyIn(files, folder, target) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.parentPath.includes("__pycache__")) continue;
    const path = join(entry.parentPath, entry.name);
    const copy = join(target, path.slice(folder.length));
    files.mkdirTree(dirname(copy));
    files.writeFile(copy, await readFile(path));
  }
}
