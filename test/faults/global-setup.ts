import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesise } from '../../infra/local/synthesise.ts';
import { copyWithoutTimeLimits } from '../support/patient-assembly.ts';

/**
 * Synthesises the service once; each test file starts an environment of its own from it, to break. What may fail for no
 * other reason than a kill is started from the copy without time limits.
 */
export default async function setup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'horoscope-faults-'));
  const synthesised = join(folder, 'synthesised');
  const patient = join(folder, 'patient');
  await synthesise(synthesised);
  copyWithoutTimeLimits(synthesised, patient);
  Object.assign(process.env, { FAULTS_FOLDER: folder, SYNTHESISED_APP: synthesised, PATIENT_APP: patient });
}
