import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs the project's own `cdk` in this terminal, for a stage; throws a sentence if it fails or cannot be started. */
export async function runCdk(command: string, stageName: string, more: readonly string[]): Promise<void> {
  const child = spawn('cdk', [command, '--context', `stage=${stageName}`, ...more], { stdio: 'inherit' });
  const [code] = await once(child, 'close').catch((cause: unknown) => {
    throw new Error(`The cdk command is not there: start this by npm run ${command}.`, { cause });
  });
  if (code !== 0) throw new Error(`cdk ${command} failed, and says above why.`);
}
