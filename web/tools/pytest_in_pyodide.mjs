/**
 * Runs pytest inside Pyodide on Node, against the zips of `dist/`: `node pytest_in_pyodide.mjs ARGUMENTS`.
 *
 * pytest and what else only tests need come from `build/zips/test-extras.zip`, put behind what ships.
 */
import { join } from "node:path";
import { ROOT, ZIPS } from "../build/paths.mjs";
import { runPython } from "../build/pyodide_on_node.mjs";
import { startShippedPython } from "./shipped_python.mjs";

const pyodide = await startShippedPython({
  "/lib/test-extras.zip": join(ZIPS, "test-extras.zip"),
  "/project/tests": join(ROOT, "tests/"),
  "/project/pyproject.toml": join(ROOT, "pyproject.toml"),
});
process.exitCode = await runPython(
  pyodide,
  `
import json, os
from roundhouse.worker import unpack_library
unpack_library("/lib/test-extras.zip")
os.remove("/lib/test-extras.zip")
os.chdir("/project")
import pytest
int(pytest.main(["-p", "no:cacheprovider", *json.loads(arguments)]))
`,
  { arguments: JSON.stringify(process.argv.slice(2)) },
);
