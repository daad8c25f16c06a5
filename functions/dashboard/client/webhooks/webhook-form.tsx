import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { ResponseFor } from '#lib/client/create-client.ts';
import type { Webhook } from '#lib/contract/webhooks.ts';
import { hasDaily } from '#lib/webhooks/events.ts';
import { TIMES } from '../account/schedule.tsx';
import { call } from '../api.ts';
import { zone, zoneName } from '../dates.ts';
import { Checks } from '../ui/checks.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field, FieldProblem, SubmitButton } from '../ui/form.tsx';
import { Problem } from '../ui/notice.tsx';
import { useFieldProblems } from '../ui/use-field-problems.ts';
import { useTask } from '../ui/use-task.ts';

export type CreatedWebhook = ResponseFor<'POST /api/webhooks'>;
type EventType = Exclude<Webhook['events'][number], 'webhook.test'>;

/** The events that a webhook can ask for. */
export const EVENTS: Readonly<Record<EventType, string>> = {
  'forecast.ready': 'The day’s forecasts are ready',
  'forecast.highlight': 'Someone has a highlight',
  'profile.created': 'A person is added',
  'profile.updated': 'A person is changed',
  'profile.deleted': 'A person is deleted',
  'key.created': 'An API key is created',
  'account.tier_changed': 'The plan changes',
};
const OPTIONS = (Object.keys(EVENTS) as EventType[]).map((value) => ({ value, name: EVENTS[value] }));

const LABELS = { url: 'URL', events: 'Events', at: 'Time', timeZone: 'Time zone' };

export function WebhookForm({ onCreated }: { onCreated: (webhook: CreatedWebhook) => void }) {
  const url = useSignal('');
  const [events, setEvents] = useState<EventType[]>([]);
  const [at, setAt] = useState('05:00');
  const isDaily = hasDaily(events);
  const { onSubmit, isBusy, problem } = useTask(async () => {
    const body = { url: url.value, events, ...(isDaily && { at, timeZone: zone }) };
    onCreated(await call('POST /api/webhooks', { body }));
  });
  const { fields, problemOf, rest } = useFieldProblems(problem, LABELS);
  const urlProblem = problemOf('url');
  // The focused button has given way to this form.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  return (
    <form class="card stack" onSubmit={onSubmit}>
      <h3>New webhook</h3>
      <div class="stack" ref={fields}>
        <Field
          label={LABELS.url}
          hint="Where we send events. It begins with https://."
          value={url}
          {...(urlProblem && { problem: urlProblem })}
          input={{ type: 'url', required: true, autocomplete: 'off', maxLength: 1000 }}
        />
        <fieldset class="checks" aria-describedby="events-problem">
          <legend>{LABELS.events}</legend>
          <Checks options={OPTIONS} chosen={events} onChoose={setEvents} />
          <FieldProblem id="events" problem={problemOf('events')} />
        </fieldset>
        {isDaily && <Choice label="Daily events come at" value={at} options={TIMES} onChoose={setAt} />}
        {isDaily && <p class="hint">In the time zone of {zoneName()}.</p>}
        <FieldProblem id="time" problem={problemOf('at') ?? problemOf('timeZone')} />
      </div>
      <Problem problem={rest} />
      <SubmitButton isBusy={isBusy} busyText="Creating …">
        Create the webhook
      </SubmitButton>
    </form>
  );
}
