import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type MetricName, metricDimensions } from '#lib/log/metrics.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { connectAssistant } from '../support/assistant.ts';
import { backgroundFunction } from '../support/background-function.ts';
import { metricLinesIn, metricsIn } from '../support/embedded-metrics.ts';
import { leaksIn } from '../support/log-leaks.ts';
import { type OpenService, openService } from '../support/open-service.ts';
import { ada, newEmail } from '../support/service.ts';

const Namespace = 'Horoscope/test';
let service: OpenService;
const seen: string[] = [];

// With a namespace of its own nobody else's processes are these.
beforeAll(async () => {
  service = await openService({}, { METRICS_NAMESPACE: Namespace });
});
beforeEach(() => {
  seen.push(...service.lines);
  service.forget();
});
afterAll(() => service.stop());

/** What was counted since the test began, but for processes that were started. */
function counted(): Record<string, number> {
  const metrics = Object.entries(metricsIn(service.lines)).map(([key, sum]) => {
    expect(key).toMatch(`${Namespace} `);
    return [key.slice(Namespace.length + 1), sum] as const;
  });
  return Object.fromEntries(metrics.filter(([key]) => key !== 'ColdStarts'));
}

async function profile(): Promise<{ key: string; daily: string }> {
  const { key } = await service.signIn();
  const { body } = await service.call('POST', '/api/profiles', { key, body: ada });
  const endDate = new Date().toISOString().slice(0, 10);
  const week = `profileId=${body.id}&startDate=${addDays(endDate, -6)}&endDate=${endDate}`;
  service.forget();
  return { key, daily: `/api/horoscope/daily?${week}` };
}

test('a process that is started is counted once', async () => {
  await service.call('GET', '/api/openapi.json');
  const [first] = metricLinesIn(service.lines);
  expect(JSON.parse(first ?? '')).toMatchObject({ ColdStarts: 1 });
  service.forget();
  await service.call('GET', '/api/openapi.json');
  expect(metricLinesIn(service.lines)).toEqual([]);
});

test('a week is computed once, and comes from the cache after that', async () => {
  const { key, daily } = await profile();
  await service.call('GET', daily, { key });
  expect(counted()).toEqual({ ForecastsComputed: 7 });
  service.forget();
  await service.call('GET', daily, { key });
  expect(counted()).toEqual({ ForecastsFromCache: 7 });
});

test('what is computed for an explanation, the best days, an overview and a calendar is counted too', async () => {
  const { key, daily } = await profile();
  const computed = async (path: string) => {
    service.forget();
    expect((await service.call('GET', path, { key })).status).toBe(200);
    return counted();
  };
  const week = daily.replace('/api/horoscope/daily?', '');
  expect(await computed(`${daily}&explain=true`)).toEqual({ ForecastsComputed: 7 });
  expect(await computed(`/api/horoscope/best-days?${week}&for=overall`)).toEqual({ ForecastsComputed: 7 });
  expect(await computed(`/api/horoscope/overview?${week}`)).toEqual({ ForecastsComputed: 7 });
  const id = new URLSearchParams(week).get('profileId');
  const { body } = await service.call('POST', `/api/profiles/${id}/calendar`, { key, body: {} });
  const { ForecastsComputed, ...others } = await computed(new URL(body.url).pathname);
  expect(ForecastsComputed).toBeGreaterThan(7);
  expect(others).toEqual({});
});

test('a sign-in and its mail are counted', async () => {
  await service.signIn();
  expect(counted()).toEqual({ MailsSent: 1, SignIns: 1 });
});

test('a mail that SES does not take is counted, and so is one of which SES does not say so', async () => {
  service.calls.before = async ({ operation }) => {
    if (operation.startsWith('ses')) throw new Error('down');
  };
  const sent = await service.call('POST', '/api/auth/send-code', { body: { email: newEmail() } });
  expect(sent.status).toBe(503);
  expect(counted()).toEqual({ MailsFailed: 1, 'Refusals code=unavailable': 1 });
});

test('every refusal is counted by its code, of a tool too', async () => {
  const { key } = await service.signIn();
  service.forget();
  await service.call('GET', '/api/nothing');
  await service.call('GET', '/api/nothing-either');
  await service.call('POST', '/api/auth/verify', { body: { email: newEmail(), code: '000000' } });
  await service.call('POST', '/api/profiles', {
    key,
    body: { ...ada, birthCity: `Xyzzyville ${randomUUID()}` },
  });
  const assistant = await connectAssistant({ key, url: service.url });
  expect((await assistant.use('natal_chart', { profileId: 'nobody' })).isError).toBe(true);
  await assistant.close();
  expect(counted()).toEqual({
    CitiesNotFound: 1,
    'Refusals code=city_not_found': 1,
    'Refusals code=invalid_code': 1,
    'Refusals code=not_found': 3,
  });
});

test.each([
  ['MailsBounced', { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } }],
  ['MailsComplained', { eventType: 'Complaint', complaint: { complaintFeedbackType: 'abuse' } }],
  [undefined, { eventType: 'Bounce', bounce: { bounceType: 'Transient' } }],
] as const)('a mail event is counted as %s', async (name, told) => {
  const events = backgroundFunction('mail-events', 10);
  const mail = { destination: [newEmail()] };
  await events.run({ detail: { ...told, mail } }).finally(events.stop);
  expect(metricsIn(events.lines)).toEqual({
    'Horoscope/dev ColdStarts': 1,
    ...(name && { [`Horoscope/dev ${name}`]: 1 }),
  });
});

test('no metric has more than its name and dimensions, and none holds what is anybody’s', () => {
  const lines = metricLinesIn([...seen, ...service.lines]);
  expect(lines.length).toBeGreaterThan(5);
  for (const key of Object.keys(metricsIn(lines))) {
    const [, name, ...dimensions] = key.split(' ');
    expect(dimensions.map((dimension) => dimension.split('=')[0])).toEqual(
      metricDimensions[name as MetricName],
    );
    for (const dimension of dimensions) expect(dimension).toMatch(/^code=[a-z_]+$/);
  }
  expect(leaksIn(lines)).toEqual([]);
});
