import * as v from 'valibot';
import { SessionItem } from './auth.ts';
import { ExportedCalendar } from './calendars.ts';
import { CreatedAt, Deleted, Instant, ProfileId, TierName, UserId, ZoneName } from './fields.ts';
import { Entry } from './forecasts.ts';
import { KeyItem } from './keys.ts';
import { operation } from './operation.ts';
import { ProfileDetails } from './profiles.ts';

const Email = v.pipe(
  v.string(),
  v.metadata({ description: 'The account’s email address.', examples: ['ada@example.com'] }),
);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const ProfileCount = v.pipe(Count, v.description('Number of stored profiles.'));
const MaxProfiles = v.pipe(Count, v.metadata({ description: 'Maximum number of profiles in this tier.' }));

/** The account with its tier's limits. */
export const Account = v.strictObject({
  id: UserId,
  email: Email,
  tier: TierName,
  profileCount: ProfileCount,
  maxProfiles: MaxProfiles,
  maxDaysFromToday: v.pipe(
    Count,
    v.metadata({ description: 'How many days after today this tier can read.', examples: [30] }),
  ),
});
export type Account = v.InferOutput<typeof Account>;

/** Limits and current usage. */
export const Usage = v.strictObject({
  tier: TierName,
  profiles: ProfileCount,
  maxProfiles: MaxProfiles,
  computedEntries: v.pipe(
    v.strictObject({
      limit: v.pipe(Count, v.description('Quota per day.')),
      used: v.pipe(Count, v.description('Computed today.')),
      resetsAt: v.pipe(Instant, v.metadata({ description: 'When the count resets.' })),
    }),
    v.metadata({ description: 'Forecast days computed today. Cached days don’t count.' }),
  ),
});
export type Usage = v.InferOutput<typeof Usage>;

const { birthTime, ...alwaysStored } = ProfileDetails.entries;

/** All stored data of an account, except secrets. */
export const AccountExport = v.strictObject({
  exportedAt: v.pipe(Instant, v.description('When the export was created.')),
  user: v.pipe(
    v.strictObject({
      id: UserId,
      email: Email,
      tier: TierName,
      profileCount: ProfileCount,
      createdAt: CreatedAt,
    }),
    v.description('The account.'),
  ),
  profiles: v.pipe(
    v.array(
      v.strictObject({
        ...alwaysStored,
        birthTime: v.optional(birthTime.wrapped),
        calendars: v.pipe(
          v.array(ExportedCalendar),
          v.description('Its calendar feeds, without their URLs.'),
        ),
      }),
    ),
    v.description('Profiles in order of creation.'),
  ),
  keys: v.pipe(v.array(KeyItem), v.description('API keys, oldest first.')),
  sessions: v.pipe(
    v.array(
      v.strictObject({
        ...v.omit(SessionItem, ['current']).entries,
        expiresAt: v.pipe(Instant, v.description('When the session expires if it isn’t used again.')),
      }),
    ),
    v.description('Sessions, oldest first.'),
  ),
  horoscopes: v.pipe(
    v.array(
      v.strictObject({
        profileId: ProfileId,
        modelVersion: v.pipe(v.string(), v.description('Version of the scoring model that computed it.')),
        timeZone: ZoneName,
        entry: Entry,
      }),
    ),
    v.metadata({ description: 'Cached forecasts.' }),
  ),
  horoscopesLeftOut: v.optional(
    v.pipe(
      Count,
      v.metadata({ description: 'Number of cached forecasts omitted because the response is full.' }),
    ),
  ),
});

/** GET /api/auth/me. */
export const currentUser = operation({
  name: 'current-user',
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  tag: 'Account',
  summary: 'Read the account',
  description:
    'Returns the account of the key or session, with its tier’s limits and its number of profiles.',
  status: 200,
  response: Account,
  problems: [],
});

/** GET /api/usage. */
export const usage = operation({
  name: 'usage',
  method: 'GET',
  path: '/api/usage',
  access: 'signed-in',
  tag: 'Account',
  summary: 'Read the current usage',
  description:
    'Returns the tier’s limits and the current usage: profiles, and forecast days computed today. Counts as a request only.',
  status: 200,
  response: Usage,
  problems: [],
});

/** GET /api/auth/me/export. */
export const exportAccount = operation({
  name: 'export-account',
  method: 'GET',
  path: '/api/auth/me/export',
  access: 'recent-session',
  tag: 'Account',
  summary: 'Export the account',
  description: 'Returns all stored data of the account, except secrets. At most ten exports an hour.',
  status: 200,
  response: AccountExport,
  problems: [],
});

/** DELETE /api/auth/me. */
export const eraseAccount = operation({
  name: 'erase-account',
  method: 'DELETE',
  path: '/api/auth/me',
  access: 'recent-session',
  tag: 'Account',
  summary: 'Erase the account',
  description:
    'Erases the account with its profiles, keys, calendar feeds, sessions and forecasts. This cannot be undone.',
  status: 200,
  response: Deleted,
  cookies: 'Clears `__Host-session`.',
  problems: [],
});
