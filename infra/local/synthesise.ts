import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CannotStart } from './cannot-start.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Writes the synthesised CDK app (template and bundles) to a folder, as `cdk synth` would but without its command line
 * and without validating the template, which take as long as all the rest. Resolves with the folder, and rejects
 * with `CannotStart` if the source does not compile.
 */
export async function synthesise(outDir: string): Promise<string> {
  const { context } = JSON.parse(await readFile(new URL('../../cdk.json', import.meta.url), 'utf8'));
  const settings = { CDK_OUTDIR: outDir, CDK_VALIDATION: 'false', CDK_CONTEXT_JSON: JSON.stringify(context) };
  const child = spawn(process.execPath, ['infra/app.ts'], {
    cwd: root,
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
  // What the app had to say before it failed, such as the bundler's report; else the failure itself, with its stack.
  const [report = ''] = output.split(/^(?=\/|file:|node:)/m);
  const why = (report.trim() || output).trim() || `The CDK app ended with exit code ${code}`;
  throw new CannotStart(`The functions cannot be built:\n${why}`);
}
