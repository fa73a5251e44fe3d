/** The maps that games are played on: the page comes with one, others are fetched when they are needed. */

import type { Hello } from "../../engine/protocol.js";
import type { Board, MapScene } from "../../map/board.js";
import { fetchScene } from "../../map/fetch.js";
import type { Games, Laid } from "./laid.js";

/** The scene of a map. Throws if it cannot be fetched, or is another edition than the engine's. */
async function fetchMap(map: string, hello: Hello | null): Promise<MapScene> {
  const scene = await fetchScene(map);
  const known = hello?.maps.find(({ id }) => id === map);
  if (hello && known?.hash !== scene.hash) throw new Error("map-differs");
  return scene;
}

/** Where a game is to be laid. */
interface Place {
  readonly board: Board;
  readonly games: Games;
  readonly state: { readonly hello: Hello | null };
}

/** A game with a map of its own. Throws if its code, its texts or the map cannot be fetched, or is another edition. */
export async function fetchLaid(
  { board, games, state }: Place,
  id: string,
  map?: string,
): Promise<Laid> {
  const game = await games[id]?.fetch();
  if (!game) throw new Error("unknown-game");
  await game.prepare();
  const wanted = map ?? game.map;
  if (wanted === board.scene.map) return { game, board };
  return { game, board: game.makeBoard(await fetchMap(wanted, state.hello)) };
}
