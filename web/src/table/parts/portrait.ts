/** Portraits of the bots: small cameos of our own drawing, in the ink of the page. */

import { html, svg, type TemplateResult } from "lit";

/** Head, neck and shoulders, as everybody has them; `ink` is dark, `tone` between ink and paper. */
const BUST = svg`
  <path class="tone" d="M6 48c1-9 8-12.5 13-13.5h10c5 1 12 4.5 13 13.5z" />
  <path class="skin" d="M20.5 28h7v7c0 2-1.5 3.5-3.5 3.5s-3.5-1.5-3.5-3.5z" />
  <ellipse class="skin" cx="24" cy="21.5" rx="7.2" ry="9" />`;
const EYES = svg`<circle class="ink" cx="21.2" cy="21" r="0.9" /><circle class="ink" cx="26.8" cy="21" r="0.9" />`;
const SMILE = svg`<path class="line" d="M21 26.2q3 2.4 6 0" />`;
const STERN = svg`<path class="line" d="M21.5 26.6h5" />`;

const FACES: Record<string, TemplateResult> = {
  // a wide straw hat with a ribbon, and always a smile
  dorothea: svg`
    <path class="ink" d="M15.5 18c-1.5 6 0 12 2 14 0-4-1-9 0-14zM32.5 18c1.5 6 0 12-2 14 0-4 1-9 0-14z" />
    ${BUST}${EYES}${SMILE}
    <path class="tone" d="M16.5 14.5c0-7 3.5-9 7.5-9s7.5 2 7.5 9z" />
    <path class="ink" d="M16.2 12.5h15.6v2.5H16.2z" />
    <ellipse class="tone" cx="24" cy="15.3" rx="15" ry="2.6" />
    <circle class="ink" cx="31.5" cy="12.5" r="2.3" />
    <path class="ink" d="M18 38l6 3 6-3-1 5-5-2.2-5 2.2z" />`,
  // a driver's cap with goggles pushed up, and a moustache
  jasper: svg`${BUST}${EYES}
    <path class="ink" d="M16.3 17c-.8-8 3-11 7.7-11s8.5 3 7.7 11c-5-1.6-10.4-1.6-15.4 0z" />
    <path class="ink" d="M15.5 16.8c5-2.5 12.5-2.6 17.6-.3l2.4 2.3c-6-2.2-13-2.3-19-.2z" />
    <circle class="glass" cx="20.8" cy="12.3" r="2.7" /><circle class="glass" cx="27.2" cy="12.3" r="2.7" />
    <path class="ink" d="M19 25.6c2-1.8 4-1.5 5-.5 1-1 3-1.3 5 .5-2 1.8-4 1.6-5 .6-1 1-3 1.2-5-.6z" />
    <path class="ink" d="M21 36l3 3 3-3 1.5 2.5L24 48l-4.5-9.5z" />`,
  // a tall hat, an eyeglass on its cord, and grey whiskers
  barnaby: svg`${BUST}${EYES}${STERN}
    <path class="ink" d="M17.5 13.5l-.7-11h14.4l-.7 11z" /><path class="tone" d="M17.4 10.3h13.2l.1 2.4H17.3z" />
    <path class="ink" d="M12.5 14.5c3-2.2 20-2.2 23 0-6-.6-17-.6-23 0z" />
    <path class="tone" d="M16.6 18.5c-1.5 4-.5 9.5 1.9 12.5l1-3.5c-1.7-2-2.3-5-2.9-9zM31.4 18.5c1.5 4 .5 9.5-1.9 12.5l-1-3.5c1.7-2 2.3-5 2.9-9z" />
    <circle class="hoop" cx="26.8" cy="21" r="2.7" /><path class="line" d="M29.3 22c1.5 4 1.5 8 .7 13" />
    <path class="ink" d="M19.5 35l4.5 3.5L28.5 35v6L24 38.8 19.5 41z" />`,
  // dark hair swept up under a feather, and a high collar
  isadora: svg`
    <path class="ink" d="M15.5 23c-2.5-10 2-16.5 8.5-16.5S35 13 32.5 23c0 4-1 6-2.5 7.5H18c-1.5-1.5-2.5-3.5-2.5-7.5z" />
    ${BUST}${EYES}${STERN}
    <path class="ink" d="M16.5 19c2-6 9-4.5 11.5-8 .5 3 3.5 4 3.7 8.5C34 11 29.5 7.5 24 7.5S14 11 16.5 19z" />
    <path class="tone" d="M27 9.5C29 4 34 1.5 39 2c-1 4.5-4 8.5-9.5 9.5z" /><path class="line" d="M28 10c3-2 6-4.5 9-7" />
    <path class="ink" d="M18.5 31.5c3.5 2.5 7.5 2.5 11 0l1.5 6c-4.5 2.5-9.5 2.5-14 0z" /><circle class="skin" cx="24" cy="35.8" r="1.5" />`,
  // white hair in a knot, half-moon glasses and a string of pearls
  augusta: svg`
    <circle class="tone" cx="24" cy="7.5" r="4.6" />
    <path class="tone" d="M15.5 24c-2-9 2.5-14.5 8.5-14.5S34.5 15 32.5 24z" />
    ${BUST}${EYES}${SMILE}
    <path class="tone" d="M16.3 19.5c.5-5.5 4-7.5 7.7-8.5 3.7 1 7.2 3 7.7 8.5C34 13 29.5 8.8 24 8.8S14 13 16.3 19.5z" />
    <path class="line" d="M16.8 20.2h14.4M18.5 20.5c0 3.6 4.8 3.6 4.8 0M24.7 20.5c0 3.6 4.8 3.6 4.8 0" />
    <path class="beads" d="M17.5 36.5q6.5 7 13 0" />`,
  // a fur hat with its flaps tied up, and a full beard
  yermolai: svg`${BUST}${EYES}
    <path class="ink" d="M16.8 22c-.6 8 2.2 14 7.2 14s7.8-6 7.2-14c-1 2.6-3 3.4-4.2 3.6-2-.9-4-.9-6 0-1.2-.2-3.2-1-4.2-3.600z" />
    <path class="skin" d="M21.6 27.300q2.4 1.7 4.8 0z" />
    <path class="tone" d="M14 16.500c0-8 4-12 10-12s10 4 10 12c-1 1.7-2.5 1.7-3.3.5-4.5-1.6-8.9-1.6-13.4 0-.8 1.2-2.3 1.2-3.3-.5z" />
    <path class="ink" d="M15.5 15.500c5-3.5 12-3.5 17 0v-3.700c-5-3-12-3-17 0z" /><path class="line" d="M24 4.500v4" />
    <path class="line" d="M15 42c2-3 4-5 6.5-6M33 42c-2-3-4-5-6.5-6" />`,
  // a kerchief with dots, tied below the chin
  pelageya: svg`${BUST}${EYES}${SMILE}
    <path class="tone" d="M24 6.500c-8.5 0-11.5 8-10.5 15 .6 4.5 3 9 7.5 11.500l3 2 3-2c4.5-2.5 6.9-7 7.5-11.5 1-7-2-15-10.5-15zm0 5.300c4.8 1 6.7 5 6.7 9.7 0 4.7-2.7 9-6.7 9s-6.7-4.3-6.7-9c0-4.7 1.9-8.7 6.7-9.700z" />
    <path class="ink" d="M24 33.500l-5.5 5 2.5 3.5 3-5 3 5 2.5-3.500z" />
    <circle class="ink" cx="19" cy="10.5" r="1" /><circle class="ink" cx="24" cy="8.8" r="1" /><circle class="ink" cx="29" cy="10.5" r="1" />
    <circle class="ink" cx="15.8" cy="15.5" r="1" /><circle class="ink" cx="32.2" cy="15.5" r="1" />`,
  // a braid laid around the head, narrow glasses and a fur collar
  valentina: svg`${BUST}${EYES}${STERN}
    <path class="ink" d="M16.3 21c-1.5-8 2.5-11.5 7.7-11.500s9.2 3.5 7.7 11.500c-.8-4-2.7-6.5-7.7-7-5 .5-6.9 3-7.7 7z" />
    <path class="rim" d="M15 15.500c1-6 4.5-8.5 9-8.500s8 2.5 9 8.5" />
    <path class="line" d="M17 10.500l1.8 2.500M20.5 7.700l1.2 2.800M24 7v2.800M27.5 7.700l-1.2 2.800M31 10.500l-1.8 2.5" />
    <path class="hoop" d="M18.8 19.700h4v2.200h-4zM25.2 19.700h4v2.200h-4zM22.8 20.300h2.4" />
    <path class="tone" d="M14 41c-1-3 1.5-7 5-7.5 2 3.5 8 3.5 10 0 3.5.5 6 4.5 5 7.5-2.5 2-5 1.5-6.5 0-2 1.5-5 1.5-7 0-1.5 1.5-4 2-6.5 0z" />
    <path class="ink" d="M22.3 38.500h3.400L24 42z" />`,
};

/** What is drawn for a bot without a face of its own: a wheel on its axle. */
const WHEEL = svg`<circle class="rim" cx="24" cy="24" r="13" />
  <path class="rim" d="M24 11v26M11 24h26M14.8 14.8l18.4 18.4M33.2 14.8L14.8 33.2" /><circle class="ink" cx="24" cy="24" r="3.6" />`;

/** A bot's portrait, which says nothing to a screen reader that the name beside it does not. */
export function portrait(bot: string): TemplateResult {
  return html`<svg class="portrait" viewBox="0 0 48 48" aria-hidden="true" data-portrait=${bot}>
    <circle class="ground" cx="24" cy="24" r="23.5" />${FACES[bot] ?? WHEEL}</svg>`;
}
