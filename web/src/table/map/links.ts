/** The links of a map as the game has them: whose they are, which may be built, what is drafted and jumped. */

import { nothing, render, type SVGTemplateResult, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Place } from "../../map/board.js";
import type { LinkScene } from "../../map/links.js";

/** A link that can be chosen now. */
export interface LinkTarget {
  readonly link: number;
  readonly suggested: boolean;
  /** The keys stand on it. */
  readonly highlighted: boolean;
  /** What choosing it does, in words. */
  readonly label: string;
}

/** Links by number; railroads by id. */
export interface LinksShown {
  /** By link: its railroad, or null. */
  readonly owners: readonly (string | null)[];
  /** Railroads that are nobody's any more; what they built stays. */
  readonly nationalized: ReadonlySet<string>;
  /** The railroad that builds. */
  readonly builder: string | null;
  readonly drafted: ReadonlySet<number>;
  readonly jumped: ReadonlySet<number>;
  readonly targets: readonly LinkTarget[];
  /** A link that is pointed at or looked up. */
  readonly lit: number | null;
  /** A railroad whose links are lit. */
  readonly followed: string | null;
}

/** Map units between the places at which a link is looked for. */
const STEP = 4;

/** What a link's drawing is marked with, by class. */
export function classesOf(scene: LinkScene, shown: LinksShown, link: number): string[] {
  const owner = shown.owners[link] ?? null;
  const drafted = shown.drafted.has(link);
  const open = shown.targets.some((target) => target.link === link);
  const railroad = drafted || open ? shown.builder : owner;
  const style = scene.railroads.find(({ id }) => id === railroad);
  const marks: [string, boolean][] = [
    ["external", scene.links[link]?.external ?? false],
    ["built", owner !== null],
    ["nationalized", owner !== null && shown.nationalized.has(owner)],
    ["drafted", drafted],
    ["jumped", shown.jumped.has(link)],
    ["open", open],
    ["lit", shown.lit === link || (owner !== null && owner === shown.followed)],
  ];
  const looks = style ? [`rr-${style.id}`, ...(open ? [] : [`pattern-${style.pattern}`])] : [];
  return ["link", ...marks.flatMap(([name, on]) => (on ? [name] : [])), ...looks];
}

export class LinkPainter {
  readonly #traces: readonly (readonly Place[])[];

  /** Paints on `map`, which `renderLinkMap` has drawn; what pulses lies on the `glass` over it. */
  constructor(
    private readonly map: SVGSVGElement,
    private readonly glass: SVGGElement,
    private readonly scene: LinkScene,
  ) {
    this.#traces = scene.links.map((_, link) => this.#trace(link));
  }

  /** Only what differs from the last painting is touched. */
  paint(shown: LinksShown): void {
    for (const link of this.scene.links.keys()) {
      const classes = classesOf(this.scene, shown, link).join(" ");
      for (const part of [`l${link}`, `v${link}`]) {
        const drawn = this.map.querySelector(`#${part}`);
        if (drawn?.getAttribute("class") !== classes) drawn?.setAttribute("class", classes);
      }
    }
    const keyed = repeat(
      shown.targets,
      ({ link }) => link,
      (target) => this.#target(target, shown.builder),
    );
    render(svg`${keyed}` as unknown as SVGTemplateResult, this.glass as unknown as HTMLElement);
  }

  /** The link within `reach` map units of a place, the nearest to it, or null; its badge is the whole link. `among`: only these count. */
  linkAt({ x, y }: Place, reach: number, among?: readonly number[]): number | null {
    const { badge: radius } = this.scene.lettering;
    let [nearest, least]: [number | null, number] = [null, reach];
    for (const [link, { badge }] of this.scene.links.entries()) {
      if (among && !among.includes(link)) continue;
      const away = (place: Place) => Math.hypot(place.x - x, place.y - y);
      if (away(badge) <= radius) return link;
      const distance = Math.min(...(this.#traces[link] ?? []).map(away));
      if (distance < least) [nearest, least] = [link, distance];
    }
    return nearest;
  }

  /** Places along all arms of a link. */
  #trace(link: number): Place[] {
    const path = this.map.querySelector<SVGPathElement>(`#l${link} .bed`);
    const length = path?.getTotalLength() ?? 0;
    const steps = Math.ceil(length / STEP);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const { x = 0, y = 0 } = path?.getPointAtLength((length * step) / Math.max(1, steps)) ?? {};
      return { x, y };
    });
  }

  #target({ link, suggested, highlighted, label }: LinkTarget, builder: string | null) {
    const { value, badge } = this.scene.links[link] ?? { value: 0, badge: { x: 0, y: 0 } };
    const classes = ["target", "target-next", "target-link", `rr-${builder}`];
    if (suggested) classes.push("suggested");
    if (highlighted) classes.push("highlighted");
    return svg`<g class=${classes.join(" ")} transform="translate(${badge.x} ${badge.y})" id=${`target-link-${link}`}
        role="button" aria-label=${label} data-link=${link} data-testid=${`link-${link}`}
        data-suggested=${suggested ? "true" : nothing}>
      <g class="fixed"><circle class="reach" r="12"></circle><circle class="halo" r="11"></circle>
        <circle class="core" r="8"></circle><text>${value}</text>
        ${highlighted ? svg`<circle class="ring-edge" r="13"></circle><circle class="ring" r="13"></circle>` : nothing}</g>
    </g>`;
  }
}
