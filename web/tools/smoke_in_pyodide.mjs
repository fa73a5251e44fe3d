/**
 * A whole game of each kind, and an import checked by pydantic, in Pyodide with nothing but the files that ship:
 * `node smoke_in_pyodide.mjs [DIGESTS]`, those that the games must have, in one argument.
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
import sys
sys.path.append("/rehearsal")
from rehearsal import digests, rehearse, rehearse_import
from roundhouse import worker
records = rehearse(worker.handle)
assert "pydantic" not in sys.modules
worker.unpack_library("/lib/pydantic.zip")
for record in records:
    rehearse_import(worker.handle, record)
assert "pydantic" in sys.modules
digests(records)
`,
);
const expected = process.argv[2];
if (expected && digest !== expected) {
  console.error(`smoke: the games differ from CPython's: ${digest} is not ${expected}`);
  process.exit(1);
}
console.log(`smoke: whole games and checked imports with shipped files; records ${digest}`);
