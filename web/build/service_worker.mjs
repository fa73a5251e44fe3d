/** The service worker in `dist/`, with the list of what it keeps: every file by its address and its hash. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { injectManifest } from "workbox-build";
import { BUILD, NEW_DIST, WEB } from "./paths.mjs";

/** Bytes; WebAssembly is the largest file and has to be kept like any other. */
const LARGEST = 32 * 1024 * 1024;
/** Below these, and in the bundle, a name says what is in the file. */
const NAMED_BY_CONTENTS = /^(assets|edition-\w+|runtime-\w+)\//;
/**
 * Not for a table without a connection: `pydantic.zip` is kept later, when there is time for it; pictures are for
 * whoever installs the page; what other people's pages include is theirs.
 */
const NOT_KEPT = [
  "**/pydantic.zip",
  "icons/**",
  "screenshots/**",
  "embed.js",
  "embedding.html",
  "posters/**",
  "assets/example-*",
];

/** @param {string} runtime the name of its folder */
export async function writeServiceWorker(runtime) {
  const bundled = join(BUILD, "sw.js");
  const later = `${runtime}/pydantic.zip`;
  await esbuild.build({
    entryPoints: [join(WEB, "src/service/sw.ts")],
    outfile: bundled,
    bundle: true,
    // What Workbox logs while developing goes away with the branches for it.
    define: {
      "process.env.NODE_ENV": '"production"',
      LATER: JSON.stringify({ url: later, integrity: await stateHash(later) }),
    },
    format: "iife",
    target: "es2022",
    minify: true,
  });
  const { warnings } = await injectManifest({
    swSrc: bundled,
    swDest: join(NEW_DIST, "sw.js"),
    globDirectory: NEW_DIST,
    globPatterns: ["**/*"],
    globIgnores: NOT_KEPT,
    dontCacheBustURLsMatching: NAMED_BY_CONTENTS,
    maximumFileSizeToCacheInBytes: LARGEST,
    manifestTransforms: [stateIntegrity],
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
}

/**
 * A host that is being updated meanwhile, or hands out half a file, must not get into the cache.
 * @type {import("workbox-build").ManifestTransform}
 */
async function stateIntegrity(entries) {
  const manifest = entries.map(async (entry) => ({
    ...entry,
    integrity: await stateHash(entry.url),
  }));
  return { manifest: await Promise.all(manifest), warnings: [] };
}

/** @param {string} file its path in `dist/` */
async function stateHash(file) {
  const bytes = await readFile(join(NEW_DIST, file));
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}
