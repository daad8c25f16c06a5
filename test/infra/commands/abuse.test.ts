import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deriveApiKey } from '#lib/accounts/key-format.ts';
import * as profiles from '#lib/table/profiles.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { budgeted, forgedKey, ofAccount, ofStrangers } from '../../../infra/abuse/requests.ts';
import { dayOfFreeAccount, hourOfStrangers } from '../../../infra/abuse/worst-costs.ts';
import { stages } from '../../../infra/stages.ts';
import { newProfile } from '../../support/new-items.ts';
import { type OpenService, openService } from '../../support/open-service.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { runCommand } from '../../support/run-command.ts';
import { ada, newEmail } from '../../support/service.ts';
import { unitsOfAll } from '../../support/table-units.ts';

let service: OpenService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.stop());

const today = new Date().toISOString().slice(0, 10);

/** What the table is charged for while one request is answered with a status. */
async function counted(status: number, method: string, path: string, options = {}) {
  const before = service.calls.made.length;
  const answer = await service.call(method, path, options);
  expect(answer.status).toBe(status);
  const kilobytesOut = Buffer.byteLength(answer.text) / 1000;
  return { ...unitsOfAll(service.calls.made.slice(before)), kilobytesOut, id: answer.body?.id };
}

type Counted = Awaited<ReturnType<typeof counted>>;
type Load = { reads: number; writes: number; kilobytesOut: number };

/** Expects the loads of requests to be what was counted: as many units, and no fewer kilobytes. */
function expectLoads(loads: Record<string, Load>, found: Record<string, Counted>): void {
  const units = (of: Record<string, Load>) =>
    Object.fromEntries(Object.entries(of).map(([what, { reads, writes }]) => [what, { reads, writes }]));
  expect(units(loads)).toEqual(units(found));
  const tooSmall = Object.keys(found).filter(
    (what) => (found[what]?.kilobytesOut ?? 0) > (loads[what]?.kilobytesOut ?? 0),
  );
  expect(tooSmall).toEqual([]);
}

test('what a free account’s requests cost is what they are seen to call', async () => {
  const { id: userId, key, cookie } = await service.signIn();
  const named = () => ({ 'Idempotency-Key': randomUUID() });
  const create = (birthCity: string) =>
    counted(201, 'POST', '/api/profiles', { key, body: { ...ada, birthCity }, headers: named() });
  const { id } = await create('London, UK');
  const daily = (from: number, to: number) =>
    counted(
      200,
      'GET',
      `/api/horoscope/daily?profileId=${id}&startDate=${addDays(today, from)}&endDate=${addDays(today, to)}`,
      { key },
    );
  const newDays = await daily(-7, 1);
  // An account that had a higher tier keeps what it has.
  const second = newProfile();
  await profiles.create(userId, second, 2);
  const pair = await counted(200, 'GET', `/api/profiles/${id}/with/${second.id}`, { key });
  await service.call('DELETE', `/api/profiles/${second.id}`, { key });
  const ofProfile = {
    'current user': await counted(200, 'GET', '/api/auth/me', { key }),
    usage: await counted(200, 'GET', '/api/usage', { key }),
    'list of profiles': await counted(200, 'GET', '/api/profiles', { key }),
    chart: await counted(200, 'GET', `/api/profiles/${id}/chart`, { key }),
    'two profiles': pair,
    'nine cached days': await daily(-7, 1),
  };
  const ofBudgets = {
    'year computed anew': await daily(-380, -15),
    'nine days cached anew': newDays,
    export: await counted(200, 'GET', '/api/auth/me/export', { cookie }),
  };
  const birthTime = { birthTime: '07:45' };
  const calendars = `/api/profiles/${id}/calendar`;
  const newCalendar = await counted(201, 'POST', calendars, { key, body: {}, headers: named() });
  const ofCalendars = {
    'new calendar': newCalendar,
    'list of calendars': await counted(200, 'GET', calendars, { key }),
    'revocation of a calendar': await counted(200, 'DELETE', `${calendars}/${newCalendar.id}`, { key }),
  };
  const edit = await counted(200, 'PATCH', `/api/profiles/${id}`, { key, body: birthTime });
  const deletion = await counted(200, 'DELETE', `/api/profiles/${id}`, { key });
  const newKey = await counted(201, 'POST', '/api/keys', { cookie, body: { name: 'A' }, headers: named() });
  const message = (method: string, params = {}) => {
    const headers = { Accept: 'application/json, text/event-stream' };
    return counted(200, 'POST', '/mcp', { key, headers, body: { jsonrpc: '2.0', id: 1, method, params } });
  };
  const known = await create('London, UK');
  await service.call('DELETE', `/api/profiles/${known.id}`, { key });
  expectLoads(ofAccount, {
    ...ofProfile,
    ...ofCalendars,
    'list of keys': await counted(200, 'GET', '/api/keys', { cookie }),
    'edit of a birth': edit,
    'deletion of a profile': deletion,
    'profile of a known city': known,
    'profile of a known city, by a tool': await message('tools/call', {
      name: 'create_profile',
      arguments: { ...ada, idempotencyKey: randomUUID() },
    }),
    'list of tools': await message('tools/list'),
    'new key': newKey,
    'revocation of a key': await counted(200, 'DELETE', `/api/keys/${newKey.id}`, { cookie }),
  });
  await service.call('DELETE', `/api/profiles/${(await onlyProfile(key)).id}`, { key });
  const body = { ...ada, birthCity: `Xyzzyville ${randomUUID()}` };
  const unknown = await counted(422, 'POST', '/api/profiles', { key, body, headers: named() });
  // Of a town that no other test asks for.
  const search = () => counted(200, 'GET', '/api/places?query=Trinidad', { key });
  expectLoads(budgeted, {
    ...ofBudgets,
    'unknown city': unknown,
    'search that is new': await search(),
    'search that is known': await search(),
  });
});

const onlyProfile = async (key: string) =>
  (await service.call('GET', '/api/profiles', { key })).body.profiles[0];

test('what strangers’ requests cost is what they are seen to call', async () => {
  const post = (status: number, name: string, body: object, cookie?: string) =>
    counted(status, 'POST', `/api/auth/${name}`, { body, cookie });
  const { text } = await service.call('GET', '/');
  const assets = [...text.matchAll(/"\/?(assets\/[^"]+)"/g)].map(([, path]) => `/${path}`);
  expect(assets.length).toBeGreaterThan(1);
  for (const path of assets)
    expect(ofStrangers['/assets/{file}'].kilobytesOut).toBeGreaterThan(
      (await counted(200, 'GET', path)).kilobytesOut,
    );
  const { key: own } = await service.signIn();
  const { body: profile } = await service.call('POST', '/api/profiles', {
    key: own,
    body: { ...ada, birthTime: '07:45' },
  });
  const { body: calendar } = await service.call('POST', `/api/profiles/${profile.id}/calendar`, {
    key: own,
    body: { events: 'days-and-transits' },
  });
  expectLoads(ofStrangers, {
    'calendar-feed': await counted(200, 'GET', new URL(calendar.url).pathname),
    'send-code': await post(200, 'send-code', { email: newEmail() }),
    verify: await post(400, 'verify', { email: newEmail(), code: '123456' }),
    'sign-out': await post(200, 'sign-out', {}, `__Host-session=${'x'.repeat(43)}`),
    'not-found': await counted(404, 'GET', '/nowhere'),
    dashboard: await counted(200, 'GET', '/'),
    '/assets/{file}': await counted(404, 'GET', '/assets/nothing.js'),
    '/service-worker.js': await counted(200, 'GET', '/service-worker.js'),
    '/manifest.webmanifest': await counted(200, 'GET', '/manifest.webmanifest'),
    'describe-api': await counted(200, 'GET', '/api/openapi.json'),
    docs: await counted(200, 'GET', '/docs'),
    '/docs/{page+}': await counted(200, 'GET', '/docs/answers'),
    '/docs/viewer/{file}': await counted(404, 'GET', '/docs/viewer/nothing.js'),
  });
  for (const path of ['reference', 'activities', 'model', 'security', 'quick-start'])
    expect(ofStrangers['/docs/{page+}'].kilobytesOut).toBeGreaterThan(
      (await counted(200, 'GET', `/docs/${path}`)).kilobytesOut,
    );
  const reference = (await service.call('GET', '/docs/reference')).text;
  for (const [path] of reference.matchAll(/\/docs\/viewer\/[^"]+/g)) {
    const { text } = await rawRequest(service.url, { path });
    expect(ofStrangers['/docs/viewer/{file}'].kilobytesOut).toBeGreaterThan(Buffer.byteLength(text) / 1000);
  }
  const key = deriveApiKey(Buffer.alloc(32), randomUUID());
  expectLoads({ forgedKey }, { forgedKey: await counted(401, 'GET', '/api/auth/me', { key }) });
});

test.each(Object.entries(stages))(
  'of %s a free account costs at most 1 USD a day, strangers 2 USD an hour',
  (_, stage) => {
    expect(dayOfFreeAccount(stage).usd).toBeLessThanOrEqual(1);
    expect(hourOfStrangers(stage).usd).toBeLessThanOrEqual(2);
    expect(Object.keys(ofStrangers).sort()).toEqual(Object.keys(stage.publicRequestsPerSecond).sort());
  },
);

test('of a stage that there is not, one sentence says which there are', async () => {
  const { code, output } = await runCommand('abuse', ['gold']);
  expect(code).toBe(1);
  expect(output).toBe('There is no stage gold; infra/stages.ts has dev, staging, prod.');
});
