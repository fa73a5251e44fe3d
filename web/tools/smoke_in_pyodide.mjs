/** A whole game, and an import checked by pydantic, in Pyodide with nothing but the files that ship. */
import { ROOT } from '../build/paths.mjs';
import { runPython } from '../build/pyodide_on_node.mjs';
import { startShippedPython } from './shipped_python.mjs';

const pyodide = await startShippedPython({
  '/rehearsal/rehearsal.py': `${ROOT}pysrc/roundhouse/build/rehearsal.py`,
});
const digest = await runPython(
  pyodide,
  `
import json, sys
sys.path.append("/rehearsal")
from rehearsal import rehearse, rehearse_import
record = rehearse()
assert "pydantic" not in sys.modules
from roundhouse.worker import unpack_library
unpack_library("/lib/pydantic.zip")
rehearse_import(record)
assert "pydantic" in sys.modules
json.loads(record)["digest"]
`,
);
console.log(`smoke: a whole game and a checked import with shipped files; record ${digest}`);
