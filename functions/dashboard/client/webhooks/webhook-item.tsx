import { useState } from 'preact/hooks';
import type { Webhook } from '#lib/contract/webhooks.ts';
import { call, unlessDeleted } from '../api.ts';
import { cityOf, dateAndTime, timeOfDay } from '../dates.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { TaskButton } from '../ui/task-button.tsx';
import { WebhookEvents } from './webhook-events.tsx';
import { type CreatedWebhook, EVENTS } from './webhook-form.tsx';

type WebhookItemProps = {
  webhook: Webhook;
  onRotated: (webhook: CreatedWebhook) => void;
  onChanged: () => void;
};

/** A webhook's URL, events and state, with buttons to test, stop, rotate and delete it, and its last events on request. */
export function WebhookItem({ webhook, onRotated, onChanged }: WebhookItemProps) {
  const { id, url, events, at, timeZone, enabled, disabledBecause, droppedAt } = webhook;
  const params = { id };
  /** How often the events were requested; 0 while they are hidden. */
  const [requests, setRequests] = useState(0);
  const names = events.map((type) => type !== 'webhook.test' && EVENTS[type]).filter(Boolean);
  return (
    <li class="card stack">
      <div>
        <h3>{url}</h3>
        <p>
          {names.join(' · ')}
          {at && timeZone && ` · Daily events at ${timeOfDay(at)} in ${cityOf(timeZone)}`}
        </p>
        <p class="hint">{stateOf(webhook)}</p>
        {droppedAt && (
          <p class="hint">
            Events were left out on {dateAndTime(droppedAt)}, because the account had used up its events.
          </p>
        )}
      </div>
      <div class="row">
        {enabled && (
          <TaskButton
            label="Send a test"
            of={`to ${url}`}
            action={async () => {
              await call('POST /api/webhooks/{id}/test', { params });
              setRequests(requests + 1);
            }}
          />
        )}
        <TaskButton
          label={requests > 0 ? 'Hide events' : 'Show events'}
          of={`of ${url}`}
          action={async () => setRequests(requests > 0 ? 0 : 1)}
        />
        {disabledBecause !== 'secret_retired' && (
          <TaskButton
            label={enabled ? 'Turn off' : 'Turn on'}
            of={url}
            action={async () => {
              await call('PATCH /api/webhooks/{id}', { params, body: { enabled: !enabled } });
              onChanged();
            }}
          />
        )}
        <ConfirmButton
          label="Rotate secret"
          of={`of ${url}`}
          question="Replace the secret?"
          confirm="Replace the secret"
          busyText="Replacing …"
          action={async () => onRotated(await call('POST /api/webhooks/{id}/rotate', { params }))}
        >
          <p>You get a new secret and public key. For 24 hours, the old ones sign events, too.</p>
        </ConfirmButton>
        <ConfirmButton
          label="Delete"
          of={url}
          question="Delete this webhook?"
          confirm="Delete the webhook"
          busyText="Deleting …"
          action={async () => {
            await unlessDeleted(call('DELETE /api/webhooks/{id}', { params }));
            onChanged();
          }}
        >
          <p>{url} gets no more events, and the list of its last ones is deleted.</p>
        </ConfirmButton>
      </div>
      {requests > 0 && <WebhookEvents webhook={webhook} request={requests} onSettled={onChanged} />}
    </li>
  );
}

const REASONS: Record<NonNullable<Webhook['disabledBecause']>, string> = {
  failing: 'every try failed for five days.',
  gone: 'your server answered that it’s gone (HTTP 410).',
  paused: 'you turned it off.',
  secret_retired: 'the operator replaced the service’s secret. Rotate the webhook’s secret to turn it on.',
};

function stateOf({ disabledBecause, failingSince }: Webhook): string {
  if (disabledBecause) return `Off: ${REASONS[disabledBecause]}`;
  return failingSince ? `On, but failing since ${dateAndTime(failingSince)}.` : 'On.';
}
