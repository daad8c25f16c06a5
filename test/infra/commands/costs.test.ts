import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { deriveApiKey } from '#lib/accounts/key-format.ts';
import * as profiles from '#lib/table/profiles.ts';
import { itemKeys } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { backgroundFunctions, endpoints, pages } from '../../../functions/endpoints.ts';
import { stageNamed } from '../../../infra/chosen-stage.ts';
import { millionMails, monthlyTable } from '../../../infra/costs/month.ts';
import { pricesByRegion } from '../../../infra/costs/prices.ts';
import { costOf, type RequestLoad } from '../../../infra/costs/request-cost.ts';
import {
  accountRequests,
  anonymousRequests,
  everyday,
  forgedKey,
  morningMail,
  morningMailOfNewUser,
  morningPush,
  platformRequests,
  quotaRequests,
} from '../../../infra/costs/request-loads.ts';
import { worstCases } from '../../../infra/costs/worst-case.ts';
import { stages } from '../../../infra/stages.ts';
import { backgroundFunction } from '../../support/background-function.ts';
import { newProfile } from '../../support/new-items.ts';
import { newSubscriber, startPushService } from '../../support/push-service.ts';
import { runCommand } from '../../support/run-command.ts';
import { ada as anyone, newEmail } from '../../support/service.ts';
import { setAttribute } from '../../support/table-items.ts';
import { unitsOfAll } from '../../support/table-units.ts';
import { useService } from '../../support/use-service.ts';

const service = useService();
const today = new Date().toISOString().slice(0, 10);
// No other test uses these cities, so they aren't cached yet.
const [NEW_CITY, NEW_QUERY] = ['Sopron', 'Trinidad,Nowhere'];

/** The largest name that is accepted: 80 graphemes, 320 bytes. */
const LARGEST_NAME = '🜁'.repeat(80);
const ada = { ...anyone, name: LARGEST_NAME };
const LARGEST_ID = '🜁'.repeat(128);
/** The largest fields that everyday requests don't send. */
const largest = { externalId: LARGEST_ID, residenceTimeZone: 'America/Argentina/ComodRivadavia' };
const largestPlace = { latitude: 48.12345, longitude: -111.12345, placeName: LARGEST_NAME };

/** Sends a request and measures the table units that it consumes and the size of its response. */
async function measured(status: number, method: string, path: string, options = {}) {
  const before = service.calls.made.length;
  const { status: actual, text, body } = await service.call(method, path, options);
  expect([path, actual]).toEqual([path, status]);
  return {
    ...unitsOfAll(service.calls.made.slice(before)),
    kilobytes: Buffer.byteLength(text) / 1000,
    text,
    body,
  };
}

type Measured = Awaited<ReturnType<typeof measured>>;
type Load = { reads: number; writes: number; kilobytesOut: number };

/** Expects the loads of the cost model to have exactly the measured units, and at least the measured kilobytes. */
function expectLoads(loads: Record<string, Load>, found: Record<string, Measured>): void {
  const units = (of: Record<string, { reads: number; writes: number }>) =>
    Object.fromEntries(Object.entries(of).map(([what, { reads, writes }]) => [what, { reads, writes }]));
  expect(units(loads)).toEqual(units(found));
  const isTooSmall = (what: string) => (found[what]?.kilobytes ?? 0) > (loads[what]?.kilobytesOut ?? 0);
  expect(Object.keys(found).filter(isTooSmall)).toEqual([]);
}

const idempotent = () => ({ 'Idempotency-Key': randomUUID() });
const createProfile = (key: string, birthCity: string, fields = {}) =>
  measured(201, 'POST', '/api/profiles', {
    key,
    body: { ...ada, birthCity, ...fields },
    headers: idempotent(),
  });
const days =
  (id: string, key: string) =>
  (from: number, to: number, options = '') => {
    const range = `startDate=${addDays(today, from)}&endDate=${addDays(today, to)}`;
    return measured(200, 'GET', `/api/horoscope/daily?profileId=${id}&${range}${options}`, { key });
  };

test('everyday requests consume exactly the units and send at most the kilobytes in the cost model', async () => {
  const email = newEmail();
  const code = await measured(200, 'POST', '/api/auth/send-code', { body: { email } });
  const [mail] = await service.mailsTo(email);
  const signIn = await measured(200, 'POST', '/api/auth/verify', {
    body: { email, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] },
  });
  const { apiKey: key } = signIn.body;
  // The first request with a key reads more than the following ones.
  await service.call('GET', '/api/profiles', { key });
  const page = await measured(200, 'GET', '/');
  const worker = await service.call('GET', '/service-worker.js');
  const headers = { 'If-None-Match': worker.headers.get('etag') ?? '' };
  const inNewCity = await createProfile(key, NEW_CITY);
  await service.call('DELETE', `/api/profiles/${inNewCity.body.id}`, { key });
  const inCachedCity = await createProfile(key, NEW_CITY);
  const found = {
    page,
    'unchanged service worker': await measured(304, 'GET', '/service-worker.js', { headers }),
    'sign-in code': code,
    'first sign-in': signIn,
    'profile in a new city': inNewCity,
    'profile in a cached city': inCachedCity,
    'home of a new profile': await measured(200, 'GET', '/api/home?tz=UTC', { key }),
    'later sign-in': await measured(200, 'POST', '/api/auth/verify', {
      body: { email, code: await service.codeFor(email) },
    }),
    'home on a new day': await homeOnANewDay(),
  };
  expectLoads(
    everyday,
    Object.fromEntries(
      Object.entries(found).map(([what, one]) => [
        what,
        { ...one, kilobytes: gzipSync(one.text).byteLength / 1000 },
      ]),
    ),
  );
});

/** Measures the first request of a morning: six days of the week are cached, and the authorizer doesn't know the session. */
async function homeOnANewDay(): Promise<Measured> {
  const { key, cookie, id } = await service.signIn();
  await users.setTier(id, 'premium');
  const profile = await createProfile(key, ada.birthCity);
  await days(profile.body.id, key)(-2, 4, '&tz=UTC');
  return measured(200, 'GET', '/api/home?tz=UTC', { cookie });
}

test('requests of a free account consume exactly the units and send at most the kilobytes in the cost model', async () => {
  const { id: userId, key, cookie } = await service.signIn();
  // Caches the city.
  const inCity = await createProfile(key, 'London, UK');
  await service.call('DELETE', `/api/profiles/${inCity.body.id}`, { key });
  const { birthCity: _, ...unplaced } = ada;
  const body = { ...unplaced, ...largest, ...largestPlace };
  const { id } = (await measured(201, 'POST', '/api/profiles', { key, body })).body;
  const daily = days(id, key);
  const nineNewDays = await daily(-7, 1);
  // After a downgrade, a free account keeps its profiles, so it may have two.
  const second = newProfile();
  await profiles.create(userId, second, 2);
  const get = (path: string) => measured(200, 'GET', path, { key });
  const synastry = await get(`/api/profiles/${id}/with/${second.id}`);
  const more = Array.from({ length: 9 }, () => newProfile());
  for (const profile of more) await profiles.create(userId, profile, 11);
  const ten = [id, ...more.map((profile) => profile.id)];
  const batch = await measured(200, 'POST', '/api/horoscope/batch', {
    key,
    body: { profileIds: ten, date: addDays(today, -40) },
  });
  const batchOf = (ids: object) => measured(200, 'POST', '/api/horoscope/batch', { key, body: ids });
  await batchOf({ profileIds: ten });
  const cachedBatch = await batchOf({ profileIds: ten });
  const unknown = await batchOf({ externalIds: ten.map((_, at) => `${'葛'.repeat(511)}${at}`) });
  for (const profileId of [second.id, ...ten.slice(1)])
    await service.call('DELETE', `/api/profiles/${profileId}`, { key });
  await get('/api/home');
  const cachedHome = await get('/api/home');
  const reading = {
    'current user': await get('/api/auth/me'),
    usage: await get('/api/usage'),
    'list profiles': await get('/api/profiles'),
    'natal chart': await get(`/api/profiles/${id}/chart`),
    'natal report': await get(`/api/profiles/${id}/report`),
    'listed city search': await get('/api/places?query=Trinidad'),
    synastry,
    'nine cached days': await daily(-7, 1),
    home: cachedHome,
    'cached batch of ten': { ...cachedBatch, kilobytes: unknown.kilobytes },
  };
  const ofQuotas = {
    'compute a batch of ten': batch,
    'compute a year': await daily(-380, -15),
    'compute nine days': nineNewDays,
    'compute 31 explained days': await daily(-45, -15, '&explain=true'),
    export: await measured(200, 'GET', '/api/auth/me/export', { cookie }),
  };
  const calendars = `/api/profiles/${id}/calendar`;
  const newCalendar = await measured(201, 'POST', calendars, {
    key,
    body: { name: LARGEST_NAME },
    headers: idempotent(),
  });
  const ofCalendars = {
    'create calendar': newCalendar,
    'list calendars': await measured(200, 'GET', calendars, { key }),
    'revoke calendar': await measured(200, 'DELETE', `${calendars}/${newCalendar.body.id}`, { key }),
  };
  const delivery = `/api/profiles/${id}/delivery`;
  const setBoth = (at: string) => {
    const push = { at, timeZone: 'Europe/Berlin', days: 'sundays' };
    return measured(200, 'PUT', delivery, { key, body: { mail: { ...push, weekly: false }, push } });
  };
  for (const at of ['03:00', '03:15']) await setBoth(at);
  const moved = await setBoth('03:30');
  const { keys } = await newSubscriber();
  const subscribe = (at: number) => {
    const body = { endpoint: `https://fcm.googleapis.com/fcm/send/${'x'.repeat(200)}${at}`, keys };
    return measured(201, 'POST', '/api/push/subscriptions', { cookie, body });
  };
  for (let at = 1; at <= 10; at++) await subscribe(at);
  const eleventh = await subscribe(11);
  const subscription = `/api/push/subscriptions/${eleventh.body.id}`;
  const ofDelivery = {
    'read delivery': await measured(200, 'GET', delivery, { key }),
    'read push key': await measured(200, 'GET', '/api/push/key', { cookie }),
    'unsubscribe push': await measured(200, 'DELETE', subscription, { cookie }),
  };
  const webhooks = '/api/webhooks';
  const newWebhook = () => {
    const url = `https://example.com/${'x'.repeat(980)}`;
    const body = { url, events: ['forecast.ready'], at: '03:00', timeZone: 'Europe/Berlin' };
    return measured(201, 'POST', webhooks, { cookie, body });
  };
  const first = await newWebhook();
  for (let at = 2; at <= 5; at++) await newWebhook();
  const webhook = `${webhooks}/${first.body.id}`;
  const webhookEdits = {
    'create webhook': first,
    'edit webhook': await measured(200, 'PATCH', webhook, { cookie, body: { at: '03:15' } }),
  };
  const ofWebhooks = {
    'list webhooks': await measured(200, 'GET', webhooks, { cookie }),
    'list webhook deliveries': await measured(200, 'GET', `${webhook}/deliveries`, { cookie }),
    'delete webhook': await measured(200, 'DELETE', webhook, { cookie }),
  };
  await service.call('PUT', delivery, { key, body: { mail: null, push: null } });
  const judged = await measured(200, 'PUT', `/api/profiles/${id}/days/${addDays(today, -60)}/verdict`, {
    key,
    body: { verdict: 'partly', note: '🜁'.repeat(1_000) },
  });
  const startTest = () => measured(200, 'POST', `/api/profiles/${id}/blind-test?tz=UTC`, { key });
  const started = await startTest();
  const ofVerdicts = {
    'list verdicts': await measured(200, 'GET', `/api/profiles/${id}/verdicts`, { key }),
    'answered blind test': await startTest(),
  };
  const edit = await measured(200, 'PATCH', `/api/profiles/${id}`, {
    key,
    body: { birthTime: '07:45', externalId: `${'🜁'.repeat(127)}x` },
  });
  const deletion = await measured(200, 'DELETE', `/api/profiles/${id}`, { key });
  const named = { cookie, body: { name: LARGEST_NAME }, headers: idempotent() };
  const newKey = await measured(201, 'POST', '/api/keys', named);
  const message = (method: string, params = {}) => {
    const headers = { Accept: 'application/json, text/event-stream' };
    return measured(200, 'POST', '/mcp', { key, headers, body: { jsonrpc: '2.0', id: 1, method, params } });
  };
  const created = await createProfile(key, 'London, UK', largest);
  await service.call('DELETE', `/api/profiles/${created.body.id}`, { key });
  expectLoads(accountRequests, {
    ...reading,
    ...ofCalendars,
    ...ofDelivery,
    ...ofWebhooks,
    ...ofVerdicts,
    'list keys': await measured(200, 'GET', '/api/keys', { cookie }),
    'delete profile': deletion,
    'create profile': created,
    'create profile (MCP)': await message('tools/call', {
      name: 'create_profile',
      arguments: { ...ada, ...largest, idempotencyKey: randomUUID() },
    }),
    'rejected batch': await measured(400, 'POST', '/api/horoscope/batch', {
      key,
      body: Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}${'\u0001'.repeat(100)}`, 0])),
    }),
    'list tools (MCP)': await message('tools/list'),
    'create key': newKey,
    'revoke key': await measured(200, 'DELETE', `/api/keys/${newKey.body.id}`, { cookie }),
  });
  const [left] = (await service.call('GET', '/api/profiles', { key })).body.profiles;
  await service.call('DELETE', `/api/profiles/${left.id}`, { key });
  const nowhere = { ...ada, birthCity: `Xyzzyville ${randomUUID()}` };
  const unknownCity = await measured(422, 'POST', '/api/profiles', {
    key,
    body: nowhere,
    headers: idempotent(),
  });
  const search = () => measured(200, 'GET', `/api/places?query=${NEW_QUERY}`, { key });
  expectLoads(quotaRequests, {
    ...ofQuotas,
    'set delivery': moved,
    'subscribe push': eleventh,
    ...webhookEdits,
    'set verdict': judged,
    'start blind test': started,
    'edit birth data': edit,
    'unknown city': unknownCity,
    'new city search': await search(),
    'cached city search': await search(),
  });
});

test('requests of a platform account consume exactly the units and send at most the kilobytes in the cost model', async () => {
  const { id: userId, key } = await service.signIn();
  await users.setPlatformPlan(userId, { maxProfiles: 300, maxDaysFromToday: 40 });
  const externalIds: string[] = [];
  for (let at = 0; at < 250; at++) {
    const externalId = `${'🜁'.repeat(125)}${100 + at}`;
    externalIds.push(externalId);
    const { placeName: birthCity, ...place } = largestPlace;
    const named = { name: LARGEST_NAME, birthCity, ...place, ...largest, externalId };
    await profiles.create(userId, { ...newProfile(), ...named }, 300);
  }
  const body = { externalIds: externalIds.slice(0, 100) };
  const batch = () => measured(200, 'POST', '/api/horoscope/batch', { key, body });
  await service.call('GET', '/api/profiles?limit=1', { key });
  const list = await measured(200, 'GET', '/api/profiles?limit=500', { key });
  expect([list.body.profiles.length, typeof list.body.nextCursor]).toEqual([250, 'object']);
  const { 'calendar feed of a year': _, ...loads } = platformRequests;
  expectLoads(loads, {
    'compute a batch of 100': await batch(),
    'cached batch of 100': await batch(),
    'list 250 profiles': list,
  });
});

test('anonymous requests consume exactly the units and send at most the kilobytes in the cost model', async () => {
  const post = (status: number, name: string, body: object, cookie?: string) =>
    measured(status, 'POST', `/api/auth/${name}`, { body, cookie });
  const { key } = await service.signIn();
  const profile = await createProfile(key, ada.birthCity);
  const body = { events: 'days-and-transits' };
  const calendar = await measured(201, 'POST', `/api/profiles/${profile.body.id}/calendar`, { key, body });
  expectLoads(anonymousRequests, {
    'calendar-feed': await measured(200, 'GET', new URL(calendar.body.url).pathname),
    // No other test requests this day of this sign, so it isn't cached.
    'sign-horoscope': await measured(200, 'GET', '/api/horoscope/sign/leo?tz=-02:30'),
    'send-code': await post(200, 'send-code', { email: newEmail() }),
    verify: await post(400, 'verify', { email: newEmail(), code: '123456' }),
    honesty: await measured(200, 'GET', '/api/honesty'),
    'sign-out': await post(200, 'sign-out', {}, `__Host-session=${'x'.repeat(43)}`),
    'unsubscribe-page': await measured(404, 'GET', '/api/unsubscribe/unknown'),
    unsubscribe: await measured(404, 'POST', '/api/unsubscribe/unknown'),
    'not-found': await measured(404, 'GET', '/nowhere'),
    dashboard: await measured(200, 'GET', '/'),
    '/assets/{file}': await measured(404, 'GET', '/assets/nothing.js'),
    '/service-worker.js': await measured(200, 'GET', '/service-worker.js'),
    '/manifest.webmanifest': await measured(200, 'GET', '/manifest.webmanifest'),
    'describe-api': await measured(200, 'GET', '/api/openapi.json'),
    'read-status': await measured(200, 'GET', '/api/status'),
    docs: await measured(200, 'GET', '/docs'),
    '/docs/{page+}': await measured(200, 'GET', '/docs/answers'),
  });
  const forged = deriveApiKey(Buffer.alloc(32), randomUUID());
  expectLoads({ forgedKey }, { forgedKey: await measured(401, 'GET', '/api/auth/me', { key: forged }) });
});

test('no anonymous request costs less than one that is rejected with the longest problem', async () => {
  const repeated = Array.from({ length: 21 }, (_, at) => `${at}${'%01'.repeat(32)}`);
  const query = repeated.map((name) => `${name}&${name}`).join('&');
  for (const { name, method, path, operation } of endpoints.filter(
    (one) => one.operation?.access === 'public',
  )) {
    if (operation?.query === 'ignored') continue;
    const load: RequestLoad = anonymousRequests[name as keyof typeof anonymousRequests];
    const { status, text } = await service.call(method, `${path.replace('{sign}', 'leo')}?${query}`);
    expect([name, status]).toEqual([name, 400]);
    const rejected = { ...load, reads: 0, writes: 0, kilobytesOut: Buffer.byteLength(text) / 1000 };
    for (const prices of Object.values(pricesByRegion))
      expect([name, costOf(load, prices) >= costOf(rejected, prices)]).toEqual([name, true]);
  }
});

test('a morning mail consumes exactly the units in the cost model, and a million cost at most 130 USD', async () => {
  const sender = backgroundFunction('deliver', 120, service.calls.url);
  const { key, id } = await service.signIn();
  const profile = await createProfile(key, ada.birthCity);
  const profileId = profile.body.id;
  const mail = { at: '03:00', timeZone: 'Europe/London', days: 'daily', weekly: false };
  await service.call('PUT', `/api/profiles/${profileId}/delivery`, { key, body: { mail } });
  const send = async (date: string) => {
    const body = JSON.stringify({ date, dueMs: Date.now(), readers: [{ userId: id, profileId }] });
    const before = service.calls.made.length;
    await sender.run({ Records: [{ messageId: date, body }] });
    return unitsOfAll(service.calls.made.slice(before));
  };
  // A free account's mail also shows tomorrow, so the next morning finds its day in the cache.
  await send(addDays(today, -3));
  const ofNewUser = await send(addDays(today, -2));
  const signedInAt = new Date(Date.now() - 86_400_000).toISOString();
  await setAttribute(itemKeys.user(id), 'firstSignInAt', signedInAt);
  const later = await send(addDays(today, -1));
  await sender.stop();
  const units = ({ reads, writes }: { reads: number; writes: number }) => ({ reads, writes });
  expect(ofNewUser).toEqual(units(morningMailOfNewUser));
  expect(later).toEqual(units(morningMail));
  for (const prices of Object.values(pricesByRegion)) {
    const { usd, mails } = millionMails(prices);
    expect([usd <= 130, Math.round(mails)]).toEqual([true, 100]);
  }
});

test('a notification consumes exactly the units in the cost model', async () => {
  const [sender, pushService] = [
    backgroundFunction('deliver', 120, service.calls.url),
    await startPushService(),
  ];
  const { key, cookie, id } = await service.signIn();
  const { id: profileId } = (await createProfile(key, ada.birthCity)).body;
  const { keys } = await newSubscriber();
  const device = { endpoint: `${pushService.url}/device`, keys };
  await service.call('POST', '/api/push/subscriptions', { cookie, body: device });
  const push = { at: '03:00', timeZone: 'Europe/London', days: 'daily' };
  await service.call('PUT', `/api/profiles/${profileId}/delivery`, { key, body: { push } });
  const send = async (date: string) => {
    const readers = [{ userId: id, profileId, channel: 'push' }];
    const body = JSON.stringify({ date, dueMs: Date.now(), readers });
    const before = service.calls.made.length;
    await sender.run({ Records: [{ messageId: date, body }] });
    return unitsOfAll(service.calls.made.slice(before));
  };
  await send(addDays(today, -2));
  const { reads, writes } = await send(addDays(today, -1));
  await Promise.all([sender.stop(), pushService.stop()]);
  expect(pushService.messages).toHaveLength(2);
  expect({ reads, writes }).toEqual({ reads: morningPush.reads, writes: morningPush.writes });
});

test('no file of a page is larger than the cost model assumes', async () => {
  const headers = { 'Accept-Encoding': 'identity', Connection: 'close' };
  const kilobytes = async (path: string) =>
    (await (await fetch(new URL(path, service.url), { headers })).arrayBuffer()).byteLength / 1000;
  const linked = async (path: string, links: RegExp) =>
    [...(await service.call('GET', path)).text.matchAll(links)].map(([link]) => link);
  const assets = (await linked('/', /(?<=")\/?assets\/[^"]+/g)).map((path) => path.replace(/^\/?/, '/'));
  const sizes: [keyof typeof anonymousRequests, string[]][] = [
    ['/assets/{file}', [...assets, '/assets/sky.png', '/assets/icon-512.png']],
    [
      '/docs/{page+}',
      'reference activities model security quick-start'.split(' ').map((it) => `/docs/${it}`),
    ],
  ];
  for (const [load, paths] of sizes) {
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths)
      expect(await kilobytes(path)).toBeLessThan(anonymousRequests[load].kilobytesOut);
  }
});

const stagesByRegion = Object.entries(pricesByRegion).flatMap(([region, prices]) =>
  Object.keys(stages).map((name) => ({ region, prices, name, stage: stageNamed(name) })),
);

test.each(stagesByRegion)(
  'in $region, the worst abuse of $name stays within the cost goals',
  ({ prices, stage }) => {
    const cases = worstCases(stage, prices);
    expect(cases.map(({ title }) => title)).toEqual([
      'Worst day of one free account',
      'Worst day of the largest platform account',
      'Worst hour of strangers',
      'Worst hour of strangers with accounts',
    ]);
    for (const { title, usd, goalUsd } of cases) expect([title, usd <= goalUsd]).toEqual([title, true]);
  },
);

test.each(Object.entries(pricesByRegion))(
  'in %s, preflight requests raise the worst hours of a stage that allows another origin by less than half a USD',
  (_, prices) => {
    const prod = stageNamed('prod');
    const without = worstCases(prod, prices);
    const cases = worstCases({ ...prod, corsOrigins: ['https://app.a.example'] }, prices);
    for (const [i, { title, usd, goalUsd }] of cases.entries()) {
      expect([title, usd <= goalUsd]).toEqual([title, true]);
      const more = usd - (without[i]?.usd ?? 0);
      expect([title, more > 0.2, more < 0.5]).toEqual([title, title.includes('hour'), true]);
    }
  },
);

test('the command ends each worst case with met or missed, and fails for a region without prices', async () => {
  const { code, output } = await runCommand('costs', ['prod', '--region', 'eu-central-1']);
  expect(code).toBe(0);
  expect(output.match(/goal: at most [\d.]+, met/g)).toHaveLength(4);
  const unknown = await runCommand('costs', ['--region', 'mars-north-1']);
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain('has no prices of mars-north-1, only of us-east-1 and eu-central-1.');
});

test('the error for an unknown stage lists the known stages', async () => {
  const { code, output } = await runCommand('costs', ['gold']);
  expect(code).toBe(1);
  expect(output).toContain('infra/stages.ts has dev, staging, prod.');
});

const scalePage = readFileSync('docs/scale.md', 'utf8');

test('docs/scale.md has the current monthly costs', () => expect(scalePage).toContain(monthlyTable()));

test('docs/scale.md has the current memory size of every benchmarked function', () => {
  const [, table = ''] = /<!-- functions -->\n([\s\S]*?)<!-- end -->/.exec(scalePage) ?? [];
  const documented = [...table.matchAll(/^\| (?:`([\w-]+)`)[^|]*\| (\d+) \|/gm)];
  const functions = [...endpoints, ...pages, ...Object.values(backgroundFunctions)];
  expect(documented.length).toBeGreaterThan(10);
  for (const [, name = '', memoryMb] of documented)
    expect([name, functions.find((fn) => fn.name === name)?.memoryMb]).toEqual([name, Number(memoryMb)]);
});
