import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { jsonForms } from '#lib/contract/json-forms.ts';
import type { Tool } from '#lib/contract/tool.ts';
import { tools } from '#lib/contract/tools.ts';

const VALID: Record<string, string> = {
  profileId: 'prf_01M7YMWJZ95PGZ13Z74TPMWH4T',
  startDate: '2026-11-21',
  endDate: '2026-11-21',
};

/** The queries that have a parameter of a name, each as what tells whether it takes a text. */
const takersOf = (name: string) =>
  Object.values<Tool>(tools).flatMap(({ operation: { query } }) => {
    if (!query || query === 'ignored' || !('entries' in query)) return [];
    if (!Object.hasOwn(query.entries as object, name)) return [];
    return [(text: string) => v.is(query, { ...VALID, [name]: text })];
  });

test.each(Object.entries(jsonForms))('the form of %s is just what queries take as text', (name, form) => {
  const takers = takersOf(name);
  expect(takers.length).toBeGreaterThan(0);
  for (const takes of takers) {
    if (form.type === 'boolean') {
      expect([true, false].map(String).map(takes)).toEqual([true, true]);
      continue;
    }
    for (const number of [-1, 1.5, 1e21, ...Array(50).keys()])
      expect([number, takes(String(number))]).toEqual([
        number,
        Number.isInteger(number) && number >= form.minimum && number <= form.maximum,
      ]);
  }
});
