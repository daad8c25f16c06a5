import { parseArgs } from 'node:util';
import type { Fates } from '#lib/operations/restore.ts';
import { runCommand } from './run-command.ts';
import { targetOptions, useTarget } from './use-target.ts';

const USAGE =
  'Usage: npm run restore -- RESTORED_TABLE [--write] [--at TIME] [--port 3000 | --stage NAME]\nTIME is required if the table has no restore summary.';

const DAY_MS = 24 * 3_600_000;

/** Finds the time that a table was restored to. Throws if that time is unknown, in the future, or over `TOMBSTONE_DAYS` ago. */
async function restoreTime(restoredTable: string, at: string | undefined): Promise<string> {
  const { TOMBSTONE_DAYS } = await import('#lib/table/tombstones.ts');
  const { restoredMoment } = await import('#lib/table/restore.ts');
  const time = (await restoredMoment(restoredTable)) ?? (at === undefined ? undefined : Date.parse(at));
  if (time === undefined || Number.isNaN(time))
    throw new Error(
      'The restore time of the table is unknown. Specify it, for example with --at 2026-11-20T10:00:00Z.',
    );
  if (time > Date.now())
    throw new Error(`${new Date(time).toISOString()} is in the future. Specify the table's restore time.`);
  if (Date.now() - time > TOMBSTONE_DAYS * DAY_MS)
    throw new Error(
      `The table is older than ${TOMBSTONE_DAYS} days. Tombstones have expired, so restoring it could bring back deleted data.`,
    );
  return new Date(time).toISOString();
}

const summarize = (what: string, changed: string, fates: Fates, isWriting: boolean) => {
  const total = Object.values(fates).reduce((sum, count) => sum + count, 0);
  const missing = isWriting ? 'were missing and are restored' : 'are missing';
  return `${total} ${what}: ${fates.same} exist, ${fates.changed} ${changed}, ${fates.deleted} were deleted since, ${fates.missing} ${missing}.`;
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...targetOptions, write: { type: 'boolean', default: false }, at: { type: 'string' } },
  });
  const [restoredTable, ...more] = positionals;
  if (restoredTable === undefined || more.length > 0) throw new Error(USAGE);
  await useTarget(values);
  const { TableName } = await import('#lib/table/single-table.ts');
  if (restoredTable === TableName) throw new Error(`${TableName} is the service’s own table.`);
  const time = await restoreTime(restoredTable, values.at);
  console.log(`Comparing ${restoredTable}, restored to ${time}, with ${TableName}:`);
  const { restore } = await import('#lib/operations/restore.ts');
  const { accounts, profiles } = await restore(restoredTable, values.write);
  console.log(summarize('accounts', 'have a new account for their address', accounts, values.write));
  console.log(summarize('profiles', 'were changed since', profiles, values.write));
  if (!values.write) console.log('Nothing was written. Use --write to restore what is missing.');
});
