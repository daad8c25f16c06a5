import { deflateSync } from 'node:zlib';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { newId } from '#lib/accounts/identifiers.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { DEFAULT_LANGUAGE, type Language } from '#lib/forecast/languages.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { newEntry } from '../../support/new-items.ts';
import { datesFrom } from '../../support/people.ts';
import { forecastsOf, setAttribute } from '../../support/table-items.ts';

const days = (first: string, count: number) => datesFrom(first, count).map(newEntry);
const newCache = () => ({
  userId: newId('usr', Date.now()),
  profileId: newId('prf', Date.now()),
  birth: 'born',
  modelVersion: '1',
  language: DEFAULT_LANGUAGE,
  timeZone: 'Europe/London',
  isOfBirthplace: true,
});

test('cache hits are byte-identical, and only for the requested range, time zone, language, model and birth', async () => {
  const cache = newCache();
  const stored = days('2026-01-30', 60);
  await forecasts.store(cache, stored);
  const language = 'xx' as Language;
  for (const other of [{ timeZone: 'Asia/Tokyo' }, { modelVersion: '2' }, { language }, { birth: 'b' }])
    await forecasts.store({ ...cache, ...other }, days('2026-02-01', 3));
  const found = await forecasts.list(cache, { startDate: '2026-02-01', endDate: '2026-02-28' });
  expect([...found.keys()]).toEqual(stored.slice(2, 30).map(({ date }) => date));
  expect(JSON.stringify([...found.values()])).toBe(JSON.stringify(stored.slice(2, 30)));
});

test('an expired entry is a cache miss even while its item exists', async () => {
  const cache = newCache();
  const now = Date.now();
  await forecasts.store(cache, days('2026-02-01', 1), now);
  const range = { startDate: '2026-02-01', endDate: '2026-02-01' };
  expect((await forecasts.list(cache, range, now + 30 * 86_400_000 - 1_000)).size).toBe(1);
  expect((await forecasts.list(cache, range, now + 30 * 86_400_000 + 1_000)).size).toBe(0);
});

test('an entry from another version of the tz database is a cache miss and is overwritten', async () => {
  const cache = newCache();
  const kept = newEntry('2026-02-01');
  const range = { startDate: '2026-02-01', endDate: '2026-02-01' };
  await forecasts.store(cache, [kept]);
  await setAttribute(itemKeys.forecast(cache, '2026-02-01'), 'zoneData', '2020a');
  expect((await forecasts.list(cache, range)).size).toBe(0);
  await forecasts.store(cache, [kept]);
  expect([...(await forecasts.list(cache, range)).values()]).toEqual([kept]);
});

const listed = async (profileId: string, birth: string) => {
  const found: forecasts.StoredForecast[] = [];
  for await (const forecast of forecasts.listByBirth(profileId, birth)) found.push(forecast);
  return found;
};

test('an entry compressed with another dictionary is not listed', async () => {
  const cache = newCache();
  const entry = newEntry('2026-02-01');
  const Item = {
    ...itemKeys.forecast(cache, '2026-02-01'),
    entry: deflateSync(JSON.stringify(entry), { dictionary: Buffer.from('{"date":') }),
    ttl: Math.ceil(Date.now() / 1000) + 60,
  };
  await table.send(new PutCommand({ TableName, Item }));
  expect(await listed(cache.profileId, cache.birth)).toEqual([]);
});

test('an entry takes at most 700 bytes in the table on average, less than one write unit', async () => {
  const place = { latitude: 51.5, longitude: -0.1, timeZone: 'America/Argentina/Buenos_Aires' };
  const birth = { birthDate: '1990-06-15', birthTime: '14:20', ...place };
  const cache = { ...newCache(), birth: birthKey(birth), timeZone: place.timeZone };
  const dates = datesFrom('2027-01-01', 366);
  await forecasts.store(cache, forecastDays(birth, { dates, timeZone: place.timeZone }));
  const { ConsumedCapacity, Count } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :profile',
      ExpressionAttributeValues: { ':profile': forecastsOf(cache.profileId) },
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  expect(Count).toBe(366);
  // An eventually consistent read costs half a unit per 4 KB.
  const bytes = (ConsumedCapacity?.CapacityUnits ?? 0) * 2 * 4_096;
  expect(bytes / 366).toBeLessThanOrEqual(700);
});

test('removing the entries of one birth keeps the entries of another', async () => {
  const former = newCache();
  const now = { ...former, birth: 'bornLater' };
  // The first entry in a zone other than the birthplace's also writes the item of cached zones.
  await forecasts.store({ ...former, isOfBirthplace: false }, days('2026-01-01', 40));
  await forecasts.store(now, days('2026-01-01', 2));
  expect(await forecasts.removeBirth(former.profileId, former.birth)).toBe(41);
  expect(await listed(former.profileId, former.birth)).toEqual([]);
  const { profileId, modelVersion, timeZone } = now;
  expect(await listed(profileId, now.birth)).toEqual(
    days('2026-01-01', 2).map((entry) => ({ profileId, modelVersion, timeZone, entry })),
  );
});

test('removing a profile’s year of entries keeps another profile’s entries', async () => {
  const [gone, kept] = [newCache(), newCache()];
  await forecasts.store(gone, days('2026-01-01', 366));
  await forecasts.store(kept, days('2026-01-01', 2));
  expect(await forecasts.removeAll(gone.profileId)).toBe(366);
  expect(await forecasts.removeAll(gone.profileId)).toBe(0);
  const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
  expect((await forecasts.list(gone, year)).size).toBe(0);
  expect((await forecasts.list(kept, year)).size).toBe(2);
});
