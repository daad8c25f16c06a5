import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { MAX_NAME_BYTES, nameField, textField } from '#lib/contract/text-field.ts';

const MAX = 80;
const Field = textField('name', MAX);
const isAccepted = (text: string) => v.safeParse(Field, text).success;
const problemsOf = (text: string) => v.safeParse(Field, text).issues?.map(({ message }) => message);

/** Invisible code points, including some that Unicode doesn’t classify as invisible. */
const invisible = fc.constantFrom(
  ...['\u115F', '\u1160', '\u3164', '\uFFA0', '\u2800', '\u{1D159}', '\u{13441}', '\u{13442}'],
  ...['\u00AD', '\u034F', '\u061C', '\u17B4', '\u180E', '\u200B', '\u200D', '\u2060', '\u2064', '\uFEFF'],
  ...['\uFE0F', '\u{1BCA0}', '\u{1D173}', '\u{E0001}', '\u{E0041}', '\u{E0100}', '\u{E0FFF}', ' ', '\u3000'],
);

test('a text of only invisible characters counts as empty', () => {
  fc.assert(
    fc.property(fc.array(invisible, { maxLength: MAX }), (parts) => {
      expect(problemsOf(parts.join(''))).toEqual(['name must not be empty.']);
    }),
  );
});

test.each([
  ['Hindi, with a joiner', 'क्\u200Dष'],
  ['Persian, with a non-joiner', 'می\u200Cخواهم'],
  ['Malayalam, with a joiner at the end', 'അവന്\u200D'],
  ['Sinhala', 'ශ්\u200Dරී'],
  ['a family', '👩\u200D👩\u200D👧'],
  ['an emoji with skin tone and profession', '👩🏽\u200D🚀'],
  ['a heart', '❤\uFE0F'],
  ['a heart on fire', '❤\uFE0F\u200D🔥'],
  ['a keycap', '1\uFE0F\u20E3'],
  ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['a variant of an ideograph', '葛\u{E0100}城'],
  ['a variant of a Mongolian letter', 'ᠨ\u180Bᠠ'],
])('invisible characters that a script or an emoji needs are accepted: %s', (_, text) => {
  expect(isAccepted(text)).toBe(true);
});

test.each([
  ['Ada\u{E0041}\u{E0064}', 'U+E0041, U+E0064'],
  ['A\u200Bda', 'U+200B'],
  ['A\u200Dda', 'U+200D'],
  ['Ada\u200C', 'U+200C'],
  ['\u2060Ada', 'U+2060'],
  ['Ada\u206A', 'U+206A'],
  ['Ada\uFFF9B', 'U+FFF9'],
  ['Ada\u200E', 'U+200E'],
  ['A\u00ADda', 'U+00AD'],
  ['Ada\uFE0F', 'U+FE0F'],
  ['Ada\u{E0100}', 'U+E0100'],
  ['\u3164A', 'U+3164'],
  ['می\u200C\u200Cخ', 'U+200C'],
  ['🏴\u{E0061}\u{E0062}\u{E007F}', 'U+E0061, U+E0062, U+E007F'],
])('other invisible characters are refused by name: %j', (text, names) => {
  expect(problemsOf(text)).toEqual([`name must not contain invisible characters: ${names}.`]);
});

test('a name can have at most 320 bytes, however few characters it has', () => {
  const Name = nameField('name');
  const problems = (text: string) => v.safeParse(Name, text).issues?.map(({ message }) => message);
  expect(MAX_NAME_BYTES).toBe(320);
  expect(problems('🜁'.repeat(80))).toBeUndefined();
  expect(problems('👩🏽'.repeat(40))).toBeUndefined();
  expect(problems('👩🏽'.repeat(41))).toEqual(['name can have at most 320 bytes in UTF-8.']);
  expect(problems('👩🏽'.repeat(81))).toEqual([
    'name can have at most 80 characters.',
    'name can have at most 320 bytes in UTF-8.',
  ]);
});

test('all scripts and emoji are accepted up to the limit, which counts visible characters', () => {
  const written = fc.constantFrom('a', 'é', 'e\u0301', '李', 'क्षि', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👍🏽', '한', 'Z̃');
  fc.assert(
    fc.property(fc.array(written, { minLength: 1, maxLength: 60 }), (parts) => {
      expect(v.parse(Field, ` ${parts.join('')} `)).toBe(parts.join('').normalize('NFC'));
    }),
  );
});

test.each(['\u0301', '\u0301\u0315\u0327'])(
  'a character with repeated marks %j is rejected above 640 code points',
  (mark) => {
    const longest = `a${mark.repeat((8 * MAX - 1) / [...mark].length)}`;
    expect(isAccepted(longest)).toBe(true);
    expect(problemsOf(longest + mark)).toEqual(['name can have at most 80 characters and 640 code points.']);
  },
);

test('no accepted text has more than 640 code points, not counting surrounding space', () => {
  const text = fc.string({ unit: 'binary', maxLength: 2_000, size: 'max' });
  fc.assert(
    fc.property(text, (any) => {
      if (isAccepted(any)) expect([...any.trim()].length).toBeLessThanOrEqual(8 * MAX);
    }),
  );
  expect(v.parse(Field, `${' '.repeat(10_000)}Ada${'\t'.repeat(5_000)}`)).toBe('Ada');
});
