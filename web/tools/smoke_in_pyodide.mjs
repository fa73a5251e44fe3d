/**
 * A whole game, and an import checked by pydantic, in Pyodide with nothing but the files that ship:
 * `node smoke_in_pyodide.mjs [DIGEST]`, the digest that the game must have.
 */
import { ROOT } from "../build/paths.mjs";
import { runPython } from "../build/pyodide_on_node.mjs";
import { startShippedPython } from "./shipped_python.mjs";

const pyodide = await startShippedPython({
  "/rehearsal/rehearsal.py": `${ROOT}pysrc/roundhouse/build/rehearsal.py`,
});
const digest = await runPython(
  pyodide,
  `
import json, sys
sys.path.append("/rehearsal")
from rehearsal import rehearse, rehearse_import
from roundhouse import worker
record = rehearse(worker.handle)
assert "pydantic" not in sys.modules
worker.unpack_library("/lib/pydantic.zip")
rehearse_import(worker.handle, record)
assert "pydantic" in sys.modules
json.loads(record)["digest"]
`,
);
const expected = process.argv[2];
if (expected && digest !== expected) {
  console.error(`smoke: the game differs from CPython's: ${digest} is not ${expected}`);
  process.exit(1);
}
console.log(`smoke: a whole game and a checked import with shipped files; record ${digest}`);
