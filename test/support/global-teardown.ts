import { rmSync } from 'node:fs';
import type { LocalEnvironment } from '../../infra/local/environment.ts';
import { leaksIn } from './log-leaks.ts';

/** Stops what the global set-up has started; throws if a line that was logged since holds what must not be logged. */
export default async function teardown(): Promise<void> {
  const { localEnvironments, synthesisedApp, logLines } = globalThis as unknown as {
    localEnvironments: LocalEnvironment[];
    synthesisedApp: string;
    logLines: string[];
  };
  await Promise.all(localEnvironments.map((environment) => environment.stop()));
  rmSync(synthesisedApp, { recursive: true });
  const leaks = leaksIn(logLines);
  if (leaks.length > 0)
    throw new Error(
      `${leaks.length} of ${logLines.length} log lines leak:\n${leaks.slice(0, 10).join('\n')}`,
    );
}
