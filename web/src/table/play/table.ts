/**
 * The table: asks the engine, keeps what it answers, plays what happened, and goes on until a person
 * has something to decide. It knows no rule: what may be done are the engine's offers.
 */

import { BootFailure, Engine, EngineLost } from "../../engine/client.js";
import type {
  Action,
  Answer,
  Operation,
  Refused,
  Request,
  Snapshot,
} from "../../engine/protocol.js";
import type { Board } from "../../map/board.js";
import type { Game } from "./game.js";
import { Keeper, readDraft } from "./keeper.js";
import type { Display, Games, Laid } from "./laid.js";
import { fetchLaid } from "./maps.js";
import type { Pace } from "./pace.js";
import { logEvent, playEvents } from "./playback.js";
import { changeGame, fillSetup } from "./seats.js";
import { Sounds } from "./sound.js";
import type { Ground } from "./stage.js";
import { decider, startGame, startState, type TableState } from "./state.js";

/** Nodes of search in one step of a bot: well under a tenth of a second in the browser. */
const BOT_BUDGET = 20_000;
/** What is answered in place of an engine that died. */
export const LOST: Refused = { ok: false, error: { code: "engine-lost", params: {} } };

/** `S` is the state and `B` the map of the game that lies on it. */
export class Table<S extends TableState = TableState, B extends Board = Board>
  implements Ground<S, B>
{
  readonly state: S;
  readonly keeper = new Keeper({
    tell: (news) => {
      Object.assign(this.state, news);
      this.draw();
    },
    takeOver: () => void this.interrupt(() => this.#takeOver()),
    roundOf: (view) => this.game.progressOf(view),
  });
  readonly sounds = new Sounds();
  /** Called when a game that is over has been shown. */
  onEnd: (() => Promise<void>) | null = null;
  /** Called when there is an engine, the first one or another. */
  onStart: (() => void) | null = null;
  /** Called when somebody has decided something, and it has been shown. */
  onMove: (() => void) | null = null;
  #engine: Engine | null = null;
  #revival = Promise.resolve(false);
  #seq = 0;
  #running = false;
  #present: Snapshot | null = null;
  #gameId: string | null = null;
  readonly #errands: (() => Promise<void>)[] = [];
  #laid: Laid;

  /** `laid` is what the page comes with. */
  constructor(
    laid: Laid,
    readonly games: Games,
    readonly pace: Pace,
    private readonly display: Display,
  ) {
    this.#laid = laid;
    // a table of one game's own is only ever made by laying that game
    this.state = Object.assign(startState(), laid.game.startState()) as S;
  }

  /** The games of this parlour, in their order. */
  get gameIds(): readonly string[] {
    return Object.keys(this.games);
  }

  get game(): Game {
    return this.#laid.game;
  }

  get board(): B {
    return this.#laid.board as B;
  }

  draw(): void {
    this.display.draw();
  }

  drawOverlay(): void {
    this.display.drawOverlay();
  }

  drawGlass(): void {
    this.display.drawGlass();
  }

  follow(points: readonly number[]): void {
    this.display.follow(points);
  }

  /** Turn the map to some points that are asked about. */
  show(points: readonly number[]): void {
    this.display.show(points);
  }

  /** Turn the map to some points unless they are in view, until the next decision. */
  reveal(points: readonly number[]): void {
    this.display.reveal(points);
  }

  /** Start the engine; on failure the state says which stage, and this may be called again. */
  async boot(): Promise<void> {
    const { state, board } = this;
    state.failure = null;
    this.draw();
    try {
      this.#engine = await Engine.boot({
        onStage: (stage) => {
          state.stage = stage;
          this.draw();
        },
        map: { id: board.scene.map, hash: board.scene.hash },
      });
    } catch (error) {
      if (!(error instanceof BootFailure)) throw error;
      state.failure = error;
      this.draw();
      return;
    }
    state.stage = null;
    state.hello = this.#engine.hello;
    if (!state.setup.game) state.setup.game = this.game.id;
    fillSetup(state.setup, this.#engine.hello);
    this.draw();
    this.onStart?.();
    // while people choose who plays; if the engine dies of it, the first real question says so
    this.#engine.call({ op: "warm" }).catch(() => undefined);
  }

  /** Whether there is an engine to be asked. */
  get ready(): boolean {
    return this.#engine !== null;
  }

  /** The position that stands, as the engine told it; another one after every decision. */
  get position(): Snapshot | null {
    return this.#present;
  }

  /** The number of log entries so far. */
  get seq(): number {
    return this.#seq;
  }

  /** Start the engine once more, and go on with the game that is kept. */
  async restart(): Promise<void> {
    await this.#revive(null);
  }

  /** Ask the engine something that changes no game. An engine that died of it is replaced. */
  async ask<O extends Operation>(request: Request<O>, timeOut?: number): Promise<Answer<O>> {
    const engine = this.#engine;
    if (!engine) return LOST;
    try {
      return await engine.call(request, timeOut);
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      await this.#revive(engine);
      return LOST;
    }
  }

  /** Make the engine ready to read what comes from outside. Rejects if that cannot be fetched. */
  async prepareForOutside(): Promise<void> {
    await this.#engine?.prepareForOutside();
  }

  /**
   * Do something between two decisions: now, or as soon as what is moving has been set down. What
   * goes on by itself goes on after it.
   */
  interrupt(errand: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#errands.push(() => errand().then(resolve, reject));
      this.pace.skip();
      if (!this.state.busy) void this.run();
    });
  }

  /** The same about the game that lies here: not done if another has taken its place by then. */
  interruptGame(errand: () => Promise<void>): Promise<void> {
    const id = this.#gameId;
    return this.interrupt(async () => (this.#gameId === id ? errand() : undefined));
  }

  /** Lay a game on the table that nobody plays yet. */
  lay(laid: Laid): void {
    const { board } = this;
    this.#laid = laid;
    this.#clear();
    if (laid.board !== board) this.display.layMap(laid);
  }

  /** Show and play the game that the engine has taken up; a new one from its first event. */
  async open(answer: Snapshot, laid = this.#laid): Promise<void> {
    // laying draws: another game must not meet the view of the one that lay here
    Object.assign(this.state, { view: answer.view, offers: [] });
    this.lay(laid);
    this.pace.begin();
    if (answer.events.length === 0) await this.#readLog(answer);
    this.#adopt(answer);
    await this.#play(answer);
  }

  /** Nothing is played any more: back to the setup form. */
  close(): void {
    this.keeper.release();
    this.#clear();
    changeGame(this.state, this.game.id);
    Object.assign(this.state, { view: null, offers: [], screen: "setup", watching: false });
  }

  /** Show the game as it stands, after something else was shown. */
  showPresent(): void {
    if (this.#present) this.#adopt(this.#present);
  }

  /** Decide something that is offered. */
  async decide(action: Action): Promise<void> {
    if (this.state.busy || this.state.watching) return;
    this.pace.begin();
    await this.advance((engine, seq) => engine.call({ op: "submit", seq, actions: [action] }));
    await this.run();
  }

  /** Go on by itself: bots, and people whose who have switched that on, until somebody has to decide. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.state.busy = true;
    try {
      while ((await this.#goOn()) || this.#errands.length > 0);
    } finally {
      this.#running = false;
      this.state.busy = false;
      this.draw();
    }
    await this.game.refresh(this);
  }

  #clear(): void {
    this.#gameId = this.keeper.id;
    Object.assign(this.state, startGame(), this.game.startState());
  }

  /** The log of a game that was taken up again, as the engine tells it. */
  async #readLog({ view }: Snapshot): Promise<void> {
    const told = await this.ask({ op: "tell", first: 0 });
    if (!told.ok) return;
    told.events.forEach((events, entry) => {
      for (const event of events) logEvent(this, event, view, entry);
    });
  }

  /** Have the engine take up the game that is kept. One that does not is given up, and somebody has to want another. */
  async #load(): Promise<boolean> {
    const { state } = this;
    const { autoSeats } = state;
    try {
      const answer = await this.#engine?.call({ op: "load", ...this.keeper.loading });
      if (!answer?.ok) throw new Error(answer?.error.code ?? "engine");
      const { game, map } = answer.view;
      await this.open(answer, await fetchLaid(this, game, map));
      state.autoSeats = autoSeats;
      return true;
    } catch (cause) {
      this.#engine?.kill();
      this.#engine = null;
      state.failure = new BootFailure("hello", "failed", { cause });
      this.draw();
      return false;
    }
  }

  /** One thing that happens by itself; whether there was one. */
  async #goOn(): Promise<boolean> {
    const { state } = this;
    await this.#revival;
    const errand = this.#errands.shift();
    if (errand) {
      await errand();
      this.pace.begin();
      return true;
    }
    const player = decider(state);
    if (state.screen !== "play" || state.watching || state.lookBack || !player) return false;
    if (player.kind === "bot") {
      return this.advance((engine, seq) =>
        engine.call({ op: "bot_step", seq, budget: BOT_BUDGET }),
      );
    }
    if (!state.autoSeats.has(player.seat)) return false;
    const action = await this.game.decideAlone(this, player);
    if (!action || !state.autoSeats.has(player.seat)) return false;
    return this.advance((engine, seq) => engine.call({ op: "submit", seq, actions: [action] }));
  }

  /** Ask the engine for the next snapshot, keep it, play it, show it. Whether it went well. */
  async advance(
    ask: (engine: Engine, seq: number) => Promise<Answer<"submit"> | Answer<"bot_step">>,
  ): Promise<boolean> {
    const { state } = this;
    const engine = this.#engine;
    if (!engine) return false;
    state.busy = true;
    Object.assign(state, this.game.letGo());
    state.refusal = null;
    this.draw();
    try {
      const answer = await ask(engine, this.#seq);
      if (!answer.ok) {
        this.refuse(answer);
        return false;
      }
      if ("thinking" in answer && answer.thinking) return true;
      await this.keeper.append(answer);
      await this.#play(answer);
      this.onMove?.();
      return true;
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      return await this.#revive(engine);
    } finally {
      state.busy = this.#running;
      this.draw();
    }
  }

  /** Replace an engine that died, or null if there is none. Of all who waited for it only the first one does. */
  #revive(dead: Engine | null): Promise<boolean> {
    if (dead === this.#engine) this.#revival = this.#startAnew();
    return this.#revival;
  }

  /** Another worker; before anything else happens it takes up the record, and nothing that was shown is lost. */
  async #startAnew(): Promise<boolean> {
    this.#engine = null;
    this.state.busy = true;
    await this.boot();
    this.state.busy = this.#running;
    this.draw();
    if (!this.ready) return false;
    this.#errands.unshift(async () => {
      if (this.keeper.id && (await this.#load())) this.refuse(LOST);
    });
    void this.run();
    return true;
  }

  async #play(snapshot: Snapshot): Promise<void> {
    Object.assign(this.state, { busy: true, picked: null });
    await playEvents(this, snapshot);
    this.state.busy = this.#running;
    if (this.state.screen !== "play") return;
    this.#adopt(snapshot);
    if (snapshot.view.result) await this.onEnd?.();
  }

  /** The engine's view is what is shown from now on. */
  #adopt(snapshot: Snapshot): void {
    const { state } = this;
    this.#seq = snapshot.seq;
    this.#present = snapshot;
    Object.assign(state, {
      screen: "play",
      view: snapshot.view,
      offers: snapshot.offers,
      undo: snapshot.undo,
      redo: snapshot.redo,
      draft: readDraft(this),
      picked: null,
    } satisfies Partial<TableState>);
    this.game.adopt(state, snapshot.view);
    this.draw();
  }

  refuse(answer: Refused): void {
    this.state.refusal = answer.error;
    this.draw();
  }

  /** The other tab is gone: read what it has written, and play on here. */
  async #takeOver(): Promise<void> {
    if (await this.keeper.reread()) await this.#load();
  }
}
