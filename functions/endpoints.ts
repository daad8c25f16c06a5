/** Who may call an endpoint: anyone, or the bearer of a key or a session cookie. */
type Access = 'public' | 'signed-in';

/** The DynamoDB actions that functions need, by IAM's names. */
type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
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
};

/** One endpoint of the service: a route and the Lambda function that answers it. */
export type Endpoint = {
  /** Names the function, its bundle and its log. */
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'ANY';
  /** As API Gateway writes it: `{id}` is a path parameter. */
  path: string;
  /** The module that exports `handler`. */
  file: string;
  access: Access;
  touches: Touches;
  memoryMb: number;
  timeoutSeconds: number;
};

const ordinary = { memoryMb: 512, timeoutSeconds: 10 } as const;

/** Every endpoint of the service; the stack, the API and the tests are built from this list. */
export const endpoints: readonly Endpoint[] = [
  {
    name: 'send-code',
    method: 'POST',
    path: '/api/auth/send-code',
    file: 'functions/auth/send-code.ts',
    access: 'public',
    touches: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], secret: true, mail: true },
    ...ordinary,
  },
  {
    name: 'verify',
    method: 'POST',
    path: '/api/auth/verify',
    file: 'functions/auth/verify.ts',
    access: 'public',
    touches: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], secret: true },
    ...ordinary,
  },
  {
    name: 'sign-out',
    method: 'POST',
    path: '/api/auth/sign-out',
    file: 'functions/auth/sign-out.ts',
    access: 'public',
    touches: { table: ['GetItem', 'DeleteItem'] },
    ...ordinary,
  },
  {
    name: 'list-sessions',
    method: 'GET',
    path: '/api/auth/sessions',
    file: 'functions/auth/list-sessions.ts',
    access: 'signed-in',
    touches: { table: ['Query'] },
    ...ordinary,
  },
  {
    name: 'end-session',
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    file: 'functions/auth/end-session.ts',
    access: 'signed-in',
    touches: { table: ['Query', 'DeleteItem'] },
    ...ordinary,
  },
  {
    name: 'current-user',
    method: 'GET',
    path: '/api/auth/me',
    file: 'functions/auth/current-user.ts',
    access: 'signed-in',
    touches: { table: ['GetItem'] },
    ...ordinary,
  },
  {
    name: 'export-account',
    method: 'GET',
    path: '/api/auth/me/export',
    file: 'functions/auth/export-account.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'Query', 'UpdateItem'] },
    memoryMb: 1024,
    timeoutSeconds: 25,
  },
  {
    name: 'erase-account',
    method: 'DELETE',
    path: '/api/auth/me',
    file: 'functions/auth/erase-account.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'Query', 'PutItem', 'DeleteItem', 'BatchWriteItem'] },
    ...ordinary,
  },
  {
    name: 'list-keys',
    method: 'GET',
    path: '/api/keys',
    file: 'functions/keys/list-keys.ts',
    access: 'signed-in',
    touches: { table: ['Query'] },
    ...ordinary,
  },
  {
    name: 'create-key',
    method: 'POST',
    path: '/api/keys',
    file: 'functions/keys/create-key.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], secret: true },
    ...ordinary,
  },
  {
    name: 'revoke-key',
    method: 'DELETE',
    path: '/api/keys/{id}',
    file: 'functions/keys/revoke-key.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'] },
    ...ordinary,
  },
  {
    name: 'list-profiles',
    method: 'GET',
    path: '/api/profiles',
    file: 'functions/profiles/list-profiles.ts',
    access: 'signed-in',
    touches: { table: ['Query'] },
    ...ordinary,
  },
  {
    name: 'create-profile',
    method: 'POST',
    path: '/api/profiles',
    file: 'functions/profiles/create-profile.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], places: true },
    ...ordinary,
  },
  {
    name: 'get-profile',
    method: 'GET',
    path: '/api/profiles/{id}',
    file: 'functions/profiles/get-profile.ts',
    access: 'signed-in',
    touches: { table: ['GetItem'] },
    ...ordinary,
  },
  {
    name: 'update-profile',
    method: 'PATCH',
    path: '/api/profiles/{id}',
    file: 'functions/profiles/update-profile.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'], places: true },
    ...ordinary,
  },
  {
    name: 'delete-profile',
    method: 'DELETE',
    path: '/api/profiles/{id}',
    file: 'functions/profiles/delete-profile.ts',
    access: 'signed-in',
    touches: { table: ['PutItem', 'UpdateItem', 'DeleteItem'] },
    ...ordinary,
  },
  {
    name: 'natal-chart',
    method: 'GET',
    path: '/api/profiles/{id}/chart',
    file: 'functions/profiles/natal-chart.ts',
    access: 'signed-in',
    touches: { table: ['GetItem'] },
    ...ordinary,
  },
  {
    name: 'pair',
    method: 'GET',
    path: '/api/profiles/{id}/with/{otherId}',
    file: 'functions/profiles/pair.ts',
    access: 'signed-in',
    touches: { table: ['GetItem'] },
    ...ordinary,
  },
  {
    name: 'list-calendars',
    method: 'GET',
    path: '/api/profiles/{id}/calendar',
    file: 'functions/calendars/list-calendars.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'Query'] },
    ...ordinary,
  },
  {
    name: 'create-calendar',
    method: 'POST',
    path: '/api/profiles/{id}/calendar',
    file: 'functions/calendars/create-calendar.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], secret: true },
    ...ordinary,
  },
  {
    name: 'revoke-calendar',
    method: 'DELETE',
    path: '/api/profiles/{id}/calendar/{calendarId}',
    file: 'functions/calendars/revoke-calendar.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    ...ordinary,
  },
  {
    name: 'calendar-feed',
    method: 'GET',
    path: '/calendar/{file}',
    file: 'functions/calendars/calendar-feed.ts',
    access: 'public',
    touches: { table: ['GetItem', 'BatchGetItem', 'UpdateItem'] },
    memoryMb: 1024,
    timeoutSeconds: 25,
  },
  {
    name: 'search-places',
    method: 'GET',
    path: '/api/places',
    file: 'functions/profiles/search-places.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], places: true },
    ...ordinary,
  },
  {
    name: 'daily-horoscope',
    method: 'GET',
    path: '/api/horoscope/daily',
    file: 'functions/horoscope/daily-horoscope.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'Query', 'UpdateItem', 'BatchWriteItem'] },
    memoryMb: 1024,
    timeoutSeconds: 25,
  },
  {
    name: 'todays-horoscope',
    method: 'GET',
    path: '/api/horoscope/today',
    file: 'functions/horoscope/todays-horoscope.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'Query', 'UpdateItem', 'BatchWriteItem'] },
    memoryMb: 1024,
    timeoutSeconds: 25,
  },
  {
    name: 'best-days',
    method: 'GET',
    path: '/api/horoscope/best-days',
    file: 'functions/horoscope/best-days.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'UpdateItem'] },
    memoryMb: 1024,
    timeoutSeconds: 25,
  },
  {
    name: 'overview',
    method: 'GET',
    path: '/api/horoscope/overview',
    file: 'functions/horoscope/overview.ts',
    access: 'signed-in',
    touches: { table: ['GetItem', 'UpdateItem'] },
    memoryMb: 1024,
    timeoutSeconds: 25,
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

/** The functions behind the API that no route names: who is calling, what a deletion leaves to do, and a daily sweep. */
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
    touches: { table: ['Query', 'BatchWriteItem'] },
    memoryMb: 512,
    timeoutSeconds: 60,
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
];
