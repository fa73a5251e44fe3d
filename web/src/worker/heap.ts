/**
 * An image of Python's heap just after the engine was read in, kept on this device: to start from it takes a
 * third of the time. It belongs to one edition and one browser; Pyodide compares its own build besides.
 */
import { nameCache } from "../site/caches.js";

const edition = new URL("./", import.meta.url);
const name = nameCache("heap", new URL("../", edition));
const DIGEST = "X-Digest";

/** Under which the image is kept: another edition or another browser does not find it. */
function addressImage(): URL {
  const address = new URL("heap", edition);
  address.searchParams.set("browser", navigator.userAgent);
  return address;
}

/** The image for this edition and browser, or null. The bytes reject if they are not those that were kept. */
export async function findImage(): Promise<{ bytes: Promise<Uint8Array> } | null> {
  const found = await caches.match(addressImage(), { cacheName: name });
  return found ? { bytes: readImage(found) } : null;
}

async function readImage(found: Response): Promise<Uint8Array> {
  const bytes = new Uint8Array(await found.arrayBuffer());
  if ((await digest(bytes)) !== found.headers.get(DIGEST)) throw new Error("heap: digest");
  return bytes;
}

/** Keep an image, and no other. */
export async function keepImage(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await caches.delete(name);
  const cache = await caches.open(name);
  const headers = { [DIGEST]: await digest(bytes) };
  await cache.put(addressImage(), new Response(bytes, { headers }));
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
