import { spawnSync } from 'node:child_process';
import { findStageStacks, outputsOfAll } from '../../infra/deploy/aws.ts';
import { ACCOUNT, PATH, REGION } from './mini-stack.ts';

/** Matches the CDK's progress lines for individual resources. */
const PROGRESS = /^Horoscope-dev(?:-data)?(?: *\||: (?:start|success)).*\n/gm;

/**
 * Deploys a synthesized dev app to the AWS services at a URL with the operators' commands. Runs a deploy that must report the
 * missing bootstrap, then bootstrap, deploy and diff. Returns the stack's outputs and `destroy`. Throws if a command fails.
 */
export async function cdkDeploy(assembly: string, folder: string, servicesUrl: string) {
  const environment = {
    AWS_ENDPOINT_URL: servicesUrl,
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: ACCOUNT,
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
  const home = { PATH, HOME: folder, TMPDIR: folder, CI: 'true' };
  const cdk = { CDK_APP: assembly, CDK_NOTICES: 'false', CDK_DISABLE_CLI_TELEMETRY: 'true' };
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...home, ...cdk, ...environment },
    });
    return { isSuccess: status === 0, output: `${stdout}${stderr}`.replaceAll(PROGRESS, '') };
  };
  const command = (name: string, ...args: string[]) =>
    run('node', 'infra/commands/cdk.ts', name, 'dev', ...args);
  const done = ({ isSuccess, output }: ReturnType<typeof run>) => {
    if (!isSuccess) throw new Error(output);
    return output;
  };

  const early = command('deploy');
  const bootstrap = ['cdk', 'bootstrap', `aws://${ACCOUNT}/${REGION}`] as const;
  if (early.isSuccess || !early.output.includes(`npx ${bootstrap.join(' ')}`))
    throw new Error(`The missing bootstrap was not reported: ${early.output}`);
  done(run(...bootstrap));
  console.log(done(command('deploy', '--', '--require-approval', 'never')));
  const difference = done(command('diff'));
  if (!difference.includes('Number of stacks with differences: 0')) throw new Error(difference);

  Object.assign(process.env, environment);
  return {
    outputs: outputsOfAll(await findStageStacks('dev')),
    /** Destroys both stacks and verifies that they are gone. */
    async destroy(): Promise<void> {
      console.log(done(command('destroy', '--yes', 'dev')));
      if ((await findStageStacks('dev')).length > 0) throw new Error('A stack still exists');
    },
  };
}
