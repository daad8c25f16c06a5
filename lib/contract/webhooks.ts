import * as v from 'valibot';
import { isEventId } from '#lib/accounts/identifiers.ts';
import { POST_ERRORS } from '#lib/outbound/post-errors.ts';
import { problemOfTarget } from '#lib/outbound/target-url.ts';
import { CHOSEN_TYPES, EVENT_TYPES } from '#lib/webhooks/events.ts';
import { MAX_TRIES } from '#lib/webhooks/retries.ts';
import {
  Count,
  CreatedAt,
  Deleted,
  described,
  growingList,
  hasSome,
  Instant,
  inputObject,
  NextCursor,
  pageParameters,
  quarterHourField,
  timeZoneField,
  WebhookId,
  ZoneName,
} from './fields.ts';
import { operation } from './operation.ts';

const EventId = described(
  v.string(),
  'Identifier of an event, also in the header `webhook-id`. It stays the same in each try and replay.',
  'evt_01M7YMWJZ95PGZ13Z74TPMWH4T',
);

const Target = v.pipe(
  v.string('url must be a string.'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? problemOfTarget(dataset.value) : undefined;
    if (problem !== undefined) addIssue({ message: `url ${problem}.` });
  }),
  v.metadata({
    description:
      'Where events are sent: an https URL on port 443 whose host has only public addresses, without user name, password or fragment.',
    format: 'uri',
    examples: ['https://example.com/horoscope-events'],
  }),
);

/** An event that a webhook can ask for. */
export const ChosenEvent = v.picklist(
  CHOSEN_TYPES,
  `Each of events must be one of: ${CHOSEN_TYPES.join(', ')}.`,
);

const Events = v.pipe(
  v.array(v.unknown(), 'events must be a list.'),
  v.minLength(1, 'events must name at least one event.'),
  v.maxLength(CHOSEN_TYPES.length, 'events must name each event once.'),
  v.array(ChosenEvent),
  v.transform((events) => CHOSEN_TYPES.filter((type) => events.includes(type))),
  v.metadata({
    description:
      'Which events to send. `forecast.ready` and `forecast.highlight` come each day at the local time `at` and name up to 100 profiles each.',
    examples: [['forecast.ready', 'profile.deleted']],
  }),
);

const EventTime = quarterHourField('at', 'The local time of daily events', '05:00');

const EventZone = timeZoneField(
  'timeZone',
  'The IANA time zone of `at` and of the dates in daily events; case is ignored.',
  'Europe/Berlin',
);

/** A new webhook. */
export const NewWebhook = inputObject({
  url: Target,
  events: Events,
  at: v.optional(EventTime),
  timeZone: v.optional(EventZone),
});

/** The fields of a webhook to change; at least one is required. */
export const WebhookEdit = v.pipe(
  inputObject({
    url: v.optional(Target),
    events: v.optional(Events),
    at: v.optional(EventTime),
    timeZone: v.optional(EventZone),
    enabled: v.optional(
      described(
        v.boolean('enabled must be true or false.'),
        'False stops events: those that happen until it is enabled are never sent. True also enables a webhook that was disabled because it failed.',
      ),
    ),
  }),
  hasSome('url, events, at, timeZone and enabled'),
  v.metadata({ minProperties: 1 }),
);

const webhookFields = {
  id: WebhookId,
  url: described(v.string(), 'Where events are sent.', 'https://example.com/horoscope-events'),
  events: described(v.array(growingList(EVENT_TYPES)), 'The events that are sent.'),
  at: described(v.nullable(v.string()), 'The local time of daily events; null if none was given.', '05:00'),
  timeZone: described(v.nullable(ZoneName), 'The time zone of `at` and of the dates in daily events.'),
  publicKey: described(
    v.string(),
    'The public key that verifies signatures `v1a` (Ed25519).',
    'whpk_8P3bPcBJJLSCQ6LHGsyNJCF4ckPx7xKKFmGWvcdRmDg=',
  ),
  enabled: described(v.boolean(), 'Whether events are sent.'),
  disabledBecause: described(
    v.nullable(growingList(['failing', 'gone', 'paused', 'secret_retired'])),
    'Why no events are sent. `failing`: for five days, every try failed. `gone`: the receiver answered 410. `paused`: by `enabled: false`. `secret_retired`: the operator replaced the service’s secret; rotate the webhook’s secret. Null if the webhook is enabled.',
  ),
  failingSince: described(
    v.nullable(Instant),
    'Since when every try has failed; null if the last one succeeded, or if the receiver answered 410.',
  ),
  droppedAt: described(
    v.nullable(Instant),
    'When events were last left out because the account had too few left, to within an hour; null if never. From then on, all are left out until the next full hour.',
  ),
  createdAt: CreatedAt,
};

/** A webhook without its secret. */
export const Webhook = v.strictObject(webhookFields);
export type Webhook = v.InferOutput<typeof Webhook>;

/** A webhook whose secret was just created. */
export const WebhookWithSecret = v.strictObject({
  ...webhookFields,
  secret: described(
    v.string(),
    'The secret that verifies signatures `v1` (HMAC-SHA256). The service returns it only here.',
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
  ),
});

/** A try to send an event. */
export const EventAttempt = v.strictObject({
  at: described(Instant, 'When the try began.'),
  status: described(
    v.nullable(v.pipe(v.number(), v.integer())),
    'The status of the response; null if there was none.',
  ),
  durationMs: described(Count, 'How long the try took, in milliseconds.'),
  error: described(
    v.nullable(growingList(POST_ERRORS)),
    'Why there was no response; null if there was one. `unknown_host`: the name has no address. `not_public`: one of its addresses isn’t public, so nothing was sent. `tls`: the certificate isn’t valid for the host, or another failure of TLS. `connection`: refused or closed. `timeout`: no response within 15 seconds.',
  ),
});

/** An event with its tries. */
export const WebhookEvent = v.strictObject({
  id: EventId,
  type: growingList(EVENT_TYPES),
  createdAt: described(Instant, 'When the event happened.'),
  state: described(
    growingList(['pending', 'delivered', 'failed']),
    '`delivered`: a response had a status from 200 to 299. `failed`: no try is left.',
  ),
  nextAttemptAt: described(v.nullable(Instant), 'When the next try is due; null if there is none.'),
  attempts: described(v.array(EventAttempt), 'The last tries, oldest first.'),
});

/** Whether a text is an instant in ISO 8601. The pattern also accepts offsets without minutes, which no `Date` reads. */
const isInstant = (text: string): boolean =>
  v.is(v.pipe(v.string(), v.isoTimestamp()), text) && !Number.isNaN(Date.parse(text));

/** Which events to send again: those since one of them or an instant, or exactly one. */
export const Replay = v.pipe(
  inputObject({
    since: v.optional(
      v.pipe(
        v.string('since must be a string.'),
        v.check(
          (text) => isEventId(text) || isInstant(text),
          'since must be an instant in ISO 8601, such as 2026-11-21T19:04:05.678Z, or the id of an event.',
        ),
        v.metadata({
          description: 'The instant or the id of the first event to send again, with all later ones.',
          examples: ['2026-11-21T19:04:05.678Z'],
        }),
      ),
    ),
    eventId: v.optional(
      v.pipe(
        v.string('eventId must be a string.'),
        v.check(isEventId, 'eventId must be the id of an event.'),
        v.metadata({ description: 'Instead of `since`: the id of the only event to send again.' }),
      ),
    ),
  }),
  v.check(
    ({ since, eventId }) => (since === undefined) !== (eventId === undefined),
    'Send either since or eventId.',
  ),
  v.metadata({ minProperties: 1, maxProperties: 1 }),
);

/** What is sent again. */
export const Replayed = v.strictObject({
  id: WebhookId,
  events: described(Count, 'The number of events that are sent again.'),
  next: described(
    v.nullable(EventId),
    'The `since` with which to go on; null if these were all, and with `eventId`.',
  ),
});

export const WebhookList = v.strictObject({
  webhooks: described(v.array(Webhook), 'The account’s webhooks, oldest first.'),
});

export const WebhookDeliveries = v.strictObject({
  deliveries: described(v.array(WebhookEvent), 'The last events, newest first.'),
  nextCursor: NextCursor,
});

const params = v.object({ id: WebhookId });
const tag = 'Webhooks';
const path = '/api/webhooks/{id}';

export const listWebhooks = operation({
  name: 'list-webhooks',
  method: 'GET',
  path: '/api/webhooks',
  access: 'session',
  tag,
  summary: 'List webhooks',
  description: 'Lists the account’s webhooks, oldest first, without their secrets.',
  response: WebhookList,
});

export const createWebhook = operation({
  name: 'create-webhook',
  method: 'POST',
  path: '/api/webhooks',
  access: 'recent-session',
  tag,
  summary: 'Create a webhook',
  description:
    'Sends events to a URL, signed by Standard Webhooks 1.0, and returns the secret once. An account can have five webhooks. Events name profiles by their ids and your external ids, and keys by their ids. An account has 100 events a day, or one for each profile of its limit on the tier `platform`; further ones are not sent.',
  body: NewWebhook,
  rejectsUnknownFields: true,
  status: 201,
  response: WebhookWithSecret,
  problems: ['webhook_limit_reached'],
});

export const updateWebhook = operation({
  name: 'update-webhook',
  method: 'PATCH',
  path,
  access: 'recent-session',
  tag,
  summary: 'Edit a webhook',
  description: 'Changes the given fields of a webhook, from the next event and the next try on.',
  params,
  body: WebhookEdit,
  rejectsUnknownFields: true,
  response: Webhook,
  problems: ['not_found', 'edit_conflict'],
});

export const deleteWebhook = operation({
  name: 'delete-webhook',
  method: 'DELETE',
  path,
  access: 'session',
  tag,
  summary: 'Delete a webhook',
  description: 'Deletes a webhook with its events. Nothing is sent any more, except by a try that has begun.',
  params,
  response: Deleted,
  problems: ['not_found', 'edit_conflict'],
});

export const rotateWebhook = operation({
  name: 'rotate-webhook',
  method: 'POST',
  path: `${path}/rotate`,
  access: 'recent-session',
  tag,
  summary: 'Rotate a webhook’s secret',
  description:
    'Replaces the secret and the public key of a webhook, and returns the new secret once. For 24 hours, events are signed with both.',
  params,
  response: WebhookWithSecret,
  problems: ['not_found', 'edit_conflict'],
});

/** The event of a test. */
export const TestEvent = v.strictObject({ id: WebhookId, eventId: EventId });

export const testWebhook = operation({
  name: 'test-webhook',
  method: 'POST',
  path: `${path}/test`,
  access: 'session',
  tag,
  summary: 'Send a test event',
  description: 'Sends an event `webhook.test`. `GET /api/webhooks/{id}/deliveries` shows what became of it.',
  params,
  response: TestEvent,
  problems: ['not_found', 'webhook_disabled'],
});

export const replayWebhook = operation({
  name: 'replay-webhook',
  method: 'POST',
  path: `${path}/replay`,
  access: 'session',
  tag,
  summary: 'Send events again',
  description:
    'Sends the events of the last 14 days since an instant again, or exactly one by its `eventId`, delivered or not, with the same ids. A request takes up to 100 events, oldest first; `next` is the `since` of another request. Counts towards the account’s events of the day.',
  params,
  body: Replay,
  response: Replayed,
  problems: ['not_found', 'webhook_disabled'],
});

export const listWebhookDeliveries = operation({
  name: 'list-webhook-deliveries',
  method: 'GET',
  path: `${path}/deliveries`,
  access: 'session',
  tag,
  summary: 'List the events of a webhook',
  description: `Lists the events of the last 14 days, newest first, with their tries: the last 25, or pages of up to \`limit\`. An event has up to ${MAX_TRIES} tries over about 75 hours; any status but one from 200 to 299 is a failure, redirects too.`,
  params,
  query: inputObject(pageParameters('events', 50)),
  response: WebhookDeliveries,
  problems: ['not_found'],
});
