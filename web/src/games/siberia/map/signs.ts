/** Which way it is to links that may be chosen and are out of sight: a sign for each side on which there are any. */

import type { Canvas } from "../../../table/map/face.js";
import { isHidden, SIDES, type Sign, sideOf, signposts } from "../../../table/map/signpost.js";
import { say } from "../../../text/messages.js";
import type { SiberiaTable } from "../play/state.js";
import { aimAtHidden } from "./aiming.js";
import { builderOf, targetsOf } from "./shown.js";

/** Pressing one brings its nearest link into view, and as many more as one sees beside it. */
export function linkSigns(table: SiberiaTable, canvas: Canvas) {
  const { board, state } = table;
  const { camera, show } = canvas;
  const open = camera.window;
  const targets = (state.busy ? [] : targetsOf(table)).map(({ link, suggested }) => {
    const badge = board.middle(link);
    const there = camera.onStage(badge);
    return { badge, suggested, side: isHidden(open, there) ? sideOf(open, there) : null };
  });
  const signs = SIDES.flatMap((towards): Sign[] => {
    const there = targets.filter(({ side }) => side === towards);
    const badges = there.map(({ badge }) => badge);
    const aim = aimAtHidden(badges, camera);
    if (!aim) return [];
    const count = there.length;
    return [
      {
        goal: aim.needed[0],
        towards,
        label: say("siberia-sign", { count }),
        words: say("siberia-sign-show", { count, side: towards }),
        looks: `rr-${builderOf(state)} ${there.some(({ suggested }) => suggested) ? "suggested" : ""}`,
        press: () => show(aim),
      },
    ];
  });
  return signposts(canvas, signs, [...targets.map(({ badge }) => badge), board.start]);
}
