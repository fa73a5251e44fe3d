/** The page around this one, if there is one. It may be anybody's, and is asked and told no more than `embed/messages` has. */

import { type News, readAsking, readFrameName, writeNews } from "../embed/messages.js";

const FINGER_OR_WHEEL = /^(wheel|touchstart)$/;

export const isFramed = window.parent !== window;

/** The origin of a page around that speaks our language; null if there is none such. */
const host = isFramed ? readFrameName(window.name) : null;

/** Tell the page around. Nobody else's gets it: should the frame's name be untrue, it goes nowhere. */
export function tellHost(news: News): void {
  if (host) window.parent.postMessage(writeNews(news), host);
}

/** `listener` gets the query of each later asking of the page around. */
export function onAsking(listener: (query: string) => void): void {
  window.addEventListener("message", ({ source, origin, data }) => {
    if (!host || source !== window.parent || origin !== host) return;
    const query = readAsking(data);
    if (query !== null) listener(query);
  });
}

/**
 * Whether a movement is meant for this page. In a frame a wheel or a finger is so only while it has the focus:
 * whoever scrolls past it is not caught.
 */
export function isMeantHere({ type }: Event): boolean {
  return !isFramed || !FINGER_OR_WHEEL.test(type) || document.hasFocus();
}

/** Tell style sheets, on the root element, that there is a page around, and whether this one has the focus. */
export function keepFramed(): void {
  if (!isFramed) return;
  const tell = () => {
    document.documentElement.dataset.framed = document.hasFocus() ? "held" : "passed";
  };
  tell();
  window.addEventListener("focus", tell);
  window.addEventListener("blur", tell);
}
