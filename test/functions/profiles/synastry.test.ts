import { expect, test } from '@jest/globals';
import * as profiles from '#lib/table/profiles.ts';
import { expectInvalid, expectProblem } from '../../support/expectations.ts';
import { newProfile } from '../../support/new-items.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

/** A new account with the profiles Ada and Bo. `get` compares two profiles, by default these. */
async function withTwo(ofAda: Partial<profiles.Profile> = {}, ofBo: Partial<profiles.Profile> = {}) {
  const { id, key } = await signIn();
  const one = { ...newProfile(), name: 'Ada', ...ofAda };
  const other = { ...newProfile(), name: 'Bo', birthDate: '1988-11-03', ...ofBo };
  for (const profile of [one, other]) await profiles.create(id, profile, 2);
  const get = (a = one.id, b = other.id) => call('GET', `/api/profiles/${a}/with/${b}`, { key });
  return { key, one, other, get };
}

type Aspect = { a: string; aspect: string; b: string };

test('a synastry response has scores, aspects and five paragraphs', async () => {
  const { one, other, get } = await withTwo();
  const { status, body } = await get();
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['profileId', 'otherId', 'scores', 'aspects', 'text']);
  expect([body.profileId, body.otherId]).toEqual([one.id, other.id]);
  const categories = ['love', 'talk', 'work', 'friction'];
  expect(Object.keys(body.scores)).toEqual(categories);
  for (const score of Object.values<number>(body.scores)) {
    expect(score).toBeGreaterThanOrEqual(1);
    expect(score).toBeLessThanOrEqual(10);
  }
  expect(body.aspects.length).toBeGreaterThan(5);
  for (const aspect of body.aspects) {
    expect(Object.keys(aspect)).toEqual(['a', 'b', 'aspect', 'orbDeg', 'points']);
    expect(Object.keys(aspect.points)).toEqual(categories);
    expect([aspect.a, aspect.b]).not.toContain('Ascendant');
  }
  expect(body.text).toHaveLength(5);
  expect(body.text[0]).toMatch(/Ada and Bo/);
  expect(body.text[4]).toMatch(/Ada’s and Bo’s birth times are unknown/);
});

test('swapped profiles have the same synastry scores and swapped aspects', async () => {
  const { one, other, get } = await withTwo({ birthTime: '07:45' });
  const [there, back] = [(await get()).body, (await get(other.id, one.id)).body];
  expect(back.scores).toEqual(there.scores);
  const swapped = back.aspects.map((aspect: Aspect) => ({ ...aspect, a: aspect.b, b: aspect.a }));
  expect(swapped).toEqual(there.aspects);
});

test('adding a birth time adds angles to the synastry, and the text no longer suggests adding the time', async () => {
  const { key, one, get } = await withTwo({}, { birthTime: '21:10' });
  const before = (await get()).body;
  expect(before.text[4]).toMatch(/Ada’s birth time is unknown.* add it/);
  await call('PATCH', `/api/profiles/${one.id}`, { key, body: { birthTime: '07:45' } });
  const after = (await get()).body;
  expect(after.text[4]).not.toMatch(/unknown/);
  const names = ({ aspects }: { aspects: Aspect[] }) =>
    aspects.map(({ a, aspect, b }) => `${a} ${aspect} ${b}`);
  expect(names(after)).toEqual(expect.arrayContaining(names(before)));
  expect(names(after).some((name) => /^(Ascendant|Midheaven)/.test(name))).toBe(true);
});

test('the synastry of a profile with itself returns 400', async () => {
  const { one, get } = await withTwo();
  expectInvalid(await get(one.id, one.id), ['otherId']);
});

test('synastry returns 404 if either profile is unknown or foreign', async () => {
  const [{ one, get }, stranger] = [await withTwo(), await withTwo()];
  for (const foreign of [stranger.one.id, 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x'])
    for (const answer of [await get(one.id, foreign), await get(foreign, one.id)])
      expectProblem(answer, 404, 'not_found');
});
