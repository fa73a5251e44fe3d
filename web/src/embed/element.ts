/** `<roundhouse-game>`: a picture of the board, and once it is pressed the game itself, in a frame in its place. */

import { HOME } from "./home.js";
import { type News, nameFrame, readNews, writeAsking } from "./messages.js";
import { chooseLanguage, say } from "./texts.js";
import { gatherWishes, WISHES, type Wishes, writeWishes } from "./wishes.js";

/** Style sheet of the shadow, and games with a picture; the build puts them here. */
declare const STYLES: string;
declare const PICTURED: readonly string[];

/*
 * Beyond scripts and its own origin, which storage and workers belong to, a game needs
 * - forms: the set-up is one; without this the browser does not even tell the page of Enter or a press
 * - downloads: a game is saved as a file, a result as a picture
 * - popups: the licences of all that ships open in a tab of their own
 */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-downloads allow-popups";
const ALLOWED = "fullscreen; clipboard-write; web-share";

/** Frames so far: the same one gets the same name again when its page is loaded again. */
let frames = 0;
let sheet: CSSStyleSheet | undefined;

/** One sheet for all. A sheet that is made by script needs no leave of the page's policy for styles. */
function styles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
  }
  return sheet;
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export class RoundhouseGame extends HTMLElement {
  static readonly observedAttributes = WISHES;
  readonly #number = ++frames;
  #frame: HTMLIFrameElement | null = null;
  #started = false;
  /** A person has pressed: the focus goes along into the frame. */
  #pressed = false;
  #asking = false;

  readonly #night = make("source", { media: "(prefers-color-scheme: dark)" });
  readonly #picture = make("img", { alt: "", loading: "lazy", decoding: "async" });
  readonly #title = make("h2", {});
  readonly #play = make("button", { type: "button", className: "primary" });
  readonly #waiting = make("p", { className: "note" });
  readonly #poster = make(
    "div",
    { className: "poster", onclick: () => this.#press() },
    make("picture", {}, this.#night, this.#picture),
    make(
      "div",
      { className: "plate" },
      make("p", { textContent: "Roundhouse" }),
      this.#title,
      this.#play,
      this.#waiting,
    ),
  );
  readonly #stage = make("div", { className: "stage" }, this.#poster);
  readonly #note = make("p", { className: "note" });
  readonly #full = make("button", {
    type: "button",
    className: "secondary",
    onclick: () => void this.#toggleFull(),
  });
  readonly #tab = make("a", { className: "secondary", target: "_blank", rel: "noopener" });
  readonly #game = make(
    "section",
    { className: "game" },
    this.#stage,
    make("footer", {}, this.#note, make("div", {}, this.#full, this.#tab)),
  );

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [styles()];
    shadow.append(this.#game);
    // a phone may have no such thing: there is the tab
    this.#full.hidden = !document.fullscreenEnabled;
    this.onfullscreenchange = () => this.#describe();
  }

  connectedCallback(): void {
    window.addEventListener("message", this.#hear);
    this.#describe();
    // it was taken out of the page and put back: the game goes on from what was kept
    if (this.#started) this.start();
  }

  disconnectedCallback(): void {
    window.removeEventListener("message", this.#hear);
    this.#frame?.remove();
    this.#frame = null;
    this.#show("poster");
  }

  /** Moved within its page by `moveBefore`: the frame has stayed alive. */
  connectedMoveCallback(): void {}

  /** Several changes of one task are asked for together. */
  attributeChangedCallback(): void {
    if (this.#asking || !this.isConnected) return;
    this.#asking = true;
    queueMicrotask(() => {
      this.#asking = false;
      this.#describe();
      this.#ask();
    });
  }

  /** Put the game in place of its picture, as a press on the button does. */
  start(): void {
    this.#started = true;
    if (this.#frame || !this.isConnected) return;
    const frame = make("iframe", {
      title: this.#name,
      name: nameFrame(this.#number, location.origin),
      allow: ALLOWED,
      referrerPolicy: "no-referrer",
      src: this.#address,
      onload: () => this.#reveal(),
    });
    frame.setAttribute("sandbox", SANDBOX);
    this.#frame = frame;
    this.#show("waiting");
    this.#stage.append(frame);
  }

  #press(): void {
    this.#pressed = true;
    this.start();
  }

  /** Tell a game that can hear it what is wished now. */
  #ask(): void {
    if (this.#game.dataset.state !== "open") return;
    this.#frame?.contentWindow?.postMessage(writeAsking(writeWishes(this.#wishes)), HOME.origin);
  }

  get #wishes(): Wishes {
    const wishes = gatherWishes((wish) => this.getAttribute(wish));
    return { ...wishes, lang: this.#language };
  }

  /** Its own, else that of the text around it. */
  get #language(): string {
    return chooseLanguage(this.closest<HTMLElement>("[lang]")?.lang ?? "");
  }

  get #address(): string {
    return `${HOME.href}?${writeWishes(this.#wishes)}`;
  }

  get #name(): string {
    return `Roundhouse: ${this.#title.textContent}`;
  }

  #say(id: string): string {
    return say(id, this.#language);
  }

  /** Words, picture and colours as the attributes want them. */
  #describe(): void {
    const { game = "coast", theme = "auto" } = this.#wishes;
    const pictured = PICTURED.includes(game);
    this.#game.lang = this.#language;
    this.#game.dataset.theme = theme;
    this.#title.textContent = pictured ? this.#say(`game-${game}`) : game;
    this.#play.textContent = this.#say("embed-play");
    this.#note.textContent = this.#say("embed-kept-apart");
    this.#tab.textContent = this.#say("embed-tab");
    this.#tab.href = this.#address;
    const leave = document.fullscreenElement === this;
    this.#full.textContent = this.#say(leave ? "embed-full-leave" : "embed-full");
    this.#picture.hidden = !pictured;
    if (pictured) this.#depict(game, theme);
    this.#show(this.#game.dataset.state ?? "poster");
  }

  #depict(game: string, theme: string): void {
    const picture = (time: string) => `${HOME.href}posters/${game}-${time}.svg`;
    this.#night.srcset = picture(theme === "light" ? "day" : "night");
    this.#picture.src = picture(theme === "dark" ? "night" : "day");
  }

  #show(state: string): void {
    this.#game.dataset.state = state;
    this.#play.ariaDisabled = String(state === "waiting");
    this.#waiting.textContent = this.#say(state === "waiting" ? "embed-waiting" : "embed-tap");
  }

  /** The game is there to be seen. Whoever has pressed, and has not gone elsewhere since, goes on in it. */
  #reveal(): void {
    const { activeElement, body } = document;
    const here = this.#pressed && (activeElement === this || activeElement === body);
    this.#pressed = false;
    this.#show("open");
    if (here) this.#frame?.focus({ preventScroll: true });
  }

  readonly #hear = ({ source, origin, data }: MessageEvent): void => {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== HOME.origin) return;
    const news = readNews(data);
    if (news) this.#pass(news);
  };

  #pass(news: News): void {
    if (news.kind === "here") {
      this.#reveal();
      if (this.#frame?.src !== this.#address) this.#ask();
      return;
    }
    const { kind, detail } = news;
    const settings = { detail, bubbles: true, composed: true };
    this.dispatchEvent(new CustomEvent(`roundhouse:${kind}`, settings));
  }

  async #toggleFull(): Promise<void> {
    if (document.fullscreenElement === this) await document.exitFullscreen();
    else await this.requestFullscreen().catch(() => undefined); // the page around may forbid it
  }
}
