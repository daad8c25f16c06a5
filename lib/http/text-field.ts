import * as v from 'valibot';

/** Control characters, line and paragraph separators, and what overrides the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** What the gateway puts where a body's bytes are no UTF-8. */
const REPLACEMENT = '\uFFFD';
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A short text that people write and read: trimmed, in NFC, 1 to `maxGraphemes` characters as readers count them. */
export function textField(field: string, maxGraphemes: number) {
  return v.pipe(
    v.string(`${field} must be a string.`),
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
  );
}
