import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { filteredFloods, matches, shareServed, unfilteredFloods } from '../../load/simulate-arrivals.ts';
import { resourcesIn, templateOf } from './templates.ts';

const prod = templateOf('prod');
const security = readFileSync('SECURITY.md', 'utf8').replaceAll(/\s+/g, ' ');
const percent = (share: number) => `${Math.round(100 * share)}%`;

test.each(Object.entries(filteredFloods))(
  'with the rates and the web filter of prod, people are served within a minute: %s',
  (_, flood) => {
    expect(shareServed(prod, flood)).toBeGreaterThanOrEqual(0.99);
  },
);

test('without the web filter, most people can neither sign in nor open the page while it is flooded', () => {
  const unfiltered = templateOf('prod', { webFilter: false });
  const floods = Object.entries(filteredFloods).filter(([name]) => /^(sign-in|page), .* s each$/.test(name));
  const shares = floods.map(([, flood]) => shareServed(unfiltered, flood));
  expect(shares).toHaveLength(2);
  expect(Math.max(...shares)).toBeLessThan(0.5);
});

test('SECURITY.md tells what the web filter doesn’t stop', () => {
  const [start = 0, page, feed, forecast = 0] = Object.values(unfilteredFloods).map((flood) =>
    shareServed(prod, flood),
  );
  expect(security).toContain(`and ${percent(start)} do in the first three minutes`);
  expect([page, feed]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(Math.max(page ?? 1, feed ?? 1)).toBeLessThan(0.1);
  expect(security).toContain('hardly anyone gets the page or a feed within a minute');
  expect(security).toContain(`${percent(forecast)} get a forecast`);
});

test('requests outside the API count as pages, even if names of files and feeds contain its paths', () => {
  const [filter = {}] = resourcesIn(prod, 'AWS::WAFv2::WebACL');
  const scopeOf = (name: string) =>
    filter['Rules'].find((rule: typeof filter) => rule['Name'] === name).Statement.RateBasedStatement
      .ScopeDownStatement;
  const counted = (name: string, paths: string[]) => paths.filter((path) => matches(scopeOf(name), path));
  const named = ['/api/', '/mcp'].map((text) => `/calendar/a${encodeURIComponent(text)}`);
  const pages = ['/', '/prod', '/prod/', '/docs/api/mcp', ...named];
  const api = ['/api/sky', '/prod/api/sky', '/mcp', '/prod/mcp', '/prod/api/auth/send-code'];
  expect(counted('PagesOfOneSource', [...pages, ...api])).toEqual(pages);
  expect(counted('SignInsOfOneSource', [...pages, ...api])).toEqual(['/prod/api/auth/send-code']);
});
