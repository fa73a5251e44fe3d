/** The page: its bundle, and an `index.html` that shows the map before any script has run. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { BUILD, MODULES, NEW_DIST, SCENES, WEB } from "./paths.mjs";

const MAP = "usa";

/** Downloads that the boot needs, in its order; a worker's fetches find them in the HTTP cache. */
const EARLY_FETCHES = ["pyodide.asm.wasm", "python_stdlib.zip", "engine.zip"];
const EARLY_WORKER_MODULES = ["boot.mjs", "pyodide.mjs", "pyodide.asm.mjs"];

export async function bundlePage() {
  const { metafile } = await esbuild.build({
    entryPoints: { main: join(WEB, "src/main.ts") },
    outdir: join(NEW_DIST, "assets"),
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    metafile: true,
    loader: { ".ftl": "text", ".woff": "empty", ".woff2": "file" },
    legalComments: "none",
  });
  const outputs = Object.keys(metafile.outputs).map((path) => relative(NEW_DIST, path));
  await writeFile(join(NEW_DIST, "index.html"), await renderIndex(outputs));
}

/**
 * The template with its `{{places}}` filled: `{{head}}`, `{{map}}`, and for any other the English message of that id.
 * @param {string[]} outputs files of the bundle, relative to the page
 */
async function renderIndex(outputs) {
  const { ENGINE_SCRIPT, renderBaseMap, say } = await loadPrerender();
  const scene = JSON.parse(await readFile(join(SCENES, MAP, "scene.json"), "utf8"));
  const template = await readFile(join(WEB, "index.html"), "utf8");
  const head = await renderHead(outputs, ENGINE_SCRIPT);
  return template.replace(/\{\{([\w-]+)\}\}/g, (_, place) => {
    if (place === "head") return head;
    if (place === "map") return renderBaseMap(scene, say);
    return escapeHtml(say(place));
  });
}

/** The page's own rendering of the static map, and its texts, made to run here. */
async function loadPrerender() {
  const outfile = join(BUILD, "prerender.mjs");
  await esbuild.build({
    stdin: {
      contents: `
        export { ENGINE_SCRIPT } from "./engine/script.js";
        export { renderBaseMap } from "./map/base.js";
        export { say } from "./text/messages.js";`,
      resolveDir: join(WEB, "src"),
      loader: "ts",
    },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    loader: { ".ftl": "text" },
  });
  return import(pathToFileURL(outfile).href);
}

/**
 * PyScript starts at once, beside the page's own code: the two need each other only when both are there.
 * @param {string[]} outputs
 * @param {Record<string, string>} engineScript
 */
async function renderHead(outputs, engineScript) {
  const entry = outputs.find((path) => /main-\w+\.js$/.test(path));
  const style = outputs.find((path) => /main-\w+\.css$/.test(path));
  const chunks = await readdir(join(MODULES, "@pyscript/core/dist"));
  const core = chunks.find((name) => /^core-[\w-]+\.js$/.test(name));
  const attributes = Object.entries(engineScript)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(" ");
  return [
    `<link rel="stylesheet" href="./${style}">`,
    `<script ${attributes}></script>`,
    `<script type="module" async src="./pyscript/core.js"></script>`,
    `<link rel="modulepreload" href="./pyscript/${core}">`,
    `<script type="module" src="./${entry}"></script>`,
    ...[...EARLY_WORKER_MODULES, ...EARLY_FETCHES].map(
      (name) => `<link rel="prefetch" href="./pyodide/${name}">`,
    ),
  ].join("\n");
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
