import { parseArgs } from 'node:util';
import type { Difference, Fates } from '#lib/operations/restore.ts';
import { runCommand } from './run-command.ts';
import { targetOptions, useTarget } from './use-target.ts';

const USAGE = [
  'Usage: npm run restore -- RESTORED_TABLE [--list] [--only ID ...] [--write [--overwrite]] [--at TIME] [--port 3000 | --stage NAME]',
  'ID is the id of an account (with its profiles) or of a profile. --overwrite needs --only.',
  'TIME is required if the table has no restore summary.',
].join('\n');

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

type Writing = { isWriting: boolean; isOverwriting: boolean };

const summarize = (what: 'accounts' | 'profiles', fates: Fates, { isWriting, isOverwriting }: Writing) => {
  const total = Object.values(fates).reduce((sum, count) => sum + count, 0);
  const parts = [
    `${fates.same} exist`,
    `${fates.changed} were changed since${isOverwriting ? ' and are put back' : ''}`,
    ...(isOverwriting ? [`${fates.skipped} were edited or deleted meanwhile`] : []),
    ...(what === 'accounts' ? [`${fates.replaced} have a new account for their address`] : []),
    `${fates.deleted} were deleted since`,
    `${fates.missing} ${isWriting ? 'were missing and are restored' : 'are missing'}`,
  ];
  return `${total} ${what}: ${parts.join(', ')}.`;
};

const describe = (
  { userId, profileId, state, attributes = [] }: Difference,
  { isWriting, isOverwriting }: Writing,
) => {
  const states: Record<keyof Fates, string> = {
    same: 'unchanged',
    changed: isOverwriting ? 'put back' : 'changed',
    skipped: 'edited or deleted meanwhile, not put back',
    replaced: 'its address has a new account',
    deleted: 'deleted since',
    missing: isWriting ? 'restored' : 'missing',
  };
  const what = profileId === undefined ? `account ${userId}` : `profile ${profileId} of ${userId}`;
  return `${what}: ${states[state]}${attributes.length > 0 ? ` (${attributes.join(', ')})` : ''}`;
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...targetOptions,
      write: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      at: { type: 'string' },
    },
  });
  const { write: isWriting, overwrite, only, list } = values;
  const [restoredTable, ...more] = positionals;
  if (restoredTable === undefined || more.length > 0 || (overwrite && !only)) throw new Error(USAGE);
  await useTarget(values);
  const { TableName } = await import('#lib/table/single-table.ts');
  if (restoredTable === TableName) throw new Error(`${TableName} is the service’s own table.`);
  const time = await restoreTime(restoredTable, values.at);
  console.log(`Comparing ${restoredTable}, restored to ${time}, with ${TableName}:`);
  const { restore } = await import('#lib/operations/restore.ts');
  const writing = { isWriting, isOverwriting: isWriting && overwrite };
  const { accounts, profiles, differences } = await restore(restoredTable, { ...writing, only });
  if (list || overwrite) for (const difference of differences) console.log(describe(difference, writing));
  console.log(summarize('accounts', accounts, writing));
  console.log(summarize('profiles', profiles, writing));
  if (!isWriting) console.log('Nothing was written. Use --write to restore what is missing.');
  if (accounts.skipped + profiles.skipped > 0)
    throw new Error('Some were edited or deleted meanwhile and not put back. Compare them again.');
}, USAGE);
