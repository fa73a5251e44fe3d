/** Folders whose name says what is in them: a file below one never changes, and two builds never mix. */
import { createHash } from "node:crypto";
import { readdir, readFile, rename } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";

const LETTERS = 10;

/**
 * Rename `folder` after its contents; gives the new name, without the path to it.
 * @param {string} folder
 */
export async function nameByContents(folder) {
  const hash = createHash("sha256");
  for (const path of await listFiles(folder)) {
    hash.update(`${relative(folder, path)}\n`);
    hash.update(await readFile(path));
  }
  const name = `${basename(folder)}-${hash.digest("hex").slice(0, LETTERS)}`;
  await rename(folder, join(dirname(folder), name));
  return name;
}

/**
 * All files below `folder`, sorted.
 * @param {string} folder
 */
export async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
