import fc, { type Arbitrary } from 'fast-check';
import type { Endpoint } from '../../functions/endpoints.ts';
import { ada, newEmail } from './service.ts';

/** The user whose credentials and identifiers the requests carry. */
type User = { id: string; key: string; cookie: string | undefined; profileId: string; otherId: string };

const today = new Date().toISOString().slice(0, 10);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom('', ' ', '\u0000', '__proto__', '../..', '%', '%00', '%2e%2e%2f', "' OR 1=1--", '{{7*7}}'),
  fc.constantFrom('<script>', '1'.repeat(1_000), '\ud800', '\u202E', '-0', '1e999', 'true', 'null', '[]'),
  fc.constantFrom(
    '0000-00-00',
    '2023-02-29',
    '1899-12-31',
    '9999-12-31',
    '+275760-09-13',
    '2024-02-29T00:00Z',
  ),
  fc.constantFrom('Mars/Phobos', 'europe/berlin', '+01:00', 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'Xyzzyville'),
);

/** Mostly valid values and some odd ones, so that requests also reach the code behind validation. */
const mostly = (...understood: string[]): Arbitrary<string> =>
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...understood) }, { weight: 1, arbitrary: oddText });

const date = mostly(today, '2024-02-29', '2024-03-02', '1990-06-15', '1990-06-14', '1900-01-01');

/** Queries that are mostly valid for forecast operations, or invalid for all operations. */
function queryOf({ profileId }: User): Arbitrary<string> {
  const fields = {
    profileId: mostly(profileId),
    startDate: date,
    endDate: date,
    tz: mostly('Europe/Berlin', 'UTC', 'Pacific/Apia'),
    explain: mostly('true', 'false'),
    for: mostly('overall', 'luck'),
    limit: mostly('1', '31'),
    houses: mostly('placidus', 'whole-sign'),
    days: mostly('1', '7'),
    query: mostly('Springfield', 'San José', '東京'),
    at: mostly('2026-11-23T07:00:00Z', '1899-12-15T00:00:00Z', '2101-01-15T00:00:00.001Z'),
  };
  const meant = fc.record(fields, { requiredKeys: ['profileId', 'startDate', 'endDate'] });
  const name = fc.constantFrom(...Object.keys(fields), 'x', '', '__proto__');
  const pairs = fc.array(fc.tuple(name, oddText), { maxLength: 5 });
  return fc.oneof(
    { weight: 4, arbitrary: meant.map((values) => `${new URLSearchParams(values)}`) },
    { weight: 1, arbitrary: pairs.map((values) => `${new URLSearchParams(values)}`) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }).map((raw) => raw.replace(/[^!-~]|#/g, '%')) },
  );
}

function bodies(): Arbitrary<string | Uint8Array> {
  const fields = {
    email: fc.constant(0).map(newEmail),
    code: mostly('000000', '123456'),
    name: mostly('Ada', 'Zoë', '李'),
    birthDate: date,
    birthTime: mostly('07:45', '00:00'),
    birthCity: mostly('London, UK', 'Paris'),
    matters: fc.array(mostly('work', 'love', 'money'), { maxLength: 4 }),
    access: mostly('read', 'read-write'),
    expiresAt: mostly(tomorrow),
    events: mostly('days', 'days-and-transits'),
  };
  const meant = fc.record(fields);
  const mixed = fc.dictionary(
    fc.constantFrom(...Object.keys(fields), 'x', '__proto__'),
    fc.oneof(oddText, fc.jsonValue()),
  );
  const json = fc.oneof(meant, meant, mixed, fc.constant(ada)).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 8, arbitrary: json },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(17 * 1024)) },
  );
}

function headersOf({ key, cookie = '' }: User): Arbitrary<[string, string][]> {
  const more = fc.record(
    {
      'Content-Type': mostly('application/json').filter((type) => /^[ -~]*$/.test(type)),
      'If-None-Match': fc.constantFrom('"x"', 'W/"x', ','),
      'Sec-Fetch-Site': fc.constantFrom('same-origin', 'cross-site'),
      Origin: fc.constantFrom('null', 'https://evil.example', 'http://[::1'),
      'X-Forwarded-For': fc.constantFrom('unknown', '::1, 1.2.3.4'),
      Range: fc.constant('bytes=0-1'),
      Accept: fc.constantFrom('text/html', '*/*'),
    },
    { requiredKeys: ['Content-Type'] },
  );
  const right = [{ Authorization: `Bearer ${key}` }, { Cookie: cookie }];
  const caller = fc.constantFrom(...right, ...right, { Authorization: 'Bearer hsk_x' }, {});
  return fc.tuple(more, caller).map(([own, credentials]) => Object.entries({ ...own, ...credentials }));
}

/** Generates requests to an endpoint: mostly plausible, some invalid, a few nonsensical. */
export function requestTo({ method, path }: Endpoint, user: User) {
  const id = mostly(user.profileId, user.id, 'key_01ARZ3NDEKTSV4RRFFQ69G5FAV');
  const otherId = mostly(
    user.otherId,
    user.profileId,
    'cal_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    `${'A'.repeat(43)}.ics`,
  );
  return fc.record({
    method:
      method === 'ANY' ? fc.constantFrom('GET', 'PUT', 'PATCH', 'OPTIONS', 'DELETE') : fc.constant(method),
    path: fc.tuple(id, otherId, queryOf(user)).map(([named, other, query]) => {
      const [segment, second] = [named, other].map(
        (text) => encodeURIComponent(text.toWellFormed()) || '%20',
      );
      const filled = path
        .replace('{id}', `${segment}`)
        .replace(/\{(otherId|calendarId|file|date)\}/, () => `${second}`);
      return `${filled.replace('{proxy+}', `nowhere/${segment}`)}?${query}`;
    }),
    headers: headersOf(user),
    body: method === 'GET' ? fc.constant('') : bodies(),
  });
}
