/** The page that shows how to put a game into another one: a form for the tag's attributes, and its events. */

import "./example.css";

const TAG = "roundhouse-game";
const EVENTS = ["ready", "move", "result"];
/** Lines of the list of events. */
const MOST = 8;
/** Milliseconds for which a button says that it is done. */
const SAID = 2_000;

function find<T extends HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as T;
}

const form = find<HTMLFormElement>("wishes");
const trial = find("trial");
const snippet = find("snippet");
const copy = find<HTMLButtonElement>("copy");

/** The attributes as the form has them, the empty ones left out. */
function readForm(): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]) => {
    const text = String(value).trim();
    return text ? [[name, text]] : [];
  });
}

function quote(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

function follow(): void {
  const wished = new Map(readForm());
  for (const { name } of form.querySelectorAll<HTMLInputElement>("[name]")) {
    const value = wished.get(name);
    if (value === undefined) trial.removeAttribute(name);
    else if (trial.getAttribute(name) !== value) trial.setAttribute(name, value);
  }
  const attributes = [...wished].map(([name, value]) => ` ${name}="${quote(value)}"`).join("");
  snippet.textContent = `<script async src="${new URL("embed.js", document.baseURI)}"></script>\n<${TAG}${attributes}></${TAG}>`;
}

form.addEventListener("change", follow);
form.addEventListener("submit", (event) => event.preventDefault());
follow();

copy.addEventListener("click", async () => {
  await navigator.clipboard.writeText(snippet.textContent ?? "");
  const label = copy.textContent;
  copy.textContent = copy.dataset.done ?? label;
  setTimeout(() => {
    copy.textContent = label;
  }, SAID);
});

const list = find("events");
const told: string[] = [];
for (const name of EVENTS) {
  document.addEventListener(`roundhouse:${name}`, (event) => {
    const { detail } = event as CustomEvent<unknown>;
    told.unshift(`roundhouse:${name} ${JSON.stringify(detail)}`);
    told.length = Math.min(told.length, MOST);
    list.replaceChildren(
      ...told.map((text) => Object.assign(document.createElement("li"), { textContent: text })),
    );
  });
}
