import { rmSync } from 'node:fs';
import type { LocalEnvironment } from '../../infra/local/environment.ts';

/** Stops what the set-up has started. */
export default async function teardown(): Promise<void> {
  const { browserTests } = globalThis as unknown as {
    browserTests: { environment: LocalEnvironment; assembly: string };
  };
  await browserTests.environment.stop();
  rmSync(browserTests.assembly, { recursive: true });
}
