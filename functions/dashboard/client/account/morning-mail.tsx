import { useSignal } from '@preact/signals';
import { type Tier, tiers } from '#lib/accounts/tiers.ts';
import type { Account } from '#lib/contract/account.ts';
import type { Delivery } from '#lib/contract/delivery.ts';
import { LETTER_DAYS } from '#lib/delivery/mail-lists.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { dateOfMonth, zone } from '../dates.ts';
import { type Profile, profiles } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { SubmitButton } from '../ui/form.tsx';
import { Problem } from '../ui/notice.tsx';
import { announce } from '../ui/page.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { useTask } from '../ui/use-task.ts';
import { answerOffers } from '../visits.ts';
import { ScheduleFields, whenNext } from './schedule.tsx';
import type { LoadedDeliveries } from './use-deliveries.ts';

type Mail = NonNullable<Delivery['mail']>;

type MorningMailProps = { profile: Profile; user: Account; deliveries: LoadedDeliveries };

/** When and how often a person's forecast is mailed, and what became of the last mail. */
export function MorningMail({ profile, user, deliveries }: MorningMailProps) {
  return (
    <section class="card stack">
      <div class="row between">
        <div>
          <h2>Morning mail</h2>
          <p class="hint">
            {profile.name}’s day, sent to {user.email}.
          </p>
        </div>
        {profiles.value.length > 1 && <ProfilePicker />}
      </div>
      <Settings deliveries={deliveries} hasLetter={user.maxDaysFromToday >= LETTER_DAYS} />
    </section>
  );
}

function Settings({
  deliveries: { delivery, problem, reload, save },
  hasLetter,
}: {
  deliveries: LoadedDeliveries;
  hasLetter: boolean;
}) {
  if (!delivery && problem) return <Problem problem={problem} onRetry={reload} />;
  const saveMail = async (mail: Mail | null) => {
    const changed = await save({ mail });
    answerOffers();
    announce(mail ? whenNextMail(changed) : 'Morning mail is off.');
  };
  return (
    <MailForm
      key={JSON.stringify(delivery?.mail)}
      delivery={delivery}
      hasLetter={hasLetter}
      save={saveMail}
    />
  );
}

type MailFormProps = {
  /** Undefined while it is loading. */
  delivery: Delivery | undefined;
  /** Whether the plan reaches far enough ahead for a weekly letter. */
  hasLetter: boolean;
  save: (mail: Mail | null) => Promise<void>;
};

/** The first plan that reaches far enough ahead for a weekly letter. */
const LETTER_PLAN = capitalized(
  (Object.keys(tiers) as Tier[]).find((tier) => tiers[tier].maxDaysFromToday >= LETTER_DAYS) ?? '',
);

function MailForm({ delivery, hasLetter, save }: MailFormProps) {
  const mail = delivery?.mail;
  const draft = useSignal<Mail>(mail ?? { at: '07:15', timeZone: zone, days: 'daily', weekly: false });
  const saving = useTask(() => save(draft.value));
  const stopping = useTask(() => save(null));
  const change = (fields: Partial<Mail>) => {
    draft.value = { ...draft.value, ...fields };
  };
  return (
    <form class="stack" onSubmit={saving.onSubmit}>
      <p>{delivery ? whenNextMail(delivery) : '…'}</p>
      {delivery && <LastMail delivery={delivery} />}
      <ScheduleFields
        schedule={draft.value}
        storedZone={mail?.timeZone}
        change={change}
        isDisabled={!delivery}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={draft.value.weekly}
          disabled={!delivery || !(hasLetter || draft.value.weekly)}
          onChange={({ currentTarget }) => change({ weekly: currentTarget.checked })}
        />
        On Sundays, a letter about the week ahead{!hasLetter && ` (from the ${LETTER_PLAN} plan up)`}
      </label>
      <Problem problem={saving.problem ?? stopping.problem} />
      <div class="row">
        <SubmitButton isBusy={saving.isBusy} busyText="Saving …" isDisabled={!delivery}>
          {mail ? 'Save' : 'Turn on'}
        </SubmitButton>
        {mail && <Button onClick={() => void stopping.run()}>Turn off</Button>}
      </div>
    </form>
  );
}

/** Says when the next mail comes. */
const whenNextMail = ({ mail, next }: Delivery): string =>
  mail
    ? whenNext(mail, next)
    : 'Off. Your day in your inbox before it starts: what it’s about, what it’s good for, and its rating.';

/** Why the last mail didn't arrive; nothing if it did. */
function LastMail({ delivery: { recent } }: { delivery: Delivery }) {
  const last = recent.find(({ channel }) => channel === 'mail');
  if (!last || last.outcome === 'sent') return null;
  return <p class="hint">{`The mail of ${dateOfMonth(last.date)} ${OUTCOMES[last.outcome]}`}</p>;
}

const OUTCOMES: Record<Exclude<Delivery['recent'][number]['outcome'], 'sent'>, string> = {
  late: 'would have come more than two hours late, so we skipped it.',
  undeliverable: 'wasn’t sent, because earlier mails came back.',
  refused: 'was refused by the mail server, or too many new accounts had mail in that hour.',
  sending: 'may not have arrived: the connection broke while we sent it.',
};
