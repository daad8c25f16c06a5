import { expect, test } from '@jest/globals';
import { Recent } from '#lib/recent.ts';

test('what was neither set nor read for longest is forgotten first', () => {
  const recent = new Recent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect(['a', 'b', 'c'].map((name) => recent.get(name))).toEqual([1, undefined, 3]);
  recent.set('a', 4);
  recent.forget('c');
  expect(['a', 'c'].map((name) => recent.get(name))).toEqual([4, undefined]);
});
