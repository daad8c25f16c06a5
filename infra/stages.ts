import { RemovalPolicy } from 'aws-cdk-lib';
import type { Limits } from '#lib/accounts/limits.ts';

export type Stage = {
  /** Whether people other than its developers rely on it: then it needs a mail domain and `alarmMail`. */
  isForOthers: boolean;
  limits: Limits;
  mail: {
    /** Sender of codes, `ADDRESS` or `Name <ADDRESS>`; required. */
    from: string | undefined;
    /** The sender's domain, which signs mails. Without it, SES verifies the address. */
    domain: string | undefined;
    /** SES identities are unique per account and region: one stage creates it, others with the domain use the `existing` one. */
    identity: 'created' | 'existing';
    /** Name servers to check recipients' domains: `system`, comma-separated `ADDRESS[:PORT]`, or `none` for no check. */
    nameServers: string;
  };
  /** Recipient of alarms; without it they only show in CloudWatch. */
  alarmMail?: string | undefined;
  /** Security contact (`mailto:` or `https:`) for `/.well-known/security.txt`; by default the sender of codes. */
  securityContact?: string | undefined;
  /** Where people request a higher tier (`mailto:` or `https:`); without it the page refers them to the operator. */
  upgrades?: string | undefined;
  /** Expected monthly costs in USD. AWS Budgets mails `alarmMail` beyond it. */
  monthlyBudgetUsd: number;
  /** The API's own domain with a certificate in its region. It replaces API Gateway's URL. */
  domain?: { name: string; certificateArn: string } | undefined;
  /** The only origin allowed by CORS; without it there is no CORS. */
  corsOrigin?: string | undefined;
  /** What happens to the table and the secret with the stack. `RETAIN` also protects the stack from deletion. */
  removalPolicy: RemovalPolicy;
  /** Requests per second, and burst, before the gateway responds 429. */
  throttle: { requestsPerSecond: number; burst: number };
  /** Rate of each public route, by path or function name; the burst is ten seconds' worth, at least 20. See `npm run abuse`. */
  publicRequestsPerSecond: Record<string, number>;
  /** X-Ray: the first request of a second and 5 % of the rest, at 5 USD per million after 100,000 a month. */
  tracing?: boolean;
  /** AWS WAF: blocks sources above this rate (at least 10) after about 30 s. 6 USD a month plus 0.60 per million requests. */
  webFilter?: { requestsPerFiveMinutes: number } | undefined;
  /** Reserved and maximum concurrency by function name. Free; AWS requires 100 unreserved in the account. */
  reservedConcurrency?: Readonly<Record<string, number>>;
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
  // Ten calendars, every 15 minutes each.
  calendarAnswersPerUserPerHour: 40,
  cityLookUpsPerUserPerDay: 20,
  // 1.20 USD an hour at 4 USD per thousand.
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
  // 2 MB each.
  '/docs/viewer/{file}': 0.12,
  'not-found': 1,
};

/** Limits of the local environment: generous, but present. */
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

/** Environment variables that the local environment overrides: limits, if given, and a placeholder contact for upgrades. */
export const localVariables = (limits: Limits | undefined): Record<string, string> => ({
  UPGRADES: 'mailto:operator@example.com',
  ...(limits && { LIMITS: JSON.stringify(limits) }),
});

/** The stages by name; `-c stage=NAME` selects one (default `dev`). */
export const stages: Record<string, Stage> = {
  dev: {
    isForOthers: false,
    limits,
    mail: { from: 'horoscope@example.com', domain: undefined, identity: 'created', nameServers: 'none' },
    monthlyBudgetUsd: 10,
    removalPolicy: RemovalPolicy.DESTROY,
    throttle: { requestsPerSecond: 50, burst: 100 },
    publicRequestsPerSecond,
  },
  staging: {
    isForOthers: true,
    limits,
    mail: { from: undefined, domain: undefined, identity: 'created', nameServers: 'system' },
    monthlyBudgetUsd: 20,
    removalPolicy: RemovalPolicy.DESTROY,
    throttle: { requestsPerSecond: 200, burst: 400 },
    publicRequestsPerSecond,
  },
  prod: {
    isForOthers: true,
    limits,
    mail: { from: undefined, domain: undefined, identity: 'created', nameServers: 'system' },
    monthlyBudgetUsd: 100,
    removalPolicy: RemovalPolicy.RETAIN,
    throttle: { requestsPerSecond: 200, burst: 1_000 },
    publicRequestsPerSecond,
  },
};
