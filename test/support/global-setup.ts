import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEnvironment } from '../../infra/local/environment.ts';
import { synthesize } from '../../infra/local/synthesize.ts';
import { localLimits, localVariables } from '../../infra/stages.ts';
import { copyWithoutTimeouts } from './without-timeouts.ts';

/** Starts the service for all tests, in memory and with the local environment's rate limits, and collects its log lines. */
export default function setup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'horoscope-test-'));
  return startForTests(folder, synthesize(join(folder, 'synthesized')));
}

/** Starts the service from a synthesized app. Deletes `folder` at the end. */
export async function startForTests(folder: string, synthesized: string | Promise<string>): Promise<void> {
  const patient = join(folder, 'patient');
  const logLines: string[] = [];
  const environment = await startEnvironment({
    assembly: Promise.resolve(synthesized).then((app) => copyWithoutTimeouts(app, patient)),
    environmentOverrides: localVariables(localLimits),
    // More execution environments than there are functions, so that few are stopped to make room for others.
    maxEnvironments: 32,
    verbose: true,
    log: (line) => logLines.push(line),
  });
  Object.assign(process.env, {
    SYNTHESIZED_APP: await synthesized,
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
