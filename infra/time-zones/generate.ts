import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { icuOffsets } from '#lib/time/time-zone.ts';
import { type OffsetChange, readOffsetChanges } from './read-tzif.ts';

const source = new URL('tzdata.zi', import.meta.url);
const target = new URL('../../lib/time/zone-history-table.ts', import.meta.url);
/** The range of the table: births are from 1900 on, and ICU keeps all zones apart that differ since 1970. */
const FROM_S = Date.UTC(1900, 0, 1) / 1000;
const TO_S = 0;
/** ICU's offsets are also compared at this distance, because ICU may have changes that tzdata lacks. */
const STEP_S = 5 * 86_400;

const directory = mkdtempSync(join(tmpdir(), 'zones-'));
execFileSync('zic', ['-b', 'fat', '-d', directory, source.pathname]);
const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((file) =>
  file.isFile(),
);
const groups = new Map<string, string[]>();
for (const file of files) {
  const path = join(file.parentPath, file.name);
  const name = relative(directory, path);
  // Names without an area are links to zones with one, or abbreviations.
  if (!name.includes('/') || name.startsWith('Etc/')) continue;
  const changes = readOffsetChanges(readFileSync(path), FROM_S, TO_S);
  if (agreesWithIcu(name, changes)) continue;
  const packed = changes.map(({ second, offset, isSummer }, i) => {
    const since = second - (changes[i - 1]?.second ?? FROM_S);
    return `${i === 0 ? '' : `${since.toString(36)} `}${offset.toString(36)}${isSummer ? '*' : ''}`;
  });
  const key = packed.join(' ');
  groups.set(key, [...(groups.get(key) ?? []), name]);
}
rmSync(directory, { recursive: true });

function agreesWithIcu(name: string, changes: readonly OffsetChange[]): boolean {
  const icuOffset = icuOffsets(name);
  const at = (second: number) => changes.findLast((change) => change.second <= second)?.offset;
  const seconds = changes.flatMap(({ second }) => (second > FROM_S ? [second - 1, second] : [second]));
  for (let second = FROM_S; second < TO_S; second += STEP_S) seconds.push(second);
  return seconds.every((second) => at(second) === icuOffset(second * 1000) / 1000);
}

const version = /# version (\S+)/.exec(readFileSync(source, 'utf8'))?.[1];
const rows = [...groups].map(([packed, names]) => `  ['${names.sort().join(' ')}', '${packed}'],`).sort();
const text = `/** Version of the tz database, built with its \`backzone\`, that this table was generated from by \`npm run zones:generate\`. */
export const ZONE_HISTORY_VERSION = '${version}';

/**
 * UTC offsets from 1900 to 1970 of the zones that ICU merges with others. Base 36, in seconds: the offset
 * in 1900, then for each change the time since the previous one (or since 1900) and the new offset. An asterisk marks summer time.
 */
export const ZONE_HISTORY: readonly (readonly [names: string, changes: string])[] = [
${rows.join('\n')}
];
`;
writeFileSync(target, text);
execFileSync('npx', ['biome', 'format', '--write', target.pathname]);
console.log(`${groups.size} histories of ${[...groups.values()].flat().length} zones, ${text.length} bytes`);
