import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { synthesize } from '../../infra/local/synthesize.ts';
import type { TableAccess } from './table-contents.ts';

/** An environment in its own process. */
export type EnvironmentProcess = {
  url: string;
  access: TableAccess;
  /** Resident memory of the process and, as `database`, of its children; undefined once the process has ended. */
  residentMb: () => { environment: number; database: number } | undefined;
  /** Sends SIGKILL and waits until the process has exited. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const program = fileURLToPath(new URL('run-environment.ts', import.meta.url));

/** Which rate limits an environment applies: those for local development, or those of the app's stage. */
export type LimitsOf = 'local' | 'production';

/** Starts a synthesized app on a data folder and waits until the app is ready. Rejects with its output if it exits first. */
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

/** Runs `work` with an environment that runs the current source in a separate process, with temporary data. */
export async function withEnvironmentProcess(
  work: (environment: EnvironmentProcess) => Promise<void>,
  limits: LimitsOf = 'local',
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'horoscope-'));
  try {
    const assembly = join(folder, 'app');
    await synthesize(assembly);
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
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-10_000);
    });
  while (!output.includes('Ready: ')) {
    if (child.exitCode !== null) throw new Error(`The environment did not start: ${output}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
  return /Ready: (\S+)/.exec(output)?.[1] ?? '';
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
