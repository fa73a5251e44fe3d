/**
 * The service worker as the page sees it: it keeps this edition for a time without a connection, and holds
 * a newer one back until somebody wants it.
 */

/** The message that Workbox's own window library sends as well. */
const GO_ON = { type: "SKIP_WAITING" };
/** Milliseconds between two looks for a newer edition, while the page is being used. */
const LOOK_AGAIN = 60 * 60_000;

/** What became known: all is kept; a newer edition waits; another tab has taken up a newer edition. */
export type News = "kept" | "offered" | "taken-elsewhere";

let registration: ServiceWorkerRegistration | undefined;
let taking = false;

/** Keep this edition, and tell what becomes of it. Says nothing where the browser has or allows no such thing. */
export async function keepEdition(tell: (news: News) => void): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container) return;
  try {
    registration = await container.register(new URL("sw.js", document.baseURI));
  } catch {
    // a private window, a frame of another site, a page that is not served safely
  }
  if (!registration) return; // whatever blocks it may answer with nothing
  const { active, waiting, installing } = registration;
  if (active) tell("kept");
  if (waiting) tell("offered");
  else if (installing) watch(installing, registration, tell);
  registration.addEventListener("updatefound", () => {
    if (registration?.installing) watch(registration.installing, registration, tell);
  });
  let controlled = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (controlled && !taking) tell("taken-elsewhere");
    controlled = true;
  });
  lookNowAndThen(registration);
}

function watch(
  worker: ServiceWorker,
  { active }: ServiceWorkerRegistration,
  tell: (news: News) => void,
): void {
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && active) tell("offered");
    if (worker.state === "activated" && !active) tell("kept");
  });
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    registration.update().catch(() => undefined); // without a connection there is nothing newer
  });
}

/** Have the service worker fetch what a table without a connection seldom needs, now that the rest is here. */
export function keepLater(): void {
  registration?.active?.postMessage({ type: "KEEP_LATER" });
}

/** Go over to the edition that is offered: the page is loaded again from it. */
export function takeOffered(): void {
  const waiting = registration?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  taking = true;
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") location.reload();
  });
  waiting.postMessage(GO_ON);
}
