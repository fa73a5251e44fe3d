/** Prints how long the suggestions and odds of a game take in Pyodide, with nothing but the files that ship. */
import { ROOT } from "../build/paths.mjs";
import { runPython } from "../build/pyodide_on_node.mjs";
import { startShippedPython } from "./shipped_python.mjs";

const pyodide = await startShippedPython({
  "/bench/advising.py": `${ROOT}e2e/bench/advising.py`,
});
const times = await runPython(
  pyodide,
  `
import json, sys
sys.path.append("/bench")
from advising import time_answers
from roundhouse import worker
json.dumps(time_answers(worker.handle))
`,
);
console.log(times);
