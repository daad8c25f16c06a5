import * as account from '#lib/contract/account.ts';
import { listActivities } from '#lib/contract/activities.ts';
import * as auth from '#lib/contract/auth.ts';
import { bestDays } from '#lib/contract/best-days.ts';
import * as calendars from '#lib/contract/calendars.ts';
import * as charts from '#lib/contract/charts.ts';
import { describeApi } from '#lib/contract/description.ts';
import * as forecasts from '#lib/contract/forecasts.ts';
import * as keys from '#lib/contract/keys.ts';
import type { Operation } from '#lib/contract/operation.ts';
import * as profiles from '#lib/contract/profiles.ts';

/** Whom the gateway lets through: anyone, or whoever the authorizer knows. */
type Access = 'public' | 'signed-in';

/** The DynamoDB actions that functions need, by IAM's names. */
type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'Query'
  | 'Scan'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem';

/** What a function may touch beside its own log; its role grants this and no more. */
type Touches = {
  table: readonly TableAction[];
  secret?: true;
  mail?: true;
  places?: true;
  securityContact?: true;
};

/** One endpoint of the service: a route and the Lambda function that answers it. */
export type Endpoint = {
  /** What it agrees on with its callers; none where any path and method are answered alike. */
  operation?: Operation;
  /** Names the function, its bundle and its log. */
  name: string;
  method: Operation['method'] | 'ANY';
  /** As API Gateway writes it: `{id}` is a path parameter. */
  path: string;
  /** The module that exports `handler`. */
  file: string;
  access: Access;
  touches: Touches;
  memoryMb: number;
  timeoutSeconds: number;
};

/** The route of an operation. */
const endpointOf = (operation: Operation) => {
  const { name, method, path } = operation;
  const access = operation.access === 'public' ? 'public' : 'signed-in';
  return { operation, name, method, path, access } as const;
};

const ordinary = { memoryMb: 512, timeoutSeconds: 10 } as const;
/** What computes days, or reads all of an account. */
const computing = { memoryMb: 1024, timeoutSeconds: 25 } as const;

/** Every endpoint of the service; the stack, the API and the tests are built from this list. */
export const endpoints: readonly Endpoint[] = [
  {
    ...endpointOf(auth.sendCode),
    file: 'functions/auth/send-code.ts',
    touches: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], secret: true, mail: true },
    ...ordinary,
  },
  {
    ...endpointOf(auth.verify),
    file: 'functions/auth/verify.ts',
    touches: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], secret: true },
    ...ordinary,
  },
  {
    ...endpointOf(auth.signOut),
    file: 'functions/auth/sign-out.ts',
    touches: { table: ['GetItem', 'DeleteItem'] },
    ...ordinary,
  },
  {
    ...endpointOf(auth.listSessions),
    file: 'functions/auth/list-sessions.ts',
    touches: { table: ['Query'] },
    ...ordinary,
  },
  {
    ...endpointOf(auth.endSession),
    file: 'functions/auth/end-session.ts',
    touches: { table: ['Query', 'DeleteItem'] },
    ...ordinary,
  },
  {
    ...endpointOf(account.currentUser),
    file: 'functions/auth/current-user.ts',
    touches: { table: ['GetItem'] },
    ...ordinary,
  },
  {
    ...endpointOf(account.usage),
    file: 'functions/auth/usage.ts',
    touches: { table: ['GetItem'] },
    ...ordinary,
  },
  {
    ...endpointOf(account.exportAccount),
    file: 'functions/auth/export-account.ts',
    touches: { table: ['GetItem', 'Query', 'UpdateItem'] },
    ...computing,
  },
  {
    ...endpointOf(account.eraseAccount),
    file: 'functions/auth/erase-account.ts',
    touches: { table: ['GetItem', 'Query', 'PutItem', 'DeleteItem', 'BatchWriteItem'] },
    ...ordinary,
  },
  {
    ...endpointOf(keys.listKeys),
    file: 'functions/keys/list-keys.ts',
    touches: { table: ['Query'] },
    ...ordinary,
  },
  {
    ...endpointOf(keys.createKey),
    file: 'functions/keys/create-key.ts',
    touches: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], secret: true },
    ...ordinary,
  },
  {
    ...endpointOf(keys.revokeKey),
    file: 'functions/keys/revoke-key.ts',
    touches: { table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'] },
    ...ordinary,
  },
  {
    ...endpointOf(profiles.listProfiles),
    file: 'functions/profiles/list-profiles.ts',
    touches: { table: ['Query'] },
    ...ordinary,
  },
  {
    ...endpointOf(profiles.createProfile),
    file: 'functions/profiles/create-profile.ts',
    touches: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], places: true },
    ...ordinary,
  },
  {
    ...endpointOf(profiles.getProfile),
    file: 'functions/profiles/get-profile.ts',
    touches: { table: ['GetItem'] },
    ...ordinary,
  },
  {
    ...endpointOf(profiles.updateProfile),
    file: 'functions/profiles/update-profile.ts',
    touches: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], places: true },
    ...ordinary,
  },
  {
    ...endpointOf(profiles.deleteProfile),
    file: 'functions/profiles/delete-profile.ts',
    touches: { table: ['PutItem', 'UpdateItem', 'DeleteItem'] },
    ...ordinary,
  },
  {
    ...endpointOf(charts.natalChart),
    file: 'functions/profiles/natal-chart.ts',
    touches: { table: ['GetItem'] },
    ...ordinary,
  },
  {
    ...endpointOf(charts.pair),
    file: 'functions/profiles/pair.ts',
    touches: { table: ['GetItem'] },
    ...ordinary,
  },
  {
    ...endpointOf(calendars.listCalendars),
    file: 'functions/calendars/list-calendars.ts',
    touches: { table: ['GetItem', 'Query'] },
    ...ordinary,
  },
  {
    ...endpointOf(calendars.createCalendar),
    file: 'functions/calendars/create-calendar.ts',
    touches: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], secret: true },
    ...ordinary,
  },
  {
    ...endpointOf(calendars.revokeCalendar),
    file: 'functions/calendars/revoke-calendar.ts',
    touches: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    ...ordinary,
  },
  {
    ...endpointOf(calendars.calendarFeed),
    file: 'functions/calendars/calendar-feed.ts',
    touches: { table: ['GetItem', 'BatchGetItem', 'UpdateItem'] },
    ...computing,
  },
  {
    ...endpointOf(profiles.searchPlaces),
    file: 'functions/profiles/search-places.ts',
    touches: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], places: true },
    ...ordinary,
  },
  {
    ...endpointOf(forecasts.dailyHoroscope),
    file: 'functions/horoscope/daily-horoscope.ts',
    touches: { table: ['GetItem', 'Query', 'UpdateItem', 'BatchWriteItem'] },
    ...computing,
  },
  {
    ...endpointOf(forecasts.todaysHoroscope),
    file: 'functions/horoscope/todays-horoscope.ts',
    touches: { table: ['GetItem', 'Query', 'UpdateItem', 'BatchWriteItem'] },
    ...computing,
  },
  {
    ...endpointOf(bestDays),
    file: 'functions/horoscope/best-days.ts',
    touches: { table: ['GetItem', 'UpdateItem'] },
    ...computing,
  },
  {
    ...endpointOf(forecasts.overview),
    file: 'functions/horoscope/overview.ts',
    touches: { table: ['GetItem', 'UpdateItem'] },
    ...computing,
  },
  {
    ...endpointOf(listActivities),
    file: 'functions/horoscope/list-activities.ts',
    touches: { table: [] },
    ...ordinary,
  },
  {
    ...endpointOf(describeApi),
    file: 'functions/docs/describe-api.ts',
    touches: { table: [] },
    memoryMb: 256,
    timeoutSeconds: 5,
  },
  {
    name: 'mcp',
    method: 'POST',
    path: '/mcp',
    file: 'functions/mcp/mcp.ts',
    access: 'signed-in',
    touches: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
      places: true,
    },
    ...computing,
  },
  {
    name: 'not-found',
    method: 'ANY',
    path: '/{proxy+}',
    file: 'functions/not-found.ts',
    access: 'public',
    touches: { table: [] },
    memoryMb: 128,
    timeoutSeconds: 5,
  },
];

/** The functions behind the API that no route names: who calls, what a deletion leaves, what takes no mail, sweeps. */
export const backgroundFunctions = {
  authorizer: {
    name: 'authorizer',
    file: 'functions/authorizer.ts',
    touches: { table: ['GetItem', 'BatchGetItem', 'UpdateItem'] },
    memoryMb: 512,
    timeoutSeconds: 8,
  },
  finishDeletions: {
    name: 'finish-deletions',
    file: 'functions/finish-deletions.ts',
    touches: { table: ['Query', 'DeleteItem', 'BatchWriteItem'] },
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  mailEvents: {
    name: 'mail-events',
    file: 'functions/mail-events.ts',
    touches: { table: ['ConditionCheckItem', 'PutItem'] },
    memoryMb: 256,
    timeoutSeconds: 10,
  },
  sweep: {
    name: 'sweep',
    file: 'functions/sweep.ts',
    touches: {
      table: [
        'GetItem',
        'BatchGetItem',
        'Query',
        'Scan',
        'PutItem',
        'UpdateItem',
        'DeleteItem',
        'BatchWriteItem',
      ],
    },
    memoryMb: 512,
    timeoutSeconds: 900,
  },
} as const satisfies Record<string, Omit<Endpoint, 'method' | 'path' | 'access'>>;

/** A page for people: one Lambda function that answers GET on all its paths, for anyone, with text. */
export type Page = {
  name: string;
  paths: readonly string[];
  file: string;
  /** The client's entry points, by the names that the page knows them by; bundled into its function's `assets`. */
  client: Readonly<Record<string, string>>;
  touches: Touches;
  memoryMb: number;
  timeoutSeconds: number;
};

/** The pages of the service, beside its endpoints. */
export const pages: readonly Page[] = [
  {
    name: 'dashboard',
    paths: ['/', '/assets/{file}'],
    file: 'functions/dashboard/dashboard.ts',
    client: {
      main: 'functions/dashboard/client/main.tsx',
      icon: 'functions/dashboard/client/icon.svg',
    },
    touches: { table: [] },
    memoryMb: 512,
    timeoutSeconds: 5,
  },
  {
    name: 'docs',
    paths: ['/docs', '/docs/{page+}', '/docs/viewer/{file}', '/llms.txt', '/.well-known/{file}'],
    file: 'functions/docs/docs.ts',
    client: {
      style: 'functions/docs/client/docs.css',
      icon: 'functions/dashboard/client/icon.svg',
      viewer: 'functions/docs/client/viewer.ts',
    },
    touches: { table: [], securityContact: true },
    memoryMb: 512,
    timeoutSeconds: 5,
  },
];
