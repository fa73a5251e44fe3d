/**
 * A page with nothing but a drawn map, to look at: `node web/tools/draw_map.mjs russia [ids]` writes
 * `build/pictures/russia.html`. With `ids` every place shows its id instead of its name.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import * as esbuild from "esbuild";
import { BUILD, SCENES, WEB } from "../build/paths.mjs";

const [map = "usa", naming = "names"] = process.argv.slice(2);

/** The page's own renderings, made to run here. */
async function loadRenderings() {
  const outfile = join(BUILD, "draw_map.mjs");
  await esbuild.build({
    stdin: {
      contents: `export { renderBaseMap } from "./map/base.js"; export { renderLinkMap } from "./map/links.js";`,
      resolveDir: join(WEB, "src"),
      loader: "ts",
    },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
  });
  return import(pathToFileURL(outfile).href);
}

/** The page's styles as one text, with the typeface inside. */
async function bundleStyles() {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(WEB, "src/styles/main.css")],
    bundle: true,
    write: false,
    loader: { ".woff": "empty", ".woff2": "dataurl" },
  });
  return outputFiles[0]?.text ?? "";
}

async function readWords() {
  const words = new FluentBundle("en");
  for (const file of ["app", map]) {
    const text = await readFile(join(WEB, `locales/en/${file}.ftl`), "utf8");
    words.addResource(new FluentResource(text));
  }
  /** @param {string} id */
  const say = (id) => {
    const named = naming === "ids" && /^(city|dot)-/.test(id);
    const pattern = words.getMessage(id)?.value;
    return pattern && !named ? words.formatPattern(pattern) : id.replace(/^(city|dot)-/, "");
  };
  return say;
}

const scene = JSON.parse(await readFile(join(SCENES, map, "scene.json"), "utf8"));
const { renderBaseMap, renderLinkMap } = await loadRenderings();
const render = "links" in scene ? renderLinkMap : renderBaseMap;
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${map}</title>
<meta name="viewport" content="width=device-width"><style>${await bundleStyles()}
.alone { container: stage / size; height: 100vh; overflow: hidden; background: var(--map-water); }
.alone #map { --scale: min(tan(atan2(100cqw, ${scene.width}px)), tan(atan2(100cqh, ${scene.height}px))); }</style>
<div class="alone">${render(scene, await readWords())}</div></html>
`;
const pictures = join(BUILD, "pictures");
await mkdir(pictures, { recursive: true });
await writeFile(join(pictures, `${map}.html`), page);
