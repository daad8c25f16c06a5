import { monthsTable, requestsTable, roundTripsTable } from '../costs/tables.ts';
import { writeTables } from '../costs/write-tables.ts';
import { runCommand } from './run-command.ts';

const TABLES = { months: monthsTable(), requests: requestsTable(), 'round-trips': roundTripsTable() };

await runCommand(async () => {
  if (process.argv.includes('--write')) writeTables(TABLES);
  else console.log(Object.values(TABLES).join('\n\n'));
});
