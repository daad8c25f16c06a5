import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { expectProblem } from '../support/expectations.ts';
import { type Answer, ada } from '../support/service.ts';
import { useService } from '../support/use-service.ts';

const BOUGHT = 'location SearchPlaceIndexForText';
const PER_DAY = 3;
const PER_HOUR = 8;
/** A village that is too small for the list of cities. */
const VILLAGE = 'Hallstatt';
const service = useService({
  boughtCitySearchesPerUserPerDay: PER_DAY,
  citySearchesPerUserPerHour: PER_HOUR,
  cityLookUpsPerUserPerDay: 1,
});

const search = (key: string, query: string) =>
  service.call('GET', `/api/places?${new URLSearchParams({ query })}`, { key });
const create = (key: string, birthCity: string) =>
  service.call('POST', '/api/profiles', { key, body: { ...ada, birthCity } });
const unknownText = () => `Xyzzyville ${randomUUID()}`;
const thisHour = () => Math.floor(Date.now() / 3_600_000);

/** Counts the paid requests to Amazon Location that `work` makes. */
async function boughtDuring(work: () => Promise<unknown>): Promise<number> {
  const before = service.calls.made.length;
  await work();
  return service.calls.made.slice(before).filter(({ operation }) => operation === BOUGHT).length;
}

function expectLimited(answer: Answer, detail: string, maxSeconds: number): void {
  expectProblem(answer, 429, 'rate_limited');
  expect(answer.body.detail).toContain(detail);
  const retryAfter = Number(answer.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(maxSeconds);
}

test('paid searches are limited to the account’s daily quota; cached ones still work', async () => {
  const [{ key }, other] = [await service.signIn(), await service.signIn()];
  const known = unknownText();
  await search(other.key, known);
  const hour = thisHour();
  const bought = await boughtDuring(async () => {
    for (let i = 0; i < PER_DAY; i++) expect((await search(key, unknownText())).body).toEqual({ places: [] });
    const refused = await search(key, unknownText());
    if (thisHour() === hour) expectLimited(refused, `${PER_DAY} new place searches per day`, 86_400);
    expect((await search(key, known)).status).toBe(200);
    // Profiles have their own quota.
    expectProblem(await create(key, unknownText()), 422, 'city_not_found');
    expectProblem(await create(key, unknownText()), 429, 'rate_limited');
  });
  if (thisHour() === hour) expect(bought).toBe(PER_DAY + 1);
});

test('searches per hour are limited, cached or not; listed cities and incomplete names don’t count', async () => {
  const { key } = await service.signIn();
  const hour = thisHour();
  for (let i = 0; i < PER_HOUR; i++) {
    expect((await search(key, VILLAGE)).status).toBe(200);
    expect((await search(key, 'Reykjavík')).status).toBe(200);
  }
  const refused = await search(key, VILLAGE);
  if (thisHour() > hour) return;
  expectLimited(refused, `search for places ${PER_HOUR} times an hour`, 3_600);
  expect((await search(key, 'ЪЪ')).body).toEqual({ places: [] });
  expect((await search(key, 'reyk')).body.places).not.toEqual([]);
  const { key: another } = await service.signIn();
  expect((await search(another, VILLAGE)).status).toBe(200);
});

test('neither typing a listed city nor choosing it buys or writes a lookup', async () => {
  const [one, other] = [await service.signIn(), await service.signIn()];
  const before = service.calls.made.length;
  const typed = ['g', 'gr', 'gre', 'gren', 'Grenob'];
  const answers = [];
  for (const text of typed) answers.push(await search(one.key, text));
  const made = service.calls.made.slice(before).map(({ operation, body }) => `${operation} ${body}`);
  expect(made.filter((call) => /location|PutItem|CITIES#|OFFERED#|searches/.test(call))).toEqual([]);
  const [{ name, latitude }] = answers.at(-1)?.body.places ?? [];
  expect(name).toBe('Grenoble, Auvergne-Rhône-Alpes, France');
  const bought = await boughtDuring(async () => {
    for (const { key } of [one, other])
      expect((await create(key, name)).body).toMatchObject({ birthCity: name, latitude });
  });
  expect(bought).toBe(0);
});

test('without lookups left, a chosen city of the list can still be a birthplace', async () => {
  const { key } = await service.signIn();
  expectProblem(await create(key, unknownText()), 422, 'city_not_found');
  expectProblem(await create(key, 'Lyon, France'), 429, 'rate_limited');
  expect((await create(key, 'Lyon, Auvergne-Rhône-Alpes, France')).status).toBe(201);
});

test('a text is looked up once for searches and profiles of all accounts; an offered name needs no lookup', async () => {
  const [one, other] = [await service.signIn(), await service.signIn()];
  const bought = await boughtDuring(async () => {
    const { body } = await search(one.key, 'Giethoorn');
    expect((await search(other.key, ' GIETHOORN ')).body).toEqual(body);
    expect((await create(other.key, 'giethoorn')).status).toBe(201);
    expect((await create(one.key, body.places[0].name)).status).toBe(201);
  });
  expect(bought).toBe(1);
});

test('an incomplete name is not looked up; one Han or two Hangul characters are complete', async () => {
  const { key } = await service.signIn();
  const bought = (text: string) => boughtDuring(() => search(key, text));
  for (const text of ['P', 'Pa', 'Ъ', 'ЪЪ', 'Ъ Ъ', '42', '!?…'])
    expect([text, await bought(text)]).toEqual([text, 0]);
  for (const text of ['龘龘', '뷁뷁', '龘']) expect([text, await bought(text)]).toEqual([text, 1]);
});

test('of 20 concurrent searches for the same text, one looks it up', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => service.signIn()));
  const text = unknownText();
  const bought = await boughtDuring(async () => {
    const asked = people.flatMap(({ key }) => Array.from({ length: 5 }, () => search(key, text)));
    for (const answer of await Promise.all(asked)) expect(answer.body).toEqual({ places: [] });
  });
  // If the lookup of the first search times out, a second search looks the text up.
  expect(bought).toBeLessThanOrEqual(2);
});

test('an offered name is looked up like any text while the city cache and offered places are unavailable', async () => {
  const { key } = await service.signIn();
  service.calls.before = async ({ body }) => {
    if (body.includes('CITIES#') || body.includes('OFFERED#')) throw new Error('No answer');
  };
  const bought = await boughtDuring(async () => {
    const { status, body } = await search(key, VILLAGE);
    expect(status).toBe(200);
    const [{ name, latitude }] = body.places;
    expect((await create(key, name)).body).toMatchObject({ birthCity: name, latitude });
  });
  expect(bought).toBe(2);
});

test('places offered to one account don’t affect what a name means for others', async () => {
  const [attacker, before, after] = [await service.signIn(), await service.signIn(), await service.signIn()];
  // The smaller of two English towns named Newport; the larger is on the Isle of Wight.
  const [small] = (await search(attacker.key, 'Newport, Telford and Wrekin')).body.places;
  const latitudeFor = async (key: string) => (await create(key, small.name)).body.latitude;
  const large = await latitudeFor(before.key);
  expect(large).not.toBe(small.latitude);
  expect(await latitudeFor(attacker.key)).toBe(small.latitude);
  expect(await latitudeFor(after.key)).toBe(large);
});
