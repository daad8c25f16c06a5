import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../support/free-port.ts';
import { pythonProgram } from '../support/installed-programs.ts';

const VERSION = '1.5.33';

/** MiniStack's account and region. */
export const ACCOUNT = '000000000000';
export const REGION = 'eu-central-1';

const root = join(import.meta.dirname, '../..');
/** A module that each function loads at startup. Resolving it here reports a missing file before MiniStack starts. */
const localhostNames = pathToFileURL(realpathSync(join(root, 'infra/local/lambda/localhost-names.ts'))).href;

/** PATH that begins with the project's own Node, so that this Node runs the functions. */
export const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`;

/** Starts MiniStack with its files in a folder and resolves once it is ready. Rejects with its output if it exits early. */
export async function startMiniStack(folder: string, placesUrl: string) {
  const program = pythonProgram('ministack', VERSION);
  const port = await freePort();
  const child = spawn(program, {
    cwd: folder,
    // MiniStack gets its own process group, so that killing the group also ends its functions.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME: folder,
      TMPDIR: folder,
      S3_DATA_DIR: join(folder, 's3'),
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      MINISTACK_REGION: REGION,
      AWS_ENDPOINT_URL_LOCATION: placesUrl,
      NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${localhostNames}`,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  const closed = once(child, 'close');
  const kill = () => endGroup(child.pid);
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`MiniStack did not start: ${output}`);
    await sleep(100);
  }
  return {
    url,
    /** The end of MiniStack's output. */
    output: () => output,
    async stop(): Promise<void> {
      kill();
      process.off('exit', kill);
      await closed;
    },
  };
}

export type MiniStack = Awaited<ReturnType<typeof startMiniStack>>;

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/_ministack/ready`);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
