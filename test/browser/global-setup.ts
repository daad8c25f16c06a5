import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEnvironment } from '../../infra/local/environment.ts';
import { synthesise } from '../../infra/local/synthesise.ts';
import { localLimits } from '../../infra/stages.ts';

/** Starts the service in memory, with the limits of a developer's machine, for all tests in a browser. */
export default async function setup(): Promise<void> {
  const assembly = mkdtempSync(join(tmpdir(), 'horoscope-browser-'));
  const environment = await startEnvironment({
    assembly: synthesise(assembly).then(() => assembly),
    environmentOverrides: { LIMITS: JSON.stringify(localLimits) },
  });
  Object.assign(process.env, {
    RELAXED_URL: environment.url,
    TABLE_NAME: Object.values(environment.tables)[0],
    AWS_ENDPOINT_URL_DYNAMODB: environment.endpoints.dynamodb,
    AWS_REGION: environment.region,
    AWS_ACCESS_KEY_ID: 'tests',
    AWS_SECRET_ACCESS_KEY: 'tests',
  });
  Object.assign(globalThis, { browserTests: { environment, assembly } });
}
