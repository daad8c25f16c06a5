import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { newId } from '#lib/accounts/identifiers.ts';
import { DEFAULT_LANGUAGE, type Language } from '#lib/forecast/forecast-entry.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { newEntry } from '../../support/new-items.ts';

const days = (start: string, count: number) =>
  Array.from({ length: count }, (_, day) => newEntry(addDays(start, day)));
const newCache = () => ({
  userId: newId('usr', Date.now()),
  profileId: newId('prf', Date.now()),
  modelVersion: '1',
  language: DEFAULT_LANGUAGE,
  timeZone: 'Europe/London',
});

test('entries come back byte for byte, from the asked range, zone, language and model only', async () => {
  const cache = newCache();
  const stored = days('2026-01-30', 60);
  await forecasts.store(cache, stored);
  await forecasts.store({ ...cache, timeZone: 'Asia/Tokyo' }, days('2026-02-01', 3));
  await forecasts.store({ ...cache, modelVersion: '2' }, days('2026-02-01', 3));
  await forecasts.store({ ...cache, language: 'xx' as Language }, days('2026-02-01', 3));
  const found = await forecasts.list(cache, { startDate: '2026-02-01', endDate: '2026-02-28' });
  expect([...found.keys()]).toEqual(stored.slice(2, 30).map(({ date }) => date));
  expect(JSON.stringify([...found.values()])).toBe(JSON.stringify(stored.slice(2, 30)));
});

test('an entry that has expired is not read, although its item is still there', async () => {
  const cache = newCache();
  const now = Date.now();
  await forecasts.store(cache, days('2026-02-01', 1), now);
  const range = { startDate: '2026-02-01', endDate: '2026-02-01' };
  expect((await forecasts.list(cache, range, now + 30 * 86_400_000 - 1_000)).size).toBe(1);
  expect((await forecasts.list(cache, range, now + 30 * 86_400_000 + 1_000)).size).toBe(0);
});

test('an item of a release that knew no language is listed with its zone', async () => {
  const { profileId, modelVersion, timeZone } = newCache();
  const [kept] = days('2026-02-01', 1);
  const Item = {
    PK: itemKeys.forecast(profileId, '', '', '', '').PK,
    SK: `${modelVersion}#${timeZone}#2026-02-01`,
    entry: JSON.stringify(kept),
    ttl: Math.ceil(Date.now() / 1000) + 60,
  };
  await table.send(new PutCommand({ TableName, Item }));
  const found: forecasts.StoredForecast[] = [];
  for await (const forecast of forecasts.everyForecast(profileId)) found.push(forecast);
  expect(found).toEqual([{ profileId, modelVersion, timeZone, entry: kept }]);
});

test('a year of entries is removed with its profile, and no other’s', async () => {
  const [gone, kept] = [newCache(), newCache()];
  await forecasts.store(gone, days('2026-01-01', 366));
  await forecasts.store(kept, days('2026-01-01', 2));
  // The entries, and which zones they are of.
  expect(await forecasts.removeAll(gone.profileId)).toBe(367);
  expect(await forecasts.removeAll(gone.profileId)).toBe(0);
  const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
  expect((await forecasts.list(gone, year)).size).toBe(0);
  expect((await forecasts.list(kept, year)).size).toBe(2);
});
