import { expect, test } from '@jest/globals';
import type { Area } from '#lib/reading/brief/areas.ts';
import { readerOf } from '#lib/reading/reader.ts';

const birth = { birthDate: '1990-06-15', timeZone: 'Europe/London' };

test('a reader has a copy of the matters of the birth, or an empty list', () => {
  const matters: Area[] = ['work', 'love'];
  const reader = readerOf({ ...birth, matters });
  matters.pop();
  expect(reader.matters).toEqual(['work', 'love']);
  expect(readerOf(birth).matters).toEqual([]);
});
