/** Runs in the engine's frame before PyScript, which opens IndexedDB there as well as in its worker. */
import { installForgetfulIndexedDB } from "./forgetful_indexeddb.js";

installForgetfulIndexedDB();
