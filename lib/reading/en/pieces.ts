import type { FramedSentence } from '../locale.ts';

const MOST_WORDS = 30;

/**
 * A piece of a sentence with the number of its spaces. Its head, which may need a capital letter, stands apart from the
 * rest and is a text of the tables.
 */
export type Piece = { head: string; tail: string; spaces: number };

// What is known of a text of the tables is found out once: a year says most of them several times.
const pieces = new Map<string, Piece>();
const capitals = new Map<string, string>();

/** A text of the tables as a piece. */
export function piece(text: string): Piece {
  let made = pieces.get(text);
  if (made === undefined) {
    made = { head: text, tail: '', spaces: spacesIn(text) };
    pieces.set(text, made);
  }
  return made;
}

/** How many spaces a text has: one less than words. */
export function spacesIn(text: string): number {
  let spaces = 0;
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) === 32) spaces += 1;
  return spaces;
}

/** Pieces as one sentence, with a capital letter and a full stop; it is short with at most thirty words. */
export function sentence(...parts: readonly Piece[]): FramedSentence {
  let text = '';
  let words = 1;
  for (const { head, tail, spaces } of parts) {
    text += (text === '' ? capitalised(head) : head) + tail;
    words += spaces;
  }
  return { text: `${text}.`, isShort: words <= MOST_WORDS };
}

function capitalised(text: string): string {
  let capital = capitals.get(text);
  if (capital === undefined) {
    capital = text.charAt(0).toUpperCase() + text.slice(1);
    capitals.set(text, capital);
  }
  return capital;
}
