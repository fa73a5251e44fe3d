/**
 * The interpreter that PyScript is told to use: Pyodide, with the options that PyScript cannot pass on.
 * PyScript imports this file in place of `pyodide.mjs`.
 */
import { installForgetfulIndexedDB } from "./forgetful_indexeddb.js";
import { type Options, startPython, version } from "./python.js";

export { version };

installForgetfulIndexedDB();

export function loadPyodide(options: Options) {
  return startPython(options);
}
