import { parseArgs } from 'node:util';
import type { Fates } from '#lib/operations/restore.ts';
import { pointAtService, targetOptions } from './point-at-service.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run restore -- RESTORED_TABLE [--write] [--at TIME] [--port 3000 | --stage NAME]; TIME if the table does not tell it.';

const DAY_MS = 24 * 3_600_000;

/** The moment that a table was restored to; throws a sentence if that cannot be, or if deletions since may be forgotten by now. */
async function checkedMoment(restoredTable: string, at: string | undefined): Promise<string> {
  const { NOTED_DAYS } = await import('#lib/table/gone.ts');
  const { restoredMoment } = await import('#lib/table/restored-table.ts');
  const moment = (await restoredMoment(restoredTable)) ?? (at === undefined ? undefined : Date.parse(at));
  if (moment === undefined || Number.isNaN(moment))
    throw new Error(
      `The table does not tell the moment that it is of: give it by --at 2026-11-20T10:00:00Z.`,
    );
  if (moment > Date.now())
    throw new Error(
      `${new Date(moment).toISOString()} is yet to come: give the moment that the table is of.`,
    );
  if (Date.now() - moment > NOTED_DAYS * DAY_MS)
    throw new Error(
      `Deletions are noted for ${NOTED_DAYS} days, and this table is older: it would bring back what people have deleted.`,
    );
  return new Date(moment).toISOString();
}

const told = (what: string, changed: string, fates: Fates, isWriting: boolean) => {
  const total = Object.values(fates).reduce((sum, count) => sum + count, 0);
  const missing = isWriting ? 'were missing and are put back' : 'are missing';
  return `${total} ${what}: ${fates.same} are there, ${fates.changed} ${changed}, ${fates.deleted} were deleted since, ${fates.missing} ${missing}.`;
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...targetOptions, write: { type: 'boolean', default: false }, at: { type: 'string' } },
  });
  const [restoredTable, ...more] = positionals;
  if (restoredTable === undefined || more.length > 0) throw new Error(USAGE);
  await pointAtService(values);
  const { TableName } = await import('#lib/table/single-table.ts');
  if (restoredTable === TableName) throw new Error(`${TableName} is the service’s own table.`);
  console.log(
    `${restoredTable} is of ${await checkedMoment(restoredTable, values.at)}; compared with ${TableName}:`,
  );
  const { restore } = await import('#lib/operations/restore.ts');
  const { accounts, profiles } = await restore(restoredTable, values.write);
  console.log(told('accounts', 'have another account of their address', accounts, values.write));
  console.log(told('profiles', 'were changed since', profiles, values.write));
  if (!values.write) console.log('Nothing was written: --write puts back what is missing.');
});
