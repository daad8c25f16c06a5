import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT, PATH, REGION } from './mini-stack.ts';

/**
 * Has the CDK's own command line deploy a synthesised app to the services at an address, as an operator does: the bucket
 * for the functions' code first, then the stack. Answers the outputs of the stack by their names; throws what the command
 * said if it fails.
 */
export function cdkDeploy(assembly: string, folder: string, servicesUrl: string): Record<string, string> {
  const outputs = join(folder, 'outputs.json');
  const cdk = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('cdk', [...args, '--app', assembly, '--no-notices'], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH,
        HOME: folder,
        TMPDIR: folder,
        CI: 'true',
        CDK_DISABLE_CLI_TELEMETRY: 'true',
        AWS_ENDPOINT_URL: servicesUrl,
        AWS_REGION: REGION,
        AWS_ACCESS_KEY_ID: ACCOUNT,
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_EC2_METADATA_DISABLED: 'true',
      },
    });
    if (status !== 0) throw new Error(`cdk ${args[0]} failed: ${stdout}${stderr}`);
  };
  cdk('bootstrap', `aws://${ACCOUNT}/${REGION}`);
  cdk('deploy', '--require-approval', 'never', '--outputs-file', outputs);
  const [stack]: Record<string, string>[] = Object.values(JSON.parse(readFileSync(outputs, 'utf8')));
  if (!stack) throw new Error('The stack has no outputs');
  return stack;
}
