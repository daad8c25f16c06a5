import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Synthesizes the app in `folder`, by default this one, without the CDK CLI and validation, which would take twice as long.
 * Rejects with `StartError`.
 */
export async function synthesize(outDir: string, folder = root): Promise<string> {
  const { context } = JSON.parse(await readFile(new URL('../../cdk.json', import.meta.url), 'utf8'));
  const settings = { CDK_OUTDIR: outDir, CDK_VALIDATION: 'false', CDK_CONTEXT_JSON: JSON.stringify(context) };
  const child = spawn(process.execPath, ['infra/app.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  process.off('exit', end);
  if (code === 0) return outDir;
  // Prefers the app's own output, such as the bundler's report, over the stack trace that follows it.
  const [report = ''] = output.split(/^(?=\/|file:|node:)/m);
  const why = (report.trim() || output).trim() || `The CDK app exited with code ${code}`;
  throw new StartError(`The functions cannot be built:\n${why}`);
}
