import * as v from 'valibot';
import { SessionItem } from './auth.ts';
import { ExportedCalendar } from './calendars.ts';
import { ExportedMail, Push, RecentDelivery } from './delivery.ts';
import {
  Count,
  CreatedAt,
  Deleted,
  described,
  Instant,
  ProfileId,
  TierName,
  UserId,
  ZoneName,
} from './fields.ts';
import { Entry } from './forecasts.ts';
import { ExportedBlindTest, ExportedVerdict } from './judgments.ts';
import { KeyItem } from './keys.ts';
import { operation } from './operation.ts';
import { ProfileDetails } from './profiles.ts';
import { ExportedPushSubscription } from './push.ts';
import { Webhook } from './webhooks.ts';

const Email = described(v.string(), 'The account’s email address.', 'ada@example.com');

const ProfileCount = described(Count, 'Number of stored profiles.');
const MaxProfiles = described(Count, 'Maximum number of profiles in this tier.');

/** The account with its tier's limits. */
export const Account = v.strictObject({
  id: UserId,
  email: Email,
  tier: TierName,
  profileCount: ProfileCount,
  maxProfiles: MaxProfiles,
  maxDaysFromToday: described(Count, 'Number of days after today that this tier includes.', 30),
});
export type Account = v.InferOutput<typeof Account>;

/** The daily quota of computed forecast days. */
export const ComputedEntries = v.strictObject({
  limit: described(Count, 'Maximum number of forecast days computed per day.'),
  used: described(Count, 'Number of forecast days computed today, in UTC.'),
  resetsAt: described(Instant, 'When `used` resets to zero.'),
});

/** An account's current usage and the limits of its tier. */
export const Usage = v.strictObject({
  tier: TierName,
  profiles: ProfileCount,
  maxProfiles: MaxProfiles,
  computedEntries: described(
    ComputedEntries,
    'The daily quota of computed forecast days. Cached days don’t count.',
  ),
});
export type Usage = v.InferOutput<typeof Usage>;

const { birthTime, externalId, residenceTimeZone, ...alwaysStored } = ProfileDetails.entries;

export const ExportedUser = v.strictObject({
  id: UserId,
  email: Email,
  tier: TierName,
  profileCount: ProfileCount,
  createdAt: CreatedAt,
});

export const ExportedProfile = v.strictObject({
  ...alwaysStored,
  birthTime: v.optional(birthTime.wrapped),
  externalId: v.optional(externalId.wrapped),
  residenceTimeZone: v.optional(residenceTimeZone.wrapped),
  calendars: described(v.array(ExportedCalendar), 'The profile’s calendar feeds, without their URLs.'),
  mail: v.optional(described(ExportedMail, 'The morning mail, if it is on.')),
  push: v.optional(described(Push, 'The notifications, if they are on.')),
  deliveries: described(
    v.array(RecentDelivery),
    'What became of the deliveries of the last two weeks, newest first.',
  ),
});

export const ExportedSession = v.strictObject({
  ...v.omit(SessionItem, ['current']).entries,
  expiresAt: described(Instant, 'When the session expires if it isn’t used again.'),
});

export const ExportedWebhook = v.omit(Webhook, ['publicKey']);

/** A cached forecast. */
export const ExportedForecast = v.strictObject({
  profileId: ProfileId,
  modelVersion: described(v.string(), 'Version of the scoring model that computed the forecast.'),
  timeZone: ZoneName,
  entry: Entry,
});

/** All stored data of an account, except secrets. */
export const AccountExport = v.strictObject({
  exportedAt: described(Instant, 'When the export was created.'),
  user: described(ExportedUser, 'The exported account.'),
  profiles: described(v.array(ExportedProfile), 'The account’s profiles, in order of creation.'),
  keys: described(v.array(KeyItem), 'The account’s API keys, oldest first.'),
  sessions: described(v.array(ExportedSession), 'The account’s sessions, oldest first.'),
  webhooks: described(v.array(ExportedWebhook), 'The account’s webhooks, oldest first.'),
  pushSubscriptions: described(
    v.array(ExportedPushSubscription),
    'The devices that get notifications, without keys, least recently renewed first.',
  ),
  verdicts: described(v.array(ExportedVerdict), 'The account’s verdicts by profile, oldest first.'),
  blindTests: described(v.array(ExportedBlindTest), 'The account’s blind tests by profile, oldest first.'),
  verdictsLeftOut: v.optional(
    described(
      v.literal(true),
      'Present if further verdicts and tests were omitted to limit the size of the response. Read verdicts with `GET /api/profiles/{id}/verdicts`.',
    ),
  ),
  horoscopes: described(v.array(ExportedForecast), 'Cached forecasts of the account’s profiles.'),
  horoscopesLeftOut: v.optional(
    described(Count, 'Number of cached forecasts omitted to limit the size of the response.'),
  ),
});

export const currentUser = operation({
  name: 'current-user',
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  tag: 'Account',
  summary: 'Read the account',
  description:
    'Returns the account that the API key or session belongs to, with its number of profiles and the limits of its tier.',
  response: Account,
});

export const usage = operation({
  name: 'usage',
  method: 'GET',
  path: '/api/usage',
  access: 'signed-in',
  tag: 'Account',
  summary: 'Read the current usage',
  description:
    'Returns the number of profiles and of forecast days computed today, each with its limit. The call counts only against the request quota.',
  response: Usage,
});

export const exportAccount = operation({
  name: 'export-account',
  method: 'GET',
  path: '/api/auth/me/export',
  access: 'recent-session',
  tag: 'Account',
  summary: 'Export the account',
  description:
    'Returns the stored data of the account, except secrets and the events of webhooks. Limited to ten exports an hour, and to accounts with at most 1,000 profiles.',
  response: AccountExport,
  problems: ['export_too_large'],
});

export const eraseAccount = operation({
  name: 'erase-account',
  method: 'DELETE',
  path: '/api/auth/me',
  access: 'recent-session',
  tag: 'Account',
  summary: 'Erase the account',
  description:
    'Erases the account with its profiles, keys, calendar feeds, webhooks, sessions and forecasts. This cannot be undone.',
  response: Deleted,
  cookies: 'Clears `__Host-session`.',
});
