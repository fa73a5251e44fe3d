/** The licences of everything in `dist/` that others wrote; the build fails where one is missing. */
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { MODULES, ROOT, WEB, WHEEL_LICENCES } from "./paths.mjs";

const RULE = `\n${"-".repeat(78)}\n\n`;
const TEXTS = join(WEB, "licences");
// Pyodide's dependency on Node, where it has no sockets of its own.
const NOT_SHIPPED = /^(@types\/|ws$)/;
const NEEDS_NO_TEXT = ["public domain", "CC-BY-4.0"];

/**
 * Something that ships. `texts` are its own; what has none is under the common text of its licence.
 * @typedef {{ name: string, licence: string, copyright?: string, source?: string, note?: string,
 *   also?: string, texts?: string[] }} Part
 */

/** One text: our own licence, what each part is under, and the licences that several of them share. */
export async function collectLicences() {
  const common = await readCommonTexts();
  const parts = [...(await readParts()), ...(await readPackages()), ...(await readWheels())];
  const shared = new Set(parts.flatMap((part) => findShared(part, common)));
  return [
    await readFile(join(ROOT, "LICENSE"), "utf8"),
    ...parts.filter(hasOwnText).map(describe),
    parts
      .filter((part) => !hasOwnText(part))
      .map(describe)
      .join("\n\n"),
    ...[...shared].sort().map((name) => `${name}\n\n${common.get(name)}`),
  ].join(RULE);
}

/** The texts in `web/licences/` by the identifiers that SPDX gives them. */
async function readCommonTexts() {
  const files = (await readdir(TEXTS)).filter((name) => name.endsWith(".txt"));
  const read = files.map(async (name) => {
    const text = await readFile(join(TEXTS, name), "utf8");
    return /** @type {const} */ ([basename(name, ".txt"), text]);
  });
  return new Map(await Promise.all(read));
}

/**
 * What is in no package: it is inside Pyodide or a wheel, or went into the maps.
 * @returns {Promise<Part[]>}
 */
async function readParts() {
  return JSON.parse(await readFile(join(TEXTS, "parts.json"), "utf8"));
}

/**
 * The npm packages that the page needs, and all they depend on, each once, sorted.
 * @returns {Promise<Part[]>}
 */
async function readPackages() {
  const { dependencies } = JSON.parse(await readFile(join(WEB, "package.json"), "utf8"));
  /** @type {Map<string, Part>} */
  const found = new Map();
  const unseen = Object.keys(dependencies);
  for (let name = unseen.pop(); name; name = unseen.pop()) {
    if (found.has(name) || NOT_SHIPPED.test(name)) continue;
    const manifest = JSON.parse(await readFile(join(MODULES, name, "package.json"), "utf8"));
    found.set(name, await readPackage(name, manifest));
    unseen.push(...Object.keys(manifest.dependencies ?? {}));
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * @param {string} name
 * @param {Record<string, any>} manifest
 * @returns {Promise<Part>}
 */
async function readPackage(name, { version, license, author }) {
  const files = await readdir(join(MODULES, name));
  const own = files.filter((entry) => /^(licen[cs]e|copying)/i.test(entry));
  return {
    name: `${name} ${version}`,
    licence: license.replace("APACHE", "Apache"),
    // Who wrote it stands in its own text, if it has one.
    ...(own.length === 0 && author && { copyright: author.name ?? author }),
    texts: await Promise.all(own.map((entry) => readFile(join(MODULES, name, entry), "utf8"))),
  };
}

/**
 * The wheels in `pydantic.zip`, and the Rust libraries in them.
 * @returns {Promise<Part[]>}
 */
async function readWheels() {
  /** @type {(Required<Part> & { version: string, crates: (Part & { version: string })[] })[]} */
  const wheels = JSON.parse(await readFile(WHEEL_LICENCES, "utf8"));
  return wheels.flatMap(({ name, version, licence, texts, crates }) => [
    { name: `${name} ${version}`, licence, texts },
    ...crates.map((crate) => ({
      name: `${crate.name} ${crate.version}`,
      licence: crate.licence,
      note: `In ${name}.`,
    })),
  ]);
}

/** @param {Part} part */
function hasOwnText({ texts = [] }) {
  return texts.length > 0;
}

/** @param {Part} part */
function describe({ name, licence, copyright, source, note, texts = [] }) {
  const lines = [`${name} (${licence})`, copyright && `Copyright (c) ${copyright}`, source, note];
  return [lines.filter(Boolean).join("\n"), ...texts].join("\n\n");
}

/**
 * The common texts that a part needs: those of the first alternative that is known.
 * @param {Part} part
 * @param {Map<string, string>} common
 */
function findShared(part, common) {
  const { name, licence, also } = part;
  if (hasOwnText(part) || NEEDS_NO_TEXT.includes(licence)) return [];
  const alternatives = licence.split(" OR ").map((one) => one.split(/ WITH | AND /));
  const known = alternatives.find((names) => names.every((one) => common.has(one)));
  if (!known) throw new Error(`${name}: there is no text of its licence, ${licence}`);
  return also ? [...known, also] : known;
}
