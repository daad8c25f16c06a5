import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { synthesise } from '../../infra/local/synthesise.ts';
import type { TableAccess } from './table-contents.ts';

/** An environment in a process of its own. */
export type EnvironmentProcess = {
  url: string;
  access: TableAccess;
  /** What the process and those below it hold in memory; undefined once it has ended. */
  residentMb: () => { environment: number; database: number } | undefined;
  /** Ends it as a power cut would: without a word. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const program = fileURLToPath(new URL('run-environment.ts', import.meta.url));

/** Whose limits apply: those of a developer's machine, or the stage's own. */
export type LimitsOf = 'local' | 'production';

/** Starts a synthesised app on the data in a folder and resolves when it answers; rejects with what it said otherwise. */
export async function spawnEnvironment(
  assembly: string,
  dataFolder: string,
  limits: LimitsOf = 'local',
): Promise<EnvironmentProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, assembly, dataFolder, limits],
    { env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const url = await readiness(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url,
    access: (await (await fetch(`${url}/__local/endpoints`)).json()) as TableAccess,
    residentMb: () => residentMb(child.pid ?? 0),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Works on the service as it is in the source now, with data of its own, and leaves nothing of either. */
export async function withEnvironmentProcess(
  work: (environment: EnvironmentProcess) => Promise<void>,
  limits: LimitsOf = 'local',
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'horoscope-'));
  try {
    const assembly = join(folder, 'app');
    await synthesise(assembly);
    const environment = await spawnEnvironment(assembly, join(folder, 'data'), limits);
    try {
      await work(environment);
    } finally {
      await environment.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readiness(child: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-10_000);
    });
  while (!said.includes('Ready: ')) {
    if (child.exitCode !== null) throw new Error(`The environment did not start: ${said}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
  return /Ready: (\S+)/.exec(said)?.[1] ?? '';
}

function residentMb(pid: number) {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kilobytes: number]);
  const own = rows.find(([id]) => id === pid);
  const below = (parent: number): number =>
    rows.filter(([, id]) => id === parent).reduce((sum, [id, , kilobytes]) => sum + kilobytes + below(id), 0);
  return own && { environment: Math.round(own[2] / 1024), database: Math.round(below(pid) / 1024) };
}
