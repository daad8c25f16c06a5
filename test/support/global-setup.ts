import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalEnvironment, startEnvironment } from '../../infra/local/environment.ts';
import { synthesise } from '../../infra/local/synthesise.ts';
import { localLimits } from '../../infra/stages.ts';

/**
 * Starts the service twice for all tests, in memory: with the limits of a developer's machine, and with those of
 * production. Repositories under test work on the table of the first. Every line that either logs is kept.
 */
export default async function setup(): Promise<void> {
  const assembly = mkdtempSync(join(tmpdir(), 'horoscope-test-'));
  const synthesised = synthesise(assembly).then(() => assembly);
  const logLines: string[] = [];
  const logged = { assembly: synthesised, verbose: true, log: (line: string) => logLines.push(line) };
  const environments = await Promise.all([
    startEnvironment({
      ...logged,
      environmentOverrides: { LIMITS: JSON.stringify(localLimits) },
    }),
    startEnvironment(logged),
  ]);
  const [relaxed, strict] = environments as [LocalEnvironment, LocalEnvironment];
  Object.assign(process.env, {
    SYNTHESISED_APP: assembly,
    RELAXED_URL: relaxed.url,
    STRICT_URL: strict.url,
    TABLE_NAME: Object.values(relaxed.tables)[0],
    AWS_ENDPOINT_URL_DYNAMODB: relaxed.endpoints.dynamodb,
    AWS_REGION: relaxed.region,
    AWS_ACCESS_KEY_ID: 'tests',
    AWS_SECRET_ACCESS_KEY: 'tests',
  });
  Object.assign(globalThis, { localEnvironments: environments, synthesisedApp: assembly, logLines });
}
