import { spawnSync } from 'node:child_process';
import { describedStack, outputsOf } from '../../infra/commands/described-stack.ts';
import { ACCOUNT, PATH, REGION } from './mini-stack.ts';

/** The line of a resource's progress, of which there are hundreds. */
const PROGRESS = /^Horoscope-dev(?: *\||: (?:start|success)).*\n/gm;

/**
 * Deploys a synthesised app of dev to the services at an address, as an operator does: `npm run deploy` refuses while the
 * account is not prepared, the CDK's own command line prepares it, and then the stack is deployed and compared. Answers
 * its outputs by their names, and what destroys it; throws what a command said if it does anything else.
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
    return { isDone: status === 0, said: `${stdout}${stderr}`.replaceAll(PROGRESS, '') };
  };
  const command = (name: string, ...args: string[]) =>
    run('node', `infra/commands/${name}.ts`, 'dev', ...args);
  const done = ({ isDone, said }: ReturnType<typeof run>) => {
    if (!isDone) throw new Error(said);
    return said;
  };

  const early = command('deploy');
  const bootstrap = ['cdk', 'bootstrap', `aws://${ACCOUNT}/${REGION}`] as const;
  if (early.isDone || !early.said.includes(`npx ${bootstrap.join(' ')}`))
    throw new Error(`Nothing said that the account is not prepared: ${early.said}`);
  done(run(...bootstrap));
  console.log(done(command('deploy', '--', '--require-approval', 'never')));
  const difference = done(command('diff'));
  if (!difference.includes('There were no differences')) throw new Error(difference);

  Object.assign(process.env, environment);
  return {
    outputs: outputsOf(await describedStack('Horoscope-dev')),
    /** Destroys the stack, and looks whether it is gone. */
    async destroy(): Promise<void> {
      console.log(done(command('destroy', '--yes', 'dev')));
      if (await describedStack('Horoscope-dev')) throw new Error('The stack is still there');
    },
  };
}
