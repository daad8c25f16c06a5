import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { synthesize } from '../../infra/local/synthesize.ts';
import { surviveKills } from '../faults/survive-kills.ts';
import { steps } from '../faults/visitor.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '40' } } });
const folder = mkdtempSync(join(tmpdir(), 'horoscope-kills-'));
const assembly = join(folder, 'app');
await synthesize(assembly);
const { wrong, kills, visitors, profiles } = await surviveKills({
  assembly,
  dataFolder: join(folder, 'data'),
  during: Array.from({ length: Number(values.kills) }, (_, kill) => steps[kill % steps.length] ?? 'sign-up'),
  log: console.log,
});
rmSync(folder, { recursive: true, force: true });
console.log(`${JSON.stringify(kills)}, ${visitors} visitors, ${profiles} profiles.`);
for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0) process.exitCode = 1;
else console.log('No data was lost, partial or orphaned.');
