/** The typefaces, from the style sheets of their own packages. */
import { readFile } from "node:fs/promises";

/** A face of letters that no language of the page has: it would be shipped and kept for nothing. */
const UNUSED = /\/\* \S*-vietnamese-\S* \*\/\s*@font-face \{[^}]*\}/g;

/**
 * For every bundle with styles in it. Each face says which characters it has: else a browser would fetch all of
 * them for the first word, and look through two of them for every letter.
 * @type {import("esbuild").Plugin}
 */
export const typefaces = {
  name: "typefaces",
  setup(build) {
    build.onLoad({ filter: /@fontsource[\\/].*\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(UNUSED, ""),
      loader: "css",
    }));
  },
};
