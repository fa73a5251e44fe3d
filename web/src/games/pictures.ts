/** Pictures for the cards of the games: track that runs to a horizon. */

import { svg } from "lit";

/** Sleepers and two rails that run to the horizon. */
const TRACK = svg`<path class="sleepers" d="M30 61h60M36 53h48M41 46.5h38M45 41h30M48.5 36.5h23M51 33h18"></path>
  <path class="rails" d="M37 64 55 30M83 64 65 30"></path>`;

export const SIERRA = svg`<circle class="sun" cx="88" cy="20" r="9"></circle>
    <path class="far" d="M0 31 14 22 20 25 33 13 43 24 50 20 60 30 72 23 80 27 96 18 120 31V64H0Z"></path>${TRACK}`;

export const TAIGA = svg`<circle class="moon" cx="60" cy="17" r="6"></circle>
    <path class="snow" d="M0 31Q30 24 60 30T120 28V64H0Z"></path>
    <path class="firs" d="M8 34l6-15 6 15zM19 36l7-19 7 19zM88 35l6-17 6 17zM99 36l5-13 5 13zM107 35l6-18 6 18z"></path>${TRACK}`;
