import type { Limits } from '#lib/accounts/limits.ts';
import type { StageSettings, WebFilterRates } from './stage-settings.ts';

export const WEB_FILTER: WebFilterRates = {
  signInRequestsPerTenMinutes: 20,
  pageRequestsPerTenMinutes: 400,
  requestsPerFiveMinutes: 2_000,
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
  '/docs/{page+}': 0.5,
  'not-found': 1,
  home: 10,
  'daily-horoscope': 20,
  'todays-horoscope': 12,
  'sign-horoscope': 2,
  'batch-horoscope': 2,
  overview: 4,
  'current-user': 10,
  'list-profiles': 10,
  sky: 4,
  mcp: 8,
  'search-places': 3,
  'create-profile': 1.5,
  'get-profile': 1.5,
  'update-profile': 1,
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
  webhookEventsPerUserPerDay: 5_000,
  webhookEventsPerNewUserPerDay: 5_000,
  webhookEventsOfNewUsersPerStagePerHour: 100_000,
  mailsOfNewUsersPerStagePerHour: 100_000,
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

/**
 * Stages by name; `-c stage=NAME` selects one (default `dev`). `limits` has those that differ from the defaults in
 * lib/accounts/limits.ts.
 */
export const stages: Record<string, StageSettings> = {
  dev: {
    isForOthers: false,
    limits: {},
    mail: { from: 'horoscope@example.com', domain: undefined, identity: 'created', nameServers: 'none' },
    monthlyBudgetUsd: 10,
    requestsPerSecond,
  },
  staging: {
    isForOthers: true,
    limits: {},
    mail: { from: undefined, domain: undefined, identity: 'created', nameServers: 'system' },
    monthlyBudgetUsd: 30,
    requestsPerSecond,
  },
  prod: {
    isForOthers: true,
    limits: {},
    mail: { from: undefined, domain: undefined, identity: 'created', nameServers: 'system' },
    monthlyBudgetUsd: 100,
    requestsPerSecond,
  },
};
