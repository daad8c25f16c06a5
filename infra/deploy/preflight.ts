import type { Stack } from '@aws-sdk/client-cloudformation';
import { RemovalPolicy } from 'aws-cdk-lib';
import { chosenStage, type ReadyStage, stackName } from '../chosen-stage.ts';
import { type AccountRegion, describeError, findAccount, findStack, stackOutputs } from './aws.ts';
import { checkBootstrap, checkConcurrency, checkOrphanedTables } from './check-account.ts';
import { checkSender, checkSending } from './check-mail.ts';
import { type Finding, fact, problem, warning } from './finding.ts';

function findStage(stageName: string): { stage?: ReadyStage; findings: Finding[] } {
  try {
    return { stage: chosenStage(() => stageName).stage, findings: [] };
  } catch (error) {
    return { findings: [problem(describeError(error))] };
  }
}

/** Checks that the certificate of the stage's domain is in the same region as its API. */
export function checkCertificate(
  { domain }: Pick<ReadyStage, 'domain'>,
  { region }: AccountRegion,
): Finding[] {
  const [, , , certificateRegion = region] = domain?.certificateArn.split(':') ?? [];
  if (certificateRegion === region) return [];
  return [problem(`The certificate of ${domain?.name} is in ${certificateRegion}; it must be in ${region}.`)];
}

async function isDeployed(stageName: string): Promise<boolean> {
  const stack = await findStack(stackName(stageName));
  // A stack in one of these statuses has no resources.
  return stack !== undefined && !/^(ROLLBACK_COMPLETE|REVIEW_IN_PROGRESS)$/.test(stack.StackStatus ?? '');
}

async function checkAll(
  stageName: string,
  stage: ReadyStage | undefined,
  accountRegion: AccountRegion,
): Promise<Finding[]> {
  const deployed = isDeployed(stageName);
  const checks: [name: string, findings: Promise<Finding[]>][] = [
    ['CDK bootstrap', checkBootstrap(accountRegion)],
    ['orphaned tables', deployed.then((exists) => (exists || !stage ? [] : checkOrphanedTables(stageName)))],
    ['Lambda concurrency', deployed.then((exists) => checkConcurrency(accountRegion, stage, exists))],
    ['SES account', checkSending(accountRegion)],
    ['SES sender', deployed.then((exists) => (stage ? checkSender(stage.mail, exists, accountRegion) : []))],
  ];
  const findings = await Promise.all(
    // A check that lacks a permission must not stop a deploy, which may not need that permission.
    checks.map(([name, check]) =>
      check.catch((error) => [warning(`Not checked: ${name}. ${describeError(error)}`)]),
    ),
  );
  return [...(stage ? checkCertificate(stage, accountRegion) : []), ...findings.flat()];
}

export async function preflightDeploy(stageName: string): Promise<Finding[]> {
  const { stage, findings } = findStage(stageName);
  const account = await findAccount();
  const checks = account.accountRegion ? await checkAll(stageName, stage, account.accountRegion) : [];
  return [...findings, ...account.findings, ...checks];
}

function describeDestroy(stack: Stack, name: string, stage: ReadyStage): Finding[] {
  const { TableName = '', SecretId = '' } = stackOutputs(stack);
  const isRetained = stage.removalPolicy === RemovalPolicy.RETAIN;
  const what = fact(
    isRetained
      ? `Deletes ${name} with its URL and its logs. The table ${TableName} and the secret ${SecretId} remain.`
      : `Deletes ${name} with its URL, its logs and every account, including the table ${TableName} and the secret ${SecretId}.`,
  );
  if (!stack.EnableTerminationProtection) return [what];
  const command = `aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name ${name}`;
  return [what, problem(`${name} has termination protection. To remove it, run ${command}`)];
}

/** Reports what destroying a stage would delete and retain, and what blocks it. Read-only. */
export async function preflightDestroy(stageName: string): Promise<Finding[]> {
  const { stage, findings } = findStage(stageName);
  const account = await findAccount();
  const found = [...findings, ...account.findings];
  if (!stage || !account.accountRegion) return found;
  const name = stackName(stageName);
  try {
    const stack = await findStack(name);
    if (!stack) return [...found, problem(`There is no stack ${name} in this account and region.`)];
    return [...found, ...describeDestroy(stack, name, stage)];
  } catch (error) {
    return [...found, problem(describeError(error))];
  }
}
