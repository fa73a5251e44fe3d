/** The map of links as the table uses it, and what its links are called. */

import { Board, type Place } from "../../../map/board.js";
import type { LinkScene } from "../../../map/links.js";
import { list } from "../../../text/messages.js";
import { namePoint } from "../../../text/names.js";

export class LinkBoard extends Board<LinkScene> {
  #link(link: number) {
    const found = this.scene.links[link];
    if (!found) throw new Error(`no link ${link} on this map`);
    return found;
  }

  /** Where the badge of a link is. */
  middle(link: number): Place {
    const { x, y } = this.#link(link).badge;
    return { x, y };
  }

  /** Where all railroads begin. */
  get start(): Place {
    return this.place(this.scene.cities.find(({ rank }) => rank === 1)?.point ?? 0);
  }

  /** The points that a link joins, the nearest to where all railroads begin first. */
  ends(link: number): readonly number[] {
    const { start } = this;
    const away = (point: number) => {
      const { x, y } = this.place(point);
      return Math.hypot(x - start.x, y - start.y);
    };
    return [...this.#link(link).places].sort((one, other) => away(one) - away(other));
  }

  value(link: number): number {
    return this.#link(link).value;
  }
}

/** "Moscow – Kazan", or all cities of a link of several ends. */
export function nameLink(board: LinkBoard, link: number): string {
  const names = board.ends(link).map((point) => namePoint(board, point));
  return names.length > 2 ? list(names) : names.join(" – ");
}
