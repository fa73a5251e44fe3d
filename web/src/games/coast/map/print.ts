/** How maps of railroads are printed: what is written for closer looks comes with the first of them. */

import { renderBaseMap, renderCloseMarks, type Scene } from "../../../map/base.js";
import { chooseByScale, isEarly, renderCityNames } from "../../../map/names.js";
import type { Text } from "../../../map/svg.js";
import { say } from "../../../text/messages.js";

export function render(scene: Scene, text: Text): string {
  return renderBaseMap(scene, text);
}

export function rescale(svg: SVGSVGElement, scene: Scene, scale: number): void {
  svg.dataset.marks = String(chooseByScale(scene.marks, scale));
  const bears = (set: readonly { readonly scale: number }[]) => {
    const plate = set[chooseByScale(set, scale)];
    return !plate || isEarly(plate);
  };
  if (!bears(scene.marks)) complete(svg, "#marks", () => renderCloseMarks(scene));
  if (!bears(scene.plates)) {
    complete(svg, "#labels", () => renderCityNames(scene, say, false).join(""));
  }
}

/** Put what is written closer up on a part of the map, once. */
function complete(svg: SVGSVGElement, part: string, rest: () => string): void {
  const layer = svg.querySelector<SVGGElement>(part);
  if (!layer || layer.dataset.whole) return;
  layer.dataset.whole = "true";
  layer.insertAdjacentHTML("beforeend", rest());
}
