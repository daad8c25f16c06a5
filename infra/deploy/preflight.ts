import type { Stack } from '@aws-sdk/client-cloudformation';
import { chosenStage, dataStackName, type ReadyStage, stackName } from '../chosen-stage.ts';
import {
  type AccountRegion,
  describeError,
  findAccount,
  findStack,
  findStageStacks,
  outputsOfAll,
} from './aws.ts';
import { checkBootstrap, checkConcurrency, checkOrphanedTables } from './check-account.ts';
import { checkAlarmTopic } from './check-alarms.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkSender, checkSending } from './check-mail.ts';
import { type Finding, fact, problem, warning } from './finding.ts';

function findStage(stageName: string): { stage?: ReadyStage; findings: Finding[] } {
  try {
    return { stage: chosenStage(() => stageName).stage, findings: [] };
  } catch (error) {
    return { findings: [problem(describeError(error))] };
  }
}

/** A stack whose creation failed has no resources. The CDK replaces it, unless it has termination protection. */
function checkFailedCreation({ StackName, StackStatus, EnableTerminationProtection }: Stack): Finding[] {
  if (StackStatus !== 'ROLLBACK_COMPLETE' || !EnableTerminationProtection) return [];
  return [
    problem(
      `The first deploy of ${StackName} failed, and the CDK can't replace the stack, which has termination protection. Fix the cause (docs/operate.md, If the first deploy fails), then run aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name ${StackName}`,
    ),
  ];
}

function isDeployed(stack: Stack | undefined): boolean {
  // A stack in one of these statuses has no resources.
  return stack !== undefined && !/^(ROLLBACK_COMPLETE|REVIEW_IN_PROGRESS)$/.test(stack.StackStatus ?? '');
}

async function checkAll(
  stageName: string,
  stage: ReadyStage | undefined,
  accountRegion: AccountRegion,
): Promise<Finding[]> {
  const data = findStack(dataStackName(stageName));
  const deployed = data.then(isDeployed);
  const checks: [name: string, findings: Promise<Finding[]>][] = [
    ['CDK bootstrap', checkBootstrap(accountRegion)],
    ['failed creation', data.then((stack) => (stack ? checkFailedCreation(stack) : []))],
    ['orphaned tables', deployed.then((exists) => (exists || !stage ? [] : checkOrphanedTables(stageName)))],
    ['Lambda concurrency', deployed.then((exists) => checkConcurrency(accountRegion, stage, exists))],
    ['alarm subscriptions', checkAlarmTopic(stageName, stage?.alarmMail !== undefined)],
    ['certificate', stage ? checkCertificate(stage, accountRegion) : Promise.resolve([])],
    ['SES account', checkSending(accountRegion, stage?.delivery.mailsPerSecond)],
    ['SES sender', deployed.then((exists) => (stage ? checkSender(stage.mail, exists, accountRegion) : []))],
    [
      'SES sender of morning mail',
      deployed.then((exists) => {
        const { domain, sender } = stage?.delivery ?? {};
        return domain && sender
          ? checkSender({ domain, sender, identity: 'created' }, exists, accountRegion, 'morning mail')
          : [];
      }),
    ],
  ];
  const findings = await Promise.all(
    // A check that lacks a permission must not stop a deploy, which may not need that permission.
    checks.map(([name, check]) =>
      check.catch((error) => [warning(`Not checked: ${name}. ${describeError(error)}`)]),
    ),
  );
  return findings.flat();
}

/** Checks a stage before its deploy. Read-only. Without a problem among the findings, returns the stage and where it goes. */
export async function preflightDeploy(stageName: string) {
  const { stage, findings } = findStage(stageName);
  const { accountRegion, findings: ofAccount } = await findAccount();
  const checks = accountRegion ? await checkAll(stageName, stage, accountRegion) : [];
  return { findings: [...findings, ...ofAccount, ...checks], stage, accountRegion };
}

function describeDestroy(stacks: readonly Stack[], stage: ReadyStage): Finding[] {
  const { TableName = '', SecretId = '' } = outputsOfAll(stacks);
  const names = stacks.map(({ StackName = '' }) => StackName).join(' and ');
  const what = fact(
    stage.isForOthers
      ? `Deletes ${names} with the URL and most logs. The table ${TableName}, the secret ${SecretId} and the log of security events remain.`
      : `Deletes ${names} with the URL, the logs and every account, including the table ${TableName} and the secret ${SecretId}.`,
  );
  const commandFor = (name: string) =>
    `aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name ${name}`;
  const protectedNames = stacks.flatMap(({ StackName = '', EnableTerminationProtection }) =>
    EnableTerminationProtection ? [StackName] : [],
  );
  return [
    what,
    ...protectedNames.map((name) =>
      problem(`${name} has termination protection. To remove it, run ${commandFor(name)}`),
    ),
  ];
}

/** Reports what destroying a stage would delete and retain, and what blocks it. Read-only. */
export async function preflightDestroy(stageName: string): Promise<Finding[]> {
  const { stage, findings } = findStage(stageName);
  const account = await findAccount();
  const found = [...findings, ...account.findings];
  if (!stage || !account.accountRegion) return found;
  try {
    const stacks = await findStageStacks(stageName);
    if (stacks.length === 0)
      return [...found, problem(`There is no stack ${stackName(stageName)} in this account and region.`)];
    return [...found, ...describeDestroy(stacks, stage)];
  } catch (error) {
    return [...found, problem(describeError(error))];
  }
}
