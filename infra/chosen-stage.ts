import { parseSettings, readSender, type Sender, type Stage, type StageSettings } from './stage-settings.ts';
import { stages, WEB_FILTER } from './stages.ts';

export type ReadyStage = Omit<Stage, 'mail' | 'delivery' | 'securityContact' | 'check'> & {
  check: boolean;
  delivery: Omit<Stage['delivery'], 'from'> & { sender: Sender };
  mail: Omit<Stage['mail'], 'from'> & { sender: Sender };
  securityContact: string;
};

/** Thrown for an unknown stage or invalid settings. The message is one sentence for the operator. */
export class InvalidStageError extends Error {
  override readonly name = 'InvalidStageError';
}

/** The stack of a stage's functions and API. */
export const stackName = (stageName: string): string => `Horoscope-${stageName}`;

/** The stack of what a stage keeps: its table, secret and mail identity. */
export const dataStackName = (stageName: string): string => `${stackName(stageName)}-data`;

/** The stack of a stage's functions that no request calls. */
export const backgroundStackName = (stageName: string): string => `${stackName(stageName)}-background`;

/** The stack of a stage's alarms, dashboard, saved queries and budget. */
export const monitoringStackName = (stageName: string): string => `${stackName(stageName)}-monitoring`;

/** Names the stacks of a stage, in the order in which they are deployed. */
export const stageStackNames = (stageName: string): string[] =>
  [dataStackName, stackName, backgroundStackName, monitoringStackName].map((nameOf) => nameOf(stageName));

/** Finds a stage of `infra/stages.ts`. Throws `InvalidStageError` if the name is unknown. */
export function stageSettings(name: string): StageSettings {
  const settings = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (settings) return settings;
  throw new InvalidStageError(
    `There is no stage ${name}; infra/stages.ts has ${Object.keys(stages).join(', ')}.`,
  );
}

/** Finds a stage and completes its limits, for a command that needs no sender. Throws `InvalidStageError`. */
export function stageNamed(name: string): Stage {
  const { stage, problems } = parseSettings(stageSettings(name));
  if (stage) return stage;
  throw new InvalidStageError(`The stage ${name} has problems: ${problems.join('; ')}.`);
}

/** Reads the stage selected with `-c stage=NAME` (default `dev`). The stage's settings never come from the command line. */
export function chosenStage(context: (name: string) => unknown): { stageName: string; stage: ReadyStage } {
  const stageName = String(context('stage') ?? 'dev');
  return { stageName, stage: readyStage(stageName, stageSettings(stageName)) };
}

/** Validates the settings of a stage. Throws one `InvalidStageError` that lists all that are missing or invalid. */
export function readyStage(stageName: string, settings: StageSettings): ReadyStage {
  const { stage, problems } = parseSettings(settings);
  const missing = missingSettings(settings);
  const from = settings.mail?.from;
  const sender = from && readSender(from);
  const { domain } = settings.mail ?? {};
  if (sender && !isIn(sender.address, domain))
    problems.push(`mail.from must be in mail.domain, ${domain}, not ${from}`);
  const deliveryFrom = settings.delivery?.from;
  const deliverySender = deliveryFrom === undefined ? sender : readSender(deliveryFrom);
  const deliveryDomain = settings.delivery?.domain ?? domain;
  if (deliverySender && !isIn(deliverySender.address, deliveryDomain))
    problems.push(`delivery.from must be in delivery.domain, ${deliveryDomain}, not ${deliverySender.from}`);
  if (missing.length > 0)
    problems.unshift(`set ${new Intl.ListFormat('en').format(missing)} in infra/stages.ts`);
  if (!stage || !sender || !deliverySender || problems.length > 0)
    throw new InvalidStageError(`The stage ${stageName} cannot be deployed: ${problems.join('; ')}.`);
  const { from: _, ...mail } = stage.mail;
  const { from: _from, ...delivery } = stage.delivery;
  return {
    ...stage,
    check: stage.check ?? stage.isForOthers,
    webFilter: stage.webFilter ?? (stage.isForOthers && WEB_FILTER),
    mail: { ...mail, sender },
    delivery: { ...delivery, sender: deliverySender },
    securityContact: stage.securityContact ?? `mailto:${sender.address}`,
  };
}

/** The settings that only some stages need, and that this one lacks. */
const missingSettings = ({ mail, alarmMail, isForOthers }: StageSettings): string[] =>
  [
    !mail?.from && 'mail.from',
    isForOthers && !mail?.domain && 'mail.domain',
    isForOthers && !alarmMail && 'alarmMail',
  ].filter((name) => typeof name === 'string');

const isIn = (address: string, domain: string | undefined) =>
  domain === undefined || address.toLowerCase().endsWith(`@${domain.toLowerCase()}`);
