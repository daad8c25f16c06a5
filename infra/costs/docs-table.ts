import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'scale.md');

export type MarkdownRow = readonly string[];

/** Renders a Markdown table with a header row. All columns but the first are right-aligned. */
export const markdownTable = ([head = [], ...rows]: readonly MarkdownRow[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Replaces the table in docs/scale.md between the comments `<!-- NAME -->` and `<!-- end -->`. Throws if they are missing. */
export function writeDocsTable(name: string, table: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const place = new RegExp(`(?<=<!-- ${name} -->\\n)[^]*?(?=<!-- end -->)`);
  if (!place.test(page)) throw new Error(`docs/scale.md has no placeholder for the table ${name}`);
  const updated = page.replace(place, () => `${table}\n`);
  writeFileSync(PAGE, updated);
}
