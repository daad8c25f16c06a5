import * as v from 'valibot';

/** Control characters, line and paragraph separators, and what overrides the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** What the gateway puts where a body's bytes are no UTF-8. */
const REPLACEMENT = '\uFFFD';
/**
 * What shows something. Fillers of Hangul are letters, and Braille's blank, the null notehead and the blanks of
 * hieroglyphs are symbols or letters, of which nothing is seen.
 */
const VISIBLE =
  /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]]/v;

/** Enough for an emoji of a family in every character; without a bound one character could be as long as a body. */
const MAX_CODE_POINTS_PER_GRAPHEME = 8;

/**
 * A short text that people write and read: trimmed, in NFC, with something to be seen, 1 to `maxGraphemes` characters
 * as readers count them and eight times as many code points.
 */
/* @__NO_SIDE_EFFECTS__ */
export function textField(field: string, maxGraphemes: number) {
  const maxCodePoints = maxGraphemes * MAX_CODE_POINTS_PER_GRAPHEME;
  return v.pipe(
    v.string(`${field} must be a string.`),
    // Before anything else: putting many marks in order takes time that grows with their square.
    v.check(
      (value) => countUpTo(maxCodePoints + 1, value.trim()) <= maxCodePoints,
      `${field} may have at most ${maxGraphemes} characters, and ${maxCodePoints} code points.`,
    ),
    v.check(
      (value) => value.isWellFormed() && !value.includes(REPLACEMENT),
      `${field} must be valid Unicode.`,
    ),
    v.check(
      (value) => !UNPRINTABLE.test(value.trim()),
      `${field} must not hold control characters or characters that override the direction of text.`,
    ),
    v.normalize('NFC'),
    v.trim(),
    v.regex(VISIBLE, `${field} must not be empty.`),
    v.maxGraphemes(maxGraphemes, `${field} may have at most ${maxGraphemes} characters.`),
    // What JSON Schema can say of it.
    v.metadata({ minLength: 1, maxLength: maxCodePoints, pattern: '\\S' }),
  );
}

/** How many code points a text has, counted no further than `most`. */
function countUpTo(most: number, text: string): number {
  let count = 0;
  for (const _ of text) if (++count === most) break;
  return count;
}
