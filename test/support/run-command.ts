import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const preload = fileURLToPath(new URL('long-waits-end-on-signal.mjs', import.meta.url));

/** Starts an operator command, whose long waits end on `SIGUSR2`. If `input` is null, stdin stays open for typing. */
export function startCommand(
  name: string,
  args: string[],
  input: string | null = '',
  environment: Record<string, string> = {},
) {
  const child = spawn(process.execPath, ['--import', preload, `infra/commands/${name}.ts`, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const closed = once(child, 'close');
  if (input !== null) child.stdin.end(input);
  return {
    /** Waits until the command has printed a text or ended. */
    async until(text: string): Promise<string> {
      while (!output.includes(text) && child.exitCode === null)
        await Promise.race([once(child.stdout, 'data'), closed]);
      return output;
    },
    /** Types a line and closes stdin. */
    type: (line: string) => child.stdin.end(`${line}\n`),
    goOn: () => child.kill('SIGUSR2'),
    async interrupt(): Promise<void> {
      child.kill('SIGINT');
      await closed;
    },
    async end(): Promise<{ code: number | null; output: string }> {
      await closed;
      return { code: child.exitCode, output: output.trim() };
    },
  };
}

/** Runs an operator command; returns its output and exit code. */
export const runCommand = (
  name: string,
  args: string[],
  input?: string,
  environment?: Record<string, string>,
) => startCommand(name, args, input, environment).end();
