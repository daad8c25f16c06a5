import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '#lib/time/civil-day.ts';
import { everyday } from '../../../infra/costs/everyday.ts';
import { monthsTable, requestsTable, roundTripsTable } from '../../../infra/costs/tables.ts';
import { type OpenService, openService } from '../../support/open-service.ts';
import { ada, newEmail } from '../../support/service.ts';
import { unitsOfAll } from '../../support/table-units.ts';

let service: OpenService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.stop());

const today = new Date().toISOString().slice(0, 10);

/** What the table is charged for while something is asked for, and the answer. */
async function counted(method: string, path: string, options: Parameters<OpenService['call']>[2] = {}) {
  const before = service.calls.made.length;
  const answer = await service.call(method, path, options);
  expect(answer.status).toBeLessThan(300);
  return { answer, units: unitsOfAll(service.calls.made.slice(before)) };
}

test('the page of costs has the tables as they are now', () => {
  const page = readFileSync('docs/scale.md', 'utf8');
  for (const table of [monthsTable(), requestsTable(), roundTripsTable()]) expect(page).toContain(table);
});

test('what people ask for day by day costs the units that are said', async () => {
  const email = newEmail();
  const code = await counted('POST', '/api/auth/send-code', { body: { email } });
  const [mail] = await service.mailsTo(email);
  const body = { email, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] };
  const signIn = await counted('POST', '/api/auth/verify', { body });
  const { apiKey: key } = signIn.answer.body;
  // The process has not seen the key before.
  await service.call('GET', '/api/profiles', { key });
  const ofPage = {
    'the page': await counted('GET', '/'),
    'the service worker': await counted('GET', '/service-worker.js'),
    'the sky of now': await counted('GET', '/api/sky', { key }),
    'who one is': await counted('GET', '/api/auth/me', { key }),
    'the profiles': await counted('GET', '/api/profiles', { key }),
  };
  const create = (birthCity: string) =>
    counted('POST', '/api/profiles', {
      key,
      body: { ...ada, birthCity },
      headers: { 'Idempotency-Key': randomUUID() },
    });
  // Of a town that no other test asks for.
  const ofNewCity = await create('Sopron');
  await service.call('DELETE', `/api/profiles/${ofNewCity.answer.body.id}`, { key });
  const ofKnownCity = await create('Sopron');
  const week = (from: number) =>
    counted(
      'GET',
      `/api/horoscope/daily?profileId=${ofKnownCity.answer.body.id}&startDate=${addDays(today, from)}&endDate=${addDays(today, from + 6)}`,
      { key },
    );
  const daysOf = (what: 'daily' | 'overview') =>
    `/api/horoscope/${what}?profileId=${ofKnownCity.answer.body.id}&startDate=${today}&endDate=${today}`;
  const ofNothing = await week(-6);
  const again = await service.codeFor(email);
  const later = await counted('POST', '/api/auth/verify', { body: { email, code: again } });
  const found = {
    ...ofPage,
    'a later sign-in': later,
    'a code': code,
    'a first sign-in': signIn,
    'a profile of a new city': ofNewCity,
    'a profile of a known city': ofKnownCity,
    'a week, of which nothing is cached': ofNothing,
    'a week of which a day is new': await week(-5),
    'a week that is cached': await week(-5),
    'the reasons of a day': await counted('GET', `${daysOf('daily')}&explain=true`, { key }),
    'what lasts on a day': await counted('GET', daysOf('overview'), { key }),
  };
  const units = Object.entries(everyday).map(([what, { reads, writes }]) => [what, { reads, writes }]);
  expect(Object.fromEntries(units)).toEqual(
    Object.fromEntries(Object.entries(found).map(([what, of]) => [what, of.units])),
  );
  const tooSmall = Object.entries(found).filter(
    ([what, { answer }]) =>
      Buffer.byteLength(answer.text) / 1000 > everyday[what as keyof typeof everyday].kilobytesOut,
  );
  expect(tooSmall).toEqual([]);
});
