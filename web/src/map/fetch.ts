/** Scenes as they lie beside the page, each fetched once. */

import { locate } from "../site/edition.js";
import { fetchFile } from "../site/fetch.js";
import type { MapScene } from "./board.js";

const scenes = new Map<string, MapScene>();

/** The scene of a map. Throws if it cannot be fetched. */
export async function fetchScene(map: string): Promise<MapScene> {
  const here = scenes.get(map);
  if (here) return here;
  const answer = await fetchFile(locate(`maps/${map}/scene.json`));
  const scene: MapScene = await answer.json();
  scenes.set(map, scene);
  return scene;
}
