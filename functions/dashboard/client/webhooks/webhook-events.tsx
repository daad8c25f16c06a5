import { useEffect } from 'preact/hooks';
import type { ResponseFor } from '#lib/client/create-client.ts';
import type { Webhook } from '#lib/contract/webhooks.ts';
import { call } from '../api.ts';
import { dateAndTime } from '../dates.ts';
import { Problem } from '../ui/notice.tsx';
import { TaskButton } from '../ui/task-button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { EVENTS } from './webhook-form.tsx';

type Delivery = ResponseFor<'GET /api/webhooks/{id}/deliveries'>['deliveries'][number];

const POLL_MS = 3000;

/** Whether a try begins soon or has begun: `nextAttemptAt` is at most a minute away from either. */
const isBeingSent = ({ nextAttemptAt }: Delivery): boolean =>
  nextAttemptAt !== null && Math.abs(Date.parse(nextAttemptAt) - Date.now()) < 60_000;

type WebhookEventsProps = { webhook: Webhook; request: number; onSettled: () => void };

/** The last events of a webhook with their tries. Polls while one is being sent, then calls `onSettled`. */
export function WebhookEvents({ webhook: { id, enabled }, request, onSettled }: WebhookEventsProps) {
  const params = { id };
  const { value, problem, reload } = useLoaded(`deliveries ${id} ${request}`, () =>
    call('GET /api/webhooks/{id}/deliveries', { params }),
  );
  useEffect(() => {
    if (!value) return;
    if (!value.deliveries.some(isBeingSent)) return onSettled();
    const timer = setTimeout(reload, POLL_MS);
    return () => clearTimeout(timer);
  }, [value]);
  if (!value) return <Problem problem={problem} onRetry={reload} />;
  if (value.deliveries.length === 0) return <p class="hint">No events in the last 14 days.</p>;
  return (
    <ul class="stack">
      {value.deliveries.map(({ id: since, type, createdAt, state, nextAttemptAt, attempts }) => (
        <li key={since} class="row between">
          <div>
            <p>
              {type === 'webhook.test' ? 'A test' : EVENTS[type]} (<code>{type}</code>): {STATES[state]}
            </p>
            <p class="hint">{dateAndTime(createdAt)}</p>
            <ul class="hint">
              {attempts.map((attempt) => (
                <li key={attempt.at}>
                  {dateAndTime(attempt.at)}: {resultOf(attempt)}
                </li>
              ))}
              {nextAttemptAt && <li>Next try: {dateAndTime(nextAttemptAt)}</li>}
            </ul>
          </div>
          {enabled && (
            <TaskButton
              label="Send again from here"
              of={`${type} of ${dateAndTime(createdAt)} and all later ones`}
              action={async () => {
                await call('POST /api/webhooks/{id}/replay', { params, body: { since } });
                reload();
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const STATES: Record<Delivery['state'], string> = {
  pending: 'not delivered yet',
  delivered: 'delivered',
  failed: 'failed',
};

/** Why there was no response. `error` may be one that a later version of the service has. */
const ERRORS: Partial<Record<string, string>> = {
  unknown_host: 'the host wasn’t found',
  not_public: 'not sent, because the host isn’t public',
  tls: 'the certificate isn’t valid',
  connection: 'no connection',
  timeout: 'no response',
};

function resultOf({ status, durationMs, error }: Delivery['attempts'][number]): string {
  const result = status === null ? `${ERRORS[error ?? ''] ?? 'no response'},` : `HTTP ${status}`;
  return `${result} after ${durationMs} ms`;
}
