/** Lets the build run pieces of the page's own code. */

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { BUILD, WEB } from "./paths.mjs";

/**
 * Bundle what `contents`, TypeScript that stands in `web/src`, exports, and import it here.
 * @param {string} name of the bundle
 * @param {string} contents
 */
export async function importFromPage(name, contents) {
  const outfile = join(BUILD, `${name}.mjs`);
  await esbuild.build({
    stdin: { contents, resolveDir: join(WEB, "src"), loader: "ts" },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    loader: { ".ftl": "text" },
  });
  return import(pathToFileURL(outfile).href);
}
