import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { METRICS } from '#lib/log/metrics.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { backgroundFunction } from '../support/background-function.ts';
import { metricLinesIn, metricsIn } from '../support/embedded-metrics.ts';
import { leaksIn } from '../support/log-leaks.ts';
import { type Answer, ada, newEmail } from '../support/service.ts';
import { signUp } from '../support/sign-up.ts';
import { useService } from '../support/use-service.ts';

const Namespace = 'Horoscope/test';
// The separate metrics namespace gives this file its own function processes, so cold starts can be counted.
const service = useService({}, { METRICS_NAMESPACE: Namespace });
const seen: string[] = [];

beforeEach(() => {
  seen.push(...service.lines);
  service.forget();
});

/** Metrics since the test began, except cold starts. */
function counted(): Record<string, number> {
  const metrics = Object.entries(metricsIn(service.lines)).map(([key, sum]) => {
    expect(key).toMatch(`${Namespace} `);
    return [key.slice(Namespace.length + 1), sum] as const;
  });
  return Object.fromEntries(metrics.filter(([key]) => key !== 'ColdStarts'));
}

async function withWeek() {
  const { key, path, horoscope } = await signUp(service);
  const endDate = new Date().toISOString().slice(0, 10);
  const week = { startDate: addDays(endDate, -6), endDate };
  /** Metrics of one request. */
  const countedBy = async (request: () => Promise<Answer>) => {
    service.forget();
    expect((await request()).status).toBe(200);
    return counted();
  };
  const countedFor = (operation: string, more: Record<string, string> = {}) =>
    countedBy(() => horoscope(operation, { ...week, ...more }));
  return { key, path, countedBy, countedFor };
}

test('a cold start is counted once', async () => {
  await service.call('GET', '/api/openapi.json');
  const [first] = metricLinesIn(service.lines);
  expect(JSON.parse(first ?? '')).toMatchObject({ ColdStarts: 1 });
  service.forget();
  await service.call('GET', '/api/openapi.json');
  expect(metricLinesIn(service.lines)).toEqual([]);
});

test('the days of a week are first counted as computed, then as cached', async () => {
  const { countedFor } = await withWeek();
  expect(await countedFor('daily')).toEqual({ ForecastsComputed: 7 });
  expect(await countedFor('daily')).toEqual({ ForecastsFromCache: 7 });
});

test('days computed for explanations, best days, overviews and calendars are counted', async () => {
  const { key, path, countedBy, countedFor } = await withWeek();
  expect(await countedFor('daily', { explain: 'true' })).toEqual({ ForecastsComputed: 7 });
  expect(await countedFor('best-days', { for: 'overall' })).toEqual({ ForecastsComputed: 7 });
  expect(await countedFor('overview')).toEqual({ ForecastsComputed: 7 });
  const countedForFeed = async (body: object) => {
    const { url } = (await service.call('POST', `${path}/calendar`, { key, body })).body;
    return countedBy(() => service.call('GET', new URL(url).pathname));
  };
  expect(await countedForFeed({ events: 'sky' })).toEqual({});
  const feed = await countedForFeed({});
  expect(feed).toEqual({ ForecastsComputed: expect.any(Number) });
  expect(feed['ForecastsComputed']).toBeGreaterThan(7);
  expect(await countedForFeed({ events: 'highlights' })).toEqual(feed);
});

test('a sign-in and its mail are counted', async () => {
  await service.signIn();
  expect(counted()).toEqual({ MailsSent: 1, SignIns: 1 });
});

test('a mail that SES doesn’t confirm is counted as failed', async () => {
  service.calls.before = async ({ operation }) => {
    if (operation.startsWith('ses')) throw new Error('down');
  };
  const sent = await service.call('POST', '/api/auth/send-code', { body: { email: newEmail() } });
  expect(sent.status).toBe(503);
  expect(counted()).toEqual({ MailsFailed: 1 });
});

test('a city that isn’t found is counted', async () => {
  const { key } = await service.signIn();
  service.forget();
  const birth = { ...ada, birthCity: `Xyzzyville ${randomUUID()}` };
  await service.call('POST', '/api/profiles', { key, body: birth });
  expect(counted()).toEqual({ CitiesNotFound: 1 });
});

test.each([
  ['MailsBounced', { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } }],
  ['MailsComplained', { eventType: 'Complaint', complaint: { complaintFeedbackType: 'abuse' } }],
  [undefined, { eventType: 'Bounce', bounce: { bounceType: 'Transient' } }],
] as const)('a mail event is counted as %s', async (name, detail) => {
  const events = backgroundFunction('mail-events', 10);
  const mail = { destination: [newEmail()] };
  await events.run({ detail: { ...detail, mail } }).finally(events.stop);
  expect(metricsIn(events.lines)).toEqual({
    'Horoscope/dev ColdStarts': 1,
    ...(name && { [`Horoscope/dev ${name}`]: 1 }),
  });
});

test('metrics have no dimensions and no personal data', () => {
  const lines = metricLinesIn([...seen, ...service.lines]);
  expect(lines.length).toBeGreaterThan(5);
  for (const key of Object.keys(metricsIn(lines))) {
    const [, name, ...dimensions] = key.split(' ');
    expect(METRICS).toContain(name);
    expect(dimensions).toEqual([]);
  }
  expect(leaksIn(lines)).toEqual([]);
});
