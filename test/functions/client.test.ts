import { beforeAll, expect, test } from '@jest/globals';
import { type Client, createClient, NetworkError, ProblemError } from '#lib/client/create-client.ts';
import { ada, baseUrl, newEmail, OWN_CONNECTION, serviceOf } from '../support/service.ts';

const { signIn } = serviceOf();
const headers = OWN_CONNECTION;

let client: Client;
let id: string;
beforeAll(async () => {
  client = createClient({ baseUrl: `${baseUrl()}/`, key: (await signIn()).key, headers });
  const body = { ...ada, birthTime: '14:35' };
  ({ id } = await client.call('POST /api/profiles', { body, idempotencyKey: newEmail() }));
});

/** The error that a call throws, or undefined. */
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a call returns the parsed response', async () => {
  const { profiles } = await client.call('GET /api/profiles');
  expect(profiles.map(({ birthCity }) => birthCity)).toEqual([expect.stringContaining('London')]);
  const changed = await client.call('PATCH /api/profiles/{id}', { params: { id }, body: { name: 'Åda' } });
  expect(changed).toMatchObject({ id, name: 'Åda', birthTime: '14:35' });
});

test('a call sends numbers and booleans of a query as text, and omits undefined values', async () => {
  const query = { profileId: id, days: 2, explain: true, tz: undefined };
  const { horoscopes } = await client.call('GET /api/horoscope/today', { query });
  expect(horoscopes).toHaveLength(2);
  expect(horoscopes[0]?.transits?.[0]?.points.rating).toEqual(expect.any(Number));
});

test('a call sends the idempotency key, so a repeated request creates nothing', async () => {
  const request = { params: { id }, body: {}, idempotencyKey: 'calendar' };
  const { url, id: calendarId } = await client.call('POST /api/profiles/{id}/calendar', request);
  expect((await client.call('POST /api/profiles/{id}/calendar', request)).id).toBe(calendarId);
  const file = new URL(url).pathname.split('/').at(-1) ?? '';
  expect(await client.call('GET /calendar/{file}', { params: { file } })).toMatch(/^BEGIN:VCALENDAR/);
});

test('the client’s `fetch` returns the raw response of any status', async () => {
  const { headers } = await client.fetch('GET /api/profiles/{id}', { params: { id } });
  const conditional = { 'If-None-Match': headers.get('etag') ?? '' };
  const again = await client.fetch('GET /api/profiles/{id}', { params: { id }, headers: conditional });
  expect(again.status).toBe(304);
});

test('a ProblemError has the problem’s status, code and errors, even for input rejected by the compiler', async () => {
  const { birthDate: _, ...dateless } = ada;
  // @ts-expect-error birthDate is required.
  const error = await errorOf(client.call('POST /api/profiles', { body: dateless }));
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({
    status: 400,
    code: 'invalid_request',
    message: expect.stringMatching(/\.$/),
    errors: [{ pointer: '/birthDate', detail: 'birthDate is required.' }],
    retryAfterSeconds: undefined,
  });
});

const proxy = async () => new Response('<h1>Busy</h1>', { status: 503, headers: { 'Retry-After': '7' } });
const beyond = { startDate: '2099-01-01', endDate: '2099-01-02' };

test.each([
  [
    'its extra members, such as the tier',
    () => client.call('GET /api/horoscope/daily', { query: { ...beyond, profileId: id } }),
    { status: 403, code: 'forecast_horizon_exceeded', problem: expect.objectContaining({ tier: 'free' }) },
  ],
  [
    'status 401 without a key',
    () => createClient({ baseUrl: baseUrl(), headers }).call('GET /api/profiles'),
    { status: 401, code: 'unauthenticated' },
  ],
  [
    'the code `unknown` and Retry-After of a proxy',
    () => createClient({ baseUrl: '', fetch: proxy }).call('GET /api/keys'),
    { status: 503, code: 'unknown', errors: [], retryAfterSeconds: 7 },
  ],
])('a ProblemError has %s', async (_, call, expected) => {
  expect(await errorOf(call())).toMatchObject(expected);
});

test.each([
  ['the service can’t be reached', createClient({ baseUrl: 'http://127.0.0.1:1' })],
  ['the body isn’t JSON', createClient({ baseUrl: '', fetch: async () => new Response('<h1>Log in</h1>') })],
])('a call throws a NetworkError if %s', async (_, broken) => {
  const error = await errorOf(broken.call('GET /api/profiles'));
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ cause: expect.any(Error) });
});

test('an aborted call throws a NetworkError', async () => {
  const search = { query: { query: 'Munich' }, signal: AbortSignal.abort() };
  expect(await errorOf(client.call('GET /api/places', search))).toBeInstanceOf(NetworkError);
});

test('routes, requests and responses are typed by the contract', () => {
  // Never called. The compiler reports every `@ts-expect-error` below whose next line has no type error.
  const mistakes = async () => {
    // @ts-expect-error An unknown route.
    await client.call('GET /api/horoscopes');
    // @ts-expect-error The profile is missing.
    await client.call('GET /api/profiles/{id}');
    // @ts-expect-error The end of the range is missing.
    await client.call('GET /api/horoscope/overview', { query: { profileId: id, startDate: '2024-02-01' } });
    // @ts-expect-error An unknown house system.
    await client.call('GET /api/profiles/{id}/chart', { params: { id }, query: { houses: 'koch' } });
    // @ts-expect-error `at` must be an instant, not a number.
    await client.call('GET /api/sky', { query: { at: 5 } });
    // @ts-expect-error A search has no idempotency key.
    await client.call('GET /api/places', { query: { query: 'Munich' }, idempotencyKey: 'search' });
    // @ts-expect-error A listed key has only its first characters.
    return (await client.call('GET /api/keys')).keys[0]?.key;
  };
  expect(mistakes).toBeInstanceOf(Function);
});
