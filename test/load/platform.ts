import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDatabase } from '../../infra/local/dynamodb/database.ts';
import { tableDefinition } from '../support/table-definition.ts';

const USAGE = `Usage: npm run load -- platform [options]

Measures what one account with many profiles costs for each profile, against DynamoDB Local: creating them, listing them in pages,
forecasts in batches of 100 (first computed, then cached), and erasing the account. Time and capacity per profile should not grow
with the number of profiles.

  --sizes 1000,10000   numbers of profiles; add 100000 to measure the largest plan
  --help               show this`;

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,10000' }, help: { type: 'boolean', default: false } },
});

async function run(sizes: number[]): Promise<void> {
  const database = await startDatabase();
  Object.assign(process.env, {
    ...{ AWS_ENDPOINT_URL_DYNAMODB: database.url, AWS_REGION: 'eu-central-1', TABLE_NAME: 'platform' },
    ...{ AWS_ACCESS_KEY_ID: 'load', AWS_SECRET_ACCESS_KEY: 'load' },
    ...{ PLACE_INDEX: 'none', SECRET_ID: 'none' },
  });
  try {
    await new DynamoDBClient().send(new CreateTableCommand(tableDefinition('platform')));
    await measureSizes(sizes);
  } finally {
    await database.stop();
  }
}

type Row = Record<string, string | number>;

async function measureSizes(sizes: number[]): Promise<void> {
  const { table } = await import('#lib/table/single-table.ts');
  const users = await import('#lib/table/users.ts');
  const { planOf } = await import('#lib/accounts/tiers.ts');
  const { createProfile } = await import('#lib/operations/save-profile.ts');
  const { listProfiles } = await import('#lib/operations/profiles.ts');
  const { batchForecasts } = await import('#lib/operations/batch.ts');
  const { eraseAccount } = await import('#lib/operations/account.ts');
  const deletions = await import('#lib/table/deletions.ts');
  const { finishDeletions } = await import('#lib/operations/sweep.ts');

  // Log lines of the service would hide the table.
  console.info = () => undefined;
  let units = 0;
  table.middlewareStack.add(
    (next, context) => async (args) => {
      if (!/Describe|List/.test(context.commandName ?? ''))
        Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const { ConsumedCapacity = [] } = result.output as { ConsumedCapacity?: Capacity | Capacity[] };
      for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) units += CapacityUnits;
      return result;
    },
    { step: 'initialize', priority: 'low' },
  );

  const rows: Row[] = [];
  for (const size of sizes) {
    const email = `load-${size}@example.com`;
    const user = await users.findOrCreate(email);
    if (!user) throw new Error('There is no account');
    const limits = { maxProfiles: size, maxDaysFromToday: 365 };
    await users.setPlatformPlan(user.id, limits);
    const caller = {
      ...{ userId: user.id, ...planOf({ tier: 'platform', ...limits }) },
      ...({ credential: 'key', keyId: 'key_1', access: 'read-write' } as const),
    };
    const step = async (what: string, count: number, work: () => Promise<unknown>) => {
      units = 0;
      const begun = performance.now();
      await work();
      const ms = (performance.now() - begun) / count;
      rows.push({ profiles: size, step: what, ms: ms.toFixed(3), units: (units / count).toFixed(2) });
      console.log(rows.at(-1));
    };
    await step('create', size, () =>
      inParallel(size, 8, (at) => createProfile(caller, birthOf(at), undefined)),
    );
    const ids: string[] = [];
    await step('list in pages of 500', size, async () => {
      let cursor: string | undefined;
      do {
        const page = await listProfiles(user.id, { limit: 500, cursor });
        ids.push(...page.profiles.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
    });
    if (ids.length !== size) throw new Error(`The list has ${ids.length} of ${size} profiles`);
    // Every tenth profile, so that each size has the same share of cached forecasts to erase.
    const sample = ids.filter((_, at) => at % 10 === 0);
    for (const what of ['batch of 100, computed', 'batch of 100, cached'])
      await step(what, sample.length, async () => {
        for (let at = 0; at < sample.length; at += 100)
          await batchForecasts(caller, { profileIds: sample.slice(at, at + 100), tz: 'UTC' });
      });
    await step('erase', size, async () => {
      const begunMs = Date.now();
      await eraseAccount(user.id);
      // Each pass is one hourly sweep. The late-write window has passed, so that the last sweep ends the erasure.
      while (await deletions.erasureProgress(user.id))
        await finishDeletions(Date.now() + 840_000, begunMs + 6 * 60_000).catch(() => undefined);
      for (let left = 1; left > 0; left = await markersLeft())
        await finishDeletions(Date.now() + 840_000, begunMs + 20 * 60_000);
    });
    await wait(1_000);
  }
  console.table(rows);
}

type Capacity = { CapacityUnits?: number };

async function markersLeft(): Promise<number> {
  const { listMarkers } = await import('#lib/table/deletion-markers.ts');
  for await (const _ of listMarkers()) return 1;
  return 0;
}

/** A birth in one of a thousand places, by coordinates, so that no place is looked up. */
const birthOf = (at: number) => ({
  name: `Person ${at}`,
  externalId: `user-${at}`,
  birthDate: `19${50 + (at % 50)}-${String((at % 12) + 1).padStart(2, '0')}-15`,
  birthTime: '08:30',
  latitude: 48 + (at % 100) / 100,
  longitude: 11 + (at % 10) / 100,
  timeZone: 'Europe/Berlin',
});

async function inParallel(count: number, workers: number, work: (at: number) => Promise<unknown>) {
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

if (values.help) console.log(USAGE);
else await run(values.sizes.split(',').map(Number));
