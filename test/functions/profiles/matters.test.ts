import { expect, test } from '@jest/globals';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { DEFAULT_LANGUAGE } from '#lib/forecast/languages.ts';
import { findProfile } from '#lib/operations/profiles.ts';
import { AREAS } from '#lib/reading/brief/areas.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectInvalid } from '../../support/expectations.ts';
import { newEntry } from '../../support/new-items.ts';
import { signUp } from '../../support/sign-up.ts';
import { itemsAbout } from '../../support/table-items.ts';
import { useService } from '../../support/use-service.ts';

const service = useService();
const today = new Date().toISOString().slice(0, 10);
const days = { startDate: addDays(today, -6), endDate: today };

async function withProfile() {
  const user = await signUp(service, { birthTime: '07:45' });
  const { id: userId, key, path, profileId, horoscope } = user;
  const get = async () => (await service.call('GET', path, { key })).body;
  return {
    ...user,
    userId,
    get,
    before: await get(),
    patch: (body: unknown) => service.call('PATCH', path, { key, body }),
    daily: async () => (await horoscope('daily', days)).body.horoscopes,
    used: async () => (await service.call('GET', '/api/usage', { key })).body.computedEntries.used,
    /** Caches an entry of the last day under the current key of the profile, marked by its summary. */
    async plant(summary: string) {
      const profile = await findProfile(userId, profileId);
      const { timeZone } = profile;
      const versions = { modelVersion: MODEL_VERSION, language: DEFAULT_LANGUAGE };
      const cache = { userId, profileId, birth: birthKey(profile), ...versions, timeZone };
      await forecasts.store({ ...cache, isOfBirthplace: true }, [{ ...newEntry(today), summary }]);
    },
    lastSummary: async () => (await horoscope('daily', days)).body.horoscopes.at(-1).summary,
  };
}

test('matters are empty by default, replaced as a whole, returned in one order, and removed by an empty list', async () => {
  const { before, get, patch } = await withProfile();
  expect(before.matters).toEqual([]);
  for (const [given, stored] of [
    [['work'], ['work']],
    [
      ['money', 'work', 'love'],
      ['work', 'love', 'money'],
    ],
    [
      ['creativity', 'home'],
      ['home', 'creativity'],
    ],
    [[], []],
  ]) {
    const { status, body } = await patch({ matters: given });
    expect([status, body]).toEqual([200, { ...before, matters: stored }]);
    expect(await get()).toEqual(body);
  }
});

test.each(AREAS)('%s can be a matter', async (area) => {
  const { patch } = await withProfile();
  expect((await patch({ matters: [area] })).body.matters).toEqual([area]);
});

const unknown =
  'matters can only contain work, love, home, money, study, wellbeing, friends, and creativity.';
const twice = 'matters must not contain a value twice.';
const tooMany = 'matters can contain at most 3 values.';
const noArray = 'matters must be an array.';

test.each<[what: string, matters: unknown, details: string[]]>([
  ['an unknown value', ['work', 'sports'], [unknown]],
  ['a value in other letters', ['Work'], [unknown]],
  ['values that are no text', [1, null, ['work']], [unknown]],
  ['a value twice', ['work', 'work'], [twice]],
  ['four values', ['work', 'love', 'home', 'money'], [tooMany]],
  ['all these problems', ['sports', 'sports', 'work', 'love'], [unknown, twice, tooMany]],
  ['thousands of values', Array(5_000).fill(1), [unknown, twice, tooMany]],
  ['a text', 'work', [noArray]],
  ['null', null, [noArray]],
  ['an object', { 0: 'work' }, [noArray]],
])('matters with %s return 400 with every problem and change nothing', async (_, matters, details) => {
  const { before, get, patch } = await withProfile();
  const answer = await patch({ name: ' ', matters });
  expectInvalid(answer, ['/name', ...details.map(() => '/matters')]);
  const errors: { detail: string }[] = answer.body.errors.slice(1);
  expect(errors.map(({ detail }) => detail)).toEqual(details);
  expect(await get()).toEqual(before);
});

test('an edit of the matters looks up no city, and edits of other fields keep the matters', async () => {
  const { before, patch } = await withProfile();
  const calls = service.calls.made.length;
  const matters = ['love', 'study'];
  expect((await patch({ matters })).body).toEqual({ ...before, matters });
  const made = service.calls.made.slice(calls);
  expect(made.filter(({ operation }) => operation.startsWith('location'))).toEqual([]);
  const edits = [{ name: 'Eve' }, { birthDate: '1991-07-16' }, { birthTime: null }, { birthCity: 'tokyo' }];
  for (const edit of edits) expect((await patch(edit)).body.matters).toEqual(matters);
  const all = { name: 'Ada', birthTime: '07:45', birthCity: before.birthCity, matters: ['home'] };
  expect((await patch({ ...all, birthDate: before.birthDate })).body).toEqual({
    ...before,
    matters: ['home'],
  });
});

test('matters are accepted on creation, but returned only by the whole profile', async () => {
  const { key, profile, patch, horoscope } = await withProfile();
  await patch({ matters: ['work'] });
  const list = (await service.call('GET', '/api/profiles', { key })).body.profiles;
  for (const shown of [profile, ...list]) expect(Object.keys(shown)).not.toContain('matters');
  expect(Object.keys((await horoscope('daily', days)).body)).toEqual([
    ...['profileId', 'profileName', 'sunSign', 'horoscopes'],
  ]);
  const other = await signUp(service);
  const body = { name: 'Eve', birthDate: '1990-06-15', birthCity: 'London, UK', matters: ['work'] };
  await service.call('DELETE', other.path, { key: other.key });
  const { id } = (await service.call('POST', '/api/profiles', { key: other.key, body })).body;
  expect((await service.call('GET', `/api/profiles/${id}`, { key: other.key })).body.matters).toEqual([
    'work',
  ]);
});

test('a profile without matters is stored like those of earlier releases', async () => {
  const { profileId, patch } = await withProfile();
  const stored = async () => {
    const items = await itemsAbout([profileId]);
    return items.find(({ SK }) => SK === `PROFILE#${profileId}`);
  };
  expect(Object.keys((await stored()) ?? {})).not.toContain('matters');
  await patch({ matters: ['home', 'work'] });
  expect(await stored()).toMatchObject({ matters: ['work', 'home'] });
  await patch({ matters: [] });
  expect(Object.keys((await stored()) ?? {})).not.toContain('matters');
});

test('cached forecasts are never shared between different matters, but with the same in another order', async () => {
  const { patch, daily, plant, lastSummary } = await withProfile();
  const computed = await daily();
  await plant('PLANTED without matters');
  expect(await lastSummary()).toBe('PLANTED without matters');
  await patch({ matters: ['work', 'love'] });
  expect(await daily()).toHaveLength(computed.length);
  expect(await lastSummary()).not.toContain('PLANTED');
  await plant('PLANTED with matters');
  await patch({ matters: ['love', 'work'] });
  expect(await lastSummary()).toBe('PLANTED with matters');
  for (const matters of [['work'], ['work', 'love', 'home'], []]) {
    await patch({ matters });
    expect(await lastSummary()).not.toContain('PLANTED');
  }
});

test('a change of the matters computes each day anew; the same matters in another order don’t', async () => {
  const { patch, daily, used } = await withProfile();
  const counts: number[] = [];
  for (const matters of [[], ['work', 'love'], ['love', 'work'], ['work']]) {
    await patch({ matters });
    for (let repeat = 0; repeat < 2; repeat++) {
      await daily();
      counts.push(await used());
    }
  }
  expect(counts).toEqual([7, 7, 14, 14, 14, 14, 21, 21]);
});

test.each(['today', 'daily', 'best-days', 'overview'])(
  'the ETag of %s depends on the matters',
  async (operation) => {
    const { patch, horoscope } = await withProfile();
    const query: Record<string, string> = operation === 'today' ? {} : days;
    const etags: (string | null)[] = [];
    for (const matters of [[], ['work', 'love'], ['love', 'work']]) {
      await patch({ matters });
      etags.push((await horoscope(operation, query)).headers.get('etag'));
    }
    expect(etags[1]).not.toBe(etags[0]);
    expect(etags[2]).toBe(etags[1]);
  },
);
