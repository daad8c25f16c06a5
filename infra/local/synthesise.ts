import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The CDK app could not be synthesised, usually because the source does not compile; `message` is its output. */
export class SynthesisFailed extends Error {
  override readonly name = 'SynthesisFailed';
}

/**
 * Writes the synthesised CDK app (template and bundles) to a folder, as `cdk synth` would but without its command
 * line, which takes longer to start than the app to run. Rejects with `SynthesisFailed`.
 */
export async function synthesise(outDir: string): Promise<void> {
  const { context } = JSON.parse(await readFile(new URL('../../cdk.json', import.meta.url), 'utf8'));
  const child = spawn(process.execPath, ['infra/app.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      CDK_OUTDIR: outDir,
      CDK_CONTEXT_JSON: JSON.stringify(context),
    },
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
  if (code !== 0) throw new SynthesisFailed(reportIn(output) || `The CDK app ended with exit code ${code}`);
}

/** What the app had to say before it failed, such as the bundler's report; else the failure itself, with its stack. */
function reportIn(output: string): string {
  const [report = ''] = output.split(/^(?=\/|file:|node:)/m);
  return (report.trim() || output).trim();
}
