import * as v from 'valibot';

/** Control characters, line and paragraph separators, and bidirectional overrides. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** Unpaired surrogates, and the character that the gateway substitutes for invalid UTF-8. */
const MALFORMED = /[\p{Cs}\uFFFD]/u;
/** Letters, numbers, punctuation and symbols, except blank ones such as Hangul fillers and the Braille blank. */
const VISIBLE =
  /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]]/v;

/** Invisible characters: default-ignorable ones, which include bidirectional controls, and interlinear annotations. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Scripts whose letters take another shape beside a joiner (Unicode Standard, chapter 23.2). */
const JOINING_SCRIPTS =
  'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan'.split(
    ' ',
  );
const JOINING = `[${JOINING_SCRIPTS.map((script) => `\\p{scx=${script}}`).join('')}]`;

/** The places where a script or an emoji needs an invisible character (Unicode Technical Standards 37 and 51). */
const NEEDED = new RegExp(
  [
    // Joiners after a letter or mark of a joining script.
    `(?<=[[\\p{L}\\p{M}]&&${JOINING}])[\\u200C\\u200D]`,
    // Emoji: zero-width joiners between pictographs, variation selectors, and the flags of England, Scotland and Wales.
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
    '(?<=\\u{1F3F4})\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}',
    // Variants of ideographs and of Mongolian letters.
    '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    '(?<=[\\p{L}&&\\p{Script=Mongolian}])[\\u180B-\\u180F]',
  ].join('|'),
  'gv',
);

/** Names the invisible characters in a text that neither a script nor an emoji needs, such as U+200B. */
function unneededCharacters(text: string): string[] {
  const found = text.replaceAll(NEEDED, '').match(INVISIBLE) ?? [];
  const nameOf = (character: string) =>
    `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return [...new Set(found.map(nameOf))];
}

/** Eight code points allow family emoji. Without a limit, one grapheme could fill the whole body of a request. */
const MAX_CODE_POINTS_PER_GRAPHEME = 8;

/** The most bytes of UTF-8 in a stored name, so that the items that contain it stay small. */
export const MAX_NAME_BYTES = 320;

/** Where a text may have line breaks, which are not control characters there. */
const LINE_BREAKS = /\r?\n/g;

/** The name of a person, key or calendar: 1 to 80 graphemes and at most `MAX_NAME_BYTES`, as `textField` accepts them. */
/* @__NO_SIDE_EFFECTS__ */
export const nameField = (field: string) => textField(field, 80, MAX_NAME_BYTES);

/**
 * A short human-readable text of 1 to `maxGraphemes` graphemes: trimmed, in NFC, with at least one visible character, and
 * without invisible ones that neither a script nor an emoji needs. With `hasLines`, it may have line breaks.
 */
/* @__NO_SIDE_EFFECTS__ */
export function textField(
  field: string,
  maxGraphemes: number,
  maxBytes = Number.POSITIVE_INFINITY,
  { hasLines = false } = {},
) {
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
      (value) => !UNPRINTABLE.test(hasLines ? value.trim().replace(LINE_BREAKS, ' ') : value.trim()),
      `${field} must not contain control characters or bidirectional overrides.`,
    ),
    v.normalize('NFC'),
    v.trim(),
    v.regex(VISIBLE, `${field} must not be empty.`),
    v.check(
      (value) => !VISIBLE.test(value) || unneededCharacters(value).length === 0,
      ({ input }) =>
        `${field} must not contain invisible characters: ${unneededCharacters(input).slice(0, 5).join(', ')}.`,
    ),
    v.maxGraphemes(maxGraphemes, `${field} can have at most ${maxGraphemes} characters.`),
    v.check(
      (value) => Buffer.byteLength(value) <= maxBytes,
      `${field} can have at most ${maxBytes} bytes in UTF-8.`,
    ),
    // JSON Schema can only approximate these checks: it counts code points.
    v.metadata({ minLength: 1, maxLength: Math.min(maxCodePoints, maxBytes), pattern: '\\S' }),
  );
}

function countUpTo(max: number, text: string): number {
  let count = 0;
  for (const _ of text) if (++count === max) break;
  return count;
}
