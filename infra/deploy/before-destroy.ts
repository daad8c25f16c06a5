import type { Stack } from '@aws-sdk/client-cloudformation';
import { RemovalPolicy } from 'aws-cdk-lib';
import type { ReadyStage } from '../chosen-stage.ts';
import { describedStack, outputsOf } from '../commands/described-stack.ts';
import { sentenceOf } from '../commands/sentence-of.ts';
import { stackName } from '../stack-name.ts';
import { findAccount } from './find-account.ts';
import { type Finding, fact, problem } from './finding.ts';
import { findStage } from './preflight.ts';

function findingsOf(stack: Stack, name: string, stage: ReadyStage): Finding[] {
  const { TableName = '', SecretId = '' } = outputsOf(stack);
  const stays = stage.removalPolicy === RemovalPolicy.RETAIN;
  return [
    fact(
      stays
        ? `The table ${TableName} and the secret ${SecretId} stay; all else of ${name}, with its address and its logs, goes.`
        : `All of ${name} goes, with its address, its logs and every account: the table ${TableName} and the secret ${SecretId} too.`,
    ),
    ...(stack.EnableTerminationProtection
      ? [
          problem(
            `${name} is protected from this; if you mean it, take that away first: aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name ${name}`,
          ),
        ]
      : []),
  ];
}

/** What goes and what stays if a stage is destroyed, and what speaks against it; asks AWS, and changes nothing. */
export async function beforeDestroy(stageName: string): Promise<Finding[]> {
  const { stage, findings } = findStage(stageName);
  const account = await findAccount();
  const found = [...findings, ...account.findings];
  if (!stage || !account.place) return found;
  const name = stackName(stageName);
  try {
    const stack = await describedStack(name);
    if (!stack) return [...found, problem(`There is no stack ${name} in this account and region.`)];
    return [...found, ...findingsOf(stack, name, stage)];
  } catch (error) {
    return [...found, problem(sentenceOf(error))];
  }
}
