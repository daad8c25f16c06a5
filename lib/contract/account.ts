import * as v from 'valibot';
import { SessionItem } from './auth.ts';
import { ExportedCalendar } from './calendars.ts';
import { CreatedAt, Deleted, described, Instant, ProfileId, TierName, UserId, ZoneName } from './fields.ts';
import { Entry } from './forecasts.ts';
import { KeyItem } from './keys.ts';
import { operation } from './operation.ts';
import { ProfileDetails } from './profiles.ts';

const Email = described(v.string(), 'The account’s email address.', 'ada@example.com');
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const ProfileCount = described(Count, 'Number of stored profiles.');
const MaxProfiles = described(Count, 'Maximum number of profiles in this tier.');

/** The account with its tier's limits. */
export const Account = v.strictObject({
  id: UserId,
  email: Email,
  tier: TierName,
  profileCount: ProfileCount,
  maxProfiles: MaxProfiles,
  maxDaysFromToday: described(Count, 'How many days after today this tier can read.', 30),
});
export type Account = v.InferOutput<typeof Account>;

/** Limits and current usage. */
export const Usage = v.strictObject({
  tier: TierName,
  profiles: ProfileCount,
  maxProfiles: MaxProfiles,
  computedEntries: described(
    v.strictObject({
      limit: described(Count, 'Quota per day.'),
      used: described(Count, 'Computed today.'),
      resetsAt: described(Instant, 'When the count resets.'),
    }),
    'Forecast days computed today. Cached days don’t count.',
  ),
});
export type Usage = v.InferOutput<typeof Usage>;

const { birthTime, ...alwaysStored } = ProfileDetails.entries;

/** All stored data of an account, except secrets. */
export const AccountExport = v.strictObject({
  exportedAt: described(Instant, 'When the export was created.'),
  user: described(
    v.strictObject({
      id: UserId,
      email: Email,
      tier: TierName,
      profileCount: ProfileCount,
      createdAt: CreatedAt,
    }),
    'The account.',
  ),
  profiles: described(
    v.array(
      v.strictObject({
        ...alwaysStored,
        birthTime: v.optional(birthTime.wrapped),
        calendars: described(v.array(ExportedCalendar), 'Its calendar feeds, without their URLs.'),
      }),
    ),
    'Profiles in order of creation.',
  ),
  keys: described(v.array(KeyItem), 'API keys, oldest first.'),
  sessions: described(
    v.array(
      v.strictObject({
        ...v.omit(SessionItem, ['current']).entries,
        expiresAt: described(Instant, 'When the session expires if it isn’t used again.'),
      }),
    ),
    'Sessions, oldest first.',
  ),
  horoscopes: described(
    v.array(
      v.strictObject({
        profileId: ProfileId,
        modelVersion: described(v.string(), 'Version of the scoring model that computed it.'),
        timeZone: ZoneName,
        entry: Entry,
      }),
    ),
    'Cached forecasts.',
  ),
  horoscopesLeftOut: v.optional(
    described(Count, 'Number of cached forecasts omitted because the response is full.'),
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
    'Returns the account of the key or session, with its tier’s limits and its number of profiles.',
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
    'Returns the tier’s limits and the current usage: profiles, and forecast days computed today. Counts as a request only.',
  response: Usage,
});

export const exportAccount = operation({
  name: 'export-account',
  method: 'GET',
  path: '/api/auth/me/export',
  access: 'recent-session',
  tag: 'Account',
  summary: 'Export the account',
  description: 'Returns all stored data of the account, except secrets. At most ten exports an hour.',
  response: AccountExport,
});

export const eraseAccount = operation({
  name: 'erase-account',
  method: 'DELETE',
  path: '/api/auth/me',
  access: 'recent-session',
  tag: 'Account',
  summary: 'Erase the account',
  description:
    'Erases the account with its profiles, keys, calendar feeds, sessions and forecasts. This cannot be undone.',
  response: Deleted,
  cookies: 'Clears `__Host-session`.',
});
