import { describedStack, outputsOf } from '../commands/described-stack.ts';
import type { Place } from './find-account.ts';
import { type Finding, problem } from './finding.ts';

/** The version of the CDK's own stack that a synthesised app asks for. */
export const NEEDED_VERSION = 6;

/** Whether the CDK has prepared the account and region for deploys. */
export async function checkBootstrap({ account, region }: Place): Promise<Finding[]> {
  const command = `npx cdk bootstrap aws://${account}/${region}`;
  const stack = await describedStack('CDKToolkit');
  if (!stack)
    return [problem(`The account is not prepared for the CDK in this region: run ${command}, once.`)];
  const version = Number(outputsOf(stack)['BootstrapVersion']);
  if (version >= NEEDED_VERSION) return [];
  return [
    problem(
      `What the CDK has prepared is of version ${version}, and ${NEEDED_VERSION} is needed: run ${command} again.`,
    ),
  ];
}
