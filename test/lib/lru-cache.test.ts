import { expect, test } from '@jest/globals';
import { LruCache } from '#lib/lru-cache.ts';

test('the least recently used entry is evicted first', () => {
  const cache = new LruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(['a', 'b', 'c'].map((name) => cache.get(name))).toEqual([1, undefined, 3]);
  cache.set('a', 4);
  cache.delete('c');
  expect(['a', 'c'].map((name) => cache.get(name))).toEqual([4, undefined]);
});
