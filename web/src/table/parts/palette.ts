/** Colours, dashes and type of the style sheet, for what is drawn on a canvas; kept as the theme changes. */

interface SeatStyle {
  colour: string;
  dash: number[];
}

const SIZE = 14;
const darkWished = matchMedia("(prefers-color-scheme: dark)");

export class Palette {
  ink = "";
  rule = "";
  #family = "sans-serif";
  #colours: readonly string[] = [];
  #seats: SeatStyle[] = [];
  readonly #themed = new MutationObserver(() => this.#change());

  /** `host` is where the style is read; `changed` is called after the theme has changed. */
  constructor(
    private readonly host: HTMLElement,
    private readonly changed: () => void,
  ) {}

  get font(): string {
    return this.fontAt(1);
  }

  /** The font on a canvas with so many of its pixels to one of the screen. */
  fontAt(ratio: number): string {
    return `600 ${SIZE * ratio}px ${this.#family}`;
  }

  seat(index: number): SeatStyle {
    return this.#seats[index] ?? { colour: this.ink, dash: [] };
  }

  /** Read the style for seats of these colours. */
  read(colours: readonly string[]): void {
    this.#colours = colours;
    const probe = document.createElement("span");
    this.host.append(probe);
    const style = getComputedStyle(probe);
    const resolve = (value: string) => {
      probe.style.color = value;
      return style.color;
    };
    this.ink = resolve("var(--ink-soft)");
    this.rule = resolve("var(--rule)");
    this.#family = style.getPropertyValue("--narrow") || "sans-serif";
    this.#seats = colours.map((colour) => {
      probe.className = `seat-${colour}`;
      const dash = style.getPropertyValue("--dash").split(" ").map(Number);
      return { colour: resolve("var(--seat)"), dash: dash.every(Boolean) ? dash : [] };
    });
    probe.remove();
  }

  listen(): void {
    darkWished.addEventListener("change", this.#change);
    this.#themed.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  }

  stop(): void {
    darkWished.removeEventListener("change", this.#change);
    this.#themed.disconnect();
  }

  readonly #change = () => {
    this.read(this.#colours);
    this.changed();
  };
}
