/** Finding words in the Handbook, whatever their accents and capitals. */

import { foldLetters } from "../../text/matching.js";

/** A piece of text; `hit` where it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

interface Folded {
  readonly text: string;
  /** For each letter of `text`, where in the original its own letter begins; null: in the same place. */
  readonly starts: readonly number[] | null;
}

/** Letters that fold one to one: none of them has an accent. */
const PLAIN = /^[ -~\n\u2000-\u2bff]*$/;
/** The book is searched whole with every key that is pressed. */
const known = new Map<string, Folded>();

/** Letters folded, and where each came from. */
function foldOnce(text: string): Folded {
  const before = known.get(text);
  if (before) return before;
  const folded = PLAIN.test(text) ? { text: foldLetters(text), starts: null } : trackLetters(text);
  known.set(text, folded);
  return folded;
}

function trackLetters(text: string): Folded {
  let folded = "";
  const starts: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = foldLetters(letter);
    for (let count = 0; count < plain.length; count += 1) starts.push(at);
    folded += plain;
    at += letter.length;
  }
  starts.push(at);
  return { text: folded, starts };
}

/** The words that a query looks for, folded. */
export function wordsOf(query: string): readonly string[] {
  return foldOnce(query).text.split(/\s+/).filter(Boolean);
}

/** Whether every word occurs somewhere in `texts`. */
export function hasAll(texts: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => texts.some((text) => foldOnce(text).text.includes(word)));
}

/** `text` in pieces, those that are one of `words` marked. */
export function markHits(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const folded = foldOnce(text);
  const pieces: Piece[] = [];
  let done = 0;
  const add = (to: number, hit: boolean) => {
    if (to > done) pieces.push({ text: text.slice(done, to), hit });
    done = Math.max(done, to);
  };
  for (let from = 0; from < folded.text.length; ) {
    const next = nearest(folded.text, words, from);
    if (!next) break;
    const end = next.at + next.length;
    add(folded.starts?.[next.at] ?? next.at, false);
    add(endOf(folded, end - 1), true);
    from = end;
  }
  add(text.length, false);
  return pieces;
}

/** Where in the original the letter ends that a folded one belongs to. */
function endOf({ starts }: Folded, at: number): number {
  if (!starts) return at + 1;
  const start = starts[at] ?? 0;
  return starts.find((other) => other > start) ?? start;
}

function nearest(text: string, words: readonly string[], from: number) {
  let best: { at: number; length: number } | null = null;
  for (const { length, at } of words.map((word) => ({
    length: word.length,
    at: text.indexOf(word, from),
  }))) {
    if (at < 0) continue;
    if (!best || at < best.at || (at === best.at && length > best.length)) best = { at, length };
  }
  return best;
}
