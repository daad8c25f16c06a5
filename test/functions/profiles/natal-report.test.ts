import { expect, test } from '@jest/globals';
import { REPORT_SECTIONS } from '#lib/reading/report/story.ts';
import * as profiles from '#lib/table/profiles.ts';
import { expectProblem } from '../../support/expectations.ts';
import { newProfile } from '../../support/new-items.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

/** A new account with one profile. `get` requests a report, by default of that profile. */
async function withProfile(birth: Partial<profiles.Profile> = {}) {
  const { id: userId, key } = await signIn();
  const profile = { ...newProfile(), ...birth };
  await profiles.create(userId, profile, 1);
  const get = (id = profile.id, headers = {}) => call('GET', `/api/profiles/${id}/report`, { key, headers });
  return { key, id: profile.id, get };
}

type Section = { id: string; about: { body?: string; house?: number | null }[] };

test('a report with a birth time has all sections but the one on unknown times, and the same houses as the chart', async () => {
  const { key, id, get } = await withProfile({ birthTime: '12:41' });
  const { status, body } = await get();
  expect(status).toBe(200);
  expect(body.profileId).toBe(id);
  expect(body.sections.map((section: Section) => section.id)).toEqual(REPORT_SECTIONS.slice(0, -1));
  expect(body.sections[0].title).toMatch(/^Sun in Gemini, Moon in \w+, \w+ rising$/);
  const chart = (await call('GET', `/api/profiles/${id}/chart`, { key })).body;
  const balance = body.sections.find((section: Section) => section.id === 'balance');
  expect(balance.about).toEqual(
    chart.bodies.map(({ body: name, sign, house }: Record<string, unknown>) => ({ body: name, sign, house })),
  );
  for (const { about } of body.sections)
    for (const aspect of about.filter((one: object) => 'aspect' in one))
      expect(chart.aspects).toContainEqual(expect.objectContaining(aspect));
});

test('a report without a birth time has no houses, and adding the time adds them', async () => {
  const { key, id, get } = await withProfile();
  const before = (await get()).body.sections;
  const houses = (sections: Section[]) =>
    sections.flatMap(({ about }) => about.flatMap(({ body, house }) => (body ? [house] : [])));
  expect(new Set(houses(before))).toEqual(new Set([null]));
  expect(before.at(-1)).toMatchObject({ id: 'birth-time', about: [] });
  await call('PATCH', `/api/profiles/${id}`, { key, body: { birthTime: '07:45' } });
  const after = (await get()).body.sections;
  expect(houses(after)).not.toContain(null);
  expect(after[0].title).toMatch(/ rising$/);
});

test('a report is the same for the same birth, and a conditional request returns 304', async () => {
  const [one, other] = [await withProfile({ birthTime: '12:41' }), await withProfile({ birthTime: '12:41' })];
  const answer = await one.get();
  expect((await other.get()).body.sections).toEqual(answer.body.sections);
  const ETag = answer.headers.get('ETag') ?? '';
  expect((await one.get(one.id, { 'If-None-Match': ETag })).status).toBe(304);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a report returns 404 if the profile is unknown or foreign', async () => {
  const [{ get }, stranger] = [await withProfile(), await withProfile()];
  for (const foreign of [stranger.id, 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x'])
    expectProblem(await get(foreign), 404, 'not_found');
});
