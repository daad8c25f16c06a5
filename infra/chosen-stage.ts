import { Resolver } from 'node:dns';
import { backgroundFunctions, endpoints, pages } from '../functions/endpoints.ts';
import { readSender, type Sender } from './sender.ts';
import { type Stage, stages } from './stages.ts';

/** A stage that can be synthesised: its sender is known, and where weaknesses are reported. */
export type ReadyStage = Omit<Stage, 'mail' | 'securityContact'> & {
  mail: Omit<Stage['mail'], 'from'> & { sender: Sender };
  securityContact: string;
};

/** Why a stage cannot be used, in one sentence for the operator. */
export class UnusableStage extends Error {
  override readonly name = 'UnusableStage';
}

/** The stage of a name, as `infra/stages.ts` has it; throws `UnusableStage` if there is none. */
export function stageNamed(name: string): Stage {
  const stage = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (stage) return stage;
  throw new UnusableStage(
    `There is no stage ${name}; infra/stages.ts has ${Object.keys(stages).join(', ')}.`,
  );
}

/**
 * The stage that `-c stage=NAME` of the CDK command line chooses, `dev` by default. Its settings are those of
 * infra/stages.ts alone, so that no deploy differs from the next by what was typed. Throws `UnusableStage`.
 */
export function chosenStage(context: (name: string) => unknown): { stageName: string; stage: ReadyStage } {
  const stageName = String(context('stage') ?? 'dev');
  return { stageName, stage: readyStage(stageName, stageNamed(stageName)) };
}

/** A stage as it is deployed; throws `UnusableStage`, in one sentence for all settings that are missing or wrong. */
export function readyStage(stageName: string, stage: Stage): ReadyStage {
  const { mail, alarmMail, securityContact, isForOthers } = stage;
  const { from, ...howMailed } = mail;
  const missing = [
    !from && 'mail.from',
    isForOthers && !mail.domain && 'mail.domain',
    isForOthers && !alarmMail && 'alarmMail',
  ].filter((name) => typeof name === 'string');
  if (!from || missing.length > 0)
    throw new UnusableStage(
      `The stage ${stageName} cannot be deployed before ${allOf(missing)} ${missing.length > 1 ? 'are' : 'is'} set in infra/stages.ts.`,
    );
  const sender = readSender(from);
  const wrong = [
    !sender && `mail.from must be an address, or Name <ADDRESS> in ASCII, not ${from}`,
    sender &&
      !isIn(sender.address, mail.domain) &&
      `mail.from must be in mail.domain, ${mail.domain}, not ${from}`,
    alarmMail !== undefined && !isAddress(alarmMail) && `alarmMail must be an address, not ${alarmMail}`,
    ...wrongSettings(stage),
    ...wrongExtras(stage),
  ].filter((problem) => typeof problem === 'string');
  if (!sender || wrong.length > 0)
    throw new UnusableStage(`The stage ${stageName} cannot be deployed: ${wrong.join('; ')}.`);
  return {
    ...stage,
    mail: { ...howMailed, sender },
    securityContact: securityContact ?? `mailto:${sender.address}`,
  };
}

const DOMAIN_NAME = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const CONTACT = /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/;
const CERTIFICATE_ARN = /^arn:aws[a-z-]*:acm:[a-z0-9-]+:\d+:certificate\/[\w-]+$/;

/** What AWS would refuse when half of a stage is made, or what would never work. */
function wrongSettings(stage: Stage) {
  const { monthlyBudgetUsd, domain, corsOrigin, securityContact, upgrades, mail } = stage;
  const named = (setting: string, must: string, value: unknown, isRight: boolean) =>
    !isRight && `${setting} must be ${must}, not ${value}`;
  const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
  return [
    named('monthlyBudgetUsd', 'above 0', monthlyBudgetUsd, monthlyBudgetUsd > 0),
    domain && named('domain.name', 'a name as api.example.com', domain.name, DOMAIN_NAME.test(domain.name)),
    domain &&
      named(
        'domain.certificateArn',
        'the ARN of a certificate of ACM',
        domain.certificateArn,
        CERTIFICATE_ARN.test(domain.certificateArn),
      ),
    corsOrigin !== undefined &&
      named('corsOrigin', 'an origin as https://www.example.com', corsOrigin, isOrigin(corsOrigin)),
    ...Object.entries({ securityContact, upgrades }).map(
      ([setting, uri]) =>
        uri !== undefined && named(setting, 'a mailto: or https: address', uri, CONTACT.test(uri)),
    ),
    named(
      'mail.nameServers',
      'system, none or addresses',
      mail.nameServers,
      areNameServers(mail.nameServers),
    ),
  ];
}

function areNameServers(text: string): boolean {
  if (text === 'system' || text === 'none') return true;
  try {
    new Resolver().setServers(text.split(','));
    return true;
  } catch {
    return false;
  }
}

/** AWS takes no rate of requests below it. */
const LOWEST_REQUESTS_PER_FIVE_MINUTES = 10;

function wrongExtras({ webFilter, reservedConcurrency }: Stage): (string | false)[] {
  const { requestsPerFiveMinutes = LOWEST_REQUESTS_PER_FIVE_MINUTES } = webFilter ?? {};
  return [
    !(
      Number.isInteger(requestsPerFiveMinutes) && requestsPerFiveMinutes >= LOWEST_REQUESTS_PER_FIVE_MINUTES
    ) &&
      `webFilter.requestsPerFiveMinutes must be a whole number from ${LOWEST_REQUESTS_PER_FIVE_MINUTES} on, not ${requestsPerFiveMinutes}`,
    ...Object.entries(reservedConcurrency).map(([name, reserved]) =>
      functionNames.has(name)
        ? !(Number.isInteger(reserved) && reserved >= 1) &&
          `reservedConcurrency.${name} must be a whole number from 1 on, not ${reserved}`
        : `reservedConcurrency has ${name}, which is no function of functions/endpoints.ts`,
    ),
  ];
}

const functionNames: ReadonlySet<string> = new Set(
  [...endpoints, ...pages, ...Object.values(backgroundFunctions)].map(({ name }) => name),
);

const isIn = (address: string, domain: string | undefined) =>
  domain === undefined || address.toLowerCase().endsWith(`@${domain.toLowerCase()}`);

const isAddress = (text: string) => readSender(text)?.address === text;

const allOf = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
