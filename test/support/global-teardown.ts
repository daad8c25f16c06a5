import { rmSync } from 'node:fs';
import type { LocalEnvironment } from '../../infra/local/environment.ts';
import { leaksIn } from './log-leaks.ts';
import { NOBODYS } from './nobodys.ts';

/**
 * Stops what the global set-up has started; throws if a line that was logged since holds what must not be logged, or
 * tells of a right that a role lacks: where a function goes on without what it was refused, no answer does.
 */
export default async function teardown(): Promise<void> {
  const { environment, folder, logLines } = (
    globalThis as unknown as {
      startedForTests: { environment: LocalEnvironment; folder: string; logLines: string[] };
    }
  ).startedForTests;
  await environment.stop();
  rmSync(folder, { recursive: true });
  const lines = logLines.filter((line) => !line.includes(NOBODYS));
  const leaks = leaksIn(lines);
  if (leaks.length > 0)
    throw new Error(`${leaks.length} of ${lines.length} log lines leak:\n${leaks.slice(0, 10).join('\n')}`);
  const lacking = new Set(lines.filter((line) => line.includes(' is not authorized to perform: ')));
  if (lacking.size > 0) throw new Error(`Roles lack rights:\n${[...lacking].slice(0, 10).join('\n')}`);
}
