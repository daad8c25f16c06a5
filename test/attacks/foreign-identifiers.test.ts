import { beforeAll, describe, expect, test } from '@jest/globals';
import * as profiles from '#lib/table/profiles.ts';
import * as pushSubscriptions from '#lib/table/push-subscriptions.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as users from '#lib/table/users.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { expectProblem } from '../support/expectations.ts';
import { newProfile } from '../support/new-items.ts';
import type { OpenService } from '../support/open-service.ts';
import { newSubscriber } from '../support/push-service.ts';
import { type Answer, ada } from '../support/service.ts';
import { signUp } from '../support/sign-up.ts';
import { useService } from '../support/use-service.ts';

const today = new Date().toISOString().slice(0, 10);
const UNKNOWN_ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** A user with two profiles. `ids` has one resource id for each id prefix; `second` is the id of the other profile. */
type User = Awaited<ReturnType<OpenService['signIn']>> & { ids: Record<Kind, string>; second: string };
type Kind = 'prf' | 'key' | 'ses' | 'cal' | 'psh' | 'whk';

const service = useService();
let owner: User;
let other: User;
beforeAll(async () => {
  [owner, other] = [await newUser(), await newUser()];
});

async function newUser(): Promise<User> {
  const user = await signUp(service);
  const second = newProfile();
  await profiles.create(user.id, second, 2);
  const key = (await users.find(user.id))?.signInKey?.id ?? '';
  const [session] = await sessions.list(user.id);
  const calendar = await service.call('POST', `${user.path}/calendar`, { key: user.key, body: {} });
  const { keys } = await newSubscriber();
  const device = { endpoint: `https://fcm.googleapis.com/fcm/send/${user.id}`, keys };
  const { cookie } = user;
  const push = await service.call('POST', '/api/push/subscriptions', { cookie, body: device });
  const hook = { url: 'https://example.com/hook', events: ['key.created'] };
  const webhook = await service.call('POST', '/api/webhooks', { cookie, body: hook });
  const ids = {
    ...{ prf: user.profileId, key, ses: session?.id ?? '', cal: calendar.body.id },
    ...{ psh: push.body.id, whk: webhook.body.id },
  };
  return { ...user, second: second.id, ids };
}

/** The name and method of every operation that takes an id, and a function that returns the path for an id. */
const operations = endpoints.flatMap(({ name, method, path }): [string, string, (id: string) => string][] => {
  const encoded = (id: string) => encodeURIComponent(id);
  if (path.includes('{otherId}'))
    return ['{id}', '{otherId}'].map((parameter) => [
      `${name} by its ${parameter}`,
      method,
      (id) => path.replace(parameter, encoded(id)).replace(/\{\w+\}/, other.second),
    ]);
  // Another user's calendar is requested under the owner's profile and under the caller's profile.
  if (path.includes('{calendarId}'))
    return [() => owner.ids.prf, () => other.ids.prf].map((profile, at) => [
      `${name} of ${['the owner’s', 'the caller’s'][at]} profile`,
      method,
      (id) => path.replace('{id}', profile()).replace('{calendarId}', encoded(id)),
    ]);
  if (path.includes('{id}'))
    return [[name, method, (id) => path.replace('{id}', encoded(id)).replace('{date}', today)]];
  if (path === '/api/home') return [[name, method, (id) => `${path}?profileId=${encoded(id)}`]];
  if (!path.startsWith('/api/horoscope/') || method === 'POST' || path.includes('{sign}')) return [];
  const range = path.endsWith('/today') ? '' : `&startDate=${today}&endDate=${today}`;
  return [[name, method, (id) => `${path}?profileId=${encoded(id)}${range}`]];
});

test('these attacks cover every operation that takes an id', () => {
  const names = operations.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['get-profile', 'update-profile', 'delete-profile', 'revoke-key', 'end-session'],
      ...['read-delivery', 'set-delivery', 'unsubscribe-push'],
      ...['update-webhook', 'delete-webhook', 'rotate-webhook', 'test-webhook', 'replay-webhook'],
      'list-webhook-deliveries',
      ...['set-verdict', 'list-verdicts', 'start-blind-test', 'answer-blind-test'],
      ...['list-calendars', 'create-calendar', 'synastry by its {id}', 'synastry by its {otherId}'],
      ...['revoke-calendar of the owner’s profile', 'revoke-calendar of the caller’s profile'],
      ...['daily-horoscope', 'todays-horoscope', 'best-days', 'overview', 'home'],
    ]),
  );
});

/** The kind of resource whose id an operation takes. Calendars are listed and created by profile. */
function kindOf(name: string): Kind {
  if (name.includes('revoke-calendar')) return 'cal';
  if (name.includes('push')) return 'psh';
  if (name.includes('webhook')) return 'whk';
  if (name.includes('key')) return 'key';
  return name.includes('session') ? 'ses' : 'prf';
}

const CHANGING = ['date', 'x-request-id', 'x-amzn-requestid', 'x-amz-apigw-id'];
const shown = ({ status, headers, body }: Answer) => ({
  status,
  headers: [...headers]
    .filter(([name]) => !CHANGING.includes(name))
    // The remaining quotas change with each request.
    .map(([name, value]) => [name, value.replaceAll(/;r=\d+;t=\d+/g, '')]),
  body: { ...body, requestId: '' },
});

const edits: Partial<Record<Kind, object>> = {
  prf: { name: 'Eve', birthTime: '07:45' },
  whk: { enabled: false },
};

describe.each(operations)('%s', (name, method, pathOf) => {
  const kind = kindOf(name);
  const idOf = (user: User) => user.ids[kind];
  const ask = async (id: string) => {
    const start = service.calls.made.length;
    const answer = await service.call(method, pathOf(id), {
      cookie: other.cookie,
      ...(method === 'PATCH' && { body: edits[kind] }),
      ...(method === 'POST' && { body: { name: 'Eve', since: '2026-01-01T00:00:00Z' } }),
      ...(method === 'PUT' && { body: { mail: null, verdict: 'yes', id: '2026-11-16', choice: 0 } }),
    });
    // Some requests also write the request count.
    const made = service.calls.made.slice(start).filter(({ body }) => !body.includes('RATE#requests'));
    // Parallel calls start in any order.
    const calls = made.map(({ operation, body }) => `${operation} ${body.length}`).sort();
    return { answer, calls };
  };

  test('another user’s resource looks like a missing one, and costs the same calls', async () => {
    // A caller's first request to a process costs an extra read.
    await ask(`${kind}_${UNKNOWN_ID}`);
    const foreign = await ask(idOf(owner));
    const unknown = await ask(`${kind}_${UNKNOWN_ID}`);
    expectProblem(foreign.answer, 404, 'not_found');
    expect(shown(foreign.answer)).toEqual(shown(unknown.answer));
    expect(foreign.calls).toEqual(unknown.calls);
  });

  test('no spelling of the id finds another user’s resource', async () => {
    const id = idOf(owner);
    const ways = [
      id.toLowerCase(),
      ` ${id}`,
      `${id}\u0000`,
      `../${owner.id}/${id}`,
      `${owner.id}/${id}`,
      `USER#${owner.id}#PROFILE#${id}`,
      `PROFILE#${id}`,
      `${owner.id}`,
      `${other.id}`,
      `${id},${idOf(other)}`,
      '*',
      '%',
    ];
    for (const way of ways) expectProblem((await ask(way)).answer, 404, 'not_found');
  });
});

test('after all attacks, the owner’s data is unchanged', async () => {
  const { body } = await service.call('GET', '/api/profiles', { key: owner.key });
  expect(body.profiles).toHaveLength(2);
  expect(body.profiles).toContainEqual(expect.objectContaining({ id: owner.ids.prf, name: ada.name }));
  for (const profile of body.profiles) expect(profile).not.toHaveProperty('birthTime');
  const calendars = await service.call('GET', `/api/profiles/${owner.ids.prf}/calendar`, { key: owner.key });
  expect(calendars.body.calendars).toEqual([expect.objectContaining({ id: owner.ids.cal })]);
  expect((await service.call('GET', '/api/auth/me', { key: owner.key })).body.profileCount).toBe(2);
  const hooks = await service.call('GET', '/api/webhooks', { cookie: owner.cookie });
  expect(hooks.body.webhooks).toEqual([expect.objectContaining({ id: owner.ids.whk, enabled: true })]);
  expect((await pushSubscriptions.list(owner.id)).map(({ id }) => id)).toEqual([owner.ids.psh]);
  expect((await service.call('GET', '/api/auth/me', { cookie: owner.cookie })).status).toBe(200);
});

test('a query with two profile ids returns 400', async () => {
  const path = `/api/horoscope/daily?startDate=${today}&endDate=${today}`;
  const both = `${path}&profileId=${other.ids.prf}&profileId=${owner.ids.prf}`;
  expectProblem(await service.call('GET', both, { key: other.key }), 400, 'invalid_request');
});
