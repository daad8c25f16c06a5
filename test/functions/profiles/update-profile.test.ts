import { expect, test } from '@jest/globals';
import { expectCommonHeaders, expectInvalid, expectProblem } from '../../support/expectations.ts';
import { serviceOf } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';

const service = serviceOf();

async function withProfile(birth: { birthTime?: string } = { birthTime: '07:45' }) {
  const { key, path } = await signUp(service, birth);
  const get = async () => (await service.call('GET', path, { key })).body;
  const patch = (body: unknown) => service.call('PATCH', path, { key, body });
  return { get, before: await get(), patch };
}

const tokyo = {
  birthCity: expect.stringMatching(/^Tokyo, .*Japan$/),
  latitude: expect.closeTo(35.7, 0),
  longitude: expect.closeTo(139.7, 0),
  timeZone: 'Asia/Tokyo',
};
const saoPaulo = {
  birthCity: expect.stringMatching(/^São Paulo, .*Brazil$/),
  latitude: expect.closeTo(-23.5, 0),
  longitude: expect.closeTo(-46.6, 0),
  timeZone: 'America/Sao_Paulo',
};
const leapDay = { name: 'Zoë', birthDate: '2000-02-29', birthTime: '00:00' };

test.each<[what: string, edit: object, changes: object]>([
  ['the name', { name: '  Ada Lovelace ' }, { name: 'Ada Lovelace' }],
  ['the date', { birthDate: '1990-07-15' }, { birthDate: '1990-07-15', sunSign: 'Cancer' }],
  ['the time', { birthTime: '23:59' }, { birthTime: '23:59' }],
  ['the time, removed', { birthTime: null }, { birthTime: null }],
  ['the city as stored', { birthCity: 'London, England, United Kingdom' }, {}],
  ['the city, with its place and zone', { birthCity: 'tokyo' }, tokyo],
  ['everything', { ...leapDay, birthCity: 'São Paulo' }, { ...leapDay, ...saoPaulo, sunSign: 'Pisces' }],
  ['no unknown fields', { name: 'Eve', id: 'prf_1', sunSign: 'Leo', createdAt: '' }, { name: 'Eve' }],
])('an edit changes %s, and returns the whole profile', async (_, edit, changes) => {
  const { before, get, patch } = await withProfile();
  const answer = await patch(edit);
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  expect(Object.entries(answer.body)).toEqual(Object.entries({ ...before, ...changes }));
  expect(await get()).toEqual(answer.body);
});

test('a birth time can be added to a profile and removed again', async () => {
  const { before, get, patch } = await withProfile({});
  expect((await patch({ birthTime: '07:45' })).body).toEqual({ ...before, birthTime: '07:45' });
  expect((await patch({ birthTime: null })).body).toEqual(before);
  expect(await get()).toEqual(before);
});

const allInvalid = {
  name: null,
  birthDate: '1990-06-31',
  birthTime: '7:45',
  birthCity: ' ',
  matters: ['sports'],
};
test.each<[what: string, edit: object, pointers: string[]]>([
  ['no field', {}, ['']],
  ['only unknown fields', { sunSign: 'Leo' }, ['']],
  ['invalid fields', allInvalid, ['/name', '/birthDate', '/birthTime', '/birthCity', '/matters']],
  ['a skipped time', { birthDate: '1990-03-25', birthTime: '01:30' }, ['/birthTime']],
  ['a date that skipped the stored time', { birthDate: '1990-03-25' }, ['/birthTime']],
  ['a city that skipped that date', { birthCity: 'Apia', birthDate: '2011-12-30' }, ['/birthDate']],
])('an edit with %s returns 400 and changes nothing', async (_, edit, pointers) => {
  const { before, get, patch } = await withProfile({ birthTime: '01:30' });
  expectInvalid(await patch(edit), pointers);
  expect(await get()).toEqual(before);
});

test('an edit with an unknown city returns 422 and changes nothing', async () => {
  const { before, get, patch } = await withProfile();
  expectProblem(await patch({ name: 'Eve', birthCity: 'Xyzzyville' }), 422, 'city_not_found');
  expect(await get()).toEqual(before);
});

test('a date that skipped the stored time is accepted if the time is removed', async () => {
  const { patch } = await withProfile({ birthTime: '01:30' });
  const { status, body } = await patch({ birthDate: '1990-03-25', birthTime: null });
  expect([status, body.birthDate, body.birthTime]).toEqual([200, '1990-03-25', null]);
});
