/** The page: its bundle, and an `index.html` that shows the map before any script has run. */
import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { BUILD, NEW_DIST, SCENES, WEB } from "./paths.mjs";

const MAP = "usa";

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
  await writeFile(join(NEW_DIST, "index.html"), await renderIndex(metafile.outputs));
}

/**
 * The template with its `{{places}}` filled: `{{head}}`, `{{map}}`, and for any other the English message of that id.
 * @param {esbuild.Metafile["outputs"]} outputs files of the bundle
 */
async function renderIndex(outputs) {
  const { renderBaseMap, say } = await loadPrerender();
  const scene = JSON.parse(await readFile(join(SCENES, MAP, "scene.json"), "utf8"));
  const template = await readFile(join(WEB, "index.html"), "utf8");
  const head = renderHead(outputs);
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
 * What `main` shares with parts that are imported later lies in chunks of its own, which are asked for at once.
 * @param {esbuild.Metafile["outputs"]} outputs
 */
function renderHead(outputs) {
  const [entry, { imports = [], cssBundle = "" } = {}] =
    Object.entries(outputs).find(([path]) => /main-\w+\.js$/.test(path)) ?? [];
  const address = (/** @type {string} */ path) => `./${relative(NEW_DIST, path)}`;
  const shared = imports.filter(({ kind }) => kind === "import-statement");
  return [
    `<link rel="stylesheet" href="${address(cssBundle)}">`,
    ...shared.map(({ path }) => `<link rel="modulepreload" href="${address(path)}">`),
    `<script type="module" src="${address(entry ?? "")}"></script>`,
  ].join("\n    ");
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
