/** The zips of Python that ship (see `roundhouse/build/ship.py`), made by Pyodide on Node. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BOARDS, ENGINE_SOURCES, WHEELS, ZIPS } from "./paths.mjs";
import { runPython, startPython } from "./pyodide_on_node.mjs";

const SOURCES = "/sources";
const WHEEL_FOLDER = "/wheels";
const TARGET = "/zips";

/** Make the zips that ship and put them into `build/zips/`. */
export function makeShippedZips() {
  return makeZips("ship(sources, wheels, target)");
}

/** Make the zip that only tests need, beside them. */
export function makeTestExtras() {
  return makeZips("ship_test_extras(wheels, target)");
}

/** @param {string} call which of `ship.py` to run */
async function makeZips(call) {
  const pyodide = await startPython(
    {
      [`${SOURCES}/roundhouse`]: ENGINE_SOURCES,
      [`${SOURCES}/roundhouse/_boards`]: BOARDS,
      [WHEEL_FOLDER]: WHEELS,
    },
    [SOURCES],
  );
  pyodide.FS.mkdirTree(TARGET);
  await runPython(pyodide, `from roundhouse.build.ship import ship, ship_test_extras\n${call}`, {
    sources: `${SOURCES}/roundhouse`,
    wheels: WHEEL_FOLDER,
    target: TARGET,
  });
  await mkdir(ZIPS, { recursive: true });
  for (const name of pyodide.FS.readdir(TARGET)) {
    if (!name.endsWith(".zip")) continue;
    await writeFile(join(ZIPS, name), pyodide.FS.readFile(`${TARGET}/${name}`));
  }
}
