/** The way of this leg, laid section by section: what may come next is asked after each. */

import type { Advice, Route } from "../../../engine/advice.js";
import type { CoastPlayer, Preview } from "../../../engine/coast.js";
import type { Refused } from "../../../engine/protocol.js";
import type { TrackBoard } from "../../../map/board.js";
import { helps } from "../../../table/play/assistance.js";
import { decider, offerOf } from "../../../table/play/state.js";
import { glide } from "./playback.js";
import { type CoastGround, type CoastState, type Draft, letGo, suggestedPath } from "./state.js";

/** Milliseconds a milepost while a person lays a way. */
const STEP = 150;

const ways = new WeakMap<CoastGround, Way>();

/** The way that is being laid on a table. */
export function wayOf(ground: CoastGround): Way {
  const way = ways.get(ground) ?? new Way(ground);
  ways.set(ground, way);
  return way;
}

class Way {
  #asked = 0;

  constructor(private readonly ground: CoastGround) {}

  /** Add sections to the way; the train runs along as far as it is laid. */
  async extend(sections: readonly number[]): Promise<void> {
    const { ground } = this;
    const { state } = ground;
    const player = decider(state);
    if (!player || state.busy || sections.length === 0) return;
    // A second tap on what the last preview offered would lay a way that does not hang together.
    if (state.draft.previewed !== state.draft.sections) return;
    const from = standingPoint(state, player);
    state.draft.sections = [...state.draft.sections, ...sections];
    state.draft.advice = restOf(state.draft.advice, sections);
    state.draft.compared = null;
    void ground.keeper.keepDraft(state.draft.sections);
    Object.assign(state, letGo());
    ground.pace.begin();
    const refreshed = this.refresh();
    void glide(ground, player.seat, from, sections, STEP).then(() => ground.drawGlass());
    await refreshed;
  }

  /** Take back the last section laid, or all of them. */
  async takeBack(all = false): Promise<void> {
    const { state } = this.ground;
    const { draft, busy } = state;
    if (busy || draft.sections.length === 0) return;
    draft.sections = all ? [] : draft.sections.slice(0, -1);
    draft.advice = null;
    void this.ground.keeper.keepDraft(draft.sections);
    Object.assign(state, letGo());
    await this.refresh();
  }

  /** Follow the suggestion to the end of this leg. */
  async followAdvice(): Promise<void> {
    await this.extend(suggestedPath(this.ground.state.draft));
  }

  /** Lay one of the other ways of the advice, as far as this leg goes. */
  async followAnother(number: number): Promise<void> {
    const { advice, preview } = this.ground.state.draft;
    const route = advice?.alternatives[number]?.route ?? [];
    await this.extend(route.slice(0, preview?.remaining ?? 0));
  }

  /** Commit the way that is laid. */
  async depart(): Promise<void> {
    const { draft } = this.ground.state;
    if (!draft.preview?.complete) return;
    await this.ground.decide({ type: "move", path: draft.sections });
  }

  /** Ask what may come next, then what is suggested; an answer that comes too late is dropped. */
  async refresh(): Promise<void> {
    const { ground } = this;
    const { state } = ground;
    const mayMove = decider(state)?.kind === "human" && offerOf(state, "move") !== null;
    if (!ground.ready || state.busy || !mayMove) return;
    this.#asked += 1;
    const asked = this.#asked;
    const { draft } = state;
    const question = () => ({ seq: ground.seq, draft: draft.sections });
    const preview = (await ground.ask({ op: "preview", ...question() })) as Preview | Refused;
    if (asked !== this.#asked || state.draft !== draft) return;
    if (!preview.ok) return ground.refuse(preview);
    takeIn(draft, preview);
    ground.draw();
    // With what is left of the suggestion the map moves at once: who taps a dot must not find it gone from there.
    const expected = suggestedPath(draft).length > 0 ? pointsAhead(ground.board, state) : [];
    if (expected.length > 0) ground.follow(expected);
    if (helps("suggestion")) {
      const advice = (await ground.ask({ op: "advise", ...question() })) as Advice | Refused;
      if (asked !== this.#asked || state.draft !== draft) return;
      draft.advice = advice.ok ? advice : null;
      ground.draw();
    }
    const ahead = pointsAhead(ground.board, state);
    if (ahead.join() !== expected.join()) ground.follow(ahead);
  }
}

/** What the engine says of a way. Only one that was kept can be refused: it fits no longer, and is forgotten. */
function takeIn(draft: Draft, preview: Preview): void {
  if (preview.used < draft.sections.length) draft.sections = [];
  draft.preview = preview;
  draft.previewed = draft.sections;
}

/** What is left of the advice when it is followed so far; nothing of it when one goes another way. */
function restOf(advice: Advice | null, laid: readonly number[]): Advice | null {
  const [rest] = advice ? goingOn([advice], laid) : [];
  return rest
    ? {
        ...rest,
        path: rest.path.slice(laid.length),
        alternatives: goingOn(rest.alternatives, laid),
      }
    : null;
}

/** Those routes that begin with what is laid, without it. */
function goingOn<R extends Route>(routes: readonly R[], laid: readonly number[]): R[] {
  return routes
    .filter(({ route }) => laid.every((section, index) => section === route[index]))
    .map((one) => ({ ...one, route: one.route.slice(laid.length) }));
}

/** Where a train is shown: at the end of the way being laid if it is this player's. */
export function standingPoint(state: CoastState, player: CoastPlayer): number {
  const { preview } = state.draft;
  return preview && player.seat === state.view?.seat ? preview.point : player.point;
}

/** Where a player is bound for, which on a declared run is home. */
export function goalPoint(board: TrackBoard, player: CoastPlayer): number | null {
  if (player.goal_point !== null) return player.goal_point;
  return player.destination === null ? null : board.pointOfCity(player.destination);
}

/** Where the deciding player stands, and where the leg may go. */
function pointsAhead(board: TrackBoard, state: CoastState): number[] {
  const player = decider(state);
  if (!player) return [];
  const { preview } = state.draft;
  const near = preview?.next.map((next) => next.point) ?? [];
  const here = standingPoint(state, player);
  return [here, ...near, ...board.pointsAlong(suggestedPath(state.draft), here)];
}
