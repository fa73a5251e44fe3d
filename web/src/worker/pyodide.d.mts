/** `boot.mjs` lies beside Pyodide's own file in `dist/`; to the compiler it is the npm package. */
export { loadPyodide, version } from "pyodide";
