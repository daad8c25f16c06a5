import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { DEFAULT_LANGUAGE } from '#lib/forecast/forecast-entry.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import { itemKeys } from '#lib/table/single-table.ts';
import { deliverBatch, type StreamRecord } from '../../infra/local/stream/follow-stream.ts';
import { backgroundFunction } from '../support/background-function.ts';
import { newEntry, newProfile, storeUser } from '../support/new-items.ts';
import { interceptCalls, type ServiceCalls } from '../support/service-calls.ts';
import { countItems, forecastsOf, untilGone } from '../support/table-items.ts';

const HOUR_SECONDS = 3_600;
const lines: string[] = [];
let calls: ServiceCalls;
let finisher: ReturnType<typeof backgroundFunction>;

beforeAll(async () => {
  calls = await interceptCalls(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
  finisher = backgroundFunction('finish-deletions', 600, calls.url);
});
afterEach(() => {
  calls.forget();
  lines.length = 0;
  finisher.lines.length = 0;
});
afterAll(async () => {
  await finisher.stop();
  await calls.stop();
});

/** A profile that is gone, of which something is cached, and its marker's record, so many seconds old. */
async function deletedProfile(ageSeconds: number): Promise<{ id: string; record: StreamRecord }> {
  const [{ id: userId }, { id }] = [await storeUser(), newProfile()];
  const cache = {
    userId,
    profileId: id,
    birth: 'born',
    modelVersion: '1',
    timeZone: 'Europe/London',
    isOfBirthplace: false,
  };
  await forecasts.store({ ...cache, language: DEFAULT_LANGUAGE }, [newEntry('2026-01-01')]);
  expect(await countItems(forecastsOf(id))).toBe(2);
  const { PK, SK } = itemKeys.deletion(id);
  const dynamodb = {
    Keys: { PK: { S: PK }, SK: { S: SK } },
    SequenceNumber: id,
    ApproximateCreationDateTime: Math.floor(Date.now() / 1000) - ageSeconds,
  };
  return { id, record: { eventName: 'INSERT', dynamodb } };
}

/** Delivers a batch as the stack's mapping has it. */
const deliver = (records: StreamRecord[]) =>
  deliverBatch(records, {
    subscription: finisher.subscription,
    invoke: (_id, event) => finisher.invoke(event as object),
    log: (line) => lines.push(line),
    signal: new AbortController().signal,
  });

const failFor = (id: string) => {
  calls.before = async ({ body }) => {
    if (body.includes(id)) throw new Error('down');
  };
};

const unfinished = () =>
  finisher.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'ERROR');

test('a deletion that fails is tried again without end, named in the log, and holds up none of its batch', async () => {
  const [failing, ...others] = await Promise.all([30 * 60, 5, 5].map(deletedProfile));
  if (!failing) throw new Error('There is none');
  failFor(failing.id);
  const delivered = deliver([failing, ...others].map(({ record }) => record));
  await untilGone(...others.map(({ id }) => forecastsOf(id)));
  while (unfinished().length < 3) await sleep(20);
  expect(unfinished()[0].message).toMatchObject({
    message: 'a deletion is not finished yet',
    remainsOf: failing.id,
    waitedMinutes: expect.any(Number),
    error: { name: expect.any(String) },
  });
  expect(unfinished()[0].message.waitedMinutes).toBeGreaterThanOrEqual(30);
  calls.forget();
  await delivered;
  expect(await countItems(forecastsOf(failing.id))).toBe(0);
});

test('a deletion that fails for ever holds up what comes after it for an hour at most', async () => {
  const [poison, next] = await Promise.all([HOUR_SECONDS + 60, 5].map(deletedProfile));
  if (!poison || !next) throw new Error('There is none');
  failFor(poison.id);
  for (const { record } of [poison, next]) await deliver([record]);
  expect(await countItems(forecastsOf(next.id))).toBe(0);
  expect(await countItems(forecastsOf(poison.id))).toBe(2);
  expect(lines).toEqual(['A stream record was given up']);
});
