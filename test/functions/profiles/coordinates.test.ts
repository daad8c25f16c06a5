import { expect, test } from '@jest/globals';
import * as profiles from '#lib/table/profiles.ts';
import * as users from '#lib/table/users.ts';
import { expectInvalid } from '../../support/expectations.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const grace = { name: 'Grace', birthDate: '1990-06-15', birthTime: '12:41' };
const london = { latitude: 51.5074456, longitude: -0.1277653 };

test('a place has at most 320 bytes, as a name has', async () => {
  const { key } = await signIn();
  const create = (placeName: string) =>
    call('POST', '/api/profiles', { key, body: { ...grace, ...london, placeName } });
  expectInvalid(await create('🜁'.repeat(81)), ['/placeName']);
  expectInvalid(await create(`🜁${'\u{1D165}'.repeat(7)}`.repeat(120)), ['/placeName']);
  const birthCity = '🜁'.repeat(81);
  const inCity = { ...grace, birthCity };
  expectInvalid(await call('POST', '/api/profiles', { key, body: inCity }), ['/birthCity']);
  expect((await create('🜁'.repeat(80))).status).toBe(201);
});

async function stored(body: object) {
  const { key, id } = await signIn();
  await users.setTier(id, 'starter');
  const created = await call('POST', '/api/profiles', { key, body: { ...grace, ...body } });
  const path = `/api/profiles/${created.body.id}`;
  const profile = (await call('GET', path, { key })).body;
  const edit = (changes: object) => call('PATCH', path, { key, body: changes });
  const isTimeZoneGiven = async () => (await profiles.find(id, created.body.id))?.isTimeZoneGiven ?? false;
  return { created, profile, edit, key, path, isTimeZoneGiven };
}

test('a birthplace can be given by coordinates, with the zone of the place', async () => {
  const { created, profile } = await stored(london);
  expect(created.status).toBe(201);
  expect(profile).toMatchObject({
    birthCity: '51.50745, -0.12777',
    latitude: 51.50745,
    longitude: -0.12777,
    timeZone: 'Europe/London',
    sunSign: 'Gemini',
  });
});

test('coordinates can have a name and a zone of their own', async () => {
  const { profile } = await stored({ ...london, timeZone: 'america/chicago', placeName: 'At sea' });
  expect(profile).toMatchObject({ birthCity: 'At sea', latitude: 51.50745, timeZone: 'America/Chicago' });
});

test('a made-up name does not decide between overlapping zones', async () => {
  // Two zones overlap in Hebron; the country of a looked-up city would decide.
  const hebron = { latitude: 31.5326, longitude: 35.0998 };
  const [plain, named] = await Promise.all([stored(hebron), stored({ ...hebron, placeName: 'X, Israel' })]);
  expect(named.profile.timeZone).toBe(plain.profile.timeZone);
});

test.each([90, -90])('a birth at latitude %i has a chart and a forecast', async (latitude) => {
  const { key, path, profile } = await stored({ latitude, longitude: 180 });
  const chart = await call('GET', `${path}/chart`, { key });
  expect([chart.status, chart.body.houseSystem]).toEqual([200, 'whole-sign']);
  expect(chart.text).not.toMatch(/null|NaN/);
  const today = await call('GET', `/api/horoscope/today?profileId=${profile.id}`, { key });
  expect(today.status).toBe(200);
});

test('an edit replaces a city by coordinates and back, each with its own zone', async () => {
  const { edit } = await stored({ birthCity: 'Paris, France' });
  expect((await edit({ ...london, placeName: 'Home' })).body).toMatchObject({
    birthCity: 'Home',
    timeZone: 'Europe/London',
  });
  expect((await edit({ birthCity: 'Paris, France' })).body).toMatchObject({ timeZone: 'Europe/Paris' });
});

test('an edit of the zone alone corrects the clocks, and stays through later edits of the birth', async () => {
  const { edit, key, path, isTimeZoneGiven } = await stored({ birthCity: 'Paris, France' });
  const bornAt = async () => (await call('GET', `${path}/chart`, { key })).body.bornAt.at;
  const before = await bornAt();
  const { body } = await edit({ timeZone: 'Europe/London' });
  expect(body).toMatchObject({ birthCity: 'Paris, Île-de-France, France', timeZone: 'Europe/London' });
  expect(Date.parse(await bornAt()) - Date.parse(before)).toBe(3_600_000);
  expect((await edit({ birthTime: '10:00' })).body.timeZone).toBe('Europe/London');
  expect(await isTimeZoneGiven()).toBe(true);
  expect((await edit({ birthCity: 'Rome, Italy' })).body.timeZone).toBe('Europe/Rome');
  expect(await isTimeZoneGiven()).toBe(false);
});

const both = "can't be combined with birthCity. Send a city or coordinates.";
test.each<[what: string, body: object, errors: object]>([
  ['no place', {}, { birthCity: 'birthCity is required, or latitude and longitude.' }],
  [
    'a city and coordinates',
    { birthCity: 'Paris', ...london, timeZone: 'Europe/Paris', placeName: 'Home' },
    {
      latitude: `latitude ${both}`,
      longitude: `longitude ${both}`,
      timeZone: `timeZone ${both}`,
      placeName: `placeName ${both}`,
    },
  ],
  ['a latitude alone', { latitude: 1 }, { longitude: 'longitude is required with latitude.' }],
  ['a longitude alone', { longitude: 1 }, { latitude: 'latitude is required with longitude.' }],
  [
    'coordinates out of range',
    { latitude: 90.1, longitude: -180.1 },
    { latitude: 'latitude must be from -90 to 90.', longitude: 'longitude must be from -180 to 180.' },
  ],
  [
    'a name without coordinates',
    { placeName: 'Home' },
    {
      placeName: 'placeName requires latitude and longitude.',
      birthCity: 'birthCity is required, or latitude and longitude.',
    },
  ],
  [
    'an unknown zone',
    { ...london, timeZone: 'Mars/Base' },
    { timeZone: 'timeZone must be an IANA time zone such as Europe/Berlin.' },
  ],
  [
    'misspelled coordinates',
    { birthCity: 'Paris', lat: 1, lng: 2, timezone: 'Europe/Paris' },
    {
      lat: '“lat” is not a field of this request. Did you mean latitude?',
      lng: '“lng” is not a field of this request. Did you mean longitude?',
      timezone: '“timezone” is not a field of this request. Did you mean timeZone?',
    },
  ],
])('a birth with %s is rejected, and every problem is named', async (_, birthplace, errors) => {
  const { key } = await signIn();
  const answer = await call('POST', '/api/profiles', { key, body: { ...grace, ...birthplace } });
  expectInvalid(
    answer,
    Object.keys(errors).map((field) => `/${field}`),
  );
  expect(
    Object.fromEntries(
      answer.body.errors.map(({ pointer, detail }: { pointer: string; detail: string }) => [
        pointer.slice(1),
        detail,
      ]),
    ),
  ).toEqual(errors);
});

test('a zone in which the time of birth did not exist is rejected', async () => {
  const { edit } = await stored({ birthCity: 'Paris, France', birthDate: '1990-03-25', birthTime: '01:30' });
  expectInvalid(await edit({ timeZone: 'Europe/London' }), ['/birthTime']);
});
