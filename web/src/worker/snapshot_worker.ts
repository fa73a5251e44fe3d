/** A spare worker: reads the engine in, keeps an image of the heap, and is thrown away. */
import { FAULT_NOTICE, READY_NOTICE } from "../engine/stages.js";
import { keepImage } from "./heap.js";
import { startPython } from "./python.js";

interface Photographed {
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

// Whoever starts from the image has the rules and the boards read in, and no garbage.
const READ_IN = `
import gc
from roundhouse.worker import handle
handle('{"op": "warm"}')
gc.collect()
`;

async function make(): Promise<void> {
  const pyodide = await startPython({ _makeSnapshot: true });
  pyodide.runPython(READ_IN);
  await keepImage((pyodide as unknown as Photographed).makeMemorySnapshot());
  self.postMessage({ notice: READY_NOTICE });
}

make().catch((error) => self.postMessage({ notice: FAULT_NOTICE, fault: String(error) }));
