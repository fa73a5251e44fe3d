/**
 * A page with nothing but a drawn map, to look at: `node web/tools/draw_map.mjs russia [ids]` writes
 * `build/pictures/russia.html`. With `ids` every place shows its id instead of its name. A tap on a link
 * of a map of links has one railroad after another build it.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import * as esbuild from "esbuild";
import { importFromPage } from "../build/evaluate.mjs";
import { typefaces } from "../build/fonts.mjs";
import { BUILD, SCENES, WEB } from "../build/paths.mjs";

const [map = "usa", naming = "names"] = process.argv.slice(2);

/** The page's styles as one text, with the typeface inside. */
async function bundleStyles() {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(WEB, "src/styles/main.css")],
    bundle: true,
    write: false,
    loader: { ".woff": "empty", ".woff2": "dataurl" },
    plugins: [typefaces],
  });
  return outputFiles[0]?.text ?? "";
}

/** What lets links be built by hand on a page without a game. */
async function bundleHand() {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `
        import { LinkPainter } from "./table/map/links.js";
        const { scene } = globalThis as any;
        const [map, glass] = ["#map", "#glass g"].map((one) => document.querySelector(one)) as any[];
        const painter = new LinkPainter(map, glass, scene);
        const order = [null, ...scene.railroads.map((railroad: { id: string }) => railroad.id)];
        const owners: (string | null)[] = scene.links.map(() => null);
        const none = new Set<never>();
        const paint = () => painter.paint({
          owners, nationalized: none, builder: null, drafted: none, jumped: none, targets: [], lit: null, followed: null,
        });
        addEventListener("click", ({ clientX, clientY }) => {
          const place = new DOMPoint(clientX, clientY).matrixTransform(map.getScreenCTM().inverse());
          const link = painter.linkAt(place, 8);
          if (link === null) return;
          owners[link] = order[(order.indexOf(owners[link] ?? null) + 1) % order.length];
          paint();
        });
        Object.assign(globalThis, { painter, owners, paint });
        paint();`,
      resolveDir: join(WEB, "src"),
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "iife",
    minify: true,
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
const { renderBaseMap, renderLinkMap } = await importFromPage(
  "draw_map",
  `export { renderBaseMap } from "./map/base.js";
  export { renderLinkMap } from "./map/links.js";`,
);
/** What the table tells the map in the page: here it has the whole window. */
const tell = `<script>
  const map = document.querySelector("#map");
  const scales = ${JSON.stringify(scene.plates.map((/** @type {{ scale: number }} */ plate) => plate.scale))};
  const tell = () => {
    const scale = Math.min(innerWidth / ${scene.width}, innerHeight / ${scene.height});
    map.style.setProperty("--scale", scale);
    map.dataset.names = Math.max(0, scales.findLastIndex((one) => one <= scale * 1.02));
  };
  addEventListener("resize", tell);
  tell();
</script>`;
const linked = "links" in scene;
const render = linked ? renderLinkMap : renderBaseMap;
const script = linked
  ? `<script>globalThis.scene = ${JSON.stringify(scene)};</script><script>${await bundleHand()}</script>`
  : "";
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${map}</title>
<meta name="viewport" content="width=device-width"><style>${await bundleStyles()}
.alone { height: 100vh; overflow: hidden; background: var(--map-water); }
.alone #glass { --size: 1; --pixel: 1; }</style>
<div class="alone">${render(scene, await readWords())}
<svg id="glass" viewBox="0 0 ${scene.width} ${scene.height}"><g></g></svg></div>${tell}${script}</html>
`;
const pictures = join(BUILD, "pictures");
await mkdir(pictures, { recursive: true });
await writeFile(join(pictures, `${map}.html`), page);
