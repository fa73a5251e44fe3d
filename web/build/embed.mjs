/** What other people's pages include: `embed.js`, and the pictures that it shows. Their names never change. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { importFromPage } from "./evaluate.mjs";
import { NEW_DIST, SCENES, WEB } from "./paths.mjs";
import { LOCALES, readTexts } from "./texts.mjs";

/** Games and the maps that stand for them; one that has no name in the texts yet is not shown. */
const PICTURED = { coast: "usa", siberia: "russia" };
const SCHEMES = { day: "light", night: "dark" };
/** The words around a frame, and the names of games. */
const FILES = ["embed", "app"];
const AROUND_A_FRAME = /^(embed-[\w-]+|game-[a-z]+)$/;

/** Bundle the script and draw the pictures; gives the ids of the games that have one. */
export async function writeEmbed() {
  const { renderPoster, pseudolocalize } = await importFromPage(
    "embed",
    `export { renderPoster } from "./map/poster.js";
    export { pseudolocalize } from "./text/pseudo.js";`,
  );
  const texts = await readAllTexts(pseudolocalize);
  const games = Object.entries(PICTURED).filter(([game]) => texts.en?.[`game-${game}`]);
  const names = games.map(([game]) => game);
  await drawPosters(games, renderPoster);
  await bundleScript(texts, names);
  return names;
}

/**
 * The words by language: every one there is, and the one that shows what is no message.
 * @param {(text: string) => string} pseudolocalize
 * @returns {Promise<Record<string, Record<string, string>>>}
 */
async function readAllTexts(pseudolocalize) {
  /** @type {Record<string, Record<string, string>>} */
  const texts = {};
  for (const language of await readdir(LOCALES)) {
    texts[language] = await readTexts(language, FILES, AROUND_A_FRAME);
  }
  const words = Object.entries(texts.en ?? {}).map(([id, text]) => [id, pseudolocalize(text)]);
  return { ...texts, pseudo: Object.fromEntries(words) };
}

/**
 * @param {Record<string, Record<string, string>>} texts
 * @param {string[]} games
 */
async function bundleScript(texts, games) {
  await esbuild.build({
    entryPoints: { embed: join(WEB, "src/embed/main.ts") },
    outdir: NEW_DIST,
    bundle: true,
    // both a plain script and a module
    format: "iife",
    target: "es2022",
    minify: true,
    define: {
      STYLES: JSON.stringify(await bundleStyles("src/embed/element.css")),
      TEXTS: JSON.stringify(texts),
      PICTURED: JSON.stringify(games),
    },
  });
}

/** @param {string} path of a style sheet, below `web/` */
async function bundleStyles(path) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(WEB, path)],
    bundle: true,
    write: false,
    minify: true,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/**
 * @param {[string, string][]} games each with its map
 * @param {(scene: object, styles: string, scheme: string) => string} render
 */
async function drawPosters(games, render) {
  const folder = join(NEW_DIST, "posters");
  await mkdir(folder, { recursive: true });
  const styles = await bundleStyles("src/styles/poster.css");
  for (const [game, map] of games) {
    const scene = JSON.parse(await readFile(join(SCENES, map, "scene.json"), "utf8"));
    for (const [time, scheme] of Object.entries(SCHEMES)) {
      await writeFile(join(folder, `${game}-${time}.svg`), render(scene, styles, scheme));
    }
  }
}
