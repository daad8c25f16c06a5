import { chosenStage, type ReadyStage } from '../chosen-stage.ts';
import { describedStack } from '../commands/described-stack.ts';
import { sentenceOf } from '../commands/sentence-of.ts';
import { stackName } from '../stack-name.ts';
import { checkBootstrap } from './check-bootstrap.ts';
import { checkFunctions } from './check-functions.ts';
import { checkLeftBehind } from './check-left-behind.ts';
import { checkSender, checkSending } from './check-mail.ts';
import { findAccount, type Place } from './find-account.ts';
import { type Finding, problem, warning } from './finding.ts';

/** A stage of infra/stages.ts that can be deployed; without one the finding says why. */
export function findStage(stageName: string): { stage?: ReadyStage; findings: Finding[] } {
  try {
    return { stage: chosenStage(() => stageName).stage, findings: [] };
  } catch (error) {
    return { findings: [problem(sentenceOf(error))] };
  }
}

/** What a check finds; that it cannot be made is a warning, as its answer may not be needed. */
async function despiteRefusals(what: string, check: Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check;
  } catch (error) {
    return [warning(`Not checked: ${what}. ${sentenceOf(error)}`)];
  }
}

/** Whether the certificate of the stage's own domain is where API Gateway looks for it. */
export function checkCertificate({ domain }: Pick<ReadyStage, 'domain'>, { region }: Place): Finding[] {
  const [, , , where] = domain?.certificateArn.split(':') ?? [];
  if (where === undefined || where === region) return [];
  return [problem(`The certificate of ${domain?.name} is in ${where}, and has to be in ${region}.`)];
}

/** As which a stack is listed that has nothing, and that a deploy makes anew. */
const WITHOUT_ANYTHING = ['ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS'];

async function isDeployed(stageName: string): Promise<boolean> {
  const stack = await describedStack(stackName(stageName));
  return stack !== undefined && !WITHOUT_ANYTHING.includes(stack.StackStatus ?? '');
}

async function checksOf(stageName: string, stage: ReadyStage | undefined, place: Place): Promise<Finding[]> {
  const deployed = isDeployed(stageName);
  const sender = deployed.then((isThere) => (stage ? checkSender(stage.mail, isThere, place) : []));
  const left = deployed.then((isThere) => (isThere || !stage ? [] : checkLeftBehind(stageName)));
  const functions = deployed.then((isThere) => checkFunctions(place, stage, isThere));
  const findings = await Promise.all([
    despiteRefusals('whether the CDK has prepared the account', checkBootstrap(place)),
    despiteRefusals('whether a former stack has left a table', left),
    despiteRefusals('how many functions may run at once', functions),
    despiteRefusals('whether SES sends to everybody', checkSending(place)),
    despiteRefusals('whether SES may send from the sender', sender),
  ]);
  return [...(stage ? checkCertificate(stage, place) : []), ...findings.flat()];
}

/** Everything that can be known before a stage is deployed; asks AWS, and changes nothing. */
export async function preflight(stageName: string): Promise<Finding[]> {
  const { stage, findings } = findStage(stageName);
  const account = await findAccount();
  const checks = account.place ? await checksOf(stageName, stage, account.place) : [];
  return [...findings, ...account.findings, ...checks];
}
