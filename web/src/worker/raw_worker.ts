/** The engine in a plain worker, without PyScript: where that cannot run, and to start from a kept heap. */
import { expose } from "comlink";
import { FAULT_NOTICE, READY_NOTICE } from "../engine/stages.js";
import { findImage } from "./heap.js";
import { startPython } from "./python.js";

/** The page names the worker so if it knows of a heap to start from. */
const FROM_HEAP = "from-heap";

async function start(): Promise<void> {
  const image = self.name === FROM_HEAP ? await findImage() : null;
  if (self.name === FROM_HEAP && !image) throw new Error("heap: not kept");
  const pyodide = await startPython(image ? { _loadSnapshot: image.bytes } : {});
  const engine = pyodide.pyimport("roundhouse.worker");
  expose({
    handle: (text: string): string => engine.handle(text),
    fetch_pydantic: async (): Promise<void> => engine.fetch_pydantic(),
  });
  self.postMessage({ notice: READY_NOTICE });
}

start().catch((error) => self.postMessage({ notice: FAULT_NOTICE, fault: String(error) }));
