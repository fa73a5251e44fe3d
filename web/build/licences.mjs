/** The licences of everything in `dist/` that others wrote. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { MODULES, ROOT } from "./paths.mjs";

const RULE = `\n${"-".repeat(78)}\n\n`;

/** One text: our own licence, then each npm package that the page ships, and the rest by name. */
export async function collectLicences() {
  const { dependencies } = JSON.parse(await readFile(join(ROOT, "web/package.json"), "utf8"));
  const parts = [await readFile(join(ROOT, "LICENSE"), "utf8")];
  for (const name of await withDependencies(Object.keys(dependencies))) {
    parts.push(await describe(name));
  }
  return parts.join(RULE);
}

/**
 * The packages and all they depend on, each once, sorted.
 * @param {string[]} names
 */
async function withDependencies(names) {
  const found = new Set();
  const unseen = [...names];
  for (let name = unseen.pop(); name; name = unseen.pop()) {
    if (found.has(name) || name.startsWith("@types/")) continue;
    found.add(name);
    const { dependencies = {} } = await manifest(name);
    unseen.push(...Object.keys(dependencies));
  }
  return [...found].sort();
}

/** @param {string} name */
async function describe(name) {
  const { version, license } = await manifest(name);
  const files = await readdir(join(MODULES, name));
  const file = files.find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? await readFile(join(MODULES, name, file), "utf8") : "";
  return `${name} ${version} (${license})\n\n${text}`;
}

/** @param {string} name */
async function manifest(name) {
  return JSON.parse(await readFile(join(MODULES, name, "package.json"), "utf8"));
}
