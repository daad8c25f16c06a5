import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesize } from '../../infra/local/synthesize.ts';
import { startForTests } from '../support/global-setup.ts';

const build = join(import.meta.dirname, '../../.local/mutated');
const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

/** Starts the service from one build for all mutants, which the first run makes. Its functions activate this run's mutant. */
export default async function setup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
  const synthesized = join(folder, 'synthesized');
  if (!existsSync(build)) await synthesize(build);
  cpSync(build, synthesized, { recursive: true });
  for (const name of readdirSync(synthesized).filter((name) => name.endsWith('.template.json')))
    activate(join(synthesized, name));
  await startForTests(folder, synthesized);
}

function activate(file: string): void {
  const template = JSON.parse(readFileSync(file, 'utf8'));
  // biome-ignore lint/suspicious/noExplicitAny: a template is any JSON
  for (const { Type, Properties } of Object.values<any>(template.Resources))
    if (Type === 'AWS::Lambda::Function' && Properties.Environment)
      Properties.Environment.Variables[ACTIVE] = process.env[ACTIVE] ?? '';
  writeFileSync(file, JSON.stringify(template));
}
