import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { itemKeys } from '#lib/table/single-table.ts';
import { deliverBatch, type StreamRecord } from '../../infra/local/stream/follow-stream.ts';
import { backgroundFunction } from '../support/background-function.ts';
import { newProfile, storeForecasts, storeUser } from '../support/new-items.ts';
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

/** A deleted profile whose forecasts are still cached, and the stream record of its deletion marker with the given age. */
async function deletedProfile(ageSeconds: number): Promise<{ id: string; record: StreamRecord }> {
  const [{ id: userId }, { id }] = [await storeUser(), newProfile()];
  await storeForecasts(userId, id);
  expect(await countItems(forecastsOf(id))).toBe(2);
  const { PK, SK } = itemKeys.deletion(id);
  const dynamodb = {
    Keys: { PK: { S: PK }, SK: { S: SK } },
    SequenceNumber: id,
    ApproximateCreationDateTime: Math.floor(Date.now() / 1000) - ageSeconds,
  };
  return { id, record: { eventName: 'INSERT', dynamodb } };
}

/** Delivers a batch of records with the settings of the stack's event source mapping. */
const deliver = (records: StreamRecord[]) =>
  deliverBatch(records, {
    subscription: finisher.subscription,
    invoke: (_id, event) => finisher.invoke(event as object),
    log: (line) => lines.push(line),
    signal: new AbortController().signal,
  });

/** Fails every table call that mentions an id. */
const failFor = (id: string) => {
  calls.before = async ({ body }) => {
    if (body.includes(id)) throw new Error('down');
  };
};

const unfinished = () =>
  finisher.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'ERROR');

test('a failing deletion is logged and retried, and doesn’t delay the others in its batch', async () => {
  const failing = await deletedProfile(30 * 60);
  const others = [await deletedProfile(5), await deletedProfile(5)];
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

test('a permanently failing deletion is dropped from the stream after an hour', async () => {
  const [poison, next] = [await deletedProfile(HOUR_SECONDS + 60), await deletedProfile(5)];
  failFor(poison.id);
  for (const { record } of [poison, next]) await deliver([record]);
  expect(await countItems(forecastsOf(next.id))).toBe(0);
  expect(await countItems(forecastsOf(poison.id))).toBe(2);
  expect(lines).toEqual(['A stream record was dropped']);
});
