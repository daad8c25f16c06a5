import { Resolver } from 'node:dns';
import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { backgroundFunctions, endpoints, pages } from '../functions/endpoints.ts';
import { type Stage, stages, WEB_FILTER } from './stages.ts';

/** A mail sender: the `From` header and its bare address. SES verifies the address or its domain. */
export type Sender = { from: string; address: string };

export type ReadyStage = Omit<Stage, 'mail' | 'securityContact'> & {
  mail: Omit<Stage['mail'], 'from'> & { sender: Sender };
  securityContact: string;
};

/** Thrown for an unknown stage or invalid settings. The message is one sentence for the operator. */
export class InvalidStageError extends Error {
  override readonly name = 'InvalidStageError';
}

/** The stack of a stage's functions, API and alarms. */
export const stackName = (stageName: string): string => `Horoscope-${stageName}`;

/** The stack of what a stage keeps: its table, secret and mail identity. */
export const dataStackName = (stageName: string): string => `${stackName(stageName)}-data`;

/** Finds a stage of `infra/stages.ts`. Throws `InvalidStageError` if the name is unknown. */
export function stageNamed(name: string): Stage {
  const stage = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (stage) return stage;
  throw new InvalidStageError(
    `There is no stage ${name}; infra/stages.ts has ${Object.keys(stages).join(', ')}.`,
  );
}

/** Reads the stage selected with `-c stage=NAME` (default `dev`). The stage's settings never come from the command line. */
export function chosenStage(context: (name: string) => unknown): { stageName: string; stage: ReadyStage } {
  const stageName = String(context('stage') ?? 'dev');
  return { stageName, stage: readyStage(stageName, stageNamed(stageName)) };
}

/** Validates a stage. Throws one `InvalidStageError` that lists all missing settings, or else all invalid ones. */
export function readyStage(stageName: string, stage: Stage): ReadyStage {
  const { mail, alarmMail, securityContact, isForOthers } = stage;
  const { from, ...mailSettings } = mail;
  const missing = [
    !from && 'mail.from',
    isForOthers && !mail.domain && 'mail.domain',
    isForOthers && !alarmMail && 'alarmMail',
  ].filter((name) => typeof name === 'string');
  if (!from || missing.length > 0)
    throw new InvalidStageError(
      `The stage ${stageName} cannot be deployed: set ${new Intl.ListFormat('en').format(missing)} in infra/stages.ts.`,
    );
  const sender = readSender(from);
  const problems = [
    !sender && `mail.from must be an address or an ASCII Name <ADDRESS>, not ${from}`,
    sender &&
      !isIn(sender.address, mail.domain) &&
      `mail.from must be in mail.domain, ${mail.domain}, not ${from}`,
    alarmMail !== undefined &&
      readSender(alarmMail)?.address !== alarmMail &&
      `alarmMail must be an address, not ${alarmMail}`,
    ...settingProblems(stage),
  ].filter((problem) => typeof problem === 'string');
  if (!sender || problems.length > 0)
    throw new InvalidStageError(`The stage ${stageName} cannot be deployed: ${problems.join('; ')}.`);
  return {
    ...stage,
    webFilter: stage.webFilter ?? (isForOthers && WEB_FILTER),
    mail: { ...mailSettings, sender },
    securityContact: securityContact ?? `mailto:${sender.address}`,
  };
}

const NAMED_ADDRESS = /^(?:"[^"\\<>]*"|[\w .'&-]*?) *<([^<>]*)>$/;

/** Parses `ADDRESS` or `Name <ADDRESS>` with an ASCII name. Returns undefined for other text. */
export function readSender(text: string): Sender | undefined {
  const from = text.trim();
  const address = NAMED_ADDRESS.exec(from)?.[1] ?? from;
  // The address isn't normalized, because SES and IAM compare addresses case-sensitively.
  return v.is(EmailAddress, address) && !/\s/.test(address) ? { from, address } : undefined;
}

const isIn = (address: string, domain: string | undefined) =>
  domain === undefined || address.toLowerCase().endsWith(`@${domain.toLowerCase()}`);

const DOMAIN_NAME = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const CONTACT = /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/;
const ARN = /^arn:aws[a-z-]*:acm:[a-z0-9-]+:\d+:certificate\/[\w-]+$/;

const functionNames: ReadonlySet<string> = new Set(
  [...endpoints, ...pages, ...Object.values(backgroundFunctions)].map(({ name }) => name),
);

/** Lists settings that AWS would reject halfway through a deploy, or that would never work. */
function settingProblems(stage: Stage): string[] {
  const { domain, mail, webFilter, reservedConcurrency = {} } = stage;
  function check<T>(setting: string, must: string, value: T | undefined, isValid: (value: T) => boolean) {
    return value === undefined || isValid(value) ? [] : [`${setting} must be ${must}, not ${value}`];
  }
  const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
  const isFrom = (minimum: number) => (value: number) => Number.isInteger(value) && value >= minimum;
  const matches = (pattern: RegExp) => (text: string) => pattern.test(text);
  return [
    ...check('monthlyBudgetUsd', 'above 0', stage.monthlyBudgetUsd, (usd) => usd > 0),
    ...check('domain.name', 'a name such as api.example.com', domain?.name, matches(DOMAIN_NAME)),
    ...check('domain.certificateArn', 'the ARN of an ACM certificate', domain?.certificateArn, matches(ARN)),
    ...check('corsOrigin', 'an origin such as https://www.example.com', stage.corsOrigin, isOrigin),
    ...check('securityContact', 'a mailto: or https: URI', stage.securityContact, matches(CONTACT)),
    ...check('upgrades', 'a mailto: or https: URI', stage.upgrades, matches(CONTACT)),
    ...check('mail.nameServers', 'system, none or addresses', mail.nameServers, areNameServers),
    // AWS WAF accepts no lower rate.
    ...Object.entries(webFilter || {}).flatMap(([name, rate]) =>
      check(`webFilter.${name}`, 'an integer of at least 10', rate, isFrom(10)),
    ),
    ...Object.entries(reservedConcurrency).flatMap(([name, reserved]) =>
      functionNames.has(name)
        ? check(`reservedConcurrency.${name}`, 'an integer of at least 1', reserved, isFrom(1))
        : [`reservedConcurrency has ${name}, which is not a function of functions/endpoints.ts`],
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
