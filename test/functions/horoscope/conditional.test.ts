import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { expectProblem } from '../../support/expectations.ts';
import { rawRequest } from '../../support/raw-request.ts';
import type { Answer } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';
import { useService } from '../../support/use-service.ts';

const YEAR = 366;
const year = { startDate: '2024-01-01', endDate: '2024-12-31' };
const days = { startDate: '2024-05-01', endDate: '2024-05-05' };
const month = { startDate: '2024-05-01', endDate: '2024-05-31' };

/** Operations with computed responses. */
const operations: [operation: string, query: Record<string, string>][] = [
  ['daily', {}],
  ['daily', { explain: 'true' }],
  ['best-days', {}],
  ['overview', {}],
];

const service = useService({ computedEntriesPerUserPerDay: 3 * YEAR + 31 });

async function newPerson(birth: { birthTime?: string } = {}) {
  const { key, path, profileId } = await signUp(service, birth);
  return {
    profileId,
    // A year is so large that fetch can lose part of it when the connection closes.
    ask: (operation: string, query: Record<string, string>, etag?: string) =>
      rawRequest(service.url, {
        path: `/api/horoscope/${operation}?${new URLSearchParams({ profileId, ...query })}`,
        headers: [
          ['Authorization', `Bearer ${key}`],
          ...(etag === undefined ? [] : [['If-None-Match', etag] as const]),
        ],
      }),
    edit: (change: object) => service.call('PATCH', path, { key, body: change }),
    used: async () => (await service.call('GET', '/api/usage', { key })).body.computedEntries.used as number,
  };
}

const etagOf = ({ headers }: Answer): string => headers.get('etag') ?? '';
const today = () => Math.floor(Date.now() / 86_400_000);

test('a hundred conditional requests for a year compute nothing and count against no quota', async () => {
  const startDay = today();
  const { ask, used } = await newPerson();
  const first: { etag: string; operation: string; query: Record<string, string> }[] = [];
  for (const [operation, more] of operations) {
    const query = { ...('explain' in more ? month : year), ...more };
    const response = await ask(operation, query);
    expect(response.status).toBe(200);
    first.push({ etag: etagOf(response), operation, query });
  }
  const before = service.calls.made.length;
  const again: Answer[] = [];
  for (const { etag, operation, query } of first)
    for (let i = 0; i < 100 / first.length; i++) again.push(await ask(operation, query, etag));
  const calls = service.calls.made.slice(before);
  // Skips the checks if midnight has reset the quota meanwhile.
  if (today() !== startDay) return;
  expect(new Set(again.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['304 ']));
  expect(new Set(again.map(etagOf))).toEqual(new Set(first.map(({ etag }) => etag)));
  expect(again.filter(({ headers }) => headers.get('ratelimit')?.includes('computed-entries'))).toEqual([]);
  expect(calls.filter(({ body }) => /computed-entries|FORECAST#/.test(body))).toEqual([]);
  expect(await used()).toBe(3 * YEAR + 31);
  expectProblem(await ask('overview', month), 429, 'rate_limited');
  expect((await ask('overview', year, first.at(-1)?.etag)).status).toBe(304);
});

test('any form of a matching If-None-Match returns 304 with the validators, others 200', async () => {
  const { ask } = await newPerson();
  for (const [operation, more] of [...operations, ['today', {}] as const]) {
    const query = { ...(operation === 'today' ? {} : days), ...more };
    const first = await ask(operation, query);
    const etag = etagOf(first);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toBe('Authorization, Cookie');
    for (const candidate of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const again = await ask(operation, query, candidate);
      // Midnight may have passed.
      if (operation === 'today' && etagOf(again) !== etag) break;
      expect([again.status, again.text, etagOf(again)]).toEqual([304, '', etag]);
    }
    expect((await ask(operation, query, '"x"')).status).toBe(200);
  }
});

test('a matching If-None-Match doesn’t bypass validation', async () => {
  const { ask } = await newPerson();
  for (const [operation, more] of operations) {
    const refusals: [number, string, Record<string, string>][] = [
      [404, 'not_found', { ...month, profileId: 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV' }],
      [403, 'forecast_horizon_exceeded', { startDate: '2024-01-01', endDate: '2099-01-01' }],
      [400, 'range_too_long', { startDate: '2020-01-01', endDate: '2024-01-01' }],
      [400, 'invalid_request', { startDate: '1980-01-01', endDate: '1980-01-02' }],
    ];
    for (const [status, code, query] of refusals)
      expectProblem(await ask(operation, { ...query, ...more }, '*'), status, code);
  }
});

test('ETags differ whenever the bytes differ, and equal requests have equal ETags', async () => {
  const { ask, edit } = await newPerson({ birthTime: '07:45' });
  const seen = new Map<string, Answer>();
  const visit = async (what: string, query: Record<string, string> = {}) => {
    for (const [operation, more] of operations) {
      const answer = await ask(operation, { ...days, ...more, ...query });
      expect(answer.status).toBe(200);
      seen.set(`${operation} ${JSON.stringify(more)} ${what}`, answer);
    }
  };
  await visit('unchanged');
  await visit('repeated');
  await visit('in the same zone by name', { tz: 'europe/LONDON' });
  for (const query of [
    { endDate: '2024-05-04' },
    { startDate: '2024-05-02' },
    { tz: 'Pacific/Auckland' },
    { for: 'luck' },
    { for: 'job interviews' },
    { limit: '2' },
    { explain: 'true' },
  ])
    await visit(JSON.stringify(query), query);
  for (const change of [
    { name: 'Lovelace' },
    { birthTime: '07:46' },
    { birthTime: null },
    { birthDate: '1990-07-25' },
    { birthTime: '07:45', birthCity: 'Berlin, Germany' },
    { matters: ['work', 'love'] },
    { matters: [] },
  ]) {
    expect((await edit(change)).status).toBe(200);
    await visit(JSON.stringify(change));
  }

  const etags = new Map<string, Set<string>>();
  const texts = new Map<string, Set<string>>();
  for (const answer of seen.values()) {
    const etag = etagOf(answer);
    etags.set(answer.text, (etags.get(answer.text) ?? new Set()).add(etag));
    texts.set(etag, (texts.get(etag) ?? new Set()).add(answer.text));
  }
  for (const [etag, of] of texts)
    expect([etag, of.size]).toEqual([expect.stringMatching(/^W\/"[\w-]{43}"$/), 1]);
  const overviews = [...seen].filter(([what]) => what.startsWith('overview'));
  expect(new Set(overviews.map(([, { text }]) => text)).size).toBeGreaterThan(6);
  const sameBytes = [...seen].filter(([what]) =>
    / (unchanged|repeated|in the same zone by name)$/.test(what),
  );
  expect(new Set(sameBytes.map(([, answer]) => etagOf(answer))).size).toBe(operations.length);
});

/** ETags derive from the inputs, so any change of a response requires a new model version and a new digest here. */
test('the bytes of responses only change with the model version', async () => {
  const { ask, profileId } = await newPerson({ birthTime: '07:45' });
  const digest = createHash('sha256');
  for (const [operation, more] of operations) {
    const { text } = await ask(operation, { ...month, ...more });
    digest.update(text.replaceAll(profileId, 'prf_1'));
  }
  expect({ modelVersion: MODEL_VERSION, answers: digest.digest('hex') }).toEqual({
    modelVersion: '14',
    answers: 'b00016cafae93f1edd37f86f01b765f21b6503dad054ba60708ea1559e103521',
  });
});
