import * as v from 'valibot';

/** Control characters, line and paragraph separators, and bidirectional overrides. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** Unpaired surrogates, and the character that the gateway substitutes for invalid UTF-8. */
const MALFORMED = /[\p{Cs}\uFFFD]/u;
/** Letters, numbers, punctuation and symbols, except blank ones such as Hangul fillers and the Braille blank. */
const VISIBLE =
  /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]]/v;

/** Eight code points allow family emoji. Without a limit, one grapheme could fill the whole body of a request. */
const MAX_CODE_POINTS_PER_GRAPHEME = 8;

/** A short human-readable text of 1 to `maxGraphemes` graphemes: trimmed, in NFC, with at least one visible character. */
/* @__NO_SIDE_EFFECTS__ */
export function textField(field: string, maxGraphemes: number) {
  const maxCodePoints = maxGraphemes * MAX_CODE_POINTS_PER_GRAPHEME;
  return v.pipe(
    v.string(`${field} must be a string.`),
    // Checked first, because normalizing many combining marks takes quadratic time.
    v.check(
      (value) => countUpTo(maxCodePoints + 1, value.trim()) <= maxCodePoints,
      `${field} can have at most ${maxGraphemes} characters and ${maxCodePoints} code points.`,
    ),
    v.check((value) => !MALFORMED.test(value), `${field} must be valid Unicode.`),
    v.check(
      (value) => !UNPRINTABLE.test(value.trim()),
      `${field} must not contain control characters or bidirectional overrides.`,
    ),
    v.normalize('NFC'),
    v.trim(),
    v.regex(VISIBLE, `${field} must not be empty.`),
    v.maxGraphemes(maxGraphemes, `${field} can have at most ${maxGraphemes} characters.`),
    // JSON Schema can only approximate these checks.
    v.metadata({ minLength: 1, maxLength: maxCodePoints, pattern: '\\S' }),
  );
}

function countUpTo(max: number, text: string): number {
  let count = 0;
  for (const _ of text) if (++count === max) break;
  return count;
}
