import { rmSync } from 'node:fs';
import type { LocalEnvironment } from '../../infra/local/environment.ts';
import { leaksIn, UNGRANTED } from './log-leaks.ts';

/**
 * Stops the service. Throws if a log line leaks secrets or personal data, or reports a missing grant: a test may pass although
 * a grant is missing.
 */
export default async function teardown(): Promise<void> {
  const { environment, folder, logLines } = (
    globalThis as unknown as {
      startedForTests: { environment: LocalEnvironment; folder: string; logLines: string[] };
    }
  ).startedForTests;
  await environment.stop();
  rmSync(folder, { recursive: true });
  const lines = logLines.filter((line) => !line.includes(UNGRANTED));
  const leaks = leaksIn(lines);
  if (leaks.length > 0)
    throw new Error(`${leaks.length} of ${lines.length} log lines leak:\n${leaks.slice(0, 10).join('\n')}`);
  const lacking = new Set(lines.filter((line) => line.includes(' is not authorized to perform: ')));
  if (lacking.size > 0) throw new Error(`Roles lack grants:\n${[...lacking].slice(0, 10).join('\n')}`);
}
