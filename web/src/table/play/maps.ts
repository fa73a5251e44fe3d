/** The maps that games are played on: the page comes with one, others are fetched when they are needed. */

import type { Hello } from "../../engine/protocol.js";
import type { MapScene } from "../../map/board.js";
import { fetchScene } from "../../map/fetch.js";

/** The scene of a map. Throws if it cannot be fetched, or is another edition than the engine's. */
export async function fetchMap(map: string, hello: Hello | null): Promise<MapScene> {
  const scene = await fetchScene(map);
  const known = hello?.maps.find(({ id }) => id === map);
  if (hello && known?.hash !== scene.hash) throw new Error("map-differs");
  return scene;
}
