import * as v from 'valibot';
import { SessionItem } from './auth.ts';
import { ExportedCalendar } from './calendars.ts';
import { Entry } from './entry.ts';
import { CreatedAt, Deleted, Instant, ProfileId, TierName, UserId, ZoneName } from './fields.ts';
import { KeyItem } from './keys.ts';
import { operation } from './operation.ts';
import { WholeProfile } from './profiles.ts';

const Email = v.pipe(
  v.string(),
  v.metadata({ description: 'The e-mail address of the account.', examples: ['ada@example.com'] }),
);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const ProfileCount = v.pipe(Count, v.description('How many profiles the account has.'));
const MaxProfiles = v.pipe(Count, v.metadata({ description: 'How many profiles the tier allows.' }));

/** The account, with what its tier allows and what is used of it. */
export const Account = v.strictObject({
  id: UserId,
  email: Email,
  tier: TierName,
  profileCount: ProfileCount,
  maxProfiles: MaxProfiles,
  maxDaysFromToday: v.pipe(
    Count,
    v.metadata({ description: 'How many days ahead of today the tier allows to look.', examples: [30] }),
  ),
});

/** What the tier allows, and how much of it is used. */
export const Usage = v.strictObject({
  tier: TierName,
  profiles: ProfileCount,
  maxProfiles: MaxProfiles,
  computedEntries: v.pipe(
    v.strictObject({
      limit: v.pipe(Count, v.description('How many are allowed a day.')),
      used: v.pipe(Count, v.description('How many were computed today.')),
      resetsAt: v.pipe(Instant, v.metadata({ description: 'When counting begins anew.' })),
    }),
    v.metadata({ description: 'Forecast entries computed anew today; what is cached does not count.' }),
  ),
});

const { birthTime, ...alwaysStored } = WholeProfile.entries;

/** Everything that is stored about an account, without anything secret. */
export const AccountExport = v.strictObject({
  exportedAt: v.pipe(Instant, v.description('When it was put together.')),
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
          v.description('Its calendars, without their addresses.'),
        ),
      }),
    ),
    v.description('The profiles in order of creation.'),
  ),
  keys: v.pipe(v.array(KeyItem), v.description('The keys, oldest first.')),
  sessions: v.pipe(
    v.array(
      v.strictObject({
        ...v.omit(SessionItem, ['current']).entries,
        expiresAt: v.pipe(Instant, v.description('When it ends unless it is used before.')),
      }),
    ),
    v.description('The sessions, oldest first.'),
  ),
  horoscopes: v.pipe(
    v.array(
      v.strictObject({
        profileId: ProfileId,
        modelVersion: v.pipe(v.string(), v.description('The version of the model that computed it.')),
        timeZone: ZoneName,
        entry: Entry,
      }),
    ),
    v.metadata({ description: 'The forecasts that are cached.' }),
  ),
  horoscopesLeftOut: v.optional(
    v.pipe(Count, v.metadata({ description: 'How many more are cached than an answer can hold.' })),
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
  description: 'The account of the key or session, with what its tier allows and how many profiles it has.',
  status: 200,
  answer: Account,
  problems: [],
});

/** GET /api/usage. */
export const usage = operation({
  name: 'usage',
  method: 'GET',
  path: '/api/usage',
  access: 'signed-in',
  tag: 'Account',
  summary: 'Read what is used of the limits',
  description:
    'What the tier allows, and how much of it is used: profiles, and forecast entries computed anew today. Asking counts as a request and as nothing else.',
  status: 200,
  answer: Usage,
  problems: [],
});

/** GET /api/auth/me/export. */
export const exportAccount = operation({
  name: 'export-account',
  method: 'GET',
  path: '/api/auth/me/export',
  access: 'recent-session',
  tag: 'Account',
  summary: 'Export everything stored',
  description: 'Everything that is stored about the account, without anything secret. At most ten an hour.',
  status: 200,
  answer: AccountExport,
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
    'Erases the account with its profiles, keys, calendars, sessions and forecasts. Nothing of it can be brought back.',
  status: 200,
  answer: Deleted,
  cookies: '`__Host-session`, cleared.',
  problems: [],
});
