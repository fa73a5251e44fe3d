/** Has a spare worker keep an image of Python's heap, from which the next boot starts. */
import { locate } from "../site/edition.js";
import { idle } from "../site/idle.js";
import { hear } from "./raw.js";
import { isHeapNoted, noteHeap } from "./transport.js";

/** Milliseconds the page is left alone after its start, so that nobody waits because of this. */
const QUIET = 8_000;
/** Bytes the browser must still have to give: the image takes 31 MB. */
const ROOM = 200_000_000;
/** Gigabytes of memory below which a second Python is too much. */
const LEAST_MEMORY = 4;

interface Device extends Navigator {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}

/** Make the image when there is time, unless there is one, or the device is too small for a second Python. */
export async function keepHeapWhenIdle(): Promise<void> {
  if (isHeapNoted() || isSmall(navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, QUIET));
  if (!(await hasRoom())) return;
  await idle();
  await makeHeap();
}

async function makeHeap(): Promise<void> {
  const worker = new Worker(locate("snapshot_worker.mjs"), { type: "module" });
  try {
    await hear(worker, () => undefined);
    noteHeap(true);
  } catch {
    // the plain boot remains
  } finally {
    worker.terminate();
  }
}

/** A phone, or what has as little memory as one. */
function isSmall({ deviceMemory, connection }: Device): boolean {
  const touched =
    matchMedia("(pointer: coarse)").matches && !matchMedia("(any-pointer: fine)").matches;
  return touched || (deviceMemory ?? LEAST_MEMORY) < LEAST_MEMORY || connection?.saveData === true;
}

async function hasRoom(): Promise<boolean> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > ROOM;
}
