/** Where things lie; every other part of the build asks here. */
import { fileURLToPath } from "node:url";

/** @param {string} path below the top of the project */
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const ROOT = at("");
export const WEB = at("web/");
export const ENGINE_SOURCES = at("pysrc/roundhouse/");
export const MODULES = at("web/node_modules/");
export const BUILD = at("build/");
export const BOARDS = at("build/boards/");
export const SCENES = at("build/maps/");
export const WHEELS = at("build/wheels/");
/** Written by `roundhouse.build.licences`. */
export const WHEEL_LICENCES = at("build/wheel-licences.json");
export const ZIPS = at("build/zips/");
export const DIST = at("dist/");
/** Where `dist/` is put together, so that a build that fails leaves the last good one alone. */
export const NEW_DIST = at("build/dist/");
