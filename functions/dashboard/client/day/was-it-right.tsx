import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { JudgedDay } from '#lib/contract/judgments.ts';
import { call } from '../api.ts';
import { nowMs } from '../clock.ts';
import { today, zone } from '../dates.ts';
import { viewHref } from '../links.ts';
import type { Profile } from '../session.ts';
import { SubmitButton } from '../ui/form.tsx';
import { Problem } from '../ui/notice.tsx';
import { announce } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useTask } from '../ui/use-task.ts';
import { fitSentence } from './fit.ts';

/** The hour of the day from which it can be judged. */
const EVENING_HOUR = 18;

const ANSWERS: readonly { verdict: JudgedDay['verdict']; name: string }[] = [
  { verdict: 'yes', name: 'Yes' },
  { verdict: 'partly', name: 'Partly' },
  { verdict: 'no', name: 'No' },
];

/** Asks whether a day was as forecast: from the evening on, and on past days. */
export function WasItRight({ profile, date }: { profile: Profile; date: string }) {
  const isEvening = new Date(nowMs.value).getHours() >= EVENING_HOUR;
  return date < today() || (date === today() && isEvening) ? (
    <Question key={`${profile.id} ${date}`} profile={profile} date={date} />
  ) : null;
}

function Question({ profile: { id }, date }: { profile: Profile; date: string }) {
  const noteId = useId();
  const loaded = useLoaded(`verdict ${id} ${date}`, () =>
    call('GET /api/profiles/{id}/verdicts', { params: { id }, query: { from: date, to: date } }),
  );
  const changed = useSignal<JudgedDay | undefined>(undefined);
  const typed = useSignal<string | undefined>(undefined);
  const stored = changed.value ?? loaded.value?.verdicts[0];
  const note = typed.value ?? stored?.note ?? '';
  const chosen = useSignal<JudgedDay['verdict'] | undefined>(undefined);
  const saving = useTask(async () => {
    const verdict = chosen.value ?? stored?.verdict;
    if (!verdict) return;
    changed.value = await call('PUT /api/profiles/{id}/days/{date}/verdict', {
      params: { id, date },
      query: { tz: zone },
      body: { verdict, ...(note.trim() && { note }) },
    });
    if (typed.value !== undefined) announce('Your note is saved.');
    typed.value = undefined;
  });
  return (
    <section class="verdict">
      <h2>Was it right?</h2>
      <div class="row">
        {ANSWERS.map(({ verdict, name }) => (
          <button
            key={verdict}
            type="button"
            class="quiet"
            aria-pressed={verdict === (saving.isBusy ? chosen.value : stored?.verdict)}
            onClick={() => {
              chosen.value = verdict;
              void saving.run();
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {stored && (
        <form class="field" onSubmit={saving.onSubmit}>
          <label for={noteId}>A note, for your eyes only</label>
          <textarea
            id={noteId}
            rows={2}
            value={note}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
          {typed.value !== undefined && (
            <SubmitButton class="quiet" isBusy={saving.isBusy} busyText="Saving …">
              Save the note
            </SubmitButton>
          )}
        </form>
      )}
      <Problem problem={saving.problem ?? loaded.problem} />
      {changed.value && <Fit profileId={id} />}
      <a href={viewHref('blind-test')}>Try this week’s blind test</a>
    </section>
  );
}

/** How well ratings have fitted this person, once there are enough verdicts. */
function Fit({ profileId: id }: { profileId: string }) {
  const { value } = useLoaded(`verdicts ${id}`, () =>
    call('GET /api/profiles/{id}/verdicts', { params: { id } }),
  );
  const sentence = value && fitSentence(value.summary);
  return sentence ? <p>{sentence}</p> : <p class="hint">Thanks. After a month, we’ll tell you how we did.</p>;
}
