/** The map of Trans-Siberian as it lies on the table: links that are tapped to claim and to build. */

import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { styleMap } from "lit/directives/style-map.js";
import type { Place } from "../../../map/board.js";
import { placeCallout } from "../../../table/map/callout.js";
import type { Canvas, LaidMap } from "../../../table/map/face.js";
import { LinkPainter, type LinksShown } from "../../../table/map/links.js";
import { decider } from "../../../table/play/state.js";
import { say } from "../../../text/messages.js";
import { pointingOf } from "../parts/token.js";
import { tracks } from "../parts/tracks.js";
import { chooseLink } from "../play/composing.js";
import type { SiberiaTable } from "../play/state.js";
import { aimAtLinks } from "./aiming.js";
import { linkCard } from "./linkcard.js";
import { objectTo, sayObjection } from "./objection.js";
import { describeLinks, targetsOf } from "./shown.js";
import { linkSigns } from "./signs.js";
import { marketStrip } from "./strip.js";

/** Pixels beside a link that still mean it: a mouse is exact, a finger is not. */
const NEAR = { mouse: 7, finger: 16 };
const WIDTH = 270;

export function openMap(table: SiberiaTable, canvas: Canvas): LaidMap {
  const { svg, glass, camera, stage } = canvas;
  const painter = new LinkPainter(svg, glass, table.board.scene);
  let shown: LinksShown | null = null;
  const draw = () => {
    shown = describeLinks(table);
    painter.paint(shown);
  };
  const keepBelow = (head: Element | undefined) => camera.keepBelow(head);
  const targets = () => (table.state.busy ? [] : targetsOf(table).map(({ link }) => link));
  const find = ({ clientX, clientY, pointerType }: PointerEvent, among?: readonly number[]) => {
    const reach = NEAR[pointerType === "mouse" ? "mouse" : "finger"] / camera.scale;
    return painter.linkAt(camera.toMap(clientX, clientY), reach, among);
  };
  const point = (link: number | null) => {
    if (table.state.lit === link) return;
    table.state.lit = link;
    table.draw();
  };
  return {
    draw,
    drawGlass: draw,
    over: () =>
      html`${head(table, keepBelow)} ${linkSigns(table, canvas)} ${card(table, camera.onStage.bind(camera), stage)}`,
    hangs: () => table.state.lit !== null || table.state.objection !== null,
    tap(event) {
      Object.assign(table.state, { objection: null, lit: null });
      const legal = find(event, targets());
      if (legal !== null) return void chooseLink(table, legal);
      if (table.state.busy) table.pace.skip();
      const link = find(event);
      if (link !== null && mayAskWhy(table)) return void objectTo(table, link);
      point(link);
      table.draw();
    },
    hover: (event) => point(event && find(event)),
    letGo: () => point(null),
    mayZoom: () => targets().length === 0,
    targets,
    idOf: (link) => `target-link-${link}`,
    take: (link) => void chooseLink(table, link),
    aim: (points) => aimAtLinks(table, points, camera),
  };
}

/** Along the head of the map lie the tracks, or where they have no room the strip that stands in for them. */
function head(table: SiberiaTable, keepBelow: (head: Element | undefined) => void) {
  const { view, screen } = table.state;
  if (!view || screen !== "play" || view.result) return nothing;
  return html`<div class="map-head furniture" ${ref(keepBelow)}>
    <section class="track-board" aria-label=${say("siberia-tracks")}>${tracks(view, pointingOf(table), "map")}</section>
    ${marketStrip(table, view)}
  </div>`;
}

/** Whether a person is choosing links. */
function mayAskWhy({ state }: SiberiaTable): boolean {
  if (state.busy || state.watching || state.lookBack || decider(state)?.kind !== "human")
    return false;
  return state.view?.phase === "claim" || state.draft.builder !== null;
}

/** What is to be said of a link, beside it: why it cannot be chosen, or whose it is. */
function card(table: SiberiaTable, onStage: (place: Place) => Place, stage: Element) {
  const { objection, lit, highlighted } = table.state;
  const link = objection?.link ?? lit ?? highlighted;
  if (link === null) return nothing;
  const { styles } = placeCallout(stage, onStage(table.board.middle(link)), WIDTH);
  if (!objection) {
    return html`<div class="line-card link-card" role="tooltip" data-testid="link-card" data-link=${link}
      style=${styleMap(styles)}>${linkCard(table, link)}</div>`;
  }
  return html`<p class="objection" data-testid="objection" data-code=${objection.refusal.code} aria-hidden="true"
      style=${styleMap(styles)}>${sayObjection(table)}</p>`;
}
