import { RemovalPolicy } from 'aws-cdk-lib';
import type { Limits } from '#lib/accounts/limits.ts';

export type Stage = {
  /** Whether people other than the developers use the stage. If so, it needs a mail domain and `alarmMail`. */
  isForOthers: boolean;
  limits: Limits;
  mail: {
    /** Sender of sign-in codes, `ADDRESS` or `Name <ADDRESS>`; required. */
    from: string | undefined;
    /** The sender's domain, for DKIM signatures. Without a domain, SES verifies the sender's address. */
    domain: string | undefined;
    /** An SES identity is unique per account and region: one stage creates it, others with the same domain use `existing`. */
    identity: 'created' | 'existing';
    /** Name servers to look up recipients' domains: `system`, comma-separated `ADDRESS[:PORT]`, or `none` to skip the check. */
    nameServers: string;
  };
  /** Recipient of alarm mails. Without a recipient, alarms are visible only in CloudWatch. */
  alarmMail?: string | undefined;
  /** Security contact (`mailto:` or `https:`) for `/.well-known/security.txt`; defaults to the mail sender. */
  securityContact?: string | undefined;
  /** Where users request a higher tier (`mailto:` or `https:`). By default, the page refers them to the operator. */
  upgrades?: string | undefined;
  /** Expected monthly cost in USD. AWS Budgets mails `alarmMail` at 50% and 100%, and when its forecast exceeds 100%. */
  monthlyBudgetUsd: number;
  /** Custom domain of the API, with an ACM certificate in the API's region. Disables API Gateway's default URL. */
  domain?: { name: string; certificateArn: string } | undefined;
  /** The only origin that CORS allows. By default, CORS is disabled. */
  corsOrigin?: string | undefined;
  /** What happens to the table and secret when the stack is deleted. `RETAIN` also enables termination protection. */
  removalPolicy: RemovalPolicy;
  /**
   * Requests per second allowed on busy routes, by path or function name. The burst allows ten seconds' worth of requests, but
   * at least 20. All other methods have `DEFAULT_THROTTLE`. Beyond that, the gateway responds with 429.
   */
  requestsPerSecond: Record<string, number>;
  /** X-Ray traces the first request of each second and 5% of the rest. 5 USD per million traces after 100,000 a month. */
  tracing?: boolean;
  /**
   * AWS WAF blocks a source about 30 s after it exceeds one of these rates. Stages that serve others have `WEB_FILTER` by
   * default, other stages none. Costs 8 USD a month plus 0.60 USD per million requests.
   */
  webFilter?: WebFilterRates | false | undefined;
  /** Reserved concurrency by function name; it also limits the function. Free, but the account must keep 100 unreserved. */
  reservedConcurrency?: Readonly<Record<string, number>>;
};

/** Requests that a source (IP address) may send, each at least 10, the lowest rate that AWS WAF accepts. */
export type WebFilterRates = {
  /** Requests to send a code or to sign in. */
  signInRequestsPerTenMinutes: number;
  /** Requests outside `/api` and `/mcp`: pages, their files, and calendar feeds. */
  pageRequestsPerTenMinutes: number;
  requestsPerFiveMinutes: number;
};

export const WEB_FILTER: WebFilterRates = {
  signInRequestsPerTenMinutes: 20,
  pageRequestsPerTenMinutes: 400,
  requestsPerFiveMinutes: 2_000,
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
  requestsPerUserPerDay: 27_000,
  requestsPerUserPerHour: 3_600,
  requestsPerNewUserPerHour: 600,
  requestsOfNewUsersPerStagePerHour: 6_000,
  exportsPerUserPerHour: 10,
  editsPerUserPerHour: 100,
  calendarAnswersPerFeedPerHour: 20,
  // Allows ten calendars to refresh every 15 minutes.
  calendarAnswersPerUserPerHour: 40,
  cityLookUpsPerUserPerDay: 20,
  cityLookUpsPerSourcePerDay: 100,
  // Costs at most 1.20 USD an hour, at 4 USD per 1,000 lookups, of which new accounts spend at most 0.20 USD.
  cityLookUpsPerStagePerHour: 300,
  cityLookUpsOfNewUsersPerStagePerHour: 50,
  citySearchesPerUserPerHour: 100,
  boughtCitySearchesPerUserPerDay: 20,
};

const requestsPerSecond = {
  'send-code': 4,
  verify: 4,
  '/': 3,
  '/assets/{file}': 2,
  '/service-worker.js': 2,
  // A wrong token costs one read; computed feeds have limits of their own.
  'calendar-feed': 2,
  '/docs': 0.5,
  '/docs/{page+}': 1,
  'not-found': 1,
  home: 10,
  'daily-horoscope': 20,
  'todays-horoscope': 12,
  overview: 4,
  'current-user': 10,
  'list-profiles': 10,
  sky: 4,
  mcp: 8,
  'search-places': 3,
  'create-profile': 1.5,
  'get-profile': 1.5,
  'natal-chart': 1.5,
  'best-days': 1.5,
};

/** Rate limits of the local environment: generous, but enforced. */
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
  requestsPerUserPerHour: 10_000_000,
  requestsPerNewUserPerHour: 10_000_000,
  requestsOfNewUsersPerStagePerHour: 100_000_000,
  exportsPerUserPerHour: 1_000,
  editsPerUserPerHour: 10_000,
  calendarAnswersPerFeedPerHour: 1_000,
  calendarAnswersPerUserPerHour: 10_000,
  cityLookUpsPerUserPerDay: 10_000,
  cityLookUpsPerSourcePerDay: 50_000,
  cityLookUpsPerStagePerHour: 100_000,
  cityLookUpsOfNewUsersPerStagePerHour: 50_000,
  citySearchesPerUserPerHour: 10_000,
  boughtCitySearchesPerUserPerDay: 10_000,
};

/** Environment variables that the local environment overrides: `LIMITS` if given, and a placeholder `UPGRADES` contact. */
export const localVariables = (limits: Limits | undefined): Record<string, string> => ({
  UPGRADES: 'mailto:operator@example.com',
  ...(limits && { LIMITS: JSON.stringify(limits) }),
});

/** Stages by name; `-c stage=NAME` selects one (default `dev`). */
export const stages: Record<string, Stage> = {
  dev: {
    isForOthers: false,
    limits,
    mail: { from: 'horoscope@example.com', domain: undefined, identity: 'created', nameServers: 'none' },
    monthlyBudgetUsd: 10,
    removalPolicy: RemovalPolicy.DESTROY,
    requestsPerSecond,
  },
  staging: {
    isForOthers: true,
    limits,
    mail: { from: undefined, domain: undefined, identity: 'created', nameServers: 'system' },
    monthlyBudgetUsd: 20,
    removalPolicy: RemovalPolicy.DESTROY,
    requestsPerSecond,
  },
  prod: {
    isForOthers: true,
    limits,
    mail: { from: undefined, domain: undefined, identity: 'created', nameServers: 'system' },
    monthlyBudgetUsd: 100,
    removalPolicy: RemovalPolicy.RETAIN,
    requestsPerSecond,
  },
};
