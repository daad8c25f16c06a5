import * as v from 'valibot';
import type { EventType } from '#lib/webhooks/events.ts';
import { CivilDate, described, Instant, KeyId, ProfileId, TierName, ZoneName } from './fields.ts';

/* @__NO_SIDE_EFFECTS__ */
const payload = <const Type extends EventType, Data extends v.GenericSchema>(type: Type, data: Data) =>
  v.strictObject({
    // Some generators make a model of a constant, whose name would be reserved in Swift.
    type: described(
      v.pipe(
        v.string(),
        v.check((text) => text === type),
      ),
      `The type of the event, \`${type}\`.`,
      type,
    ),
    timestamp: described(Instant, 'When the event happened.'),
    data,
  });

/** Days that are ready: of up to 100 profiles; further profiles have further events. */
export const DaysOfProfiles = v.strictObject({
  date: described(CivilDate, 'The date in `timeZone`.'),
  timeZone: ZoneName,
  profileIds: described(v.array(ProfileId), 'Up to 100 profiles. Further ones have further events.'),
});
export const ProfileReference = v.strictObject({
  profileId: ProfileId,
  externalId: v.optional(
    described(v.string(), 'The profile’s external id, if it has one, also after its deletion.', 'user-4711'),
  ),
});
export const KeyReference = v.strictObject({ keyId: KeyId });
export const TierChange = v.strictObject({
  tier: TierName,
  previousTier: described(TierName, 'The tier before.'),
});
export const NoData = described(v.strictObject({}), 'A test is about nothing.');

/** The bodies of the requests that webhooks send (Standard Webhooks 1.0, "Payload structure"). */
export const ForecastReadyEvent = payload('forecast.ready', DaysOfProfiles);
export const ForecastHighlightEvent = payload('forecast.highlight', DaysOfProfiles);
export const ProfileCreatedEvent = payload('profile.created', ProfileReference);
export const ProfileUpdatedEvent = payload('profile.updated', ProfileReference);
export const ProfileDeletedEvent = payload('profile.deleted', ProfileReference);
export const KeyCreatedEvent = payload('key.created', KeyReference);
export const TierChangedEvent = payload('account.tier_changed', TierChange);
export const TestSentEvent = payload('webhook.test', NoData);

/** The payload of each type of event, and when it is sent. */
export const payloads = {
  'forecast.ready': {
    schema: ForecastReadyEvent,
    when: 'The day begins: at `at` in `timeZone` of the webhook.',
  },
  'forecast.highlight': {
    schema: ForecastHighlightEvent,
    when: 'The day begins for profiles whose day is rated 8 or more or below 4, the first such day in a week, or has an exact transit of Jupiter or a slower body, or a new or full Moon on the chart.',
  },
  'profile.created': { schema: ProfileCreatedEvent, when: 'A profile was created.' },
  'profile.updated': { schema: ProfileUpdatedEvent, when: 'A profile was edited.' },
  'profile.deleted': { schema: ProfileDeletedEvent, when: 'A profile was deleted.' },
  'key.created': { schema: KeyCreatedEvent, when: 'An API key was created, also by the first sign-in.' },
  'account.tier_changed': { schema: TierChangedEvent, when: 'The operator changed the tier.' },
  'webhook.test': { schema: TestSentEvent, when: '`POST /api/webhooks/{id}/test` was called.' },
} as const satisfies Record<EventType, { schema: v.GenericSchema; when: string }>;
