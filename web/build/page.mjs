/** The page: its bundle, and an `index.html` that shows the map before any script has run. */
import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import * as esbuild from "esbuild";
import { importFromPage } from "./evaluate.mjs";
import { typefaces } from "./fonts.mjs";
import { NEW_DIST, SCENES, WEB } from "./paths.mjs";

const MAP = "usa";
const STYLES = "styles/main.css";

/** @param {string} edition the name of its folder */
export async function bundlePage(edition) {
  const { metafile } = await esbuild.build({
    // the styles by themselves: what imports them would each get a sheet of its own
    entryPoints: ["main.ts", "first.ts", "site/sealed.ts", STYLES].map((name) =>
      join(WEB, "src", name),
    ),
    outdir: join(NEW_DIST, "assets"),
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    // Safari still wants some properties by names of its own
    target: ["es2022", "safari17.5"],
    minify: true,
    define: { EDITION: JSON.stringify(edition) },
    metafile: true,
    loader: { ".ftl": "text", ".woff": "empty", ".woff2": "file" },
    plugins: [typefaces],
    legalComments: "none",
  });
  await writeFile(join(NEW_DIST, "index.html"), await renderIndex(metafile.outputs));
}

/**
 * The template with its `{{places}}` filled: `{{head}}`, `{{map}}`, and for any other the English message of that id.
 * @param {esbuild.Metafile["outputs"]} outputs files of the bundle
 */
async function renderIndex(outputs) {
  const { renderBaseMap, say } = await importFromPage(
    "prerender",
    `export { renderBaseMap } from "./map/base.js";
    export { say } from "./text/messages.js";`,
  );
  const scene = JSON.parse(await readFile(join(SCENES, MAP, "scene.json"), "utf8"));
  const template = await readFile(join(WEB, "index.html"), "utf8");
  const head = renderHead(outputs);
  return fillPlaces(template, (place) => {
    if (place === "head") return head;
    if (place === "map") return renderBaseMap(scene, say);
    return escapeHtml(say(place));
  });
}

/**
 * A template with what stands in each of its `{{places}}`.
 * @param {string} template
 * @param {(place: string) => string} fill
 */
export function fillPlaces(template, fill) {
  return template.replace(/\{\{([\w-]+)\}\}/g, (_, place) => fill(place));
}

/**
 * What runs first is compiled at once. The rest is only fetched beforehand: to compile it, too, would have the map
 * wait. It lies in chunks, since parts that are imported later share them.
 * @param {esbuild.Metafile["outputs"]} outputs
 */
function renderHead(outputs) {
  const first = findEntry(outputs, "first.ts");
  const main = findEntry(outputs, "main.ts");
  const sealed = findEntry(outputs, "sealed.ts");
  const styles = findEntry(outputs, STYLES);
  const later = [main.address, ...main.chunks].filter((address) => !first.chunks.includes(address));
  return [
    `<link rel="stylesheet" href="${styles.address}">`,
    `<script type="module" async src="${first.address}"></script>`,
    ...first.chunks.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...later.map((address) => `<link rel="preload" as="script" crossorigin href="${address}">`),
    `<script async src="${sealed.address}"></script>`,
  ].join("\n    ");
}

/**
 * Where in `dist/` an entry lies, its style sheet, and the chunks that it imports.
 * @param {esbuild.Metafile["outputs"]} outputs
 * @param {string} name
 */
export function findEntry(outputs, name) {
  const output = Object.entries(outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith(`/${name}`),
  );
  if (!output) throw new Error(`there is no ${name} in the bundle`);
  const [path, { imports, cssBundle = "" }] = output;
  const address = (/** @type {string} */ file) => `./${relative(NEW_DIST, file)}`;
  const chunks = imports
    .filter(({ kind }) => kind === "import-statement")
    .map((one) => address(one.path));
  return { address: address(path), style: address(cssBundle), chunks };
}

/** @param {string} text */
export function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
