/** Calls the service with the types that openapi-typescript generated and this minimal client. */
import type { paths } from './generated.d.ts';

type Method = 'get' | 'post' | 'patch' | 'delete';
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Responses<T> = T extends { responses: infer All } ? All : never;
type Success<T> = Json<Responses<T>[(200 | 201) & keyof Responses<T>]>;
type Problem = paths['/api/sky']['get']['responses'][429]['content']['application/problem+json'];
type Input<T> = T extends { parameters: infer P } ? P : never;
type Options<T> = {
  path?: Input<T> extends { path: infer Path extends object } ? Path : never;
  query?: Input<T> extends { query?: infer Query extends object } ? Query : never;
  body?: T extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : never;
  headers?: Record<string, string>;
};

const { URL: base, KEY: key } = process.env;
let calls = 0;

async function send(
  method: Method,
  path: string,
  options: {
    path?: object | undefined;
    query?: object | undefined;
    body?: unknown;
    headers?: Record<string, string>;
  },
  status: number,
): Promise<Response> {
  calls++;
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(Object.entries(options.path ?? {}).find(([field]) => field === name)?.[1])),
  );
  const query = new URLSearchParams(
    Object.entries(options.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await fetch(`${base}${filled}?${query}`, {
    method: method.toUpperCase(),
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...options.headers },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  if (response.status !== status)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function call<P extends keyof paths & string, M extends Method & keyof paths[P]>(
  method: M,
  path: P,
  options: Options<paths[P][M]> = {},
): Promise<Success<paths[P][M]>> {
  const status = path === '/api/profiles' && method === 'post' ? 201 : 200;
  return (await send(method, path, options, status)).json() as Promise<Success<paths[P][M]>>;
}

async function refused<P extends keyof paths & string, M extends Method & keyof paths[P]>(
  status: number,
  method: M,
  path: P,
  options: Options<paths[P][M]>,
): Promise<Problem> {
  return (await send(method, path, options, status)).json() as Promise<Problem>;
}

function check(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

const day = (later: number): string => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

const account = await call('get', '/api/auth/me');
check(account.maxProfiles >= 2, 'the tier');
const ada = await call('post', '/api/profiles', {
  body: { name: 'Ada', birthDate: '1990-06-15', birthTime: '14:35', birthCity: 'Munich, Germany' },
});
const bo = await call('post', '/api/profiles', {
  body: { name: 'Bo', birthDate: '1985-02-03', birthCity: 'Oslo, Norway' },
});
check(ada.sunSign === 'Gemini', 'the sign');
const { profiles } = await call('get', '/api/profiles');
check(profiles.at(-1)?.name === 'Bo', 'the list');
const path = { id: ada.id };
check((await call('get', '/api/profiles/{id}', { path })).timeZone === 'Europe/Berlin', 'the zone');
const edited = await call('patch', '/api/profiles/{id}', { path, body: { birthTime: null } });
check(edited.birthTime === null, 'the edit');
await call('patch', '/api/profiles/{id}', { path, body: { birthTime: '14:35' } });
const profileId = ada.id;
const week = { profileId, startDate: day(0), endDate: day(6) };
const today = await call('get', '/api/horoscope/today', { query: { profileId, days: 3 } });
check(today.horoscopes.length === 3, 'today');
const daily = await send('get', '/api/horoscope/daily', { query: week }, 200);
const headers = { 'If-None-Match': daily.headers.get('ETag') ?? '' };
await send('get', '/api/horoscope/daily', { query: week, headers }, 304);
const explained = await call('get', '/api/horoscope/daily', {
  query: { ...week, endDate: day(1), explain: true },
});
check(explained.horoscopes[0]?.brief?.because.helping, 'the brief');
const best = await call('get', '/api/horoscope/best-days', { query: { ...week, limit: 3 } });
check(best.days[0]?.horoscope.metrics.luck, 'best days');
const month = await call('get', '/api/horoscope/overview', { query: { ...week, endDate: day(0) } });
check(month.summary, 'the overview');
const year = await call('get', '/api/horoscope/overview', { query: { ...week, endDate: day(299) } });
check(new Set(year.sky.map(({ kind }) => kind)).size === 5, 'the sky events');
// Narrowing by the discriminator gives each event its own fields.
for (const event of year.sky) if (event.kind === 'eclipse') check(event.touches, 'the eclipse');
const chart = await call('get', '/api/profiles/{id}/chart', { path, query: { houses: 'placidus' } });
check(chart.houses?.length === 12 && !chart.ambiguous, 'the chart');
const report = await call('get', '/api/profiles/{id}/report', { path });
check(report.sections[0]?.about[0] && 'body' in report.sections[0].about[0], 'the report');
const both = await call('get', '/api/profiles/{id}/with/{otherId}', {
  path: { id: ada.id, otherId: bo.id },
});
check(both.scores.love >= 1, 'synastry');
check((await call('get', '/api/sky')).bodies.length === 10, 'the sky');
check((await call('get', '/api/activities')).activities[0], 'the activities');
check((await call('get', '/api/places', { query: { query: 'Springfield, Illinois' } })).places[0], 'places');
check((await call('get', '/api/home', { query: { profileId } })).days, 'home');
check((await call('get', '/api/usage')).computedEntries.used > 0, 'usage');
const missing = await refused(404, 'get', '/api/profiles/{id}', { path: { id: 'prf_unknown' } });
check(missing.code === 'not_found', 'the missing profile');
const far = { profileId, startDate: day(1200), endDate: day(1200) };
const horizon = await refused(403, 'get', '/api/horoscope/daily', { query: far });
check(horizon.code === 'forecast_horizon_exceeded' && horizon.lastDate, 'the horizon');
for (const { id } of [ada, bo])
  check((await call('delete', '/api/profiles/{id}', { path: { id } })).deleted, 'the deletion');
console.log(`${calls} calls`);
