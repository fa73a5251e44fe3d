/** A map as a picture that stands by itself: no names, nothing to point at; one scene in, one SVG file out. */

import type { Scene } from "./base.js";
import type { LinkScene } from "./links.js";
import { renderLineColours } from "./names.js";
import { group, quote, renderShape } from "./svg.js";

/** Smaller places would only be specks. */
const LOWEST_RANK = 2;

/** `styles` are those of the map in the page; `scheme` is `light` or `dark`. */
export function renderPoster(scene: Scene | LinkScene, styles: string, scheme: string): string {
  const { width, height, railroads } = scene;
  const colours = `:root{color-scheme:${scheme};background:var(--map-water)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="map" class="map${"links" in scene ? " links" : ""}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${quote(styles)}${renderLineColours(railroads)}${renderDots(scene)}${colours}</style>`,
    group("backdrop", scene.backdrop.map(renderShape)),
    group("tracks", "links" in scene ? renderLinks(scene) : renderTrack(scene)),
    group("dots", renderCities(scene)),
    "</svg>",
  ].join("");
}

function renderDots({ lettering }: Scene | LinkScene): string {
  return lettering.dots.map((r, index) => `.rank-${index + 1}{--r:${r}px}`).join("");
}

function renderTrack({ railroads, sections }: Scene): string[] {
  return railroads.map(({ id, pattern }) => {
    const own = sections.filter(({ railroad }) => railroad === id);
    const line = own.map(({ d }) => d).join("");
    return `<g class="rr-${id} pattern-${pattern}"><path class="bed" d="${line}"/><path class="section" d="${line}"/></g>`;
  });
}

/** Links are beds on which nobody has built yet. */
function renderLinks({ links }: LinkScene): string[] {
  const all = links.map(({ d }) => d).join("");
  return [`<g class="link"><path class="bank" d="${all}"/><path class="bed" d="${all}"/></g>`];
}

function renderCities({ cities, points }: Scene | LinkScene): string[] {
  return cities.flatMap(({ point, rank }) => {
    const place = points[point];
    if (!place || rank > LOWEST_RANK) return [];
    return `<circle class="city rank-${rank}" cx="${place.x}" cy="${place.y}" r="${place.r}"/>`;
  });
}
