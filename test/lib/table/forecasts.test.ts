import { deflateSync } from 'node:zlib';
import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { newId } from '#lib/accounts/identifiers.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { DEFAULT_LANGUAGE, type Language } from '#lib/forecast/forecast-entry.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { newEntry } from '../../support/new-items.ts';
import { forecastsOf } from '../../support/table-items.ts';

const days = (start: string, count: number) =>
  Array.from({ length: count }, (_, day) => newEntry(addDays(start, day)));
const newCache = () => ({
  userId: newId('usr', Date.now()),
  profileId: newId('prf', Date.now()),
  birth: 'born',
  modelVersion: '1',
  language: DEFAULT_LANGUAGE,
  timeZone: 'Europe/London',
  isOfBirthplace: true,
});

test('entries come back byte for byte, from the asked range, zone, language, model and birth only', async () => {
  const cache = newCache();
  const stored = days('2026-01-30', 60);
  await forecasts.store(cache, stored);
  await forecasts.store({ ...cache, timeZone: 'Asia/Tokyo' }, days('2026-02-01', 3));
  await forecasts.store({ ...cache, modelVersion: '2' }, days('2026-02-01', 3));
  await forecasts.store({ ...cache, language: 'xx' as Language }, days('2026-02-01', 3));
  await forecasts.store({ ...cache, birth: 'other' }, days('2026-02-01', 3));
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

test('an entry whose day was told by another tz database is not read, and is written over', async () => {
  const cache = newCache();
  const [kept] = days('2026-02-01', 1);
  const range = { startDate: '2026-02-01', endDate: '2026-02-01' };
  if (kept) await forecasts.store(cache, [kept]);
  await table.send(
    new UpdateCommand({
      TableName,
      Key: itemKeys.forecast(cache, '2026-02-01'),
      UpdateExpression: 'SET zoneData = :former',
      ExpressionAttributeValues: { ':former': '2020a' },
    }),
  );
  expect((await forecasts.list(cache, range)).size).toBe(0);
  if (kept) await forecasts.store(cache, [kept]);
  expect([...(await forecasts.list(cache, range)).values()]).toEqual([kept]);
});

const listed = async (profileId: string, birth: string) => {
  const found: forecasts.StoredForecast[] = [];
  for await (const forecast of forecasts.everyForecast(profileId, birth)) found.push(forecast);
  return found;
};

test('an entry that a former release kept as text is listed too; one that cannot be unpacked is as if it were not there', async () => {
  const cache = newCache();
  const [text, other] = days('2026-02-01', 2);
  const item = (date: string, entry: unknown) => ({
    ...itemKeys.forecast(cache, date),
    entry,
    ttl: Math.ceil(Date.now() / 1000) + 60,
  });
  const packedOtherwise = deflateSync(JSON.stringify(other), { dictionary: Buffer.from('{"date":') });
  for (const Item of [item('2026-02-01', JSON.stringify(text)), item('2026-02-02', packedOtherwise)])
    await table.send(new PutCommand({ TableName, Item }));
  expect((await listed(cache.profileId, cache.birth)).map(({ entry }) => entry)).toEqual([text]);
});

test('items of a year take 700 bytes each at most, as the table counts them: well below the kilobyte of one write', async () => {
  const place = { latitude: 51.5, longitude: -0.1, timeZone: 'America/Argentina/Buenos_Aires' };
  const birth = { birthDate: '1990-06-15', birthTime: '14:20', ...place };
  const dates = Array.from({ length: 366 }, (_, day) => addDays('2027-01-01', day));
  const cache = { ...newCache(), birth: birthKey(birth), timeZone: place.timeZone };
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
  // Half a unit for each 4 KB that are read without waiting for the latest.
  const bytes = (ConsumedCapacity?.CapacityUnits ?? 0) * 2 * 4_096;
  expect(bytes / 366).toBeLessThanOrEqual(700);
});

test('an item of a release that kept no birth is neither read nor listed, and goes with its profile', async () => {
  const cache = newCache();
  const [kept] = days('2026-02-01', 1);
  const Item = {
    PK: forecastsOf(cache.profileId),
    SK: `${cache.modelVersion}#${cache.language}#${cache.timeZone}#2026-02-01`,
    entry: JSON.stringify(kept),
    ttl: Math.ceil(Date.now() / 1000) + 60,
  };
  await table.send(new PutCommand({ TableName, Item }));
  expect((await forecasts.list(cache, { startDate: '2026-02-01', endDate: '2026-02-01' })).size).toBe(0);
  expect(await listed(cache.profileId, cache.birth)).toEqual([]);
  expect(await forecasts.removeAll(cache.profileId)).toBe(1);
});

test('what is cached of one birth of a profile is removed, and nothing of another', async () => {
  const former = newCache();
  const now = { ...former, birth: 'bornLater' };
  // Of another zone than the birthplace's: which one that is stands beside the entries.
  await forecasts.store({ ...former, isOfBirthplace: false }, days('2026-01-01', 40));
  await forecasts.store(now, days('2026-01-01', 2));
  expect(await forecasts.removeBirth(former.profileId, former.birth)).toBe(41);
  expect(await listed(former.profileId, former.birth)).toEqual([]);
  const { profileId, modelVersion, timeZone } = now;
  expect(await listed(profileId, now.birth)).toEqual(
    days('2026-01-01', 2).map((entry) => ({ profileId, modelVersion, timeZone, entry })),
  );
});

test('a year of entries is removed with its profile, and no other’s', async () => {
  const [gone, kept] = [newCache(), newCache()];
  await forecasts.store(gone, days('2026-01-01', 366));
  await forecasts.store(kept, days('2026-01-01', 2));
  expect(await forecasts.removeAll(gone.profileId)).toBe(366);
  expect(await forecasts.removeAll(gone.profileId)).toBe(0);
  const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
  expect((await forecasts.list(gone, year)).size).toBe(0);
  expect((await forecasts.list(kept, year)).size).toBe(2);
});
