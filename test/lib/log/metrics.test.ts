import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { metricLinesIn, metricsIn } from '../../support/embedded-metrics.ts';

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
});

process.env['METRICS_NAMESPACE'] = 'Horoscope/test';
// Another test in this worker may have loaded the module without the namespace.
const fresh = `../../../lib/log/metrics.ts?${randomUUID()}`;
const { count, withMetrics }: typeof import('#lib/log/metrics.ts') = await import(fresh);

// The first invocation also writes the cold-start metric, which the tests don't expect.
await withMetrics(async () => undefined)();

const lines = () => metricLinesIn(written.map((text) => text.trimEnd()));

test('counts are written on one line when the function ends, even if it fails', async () => {
  const failing = withMetrics(async () => {
    count('ForecastsComputed', 3);
    count('ForecastsFromCache', 0);
    count('ForecastsComputed', 4);
    count('ToolsFailed');
    expect(lines()).toEqual([]);
    throw new Error('failed');
  });
  await expect(failing()).rejects.toThrow('failed');
  expect(lines()).toHaveLength(1);
  expect(metricsIn(lines())).toEqual({
    'Horoscope/test ForecastsComputed': 7,
    'Horoscope/test ToolsFailed': 1,
  });
});

test('counts made after the function ends are on the next invocation’s line, and without counts no line is written', async () => {
  const nothing = withMetrics(async () => undefined);
  await nothing();
  expect(lines()).toEqual([]);
  count('SignIns');
  await nothing();
  expect(metricsIn(lines())).toEqual({ 'Horoscope/test SignIns': 1 });
});
