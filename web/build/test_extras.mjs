/** Makes `build/zips/test-extras.zip`, which tests inside Pyodide need and which never ships. */
import { makeTestExtras } from "./python_zips.mjs";

await makeTestExtras();
