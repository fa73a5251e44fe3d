import { loadPyodide } from "./pyodide/pyodide.mjs";

const pyodide = await loadPyodide();
pyodide.runPython("1 + 1");
postMessage("ready");
