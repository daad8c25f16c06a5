import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { textField } from '#lib/contract/text-field.ts';

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

test('invisible characters are accepted among visible ones', () => {
  for (const text of ['क्\u200Dष', '👩\u200D👩\u200D👧', '\u3164A', '❤\uFE0F', 'ب\u200Cب'])
    expect(isAccepted(text)).toBe(true);
});

test('all scripts and emoji are accepted up to the limit, which counts visible characters', () => {
  const written = fc.constantFrom('a', 'é', 'e\u0301', '李', 'क्षि', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👍🏽', '한', 'Z̃');
  fc.assert(
    fc.property(fc.array(written, { minLength: 1, maxLength: 60 }), (parts) => {
      expect(v.parse(Field, ` ${parts.join('')} `)).toBe(parts.join('').normalize('NFC'));
    }),
  );
});

test.each(['\u0301', '\u0301\u0315\u0327', '\u{E0041}', '\u200D'])(
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
