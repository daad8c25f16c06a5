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
import { sky } from '#lib/contract/sky.ts';
import type { ItemKind } from '#lib/table/item-kind.ts';

/** Whom the gateway lets through: anyone, or whoever the authorizer knows. */
type Access = 'public' | 'signed-in';

/** DynamoDB's actions on items, by IAM's names; a transaction needs those of its parts. */
type ItemAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem';

/**
 * The kinds of items that each action is for. IAM tells them apart by their partition keys alone: whoever may do something to
 * `USER#` may do it to an account's profiles, keys and sessions too. A scan sees every item.
 */
export type TableRights = { readonly [Action in ItemAction]?: readonly ItemKind[] } & {
  readonly Scan?: true;
};

/** What a function may touch beside its own log; its role grants this and no more. */
type Touches = {
  table: TableRights;
  secret?: true;
  mail?: true;
  places?: true;
  securityContact?: true;
  upgrades?: true;
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
    touches: {
      table: {
        GetItem: ['KNOWN#', 'UNDELIVERABLE#', 'RATE#'],
        PutItem: ['USER#', 'EMAIL#', 'CODE#'],
        UpdateItem: ['RATE#'],
        DeleteItem: ['CODE#'],
      },
      secret: true,
      mail: true,
    },
    ...ordinary,
  },
  {
    ...endpointOf(auth.verify),
    file: 'functions/auth/verify.ts',
    touches: {
      table: {
        GetItem: ['USER#', 'EMAIL#', 'CODE#', 'KNOWN#', 'SESSION#'],
        Query: ['USER#', 'CODE#'],
        PutItem: ['USER#', 'EMAIL#', 'KNOWN#', 'SESSION#', 'KEY#'],
        UpdateItem: ['USER#', 'EMAIL#', 'CODE#', 'RATE#'],
        DeleteItem: ['USER#', 'SESSION#', 'KEY#'],
      },
      secret: true,
    },
    ...ordinary,
  },
  {
    ...endpointOf(auth.signOut),
    file: 'functions/auth/sign-out.ts',
    touches: { table: { GetItem: ['SESSION#'], DeleteItem: ['USER#', 'SESSION#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(auth.listSessions),
    file: 'functions/auth/list-sessions.ts',
    touches: { table: { Query: ['USER#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(auth.endSession),
    file: 'functions/auth/end-session.ts',
    touches: { table: { Query: ['USER#'], DeleteItem: ['USER#', 'SESSION#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(account.currentUser),
    file: 'functions/auth/current-user.ts',
    touches: { table: { GetItem: ['USER#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(account.usage),
    file: 'functions/auth/usage.ts',
    touches: { table: { GetItem: ['USER#', 'RATE#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(account.exportAccount),
    file: 'functions/auth/export-account.ts',
    touches: {
      table: { GetItem: ['USER#'], Query: ['USER#', 'CALENDARS#', 'FORECAST#'], UpdateItem: ['RATE#'] },
    },
    ...computing,
  },
  {
    ...endpointOf(account.eraseAccount),
    file: 'functions/auth/erase-account.ts',
    touches: {
      table: {
        GetItem: ['USER#'],
        Query: ['CODE#'],
        PutItem: ['DELETED', 'GONE#'],
        DeleteItem: ['USER#', 'EMAIL#', 'UNDELIVERABLE#'],
        BatchWriteItem: ['CODE#'],
      },
    },
    ...ordinary,
  },
  {
    ...endpointOf(keys.listKeys),
    file: 'functions/keys/list-keys.ts',
    touches: { table: { Query: ['USER#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(keys.createKey),
    file: 'functions/keys/create-key.ts',
    touches: {
      table: { GetItem: ['USER#'], PutItem: ['USER#', 'KEY#'], UpdateItem: ['USER#'], DeleteItem: ['USER#'] },
      secret: true,
    },
    ...ordinary,
  },
  {
    ...endpointOf(keys.revokeKey),
    file: 'functions/keys/revoke-key.ts',
    touches: {
      table: {
        GetItem: ['USER#', 'CALENDARS#'],
        Query: ['USER#', 'CALENDARS#'],
        UpdateItem: ['USER#'],
        DeleteItem: ['USER#', 'KEY#', 'CALENDARS#', 'FEED#'],
      },
    },
    ...ordinary,
  },
  {
    ...endpointOf(profiles.listProfiles),
    file: 'functions/profiles/list-profiles.ts',
    touches: { table: { Query: ['USER#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(profiles.createProfile),
    file: 'functions/profiles/create-profile.ts',
    touches: {
      table: {
        GetItem: ['USER#', 'CITIES#'],
        Query: ['USER#'],
        PutItem: ['USER#', 'CITIES#'],
        UpdateItem: ['USER#', 'RATE#'],
        DeleteItem: ['USER#', 'CITIES#'],
      },
      places: true,
    },
    ...ordinary,
  },
  {
    ...endpointOf(profiles.getProfile),
    file: 'functions/profiles/get-profile.ts',
    touches: { table: { GetItem: ['USER#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(profiles.updateProfile),
    file: 'functions/profiles/update-profile.ts',
    touches: {
      table: {
        GetItem: ['USER#', 'CITIES#'],
        Query: ['USER#'],
        PutItem: ['CITIES#', 'DELETED'],
        UpdateItem: ['USER#', 'RATE#'],
        DeleteItem: ['CITIES#'],
      },
      places: true,
    },
    ...ordinary,
  },
  {
    ...endpointOf(profiles.deleteProfile),
    file: 'functions/profiles/delete-profile.ts',
    touches: { table: { PutItem: ['DELETED', 'GONE#'], UpdateItem: ['USER#'], DeleteItem: ['USER#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(charts.natalChart),
    file: 'functions/profiles/natal-chart.ts',
    touches: { table: { GetItem: ['USER#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(charts.pair),
    file: 'functions/profiles/pair.ts',
    touches: { table: { GetItem: ['USER#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(calendars.listCalendars),
    file: 'functions/calendars/list-calendars.ts',
    touches: { table: { GetItem: ['USER#'], Query: ['CALENDARS#'] } },
    ...ordinary,
  },
  {
    ...endpointOf(calendars.createCalendar),
    file: 'functions/calendars/create-calendar.ts',
    touches: {
      table: {
        GetItem: ['USER#', 'CALENDARS#'],
        PutItem: ['USER#', 'CALENDARS#', 'FEED#'],
        UpdateItem: ['USER#'],
        DeleteItem: ['USER#'],
      },
      secret: true,
    },
    ...ordinary,
  },
  {
    ...endpointOf(calendars.revokeCalendar),
    file: 'functions/calendars/revoke-calendar.ts',
    touches: {
      table: { GetItem: ['CALENDARS#'], UpdateItem: ['USER#'], DeleteItem: ['CALENDARS#', 'FEED#'] },
    },
    ...ordinary,
  },
  {
    ...endpointOf(calendars.calendarFeed),
    file: 'functions/calendars/calendar-feed.ts',
    touches: { table: { GetItem: ['FEED#'], BatchGetItem: ['USER#', 'CALENDARS#'], UpdateItem: ['RATE#'] } },
    ...computing,
  },
  {
    ...endpointOf(profiles.searchPlaces),
    file: 'functions/profiles/search-places.ts',
    touches: {
      table: {
        GetItem: ['USER#', 'CITIES#'],
        PutItem: ['USER#', 'CITIES#'],
        UpdateItem: ['RATE#'],
        DeleteItem: ['CITIES#'],
      },
      places: true,
    },
    ...ordinary,
  },
  {
    ...endpointOf(forecasts.dailyHoroscope),
    file: 'functions/horoscope/daily-horoscope.ts',
    touches: {
      table: {
        GetItem: ['USER#', 'FORECAST#', 'RATE#'],
        Query: ['FORECAST#'],
        UpdateItem: ['FORECAST#', 'RATE#'],
        BatchWriteItem: ['FORECAST#'],
      },
    },
    ...computing,
  },
  {
    ...endpointOf(forecasts.todaysHoroscope),
    file: 'functions/horoscope/todays-horoscope.ts',
    touches: {
      table: {
        GetItem: ['USER#', 'FORECAST#', 'RATE#'],
        Query: ['FORECAST#'],
        UpdateItem: ['FORECAST#', 'RATE#'],
        BatchWriteItem: ['FORECAST#'],
      },
    },
    ...computing,
  },
  {
    ...endpointOf(bestDays),
    file: 'functions/horoscope/best-days.ts',
    touches: { table: { GetItem: ['USER#'], UpdateItem: ['RATE#'] } },
    ...computing,
  },
  {
    ...endpointOf(forecasts.overview),
    file: 'functions/horoscope/overview.ts',
    touches: { table: { GetItem: ['USER#'], UpdateItem: ['RATE#'] } },
    ...computing,
  },
  {
    ...endpointOf(listActivities),
    file: 'functions/horoscope/list-activities.ts',
    touches: { table: {} },
    ...ordinary,
  },
  {
    ...endpointOf(sky),
    file: 'functions/horoscope/sky.ts',
    touches: { table: {} },
    ...ordinary,
  },
  {
    ...endpointOf(describeApi),
    file: 'functions/docs/describe-api.ts',
    touches: { table: {} },
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
      table: {
        GetItem: ['USER#', 'CITIES#', 'FORECAST#', 'RATE#'],
        Query: ['USER#', 'FORECAST#'],
        PutItem: ['USER#', 'CITIES#', 'DELETED'],
        UpdateItem: ['USER#', 'FORECAST#', 'RATE#'],
        DeleteItem: ['USER#', 'CITIES#'],
        BatchWriteItem: ['FORECAST#'],
      },
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
    touches: { table: {} },
    memoryMb: 128,
    timeoutSeconds: 5,
  },
];

/** What hung on a deleted account or profile, and the markers of an account's profiles: whoever finishes a deletion writes to these. */
const REMAINS = [
  'USER#',
  'SESSION#',
  'KEY#',
  'KNOWN#',
  'CALENDARS#',
  'FEED#',
  'FORECAST#',
  'DELETED',
] as const satisfies readonly ItemKind[];

/** The functions behind the API that no route names: who calls, what a deletion leaves, what takes no mail, sweeps. */
export const backgroundFunctions = {
  authorizer: {
    name: 'authorizer',
    file: 'functions/authorizer.ts',
    touches: {
      table: {
        GetItem: ['USER#', 'SESSION#', 'KEY#'],
        BatchGetItem: ['USER#', 'SESSION#'],
        UpdateItem: ['USER#', 'SESSION#', 'RATE#'],
      },
    },
    // Every request waits for it: with twice the processor it takes half as long, and costs as much.
    memoryMb: 1024,
    timeoutSeconds: 8,
  },
  finishDeletions: {
    name: 'finish-deletions',
    file: 'functions/finish-deletions.ts',
    touches: {
      table: {
        Query: ['USER#', 'CALENDARS#', 'FORECAST#'],
        DeleteItem: ['DELETED', 'DELETED#'],
        BatchWriteItem: REMAINS,
      },
    },
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  mailEvents: {
    name: 'mail-events',
    file: 'functions/mail-events.ts',
    touches: { table: { ConditionCheckItem: ['EMAIL#'], PutItem: ['UNDELIVERABLE#'] } },
    memoryMb: 256,
    timeoutSeconds: 10,
  },
  sweep: {
    name: 'sweep',
    file: 'functions/sweep.ts',
    touches: {
      table: {
        GetItem: ['CALENDARS#', 'SWEEP'],
        BatchGetItem: ['USER#'],
        Query: ['USER#', 'CALENDARS#', 'FORECAST#', 'DELETED'],
        Scan: true,
        PutItem: ['SWEEP'],
        UpdateItem: ['USER#'],
        DeleteItem: [
          'EMAIL#',
          'CODE#',
          'KNOWN#',
          'SESSION#',
          'KEY#',
          'CALENDARS#',
          'FEED#',
          'DELETED',
          'DELETED#',
        ],
        BatchWriteItem: REMAINS,
      },
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
    paths: ['/', '/assets/{file}', '/service-worker.js', '/manifest.webmanifest'],
    file: 'functions/dashboard/dashboard.ts',
    client: {
      main: 'functions/dashboard/client/main.tsx',
      day: 'functions/dashboard/client/day/day-view.tsx',
      'sign-in': 'functions/dashboard/client/sign-in/sign-in.tsx',
      icon: 'functions/dashboard/client/icon.svg',
      worker: 'functions/dashboard/client/worker/service-worker.ts',
    },
    touches: { table: {}, upgrades: true },
    // It starts with a forecast to show: with half of it, the first page takes twice as long.
    memoryMb: 1024,
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
    touches: { table: {}, securityContact: true },
    memoryMb: 512,
    timeoutSeconds: 5,
  },
];
