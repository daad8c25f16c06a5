import { describe, expect, test } from '@jest/globals';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const timed = { ...ada, birthTime: '07:45' };

async function withProfile(body: object = timed) {
  const { key } = await signIn();
  const { id } = (await call('POST', '/api/profiles', { key, body })).body;
  const path = `/api/profiles/${id}`;
  const get = async () => (await call('GET', path, { key })).body;
  return {
    key,
    path,
    get,
    before: await get(),
    patch: (edit: unknown) => call('PATCH', path, { key, body: edit }),
  };
}

describe('200 with the whole profile, in which nothing else has changed', () => {
  test.each([
    ['the name', { name: '  Ada Lovelace ' }, { name: 'Ada Lovelace' }],
    ['the date', { birthDate: '1990-07-15' }, { birthDate: '1990-07-15', sunSign: 'Cancer' }],
    ['the time', { birthTime: '23:59' }, { birthTime: '23:59' }],
    ['the time, taken away', { birthTime: null }, { birthTime: null }],
    ['the city as it is stored', { birthCity: 'London, England, United Kingdom' }, {}],
    [
      'unknown fields are ignored',
      { name: 'Eve', id: 'prf_1', sunSign: 'Leo', createdAt: '' },
      { name: 'Eve' },
    ],
  ])('%s', async (_, edit, changes) => {
    const { before, get, patch } = await withProfile();
    const answer = await patch(edit);
    expect(answer.status).toBe(200);
    expectCommonHeaders(answer);
    expect(Object.entries(answer.body)).toEqual(Object.entries({ ...before, ...changes }));
    expect(await get()).toEqual(answer.body);
  });

  test('the city, with its place and zone, and all at once', async () => {
    const { before, get, patch } = await withProfile();
    const toTokyo = { birthCity: 'tokyo' };
    const tokyo = {
      birthCity: expect.stringMatching(/^Tokyo, .*Japan$/),
      latitude: expect.closeTo(35.7, 0),
      longitude: expect.closeTo(139.7, 0),
      timeZone: 'Asia/Tokyo',
    };
    expect((await patch(toTokyo)).body).toEqual({ ...before, ...tokyo });
    const all = { name: 'Zoë', birthDate: '2000-02-29', birthTime: '00:00', birthCity: 'São Paulo' };
    const { status, body } = await patch(all);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      ...all,
      birthCity: expect.stringMatching(/^São Paulo, .*Brazil$/),
      latitude: expect.closeTo(-23.5, 0),
      longitude: expect.closeTo(-46.6, 0),
      timeZone: 'America/Sao_Paulo',
      sunSign: 'Pisces',
    });
    expect(await get()).toEqual(body);
  });

  test('a profile of an earlier release, which has no time of birth, gets one', async () => {
    const { before, get, patch } = await withProfile(ada);
    expect((await patch({ birthTime: '07:45' })).body).toEqual({ ...before, birthTime: '07:45' });
    expect((await patch({ birthTime: null })).body).toEqual(before);
    expect(await get()).toEqual(before);
  });
});

describe('400, and nothing is changed', () => {
  const detailOf = (pointer: string, why = '') => ({ pointer, detail: expect.stringContaining(why) });

  test.each([
    ['nothing to change', {}, [detailOf('', 'name, birthDate, birthTime and birthCity')]],
    ['nothing that is known', { sunSign: 'Leo' }, [detailOf('', 'name, birthDate')]],
    [
      'every problem at once',
      { name: null, birthDate: '1990-06-31', birthTime: '7:45', birthCity: ' ' },
      [detailOf('/name'), detailOf('/birthDate'), detailOf('/birthTime', 'HH:MM'), detailOf('/birthCity')],
    ],
    [
      'a time that the clocks jumped over',
      { birthDate: '1990-03-25', birthTime: '01:30' },
      [detailOf('/birthTime', 'the clocks went forward')],
    ],
    [
      'a date on which they jumped over the stored time',
      { birthDate: '1990-03-25' },
      [detailOf('/birthTime')],
    ],
    [
      'a city where they did',
      { birthCity: 'Apia', birthDate: '2011-12-30' },
      [detailOf('/birthTime', 'Apia')],
    ],
  ])('%s', async (_, edit, errors) => {
    const { before, get, patch } = await withProfile({ ...ada, birthTime: '01:30' });
    const answer = await patch(edit);
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors).toEqual(errors);
    expect(await get()).toEqual(before);
  });

  test('the time goes with the date on which it never was', async () => {
    const { patch } = await withProfile({ ...ada, birthTime: '01:30' });
    const { status, body } = await patch({ birthDate: '1990-03-25', birthTime: null });
    expect([status, body.birthDate, body.birthTime]).toEqual([200, '1990-03-25', null]);
  });
});

test('422 for a city that nobody knows, and nothing is changed', async () => {
  const { before, get, patch } = await withProfile();
  expectProblem(await patch({ name: 'Eve', birthCity: 'Xyzzyville' }), 422, 'city_not_found');
  expect(await get()).toEqual(before);
});

test('404 for what is not the caller’s, which stays as it was', async () => {
  const [{ before, get, path }, other] = [await withProfile(), await signIn()];
  expectProblem(await call('PATCH', path, { key: other.key, body: { name: 'Eve' } }), 404, 'not_found');
  expect(await get()).toEqual(before);
});
