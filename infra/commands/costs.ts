import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monthsTable, requestsTable, roundTripsTable } from '../costs/tables.ts';
import { runCommand } from './run-command.ts';

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'scale.md');

const TABLES = { months: monthsTable(), requests: requestsTable(), 'round-trips': roundTripsTable() };

/** Puts the tables into their places on the page; throws if one has none. */
function writePage(): void {
  let page = readFileSync(PAGE, 'utf8');
  for (const [name, table] of Object.entries(TABLES)) {
    const place = new RegExp(`(?<=<!-- ${name} -->\\n)[^]*?(?=<!-- end -->)`);
    if (!place.test(page)) throw new Error(`docs/scale.md has no place for ${name}`);
    page = page.replace(place, () => `${table}\n`);
  }
  writeFileSync(PAGE, page);
}

await runCommand(async () => {
  if (process.argv.includes('--write')) writePage();
  else console.log(Object.values(TABLES).join('\n\n'));
});
