import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesize } from '../../infra/local/synthesize.ts';
import { copyWithoutTimeouts } from '../support/without-timeouts.ts';

/**
 * Synthesizes the service once; each test file starts its own environment from the synthesized app. The kill test starts a
 * copy without timeouts, so that only a kill can interrupt a request.
 */
export default async function setup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'horoscope-faults-'));
  const synthesized = join(folder, 'synthesized');
  const patient = join(folder, 'patient');
  await synthesize(synthesized);
  copyWithoutTimeouts(synthesized, patient);
  Object.assign(process.env, { FAULTS_FOLDER: folder, SYNTHESIZED_APP: synthesized, PATIENT_APP: patient });
}
