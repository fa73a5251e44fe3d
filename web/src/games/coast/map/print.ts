/** How maps of railroads are printed: reporting marks come with the scale at which they can be read. */

import { renderBaseMap, renderCloseMarks, type Scene } from "../../../map/base.js";
import { chooseByScale } from "../../../map/names.js";
import type { Text } from "../../../map/svg.js";

export function render(scene: Scene, text: Text): string {
  return renderBaseMap(scene, text);
}

export function rescale(svg: SVGSVGElement, scene: Scene, scale: number): void {
  const marks = chooseByScale(scene.marks, scale);
  svg.dataset.marks = String(marks);
  if (marks > 1) addCloseMarks(svg, scene);
}

function addCloseMarks(svg: SVGSVGElement, scene: Scene): void {
  const layer = svg.querySelector<SVGGElement>("#marks");
  if (!layer || layer.dataset.whole) return;
  layer.dataset.whole = "true";
  layer.insertAdjacentHTML("beforeend", renderCloseMarks(scene));
}
