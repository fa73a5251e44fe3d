/** The maps that games are played on: the page comes with one, others are fetched when they are needed. */

import type { Hello } from "../../engine/protocol.js";
import { Board } from "../../map/board.js";
import { fetchScene } from "../../map/fetch.js";

/** The board of a map. Throws if it cannot be fetched, or is another edition than the engine's. */
export async function fetchBoard(map: string, hello: Hello | null): Promise<Board> {
  const scene = await fetchScene(map);
  const known = hello?.maps.find(({ id }) => id === map);
  if (known?.hash !== scene.hash) throw new Error("map-differs");
  return new Board(scene);
}
