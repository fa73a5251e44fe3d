/** `embedding.html`: a page that shows how to put a game into another one. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { escapeHtml, fillPlaces, findEntry } from "./page.mjs";
import { NEW_DIST, WEB } from "./paths.mjs";
import { readTexts } from "./texts.mjs";

/** @param {string[]} games those that can be chosen */
export async function writeExample(games) {
  const { metafile } = await esbuild.build({
    entryPoints: { example: join(WEB, "src/embed/example.ts") },
    outdir: join(NEW_DIST, "assets"),
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    metafile: true,
    loader: { ".woff": "empty", ".woff2": "file" },
  });
  const { address, style } = findEntry(metafile.outputs, "example.ts");
  const texts = await readTexts("en", ["embed"]);
  /** @type {Record<string, string>} */
  const made = {
    head: [
      `<link rel="stylesheet" href="${style}">`,
      '<script type="module" src="./embed.js"></script>',
      `<script type="module" src="${address}"></script>`,
    ].join("\n    "),
    games: games.map((game) => `<option>${game}</option>`).join(""),
  };
  const template = await readFile(join(WEB, "embedding.html"), "utf8");
  const fill = (/** @type {string} */ place) => made[place] ?? escapeHtml(texts[place] ?? place);
  await writeFile(join(NEW_DIST, "embedding.html"), fillPlaces(template, fill));
}
