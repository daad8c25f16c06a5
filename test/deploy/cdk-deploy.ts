import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { findStageStacks, outputsOfAll } from '../../infra/deploy/aws.ts';
import { ACCOUNT, PATH, REGION } from './mini-stack.ts';

/** Matches the CDK's progress lines for individual resources. */
const PROGRESS = /^Horoscope-dev(?:-\w+)?(?: *\||: (?:start|success)).*\n/gm;

/**
 * Deploys a synthesized dev app to the AWS services at a URL with the operators' commands. Runs a deploy that must report the
 * missing bootstrap, then bootstrap, deploy and diff. Returns the stack's outputs and more commands. Throws if one fails.
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
  const run = async (program: string, ...args: string[]) => {
    const child = spawn(program, args, { env: { ...home, ...cdk, ...environment } });
    const [[code], stdout, stderr] = await Promise.all([
      once(child, 'close'),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { isSuccess: code === 0, output: `${stdout}${stderr}`.replaceAll(PROGRESS, '') };
  };
  const command = (name: string, ...args: string[]) =>
    run('node', 'infra/commands/cdk.ts', name, 'dev', ...args);
  const done = async (running: ReturnType<typeof run>) => {
    const { isSuccess, output } = await running;
    if (!isSuccess) throw new Error(output);
    return output;
  };
  const deploy = () => done(command('deploy', '--', '--require-approval', 'never'));

  const early = await command('deploy');
  const bootstrap = ['cdk', 'bootstrap', `aws://${ACCOUNT}/${REGION}`] as const;
  if (early.isSuccess || !early.output.includes(`npx ${bootstrap.join(' ')}`))
    throw new Error(`The missing bootstrap was not reported: ${early.output}`);
  await done(run(...bootstrap));
  console.log(await deploy());
  const difference = await done(command('diff'));
  if (!difference.includes('Number of stacks with differences: 0')) throw new Error(difference);

  Object.assign(process.env, environment);
  return {
    outputs: outputsOfAll(await findStageStacks('dev')),
    /** Deploys what the assembly has become. */
    deploy,
    /** Lists the releases and goes back to the one before the served one. */
    async rollback(): Promise<string> {
      const command = ['infra/commands/rollback.ts', 'dev'];
      console.log(await done(run('node', ...command, '--list')));
      return done(run('node', ...command, '--yes', 'dev'));
    },
    /** Destroys the stage's stacks and verifies that they are gone. */
    async destroy(): Promise<void> {
      console.log(await done(command('destroy', '--yes', 'dev')));
      if ((await findStageStacks('dev')).length > 0) throw new Error('A stack still exists');
    },
  };
}
