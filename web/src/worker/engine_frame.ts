/**
 * Runs in the engine's frame before PyScript, which opens IndexedDB there as well as in its worker. What goes
 * wrong in the frame is told to the page, which sees nothing of it otherwise.
 */
import { FRAME_FAULT } from "../engine/stages.js";
import { installForgetfulIndexedDB } from "./forgetful_indexeddb.js";

function tell(): void {
  window.frameElement?.dispatchEvent(new Event(FRAME_FAULT));
}

// capturing: a script that cannot be fetched is told to its own element only
addEventListener("error", tell, true);
addEventListener("unhandledrejection", tell);
document.addEventListener("securitypolicyviolation", tell);

installForgetfulIndexedDB();
