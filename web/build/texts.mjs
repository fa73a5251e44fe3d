/** Messages as plain text, for what has no Fluent with it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { WEB } from "./paths.mjs";

export const LOCALES = join(WEB, "locales");

/**
 * The messages of some files in a language, by their ids; files that it lacks are left out. They must not
 * take arguments.
 * @param {string} language
 * @param {readonly string[]} files
 * @param {RegExp} wanted which ids
 */
export async function readTexts(language, files, wanted = /./) {
  const bundle = new FluentBundle(language);
  /** @type {Record<string, string>} */
  const texts = {};
  for (const file of files) {
    const source = await readFile(join(LOCALES, language, `${file}.ftl`), "utf8").catch(() => "");
    const resource = new FluentResource(source);
    bundle.addResource(resource);
    for (const { id, value } of resource.body) {
      if (value && wanted.test(id)) texts[id] = bundle.formatPattern(value);
    }
  }
  return texts;
}
