/** How the engine is reached: which kind of worker is right here, and which to try if it fails. */
import { nameEdition } from "../site/edition.js";
import { readPreference, writePreference } from "../store/preferences.js";
import { PyScriptWorker } from "./pyscript.js";
import { RawWorker } from "./raw.js";
import type { Stage } from "./stages.js";
import type { Kind, Transport } from "./worker.js";

const HEAP = "heap-kept-by";
const BLOCKED = "storage-probe";

/** Start the kind that is right here, or the one that is to be tried after another has failed. */
export function startTransport(kind = chooseKind()): Transport {
  return kind === "pyscript" ? new PyScriptWorker() : new RawWorker(kind);
}

function chooseKind(): Kind {
  if (isHeapNoted()) return "heap";
  return mayEvaluate() && mayStore() ? "pyscript" : "raw";
}

/** What to try after `kind` has failed in a stage; null if nothing else is likely to do better. */
export function chooseNext(kind: Kind, stage: Stage): Kind | null {
  if (kind === "heap") {
    noteHeap(false);
    return chooseKind();
  }
  // later on it is a file that is missing or broken, and the raw worker needs the same ones
  return kind === "pyscript" && stage === "runtime" ? "raw" : null;
}

/** Whether a heap to start from was kept by this very edition, as far as is noted. */
export function isHeapNoted(): boolean {
  return readPreference(HEAP) === nameEdition();
}

export function noteHeap(kept: boolean): void {
  writePreference(HEAP, kept ? nameEdition() : "");
}

/** PyScript builds functions out of text; a strict Content Security Policy forbids that. */
function mayEvaluate(): boolean {
  try {
    return Boolean(new Function("return true")());
  } catch {
    return false;
  }
}

/** In a frame of another site the browser may refuse all storage; PyScript does not start there by itself. */
function mayStore(): boolean {
  try {
    localStorage.getItem(BLOCKED);
    return true;
  } catch {
    return false;
  }
}
