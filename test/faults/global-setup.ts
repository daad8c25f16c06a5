import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesise } from '../../infra/local/synthesise.ts';

/** Synthesises the service once; each test file starts an environment of its own from it, to break. */
export default async function setup(): Promise<void> {
  const assembly = mkdtempSync(join(tmpdir(), 'horoscope-faults-'));
  await synthesise(assembly);
  process.env['SYNTHESISED_APP'] = assembly;
}
