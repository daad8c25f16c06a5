import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEnvironment } from '../../infra/local/environment.ts';
import { synthesise } from '../../infra/local/synthesise.ts';
import { localLimits, localVariables } from '../../infra/stages.ts';
import { copyWithoutTimeLimits } from './patient-assembly.ts';

/**
 * Starts the service for all tests, in memory, with the limits of a developer's machine. Repositories under test work
 * on its table. Every line that it logs is kept.
 */
export default async function setup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'horoscope-test-'));
  const synthesised = join(folder, 'synthesised');
  const patient = join(folder, 'patient');
  const logLines: string[] = [];
  const environment = await startEnvironment({
    assembly: synthesise(synthesised).then(() => {
      copyWithoutTimeLimits(synthesised, patient);
      return patient;
    }),
    environmentOverrides: localVariables(localLimits),
    // More than there are functions, so that few are started twice.
    maxEnvironments: 32,
    verbose: true,
    log: (line) => logLines.push(line),
  });
  Object.assign(process.env, {
    SYNTHESISED_APP: synthesised,
    PATIENT_APP: patient,
    SERVICE_URL: environment.url,
    TABLE_NAME: Object.values(environment.tables)[0],
    AWS_ENDPOINT_URL_DYNAMODB: environment.endpoints.dynamodb,
    AWS_REGION: environment.region,
    AWS_ACCESS_KEY_ID: 'tests',
    AWS_SECRET_ACCESS_KEY: 'tests',
  });
  Object.assign(globalThis, { startedForTests: { environment, folder, logLines } });
}
