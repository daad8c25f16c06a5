import * as v from 'valibot';
import type { Account, Caller } from './caller.ts';
import { PLATFORM, type Plan } from './tiers.ts';

const Count = v.pipe(v.number('a number'), v.minValue(1, 'at least 1'));
const atMost = (byDefault: number) => v.optional(Count, byDefault);

/**
 * The limits of a stage and their defaults. Functions ignore limits that they don't know, and use the default of one that is
 * missing, so that they work with the settings of another release.
 */
export const limitEntries = {
  /**
   * Token bucket per mailbox: the number of codes that can be sent in a burst, and the seconds until another code can be
   * sent.
   */
  codesPerEmail: v.optional(v.object({ burst: atMost(3), refillSeconds: atMost(60) }), {}),
  codesPerEmailPerDay: atMost(20),
  codesPerSourcePerHour: atMost(30),
  codesPerStagePerHour: atMost(2_000),
  /** The part of `codesPerStagePerHour` that is reserved for returning devices. */
  codesReservedForKnownPerStagePerHour: atMost(500),
  verificationsPerSourcePerFiveMinutes: atMost(60),
  failedVerificationsPerEmailAndSourcePerDay: atMost(10),
  failedVerificationsPerEmailPerDay: atMost(50),
  failedVerificationsPerSourcePerDay: atMost(30),
  failedVerificationsPerStagePerHour: atMost(500),
  /** Code requests for addresses that DNS or SES reports as undeliverable. */
  refusedRecipientsPerSourcePerDay: atMost(20),
  refusedRecipientsPerStagePerHour: atMost(100),
  computedEntriesPerUserPerDay: atMost(20_000),
  /** Authenticated requests, counted separately for keys and sessions. An account is new on its first day. */
  requestsPerUserPerDay: atMost(18_000),
  requestsPerUserPerHour: atMost(3_600),
  requestsPerNewUserPerHour: atMost(600),
  /** Authenticated requests of all new accounts together. */
  requestsOfNewUsersPerStagePerHour: atMost(3_000),
  exportsPerUserPerHour: atMost(10),
  /** Creations and edits of profiles, edits of webhooks, and subscriptions of devices, including those that fail. */
  editsPerUserPerHour: atMost(100),
  /** Events for webhooks, also tests and replays, each with up to ten tries. Further ones of the day are not sent. */
  webhookEventsPerUserPerDay: atMost(100),
  webhookEventsPerNewUserPerDay: atMost(30),
  /** Events of all new accounts together. */
  webhookEventsOfNewUsersPerStagePerHour: atMost(60),
  /** Morning mails of all new accounts together. Further ones are not sent. */
  mailsOfNewUsersPerStagePerHour: atMost(300),
  /** Rendered calendar feeds; a 304 doesn't count. The second limit allows ten calendars to refresh every 15 minutes. */
  calendarAnswersPerFeedPerHour: atMost(20),
  calendarAnswersPerUserPerHour: atMost(40),
  /** City lookups bought from Amazon Location after a cache miss. */
  cityLookUpsPerUserPerDay: atMost(20),
  /** Lookups and searches bought by all accounts that last signed in from a source. */
  cityLookUpsPerSourcePerDay: atMost(100),
  /** Costs at most 1.20 USD an hour, at 4 USD per 1,000 lookups, of which new accounts spend at most 0.20 USD. */
  cityLookUpsPerStagePerHour: atMost(300),
  cityLookUpsOfNewUsersPerStagePerHour: atMost(50),
  /** Limits on place searches that the list of cities can't answer, and on those bought after a cache miss. */
  citySearchesPerUserPerHour: atMost(100),
  boughtCitySearchesPerUserPerDay: atMost(20),
};

const LimitsSchema = v.object(limitEntries);

/** The rate limits of a stage. */
export type Limits = v.InferOutput<typeof LimitsSchema>;

/** The name of a rate limit of a stage. */
type LimitName = keyof Limits;

/**
 * The limits that the functions below read, by subject. The route table (functions/endpoints.ts) gives each Lambda function
 * only those that it needs, so that another limit's change doesn't change the function.
 */
export const limitNames = {
  codes: [
    'codesPerEmail',
    'codesPerEmailPerDay',
    'codesPerSourcePerHour',
    'codesPerStagePerHour',
    'codesReservedForKnownPerStagePerHour',
    'refusedRecipientsPerSourcePerDay',
    'refusedRecipientsPerStagePerHour',
  ],
  verifications: [
    'verificationsPerSourcePerFiveMinutes',
    'failedVerificationsPerEmailAndSourcePerDay',
    'failedVerificationsPerEmailPerDay',
    'failedVerificationsPerSourcePerDay',
    'failedVerificationsPerStagePerHour',
  ],
  requests: [
    'requestsPerUserPerDay',
    'requestsPerUserPerHour',
    'requestsPerNewUserPerHour',
    'requestsOfNewUsersPerStagePerHour',
  ],
  computedEntries: ['computedEntriesPerUserPerDay'],
  exports: ['exportsPerUserPerHour'],
  edits: ['editsPerUserPerHour'],
  events: [
    'webhookEventsPerUserPerDay',
    'webhookEventsPerNewUserPerDay',
    'webhookEventsOfNewUsersPerStagePerHour',
  ],
  mails: ['mailsOfNewUsersPerStagePerHour'],
  feeds: ['calendarAnswersPerFeedPerHour', 'calendarAnswersPerUserPerHour'],
  lookUps: [
    'cityLookUpsPerUserPerDay',
    'cityLookUpsPerSourcePerDay',
    'cityLookUpsPerStagePerHour',
    'cityLookUpsOfNewUsersPerStagePerHour',
  ],
  searches: ['citySearchesPerUserPerHour', 'boughtCitySearchesPerUserPerDay'],
} as const satisfies Record<string, readonly LimitName[]>;

/** The subject of some limits. */
export type LimitGroup = keyof typeof limitNames;

type LimitsOf<Group extends LimitGroup> = Pick<Limits, (typeof limitNames)[Group][number]>;

/** Reads some of the stage's limits from the environment; throws if they are malformed. */
export function stageLimits<Group extends LimitGroup>(...groups: [Group, ...Group[]]): LimitsOf<Group> {
  const names: LimitName[] = groups.flatMap((group) => limitNames[group]);
  const read: Partial<Limits> = v.parse(
    v.pick(LimitsSchema, names as [LimitName, ...LimitName[]]),
    JSON.parse(process.env['LIMITS'] ?? '{}'),
  );
  return read as LimitsOf<Group>;
}

/** A fixed-window limit: at most `limit` units per window. Windows start at multiples of their length since 1970 UTC. */
export type WindowLimit = { scope: string; subject: string; limit: number; windowSeconds: number };

/** A token-bucket limit: up to `burst` units at once, then one unit every `refillSeconds`. */
export type BucketLimit = { scope: string; subject: string; burst: number; refillSeconds: number };

/** A rate limit of one subject, such as an account or a source. */
export type RateLimit = WindowLimit | BucketLimit;

const DAY_SECONDS = 86_400;

const per = (windowSeconds: number) => (scope: string, subject: string, limit: number) =>
  ({ scope, subject, limit, windowSeconds }) satisfies WindowLimit;

const perFiveMinutes = per(300);
const perHour = per(3_600);
const perDay = per(DAY_SECONDS);

/** A client that signs in, identified by keyed hashes; `device` combines mailbox and source. */
export type Requester = { source: string; mailbox: string; device: string; isReturning: boolean };

/**
 * Limits on sending codes. Returning devices have their own counters and a reserved part of the stage's limit, so
 * new devices can't lock them out.
 */
export function codeLimits(limits: LimitsOf<'codes'>, { source, mailbox, device, isReturning }: Requester) {
  const { codesPerStagePerHour: all, codesReservedForKnownPerStagePerHour: reserved } = limits;
  const { scope, subject } = isReturning
    ? { scope: 'codes-known', subject: device }
    : { scope: 'codes-mailbox', subject: mailbox };
  return {
    perSource: [
      perHour(isReturning ? 'codes-known-source' : 'codes-source', source, limits.codesPerSourcePerHour),
    ],
    perMailbox: [
      { scope, subject, ...limits.codesPerEmail },
      perDay(`${scope}-day`, subject, limits.codesPerEmailPerDay),
    ],
    perStage: [perHour('codes-stage', 'all', isReturning ? all : all - reserved)],
  } satisfies Record<string, RateLimit[]>;
}

/** Limits on code requests for undeliverable addresses. The per-source limit doesn't apply to returning devices. */
export function refusalLimits(limits: LimitsOf<'codes'>, { source }: Pick<Requester, 'source'>) {
  return {
    perSource: perDay('refused-source', source, limits.refusedRecipientsPerSourcePerDay),
    perStage: perHour('refused-stage', 'all', limits.refusedRecipientsPerStagePerHour),
  };
}

/**
 * Limits on sign-in attempts: on all attempts per source, and on failed attempts. For a returning device, only the failures
 * of that device are limited.
 */
export function verificationLimits(
  limits: LimitsOf<'verifications'>,
  { source, mailbox, device, isReturning }: Requester,
) {
  const perDevice = perDay('failures-pair', device, limits.failedVerificationsPerEmailAndSourcePerDay);
  if (isReturning) return { perSource: [], failures: [perDevice], failuresPerStage: [] };
  return {
    perSource: [perFiveMinutes('verify-source', source, limits.verificationsPerSourcePerFiveMinutes)],
    failures: [
      perDevice,
      perDay('failures-source', source, limits.failedVerificationsPerSourcePerDay),
      perDay('failures-mailbox', mailbox, limits.failedVerificationsPerEmailPerDay),
    ],
    failuresPerStage: [perHour('failures-stage', 'all', limits.failedVerificationsPerStagePerHour)],
  } satisfies Record<string, RateLimit[]>;
}

/**
 * What an account of the tier `platform` may use for each profile of its limit, and the most in all. It never has less than
 * other accounts of the stage.
 */
const platformBudgets = {
  computedEntriesPerUserPerDay: { perProfile: 10, most: 1_000_000 },
  requestsPerUserPerDay: { perProfile: 3, most: 250_000 },
  requestsPerUserPerHour: { perProfile: 1, most: 100_000 },
  editsPerUserPerHour: { perProfile: 1, most: 5_000 },
  webhookEventsPerUserPerDay: { perProfile: 1, most: 100_000 },
  cityLookUpsPerUserPerDay: { perProfile: 0.01, most: 1_000 },
  calendarAnswersPerUserPerHour: { perProfile: 1, most: 5_000 },
} as const satisfies { [Name in LimitName]?: { perProfile: number; most: number } };

type Budget = keyof typeof platformBudgets;

/** Returns a limit of an account: the stage's, or the budget of its platform plan if that is larger. */
function budgetOf<Name extends Budget>(
  name: Name,
  limits: Pick<Limits, Name>,
  { tier, maxProfiles }: Pick<Plan, 'tier' | 'maxProfiles'>,
): number {
  const { perProfile, most } = platformBudgets[name];
  return tier === PLATFORM
    ? Math.max(limits[name], Math.min(Math.floor(perProfile * maxProfiles), most))
    : limits[name];
}

/** Returns the budgets of a plan by name, in the order in which they are shown to operators. */
export const budgetsOf = (limits: Pick<Limits, Budget>, plan: Plan): [Budget, number][] =>
  (Object.keys(platformBudgets) as Budget[]).map((name) => [name, budgetOf(name, limits, plan)]);

/** Daily quota of forecast entries computed for a user. Cache hits don't count. */
export const computedEntriesLimit = (limits: LimitsOf<'computedEntries'>, account: Account): WindowLimit =>
  perDay('computed-entries', account.userId, budgetOf('computedEntriesPerUserPerDay', limits, account));

/** The times (ISO 8601) by which an account counts as new. */
type Age = Pick<Plan, 'tier'> & { createdAt: string; firstSignInAt?: string };

/**
 * Whether an account's first sign-in was less than a day ago. The account's creation doesn't count, because anyone can request
 * codes for many addresses days before they sign in. An account of the tier `platform` isn't new, because the operator knows it.
 */
export const isNewUser = ({ tier, createdAt, firstSignInAt = createdAt }: Age, nowMs: number): boolean =>
  tier !== PLATFORM && nowMs - Date.parse(firstSignInAt) < DAY_SECONDS * 1000;

/**
 * Request quotas of an account, separate for keys and sessions: a leaked key can't use up the session requests needed to
 * revoke it. New accounts have a lower hourly quota, and share a limit of the stage.
 */
export function requestLimits(
  limits: LimitsOf<'requests'>,
  { credential, ...account }: Account & Pick<Caller, 'credential'>,
  isNew: boolean,
) {
  const subject = `${account.userId}#${credential}`;
  const ofHour = isNew
    ? limits.requestsPerNewUserPerHour
    : budgetOf('requestsPerUserPerHour', limits, account);
  return {
    own: [
      perDay('requests', subject, budgetOf('requestsPerUserPerDay', limits, account)),
      perHour('requests-hour', subject, ofHour),
    ],
    ofStage: isNew
      ? [perHour('requests-of-new-accounts', 'all', limits.requestsOfNewUsersPerStagePerHour)]
      : [],
  } satisfies Record<string, WindowLimit[]>;
}

/** Limit on a user's account exports. */
export const exportsLimit = (limits: LimitsOf<'exports'>, userId: string): WindowLimit =>
  perHour('exports', userId, limits.exportsPerUserPerHour);

/** Limit on a user's creations and edits of profiles, and edits of webhooks. */
export const editsLimit = (limits: LimitsOf<'edits'>, account: Account): WindowLimit =>
  perHour('edits', account.userId, budgetOf('editsPerUserPerHour', limits, account));

/** Limits on the events of an account's webhooks: its own, and for a new account one that the stage's new accounts share. */
export const eventsLimits = (
  limits: LimitsOf<'events'>,
  user: Age & Plan & { id: string },
  nowMs: number,
): WindowLimit[] =>
  isNewUser(user, nowMs)
    ? [
        perDay('events', user.id, limits.webhookEventsPerNewUserPerDay),
        perHour('events-of-new-accounts', 'all', limits.webhookEventsOfNewUsersPerStagePerHour),
      ]
    : [perDay('events', user.id, budgetOf('webhookEventsPerUserPerDay', limits, user))];

/** Limit that the morning mails of all new accounts share; none for other accounts. */
export const mailsLimit = (limits: LimitsOf<'mails'>, user: Age, nowMs: number): WindowLimit | undefined =>
  isNewUser(user, nowMs)
    ? perHour('mails-of-new-accounts', 'all', limits.mailsOfNewUsersPerStagePerHour)
    : undefined;

/** Limits on rendering calendar feeds: per calendar, and per user for all of the user's calendars together. */
export function calendarAnswersLimits(limits: LimitsOf<'feeds'>, account: Account, calendarId: string) {
  return [
    perHour('calendar-answers', calendarId, limits.calendarAnswersPerFeedPerHour),
    perHour(
      'calendar-answers-all',
      account.userId,
      budgetOf('calendarAnswersPerUserPerHour', limits, account),
    ),
  ] as const;
}

/** Limits on paid requests to Amazon Location. */
export type LookUpLimits = { perUser: WindowLimit; perSource: WindowLimit[]; perStage: WindowLimit[] };

/** Keyed hashes of the mailbox and the source that an account last signed in with. */
export type LimitSubjects = Pick<Requester, 'mailbox' | 'source'>;

type Buyer = Age & Plan & { id: string; limitSubjects?: LimitSubjects };

/** The subject of a buyer's own limits: the mailbox, so an erased account that signs up again gets no new quota. */
const mailboxOf = ({ id, limitSubjects }: Buyer): string => limitSubjects?.mailbox ?? id;

const lookUpsPerStage = (part: string, limit: number) => perHour('look-ups-stage', part, limit);

/**
 * Limits on buying city lookups: per mailbox, per source (except for platform accounts), and per stage. New accounts share a part
 * of the stage's limit, so they run out of lookups before established accounts do.
 */
export function cityLookUpLimits(limits: LimitsOf<'lookUps'>, user: Buyer, nowMs: number): LookUpLimits {
  const source = user.limitSubjects?.source;
  return {
    perUser: perDay('look-ups', mailboxOf(user), budgetOf('cityLookUpsPerUserPerDay', limits, user)),
    perSource:
      source === undefined || user.tier === PLATFORM
        ? []
        : [perDay('look-ups-source', source, limits.cityLookUpsPerSourcePerDay)],
    perStage: [
      ...(isNewUser(user, nowMs)
        ? [lookUpsPerStage('new', limits.cityLookUpsOfNewUsersPerStagePerHour)]
        : []),
      lookUpsPerStage('all', limits.cityLookUpsPerStagePerHour),
    ],
  };
}

/** Limit on a user's place searches, cached or not. */
export const searchesLimit = (limits: LimitsOf<'searches'>, userId: string): WindowLimit =>
  perHour('searches', userId, limits.citySearchesPerUserPerHour);

/**
 * Limits on buying place searches: a quota per mailbox, and half of the stage's lookups. Searching while typing therefore
 * can't exhaust the lookups that profile creation needs.
 */
export function boughtSearchLimits(
  limits: LimitsOf<'lookUps' | 'searches'>,
  user: Buyer,
  nowMs: number,
): LookUpLimits {
  const half = Math.ceil(limits.cityLookUpsPerStagePerHour / 2);
  const { perSource, perStage } = cityLookUpLimits(limits, user, nowMs);
  return {
    perUser: perDay('bought-searches', mailboxOf(user), limits.boughtCitySearchesPerUserPerDay),
    perSource,
    perStage: [lookUpsPerStage('searches', half), ...perStage],
  };
}
