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
 * The stage that the context of the CDK command line chooses, from `infra/stages.ts`; `-c mailFrom` and `-c alarmMail`
 * outweigh what stands there. Throws `UnusableStage` for an unknown stage and for a sender that is missing or no address.
 */
export function chosenStage(context: (name: string) => unknown): { stageName: string; stage: ReadyStage } {
  const given = (name: string) => {
    const value = context(name);
    return value === undefined ? undefined : String(value);
  };
  const stageName = given('stage') ?? 'dev';
  const stage = stageNamed(stageName);
  const { mail, alarmMail } = stage;
  const { from, ...howMailed } = mail;
  const sender = senderOf(stageName, given('mailFrom') ?? from);
  return {
    stageName,
    stage: {
      ...stage,
      mail: { ...howMailed, sender },
      securityContact: stage.securityContact ?? `mailto:${sender.address}`,
      alarmMail: given('alarmMail') ?? alarmMail,
    },
  };
}

function senderOf(stageName: string, from: string | undefined): Sender {
  if (!from)
    throw new UnusableStage(
      `The stage ${stageName} has no sender of its mails: set its mail.from in infra/stages.ts, or give -c mailFrom=ADDRESS.`,
    );
  const sender = readSender(from);
  if (!sender)
    throw new UnusableStage(
      `The sender of the stage ${stageName} must be an address, or Name <ADDRESS> in ASCII, not ${from}.`,
    );
  return sender;
}
