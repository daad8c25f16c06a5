import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'scale.md');

/** Puts tables into their places on the page of costs and sizes, by the names of the places; throws if one has none. */
export function writeTables(tables: Readonly<Record<string, string>>): void {
  let page = readFileSync(PAGE, 'utf8');
  for (const [name, table] of Object.entries(tables)) {
    const place = new RegExp(`(?<=<!-- ${name} -->\\n)[^]*?(?=<!-- end -->)`);
    if (!place.test(page)) throw new Error(`docs/scale.md has no place for ${name}`);
    page = page.replace(place, () => `${table}\n`);
  }
  writeFileSync(PAGE, page);
}
