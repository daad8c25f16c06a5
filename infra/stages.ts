import { RemovalPolicy } from 'aws-cdk-lib';
import type { Limits } from '#lib/accounts/limits.ts';

/** What differs between the environments of the service. */
export type Stage = {
  /** Whether others than its developers rely on it: then it must have a domain for its mails, and `alarmMail`. */
  isForOthers: boolean;
  limits: Limits;
  mail: {
    /** `ADDRESS` or `Name <ADDRESS>` that codes are sent from; without one the stage cannot be synthesised. */
    from: string | undefined;
    /** The domain that the sender is in, for which mails are signed; without one they come from a confirmed address. */
    domain: string | undefined;
    /**
     * An account has each SES identity once in a region: one stage has it `created`, further ones with the same
     * domain, or one that is verified already, use the `existing` one.
     */
    identity: 'created' | 'existing';
    /**
     * Who is asked whether a domain takes mail before a code is sent there: the name servers of the machine (`system`),
     * others (`ADDRESS` or `ADDRESS:PORT`, with commas between), or nobody (`none`).
     */
    nameServers: string;
  };
  /** Where alarms are mailed to; without it they only show in CloudWatch. */
  alarmMail: string | undefined;
  /**
   * Where weaknesses are to be reported, as a URI (`mailto:` or `https:`), for `/.well-known/security.txt`; the sender of
   * the codes if it is left out.
   */
  securityContact: string | undefined;
  /** Where people ask for a higher tier, as a URI (`mailto:` or `https:`); without it the page sends them to whoever runs the service. */
  upgrades: string | undefined;
  /** What the stage is expected to cost a month at most, US dollars; beyond it mails go where alarms go. */
  monthlyBudgetUsd: number;
  /** The API's own domain with the certificate of its region, and then its only address; without it API Gateway's. */
  domain: { name: string; certificateArn: string } | undefined;
  /** The one origin that browsers may call the API from, exact; none means no CORS. */
  corsOrigin: string | undefined;
  /** What happens to the table and the secret when the stack is deleted; if they stay, it is protected from that. */
  removalPolicy: RemovalPolicy;
  /** Requests a second, and at once, that the gateway lets through before it answers 429. */
  throttle: { requestsPerSecond: number; burst: number };
  /**
   * Requests a second for each route that anyone may call, by its path or else by the name of its function; ten seconds'
   * worth at once, and twenty at least. They hold what strangers can cost (`npm run abuse`).
   */
  publicRequestsPerSecond: Record<string, number>;
  /**
   * Whether X-Ray follows requests through gateway and functions: the first in a second and a twentieth of the rest, at 5
   * USD a million after the first 100,000 a month.
   */
  tracing: boolean;
  /**
   * AWS WAF before the API, which stops each source that asks more often, at the earliest after some half a minute; 10 at
   * least. It costs 6 USD a month, and 0.60 a million requests.
   */
  webFilter: { requestsPerFiveMinutes: number } | undefined;
  /**
   * How many of a function run at once, by its name: kept free for it, and no more, so that what asks much of one function
   * leaves room for others. It costs nothing; AWS refuses a deploy that leaves less than 100 of the account's for the rest.
   */
  reservedConcurrency: Readonly<Record<string, number>>;
};

const limits: Limits = {
  codesPerEmail: { burst: 3, refillSeconds: 60 },
  codesPerEmailPerDay: 20,
  codesPerSourcePerHour: 30,
  codesPerStagePerHour: 2_000,
  codesReservedForKnownPerStagePerHour: 500,
  verificationsPerSourcePerFiveMinutes: 60,
  failedVerificationsPerEmailAndSourcePerDay: 10,
  failedVerificationsPerEmailPerDay: 50,
  failedVerificationsPerSourcePerDay: 30,
  failedVerificationsPerStagePerHour: 500,
  refusedRecipientsPerSourcePerDay: 20,
  refusedRecipientsPerStagePerHour: 100,
  computedEntriesPerUserPerDay: 20_000,
  requestsPerUserPerDay: 36_000,
  exportsPerUserPerHour: 10,
  calendarAnswersPerFeedPerHour: 20,
  // Ten calendars, each every quarter of an hour.
  calendarAnswersPerUserPerHour: 40,
  cityLookUpsPerUserPerDay: 20,
  // 1.20 USD an hour at 4 USD a thousand.
  cityLookUpsPerStagePerHour: 300,
  citySearchesPerUserPerHour: 100,
  boughtCitySearchesPerUserPerDay: 20,
};

const publicRequestsPerSecond = {
  'send-code': 4,
  verify: 4,
  'sign-out': 1,
  dashboard: 2,
  '/assets/{file}': 2,
  '/service-worker.js': 1,
  '/manifest.webmanifest': 0.2,
  'calendar-feed': 0.5,
  'describe-api': 0.5,
  docs: 0.5,
  '/docs/{page+}': 1,
  // Two megabytes each.
  '/docs/viewer/{file}': 0.12,
  'not-found': 1,
};

/** The limits of the environment on a developer's machine: generous, but not absent. */
export const localLimits: Limits = {
  codesPerEmail: { burst: 1_000, refillSeconds: 3.6 },
  codesPerEmailPerDay: 24_000,
  codesPerSourcePerHour: 10_000,
  codesPerStagePerHour: 100_000,
  codesReservedForKnownPerStagePerHour: 25_000,
  verificationsPerSourcePerFiveMinutes: 10_000,
  failedVerificationsPerEmailAndSourcePerDay: 1_000,
  failedVerificationsPerEmailPerDay: 5_000,
  failedVerificationsPerSourcePerDay: 10_000,
  failedVerificationsPerStagePerHour: 50_000,
  refusedRecipientsPerSourcePerDay: 1_000,
  refusedRecipientsPerStagePerHour: 10_000,
  computedEntriesPerUserPerDay: 1_000_000,
  requestsPerUserPerDay: 10_000_000,
  exportsPerUserPerHour: 1_000,
  calendarAnswersPerFeedPerHour: 1_000,
  calendarAnswersPerUserPerHour: 10_000,
  cityLookUpsPerUserPerDay: 10_000,
  cityLookUpsPerStagePerHour: 100_000,
  citySearchesPerUserPerHour: 10_000,
  boughtCitySearchesPerUserPerDay: 10_000,
};

/**
 * What the functions see in the environment on a developer's machine in place of the stage's own: limits, if any are given, and
 * where a higher tier is asked for, which nobody reads.
 */
export const localVariables = (limits: Limits | undefined): Record<string, string> => ({
  UPGRADES: 'mailto:operator@example.com',
  ...(limits && { LIMITS: JSON.stringify(limits) }),
});

/** What costs extra, or needs an account of some size. */
const withoutExtras = { tracing: false, webFilter: undefined, reservedConcurrency: {} };

/** The environments, by the name that `-c stage=NAME` chooses (default `dev`). */
export const stages: Record<string, Stage> = {
  dev: {
    isForOthers: false,
    limits,
    mail: { from: 'horoscope@example.com', domain: undefined, identity: 'created', nameServers: 'none' },
    alarmMail: undefined,
    securityContact: undefined,
    upgrades: undefined,
    monthlyBudgetUsd: 10,
    domain: undefined,
    corsOrigin: undefined,
    removalPolicy: RemovalPolicy.DESTROY,
    throttle: { requestsPerSecond: 50, burst: 100 },
    publicRequestsPerSecond,
    ...withoutExtras,
  },
  staging: {
    isForOthers: true,
    limits,
    mail: { from: undefined, domain: undefined, identity: 'created', nameServers: 'system' },
    alarmMail: undefined,
    securityContact: undefined,
    upgrades: undefined,
    monthlyBudgetUsd: 20,
    domain: undefined,
    corsOrigin: undefined,
    removalPolicy: RemovalPolicy.DESTROY,
    throttle: { requestsPerSecond: 200, burst: 400 },
    publicRequestsPerSecond,
    ...withoutExtras,
  },
  prod: {
    isForOthers: true,
    limits,
    mail: { from: undefined, domain: undefined, identity: 'created', nameServers: 'system' },
    alarmMail: undefined,
    securityContact: undefined,
    upgrades: undefined,
    monthlyBudgetUsd: 100,
    domain: undefined,
    corsOrigin: undefined,
    removalPolicy: RemovalPolicy.RETAIN,
    throttle: { requestsPerSecond: 200, burst: 1_000 },
    publicRequestsPerSecond,
    ...withoutExtras,
  },
};
