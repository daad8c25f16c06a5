import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { metricLinesIn, metricsIn } from '../support/embedded-metrics.ts';

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
});

process.env['METRICS_NAMESPACE'] = 'Horoscope/test';
// A worker that runs other tests may have read the module without it.
const anew = `../../lib/metrics.ts?${randomUUID()}`;
const { count, countRefusal, writingMetrics }: typeof import('#lib/metrics.ts') = await import(anew);

// The process itself is counted when it starts.
await writingMetrics(async () => undefined)();

const lines = () => metricLinesIn(written.map((text) => text.trimEnd()));

test('what is counted while a function works is one line at its end, also if it fails', async () => {
  const failing = writingMetrics(async () => {
    count('ForecastsComputed', 3);
    count('ForecastsFromCache', 0);
    count('ForecastsComputed', 4);
    countRefusal('unavailable');
    expect(lines()).toEqual([]);
    throw new Error('failed');
  });
  await expect(failing()).rejects.toThrow('failed');
  expect(lines()).toHaveLength(1);
  expect(metricsIn(lines())).toEqual({
    'Horoscope/test ForecastsComputed': 7,
    'Horoscope/test Refusals code=unavailable': 1,
  });
});

test('what is counted of several codes is not mixed up', async () => {
  await writingMetrics(async () => {
    for (const code of ['not_found', 'invalid_request', 'not_found']) countRefusal(code);
  })();
  expect(lines()).toHaveLength(2);
  expect(metricsIn(lines())).toEqual({
    'Horoscope/test Refusals code=not_found': 2,
    'Horoscope/test Refusals code=invalid_request': 1,
  });
});

test('what is counted after the end is in the next line, and without anything there is none', async () => {
  const nothing = writingMetrics(async () => undefined);
  await nothing();
  expect(lines()).toEqual([]);
  count('SignIns');
  await nothing();
  expect(metricsIn(lines())).toEqual({ 'Horoscope/test SignIns': 1 });
});
