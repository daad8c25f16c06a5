import type { LimitGroup } from '#lib/accounts/limits.ts';
import {
  account,
  activities,
  auth,
  batch,
  bestDays,
  calendars,
  charts,
  delivery,
  forecasts,
  home,
  honesty,
  judgments,
  keys,
  newCalendar,
  openapi,
  overview,
  profiles,
  push,
  signs,
  sky,
  status,
  webhooks,
} from '#lib/contract/index.ts';
import type { Operation } from '#lib/contract/operation.ts';
import type { ItemKind } from '#lib/table/item-kind.ts';

/** DynamoDB's item actions by their IAM names. A transaction requires a grant for each action in it. */
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
 * The kinds of items that each action is granted on. IAM distinguishes items only by partition key: a grant for `USER#`
 * includes an account's profiles, keys and sessions. A scan reads all items.
 */
export type TableGrants = { readonly [Action in ItemAction]?: readonly ItemKind[] } & {
  readonly Scan?: true;
};

/** What a function gets: the grants of its role, besides write access to its log, and the limits in its environment. */
type Grants = {
  table: TableGrants;
  limits?: readonly LimitGroup[];
  secret?: true;
  mail?: true;
  places?: true;
  securityContact?: true;
  pageSettings?: true;
  serviceUrl?: true;
  /** To queue due deliveries. */
  deliveryQueue?: true;
  /** To send the mails and notifications of the queue. */
  deliveryMail?: true;
  /** To queue work on webhooks. */
  eventQueue?: true;
  /** To check or request URLs that users chose. */
  outbound?: true;
};

type Size = { memoryMb: number; timeoutSeconds: number };

/** A route and its Lambda function. */
export type Endpoint = Size & {
  /** The contract of the operation; undefined for endpoints outside the API. */
  operation?: Operation;
  /** Name of the function, its bundle and its log. */
  name: string;
  method: Operation['method'] | 'ANY';
  /** The path in API Gateway's syntax: `{id}` is a path parameter. */
  path: string;
  /** The module that exports `handler`. */
  file: string;
  /** For `signed-in`, the authorizer runs before the function. */
  access: 'public' | 'signed-in';
  grants: Grants;
};

type Row = TableGrants &
  Pick<Grants, 'limits' | 'secret' | 'mail' | 'places' | 'eventQueue' | 'outbound'> &
  Partial<Size>;

/** The memory that comes with a whole processor. A function that computes costs no more with it, and takes less time. */
export const ONE_PROCESSOR_MB = 1_769;

/** The size of functions that compute days or read a whole account. */
const computing: Size = { memoryMb: ONE_PROCESSOR_MB, timeoutSeconds: 25 };

/**
 * A row of the route table. The handler is `functions/FOLDER/OPERATION-NAME.ts`. Functions that find places get more CPU power
 * by default, because they parse the boundaries of time zones.
 */
function route<Op extends Operation>(
  _route: `${Op['method']} ${Op['path']}`,
  operation: Op,
  folder: string,
  row: Row,
): Endpoint {
  const { name, method, path } = operation;
  const { limits, secret, mail, places, eventQueue, outbound, memoryMb, timeoutSeconds = 10, ...table } = row;
  const given = Object.entries({ limits, secret, mail, places, eventQueue, outbound });
  return {
    operation,
    name,
    method,
    path,
    access: operation.access === 'public' ? 'public' : 'signed-in',
    file: `functions/${folder}/${name}.ts`,
    grants: { table, ...Object.fromEntries(given.filter(([, grant]) => grant !== undefined)) },
    memoryMb: memoryMb ?? (places ? 1024 : 512),
    timeoutSeconds,
  };
}

/** Grants and size of endpoints that read and fill the forecast cache. */
const forecastCache = {
  GetItem: ['USER#', 'FORECAST#', 'RATE#'],
  Query: ['FORECAST#'],
  UpdateItem: ['FORECAST#', 'RATE#'],
  BatchWriteItem: ['FORECAST#'],
  limits: ['computedEntries'],
  ...computing,
} as const satisfies Row;

/** Grants of endpoints that change a webhook and list it under the time of its daily events. */
const webhookWrites = {
  GetItem: ['USER#', 'ZONES'],
  ConditionCheckItem: ['USER#'],
  PutItem: ['USER#', 'DUE#'],
  UpdateItem: ['USER#', 'ZONES', 'RATE#'],
  DeleteItem: ['DUE#'],
  limits: ['edits'],
  secret: true,
} as const satisfies Row;

/** Grants and size of endpoints that read a profile and consume computed days. */
const computedDays = {
  GetItem: ['USER#'],
  UpdateItem: ['RATE#'],
  limits: ['computedEntries'],
  ...computing,
} as const satisfies Row;

/** The route table. The CDK stack, the OpenAPI description and tests are derived from it. */
export const endpoints: readonly Endpoint[] = [
  route('POST /api/auth/send-code', auth.sendCode, 'auth', {
    GetItem: ['KNOWN#', 'UNDELIVERABLE#', 'RATE#'],
    PutItem: ['USER#', 'EMAIL#', 'CODE#'],
    UpdateItem: ['RATE#'],
    DeleteItem: ['CODE#'],
    limits: ['codes'],
    secret: true,
    mail: true,
    memoryMb: ONE_PROCESSOR_MB,
  }),
  route('POST /api/auth/verify', auth.verify, 'auth', {
    GetItem: ['USER#', 'EMAIL#', 'CODE#', 'KNOWN#', 'SESSION#'],
    Query: ['USER#', 'CODE#'],
    PutItem: ['USER#', 'EMAIL#', 'KNOWN#', 'SESSION#', 'KEY#'],
    UpdateItem: ['USER#', 'EMAIL#', 'CODE#', 'RATE#'],
    DeleteItem: ['USER#', 'SESSION#', 'KEY#'],
    limits: ['verifications'],
    secret: true,
  }),
  route('POST /api/auth/sign-out', auth.signOut, 'auth', {
    GetItem: ['USER#', 'SESSION#'],
    DeleteItem: ['USER#', 'SESSION#'],
  }),
  route('GET /api/auth/sessions', auth.listSessions, 'auth', { Query: ['USER#'] }),
  route('DELETE /api/auth/sessions/{id}', auth.endSession, 'auth', {
    Query: ['USER#'],
    DeleteItem: ['USER#', 'SESSION#'],
  }),
  route('GET /api/auth/me', account.currentUser, 'auth', { GetItem: ['USER#'], Query: ['USER#'] }),
  route('GET /api/usage', account.usage, 'auth', {
    GetItem: ['USER#', 'RATE#'],
    Query: ['USER#'],
    limits: ['computedEntries'],
  }),
  route('GET /api/auth/me/export', account.exportAccount, 'auth', {
    GetItem: ['USER#'],
    Query: ['USER#', 'CALENDARS#', 'DELIVERED#', 'FORECAST#', 'JUDGED#'],
    UpdateItem: ['RATE#'],
    limits: ['exports'],
    ...computing,
  }),
  route('DELETE /api/auth/me', account.eraseAccount, 'auth', {
    GetItem: ['USER#'],
    Query: ['CODE#'],
    PutItem: ['DELETED', 'GONE#'],
    DeleteItem: ['USER#', 'EMAIL#', 'UNDELIVERABLE#'],
    BatchWriteItem: ['CODE#'],
  }),
  route('GET /api/keys', keys.listKeys, 'keys', { Query: ['USER#'] }),
  route('POST /api/keys', keys.createKey, 'keys', {
    GetItem: ['USER#'],
    PutItem: ['USER#', 'KEY#'],
    UpdateItem: ['USER#'],
    DeleteItem: ['USER#'],
    secret: true,
  }),
  route('DELETE /api/keys/{id}', keys.revokeKey, 'keys', {
    GetItem: ['USER#', 'CALENDARS#'],
    Query: ['USER#', 'CALENDARS#'],
    UpdateItem: ['USER#'],
    DeleteItem: ['USER#', 'KEY#', 'CALENDARS#', 'FEED#'],
  }),
  route('GET /api/profiles', profiles.listProfiles, 'profiles', { GetItem: ['USER#'], Query: ['USER#'] }),
  route('POST /api/profiles', profiles.createProfile, 'profiles', {
    GetItem: ['USER#', 'CITIES#', 'RATE#'],
    Query: ['USER#'],
    ConditionCheckItem: ['USER#'],
    PutItem: ['USER#', 'CITIES#'],
    UpdateItem: ['USER#', 'RATE#'],
    DeleteItem: ['USER#', 'CITIES#'],
    limits: ['edits', 'lookUps'],
    places: true,
  }),
  route('GET /api/profiles/{id}', profiles.getProfile, 'profiles', { GetItem: ['USER#'] }),
  route('PATCH /api/profiles/{id}', profiles.updateProfile, 'profiles', {
    GetItem: ['USER#', 'CITIES#', 'RATE#'],
    Query: ['USER#'],
    ConditionCheckItem: ['USER#'],
    PutItem: ['USER#', 'CITIES#', 'DELETED'],
    UpdateItem: ['USER#', 'RATE#'],
    DeleteItem: ['USER#', 'CITIES#'],
    limits: ['edits', 'lookUps'],
    places: true,
  }),
  route('DELETE /api/profiles/{id}', profiles.deleteProfile, 'profiles', {
    GetItem: ['USER#'],
    PutItem: ['DELETED', 'GONE#'],
    UpdateItem: ['USER#'],
    DeleteItem: ['USER#', 'DUE#'],
  }),
  route('GET /api/profiles/{id}/chart', charts.natalChart, 'profiles', { GetItem: ['USER#'] }),
  route('GET /api/profiles/{id}/report', charts.natalReport, 'profiles', { GetItem: ['USER#'] }),
  route('GET /api/profiles/{id}/with/{otherId}', charts.synastry, 'profiles', { GetItem: ['USER#'] }),
  route('GET /api/profiles/{id}/calendar', calendars.listCalendars, 'calendars', {
    GetItem: ['USER#'],
    Query: ['CALENDARS#'],
  }),
  route('POST /api/profiles/{id}/calendar', newCalendar.createCalendar, 'calendars', {
    GetItem: ['USER#', 'CALENDARS#'],
    PutItem: ['USER#', 'CALENDARS#', 'FEED#'],
    UpdateItem: ['USER#'],
    DeleteItem: ['USER#'],
    secret: true,
  }),
  route('DELETE /api/profiles/{id}/calendar/{calendarId}', calendars.revokeCalendar, 'calendars', {
    GetItem: ['CALENDARS#'],
    UpdateItem: ['USER#'],
    DeleteItem: ['CALENDARS#', 'FEED#'],
  }),
  route('GET /calendar/{file}', calendars.calendarFeed, 'calendars', {
    GetItem: ['FEED#'],
    BatchGetItem: ['USER#', 'CALENDARS#'],
    UpdateItem: ['RATE#'],
    limits: ['feeds'],
    ...computing,
  }),
  route('GET /api/profiles/{id}/delivery', delivery.readDelivery, 'delivery', {
    GetItem: ['USER#'],
    Query: ['DELIVERED#'],
  }),
  route('PUT /api/profiles/{id}/delivery', delivery.setDelivery, 'delivery', {
    GetItem: ['USER#', 'ZONES'],
    Query: ['DELIVERED#'],
    ConditionCheckItem: ['USER#'],
    PutItem: ['DUE#'],
    UpdateItem: ['USER#', 'ZONES', 'RATE#'],
    DeleteItem: ['DUE#'],
    limits: ['edits'],
  }),
  route('GET /api/push/key', push.readPushKey, 'push', { secret: true }),
  route('POST /api/push/subscriptions', push.subscribePush, 'push', {
    Query: ['USER#'],
    ConditionCheckItem: ['USER#'],
    PutItem: ['USER#'],
    UpdateItem: ['RATE#'],
    DeleteItem: ['USER#'],
    limits: ['edits'],
    secret: true,
    outbound: true,
  }),
  route('DELETE /api/push/subscriptions/{id}', push.unsubscribePush, 'push', { DeleteItem: ['USER#'] }),
  route('GET /api/unsubscribe/{token}', delivery.unsubscribePage, 'delivery', { secret: true }),
  route('POST /api/unsubscribe/{token}', delivery.unsubscribe, 'delivery', {
    GetItem: ['USER#', 'ZONES'],
    ConditionCheckItem: ['USER#'],
    PutItem: ['DUE#'],
    UpdateItem: ['USER#', 'ZONES'],
    DeleteItem: ['DUE#'],
    secret: true,
  }),
  route('GET /api/webhooks', webhooks.listWebhooks, 'webhooks', { Query: ['USER#'], secret: true }),
  route('POST /api/webhooks', webhooks.createWebhook, 'webhooks', {
    ...webhookWrites,
    outbound: true,
  }),
  route('PATCH /api/webhooks/{id}', webhooks.updateWebhook, 'webhooks', {
    ...webhookWrites,
    outbound: true,
  }),
  route('DELETE /api/webhooks/{id}', webhooks.deleteWebhook, 'webhooks', {
    GetItem: ['USER#'],
    PutItem: ['DELETED'],
    UpdateItem: ['USER#'],
    DeleteItem: ['USER#', 'DUE#'],
  }),
  route('POST /api/webhooks/{id}/rotate', webhooks.rotateWebhook, 'webhooks', webhookWrites),
  route('POST /api/webhooks/{id}/test', webhooks.testWebhook, 'webhooks', {
    GetItem: ['USER#'],
    PutItem: ['USER#'],
    UpdateItem: ['RATE#'],
    limits: ['events'],
    eventQueue: true,
  }),
  route('POST /api/webhooks/{id}/replay', webhooks.replayWebhook, 'webhooks', {
    GetItem: ['USER#'],
    Query: ['USER#'],
    UpdateItem: ['USER#', 'RATE#'],
    DeleteItem: ['RETRY#'],
    limits: ['events'],
    eventQueue: true,
  }),
  route('GET /api/webhooks/{id}/deliveries', webhooks.listWebhookDeliveries, 'webhooks', {
    GetItem: ['USER#'],
    Query: ['USER#'],
  }),
  route('GET /api/places', profiles.searchPlaces, 'profiles', {
    GetItem: ['USER#', 'CITIES#', 'RATE#'],
    PutItem: ['USER#', 'CITIES#'],
    UpdateItem: ['RATE#'],
    DeleteItem: ['CITIES#'],
    limits: ['lookUps', 'searches'],
    places: true,
  }),
  route('GET /api/horoscope/daily', forecasts.dailyHoroscope, 'horoscope', forecastCache),
  route('GET /api/horoscope/today', forecasts.todaysHoroscope, 'horoscope', forecastCache),
  route('POST /api/horoscope/preview', forecasts.previewHoroscope, 'horoscope', {
    GetItem: ['USER#', 'CITIES#', 'RATE#'],
    Query: ['USER#'],
    PutItem: ['CITIES#'],
    UpdateItem: ['RATE#'],
    DeleteItem: ['CITIES#'],
    limits: ['computedEntries', 'lookUps'],
    places: true,
    ...computing,
  }),
  route('GET /api/horoscope/sign/{sign}', signs.signHoroscope, 'horoscope', {
    Query: ['FORECAST#'],
    BatchWriteItem: ['FORECAST#'],
    ...computing,
  }),
  route('POST /api/horoscope/batch', batch.batchHoroscope, 'horoscope', {
    GetItem: ['FORECAST#', 'RATE#'],
    BatchGetItem: ['USER#', 'FORECAST#'],
    Query: ['USER#'],
    UpdateItem: ['FORECAST#', 'RATE#'],
    BatchWriteItem: ['FORECAST#'],
    limits: ['computedEntries'],
    ...computing,
  }),
  route('GET /api/horoscope/best-days', bestDays.bestDays, 'horoscope', computedDays),
  route('GET /api/horoscope/overview', overview.overview, 'horoscope', computedDays),
  route('GET /api/home', home.home, 'horoscope', { ...forecastCache, Query: ['USER#', 'FORECAST#'] }),
  route('PUT /api/profiles/{id}/days/{date}/verdict', judgments.setVerdict, 'verdicts', {
    ...forecastCache,
    ConditionCheckItem: ['USER#'],
    PutItem: ['JUDGED#'],
    DeleteItem: ['JUDGED#'],
    limits: ['computedEntries', 'edits'],
  }),
  route('GET /api/profiles/{id}/verdicts', judgments.listVerdicts, 'verdicts', {
    GetItem: ['USER#'],
    Query: ['JUDGED#'],
  }),
  route('POST /api/profiles/{id}/blind-test', judgments.startBlindTest, 'verdicts', {
    ...forecastCache,
    GetItem: [...forecastCache.GetItem, 'JUDGED#'],
    ConditionCheckItem: ['USER#'],
    PutItem: ['JUDGED#'],
    limits: ['computedEntries', 'edits'],
  }),
  route('PUT /api/profiles/{id}/blind-test', judgments.answerBlindTest, 'verdicts', {
    GetItem: ['USER#', 'JUDGED#'],
    ConditionCheckItem: ['USER#'],
    PutItem: ['ANSWERED#'],
    UpdateItem: ['JUDGED#'],
  }),
  route('GET /api/honesty', honesty.honesty, 'verdicts', {
    GetItem: ['HONESTY'],
  }),
  route('GET /api/activities', activities.listActivities, 'horoscope', {}),
  route('GET /api/sky', sky.sky, 'horoscope', {}),
  route('GET /api/openapi.json', openapi.describeApi, 'docs', { memoryMb: 256, timeoutSeconds: 5 }),
  route('GET /api/status', status.readStatus, 'docs', { memoryMb: 256, timeoutSeconds: 5 }),
  {
    name: 'mcp',
    method: 'POST',
    path: '/mcp',
    file: 'functions/mcp/mcp.ts',
    access: 'signed-in',
    grants: {
      table: {
        GetItem: ['USER#', 'CITIES#', 'FORECAST#', 'RATE#'],
        Query: ['USER#', 'FORECAST#'],
        ConditionCheckItem: ['USER#'],
        PutItem: ['USER#', 'CITIES#', 'DELETED'],
        UpdateItem: ['USER#', 'FORECAST#', 'RATE#'],
        DeleteItem: ['USER#', 'CITIES#'],
        BatchWriteItem: ['FORECAST#'],
      },
      limits: ['computedEntries', 'edits', 'lookUps', 'searches'],
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
    grants: { table: {} },
    memoryMb: 128,
    timeoutSeconds: 5,
  },
];

/** Items that deletions remove: dependents of accounts and profiles, and deletion markers. */
const DEPENDENTS = [
  'USER#',
  'SESSION#',
  'KEY#',
  'KNOWN#',
  'CALENDARS#',
  'FEED#',
  'FORECAST#',
  'DUE#',
  'DELIVERED#',
  'JUDGED#',
  'ANSWERED#',
  'DELETED',
] as const satisfies readonly ItemKind[];

/** Functions without a route. */
export const backgroundFunctions = {
  authorizer: {
    name: 'authorizer',
    file: 'functions/authorizer.ts',
    grants: {
      table: {
        GetItem: ['USER#', 'SESSION#', 'KEY#'],
        BatchGetItem: ['USER#', 'SESSION#'],
        UpdateItem: ['USER#', 'SESSION#', 'RATE#'],
      },
      limits: ['requests'],
    },
    // Every signed-in request waits for the authorizer.
    memoryMb: ONE_PROCESSOR_MB,
    timeoutSeconds: 8,
  },
  finishDeletions: {
    name: 'finish-deletions',
    file: 'functions/finish-deletions.ts',
    grants: {
      table: {
        Query: ['USER#', 'CALENDARS#', 'FORECAST#', 'DELIVERED#', 'JUDGED#'],
        DeleteItem: ['USER#', 'RETRY#', 'DELETED'],
        BatchWriteItem: DEPENDENTS,
      },
    },
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  mailEvents: {
    name: 'mail-events',
    file: 'functions/mail-events.ts',
    grants: { table: { ConditionCheckItem: ['EMAIL#'], PutItem: ['UNDELIVERABLE#'] } },
    memoryMb: 256,
    timeoutSeconds: 10,
  },
  deliveryTick: {
    name: 'delivery-tick',
    file: 'functions/delivery-tick.ts',
    grants: {
      table: {
        GetItem: ['TICK', 'ZONES'],
        Query: ['DUE#', 'RETRY#'],
        UpdateItem: ['TICK'],
        BatchWriteItem: ['RETRY#'],
      },
      deliveryQueue: true,
      eventQueue: true,
    },
    memoryMb: 512,
    timeoutSeconds: 300,
  },
  deliver: {
    name: 'deliver',
    file: 'functions/deliver.ts',
    grants: {
      table: {
        GetItem: ['FORECAST#'],
        BatchGetItem: ['USER#', 'UNDELIVERABLE#', 'FORECAST#'],
        Query: ['USER#'],
        PutItem: ['DELIVERED#'],
        UpdateItem: ['FORECAST#', 'RATE#'],
        DeleteItem: ['DELIVERED#', 'USER#'],
        BatchWriteItem: ['DELIVERED#', 'FORECAST#'],
      },
      limits: ['computedEntries', 'mails'],
      secret: true,
      serviceUrl: true,
      pageSettings: true,
      deliveryMail: true,
      outbound: true,
    },
    memoryMb: ONE_PROCESSOR_MB,
    timeoutSeconds: 120,
  },
  announce: {
    name: 'announce',
    file: 'functions/announce.ts',
    grants: {
      table: {
        GetItem: ['USER#', 'GONE#', 'DELETED'],
        BatchGetItem: ['USER#'],
        Query: ['USER#'],
        ConditionCheckItem: ['USER#'],
        PutItem: ['USER#'],
        UpdateItem: ['RATE#'],
      },
      limits: ['events'],
      eventQueue: true,
    },
    memoryMb: 256,
    timeoutSeconds: 30,
  },
  sendEvents: {
    name: 'send-events',
    file: 'functions/send-events.ts',
    grants: {
      table: {
        GetItem: ['USER#'],
        BatchGetItem: ['USER#'],
        Query: ['USER#'],
        ConditionCheckItem: ['USER#'],
        PutItem: ['USER#', 'RETRY#'],
        UpdateItem: ['USER#', 'RATE#'],
        DeleteItem: ['DUE#'],
      },
      limits: ['events'],
      secret: true,
      mail: true,
      serviceUrl: true,
      eventQueue: true,
      outbound: true,
    },
    memoryMb: 256,
    // Fifty messages may ask for the highlights of 5,000 people.
    timeoutSeconds: 300,
  },
  check: {
    name: 'check',
    file: 'functions/check.ts',
    grants: { table: { Query: ['CODE#'], DeleteItem: ['CITIES#'] }, secret: true, serviceUrl: true },
    memoryMb: ONE_PROCESSOR_MB,
    timeoutSeconds: 300,
  },
  sweep: {
    name: 'sweep',
    file: 'functions/sweep.ts',
    grants: {
      table: {
        GetItem: ['CALENDARS#', 'SWEEP'],
        BatchGetItem: ['USER#'],
        Query: ['USER#', 'CALENDARS#', 'FORECAST#', 'DELIVERED#', 'JUDGED#', 'ANSWERED#', 'DELETED'],
        Scan: true,
        PutItem: ['SWEEP', 'HONESTY'],
        UpdateItem: ['USER#'],
        DeleteItem: [
          'USER#',
          'EMAIL#',
          'CODE#',
          'KNOWN#',
          'SESSION#',
          'KEY#',
          'CALENDARS#',
          'FEED#',
          'DUE#',
          'RETRY#',
          'ANSWERED#',
          'DELETED',
        ],
        BatchWriteItem: DEPENDENTS,
      },
    },
    memoryMb: 512,
    timeoutSeconds: 900,
  },
} as const satisfies Record<string, Omit<Endpoint, 'method' | 'path' | 'access'>>;

/** A website: one Lambda function that serves GET on all its paths without authentication. */
export type Page = Pick<Endpoint, 'name' | 'file' | 'grants'> &
  Size & {
    paths: readonly string[];
    /** The client's entry points by name, bundled into the function's `assets`. */
    client: Readonly<Record<string, string>>;
  };

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
    grants: { table: {}, pageSettings: true },
    // The function computes a sample forecast for its first response. Half the memory would double that response time.
    memoryMb: 1024,
    timeoutSeconds: 5,
  },
  {
    name: 'docs',
    paths: ['/docs', '/docs/{page+}', '/honesty', '/llms.txt', '/.well-known/{file}'],
    file: 'functions/docs/docs.ts',
    client: {
      style: 'functions/docs/client/docs.css',
      icon: 'functions/dashboard/client/icon.svg',
      try: 'functions/docs/client/try.ts',
      honesty: 'functions/docs/client/honesty.ts',
    },
    grants: { table: {}, securityContact: true },
    memoryMb: 512,
    timeoutSeconds: 5,
  },
];
