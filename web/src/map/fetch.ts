/** Scenes as they lie beside the page, each fetched once. */

import { locate } from "../site/edition.js";
import type { Scene } from "./base.js";

const scenes = new Map<string, Scene>();

/** The scene of a map. Throws if it cannot be fetched. */
export async function fetchScene(map: string): Promise<Scene> {
  const here = scenes.get(map);
  if (here) return here;
  const answer = await fetch(locate(`maps/${map}/scene.json`));
  if (!answer.ok) throw new Error(`scene ${map}: HTTP status ${answer.status}`);
  const scene: Scene = await answer.json();
  scenes.set(map, scene);
  return scene;
}
