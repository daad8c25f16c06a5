import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_URL } from '#lib/contract/fields.ts';
import type { Operation } from '#lib/contract/operation.ts';
import { signDays } from '#lib/forecast/forecast-days.ts';
import { figuresOf } from '#lib/operations/honesty-figures.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { startEnvironment } from '../local/environment.ts';
import { synthesize } from '../local/synthesize.ts';
import { exampleBody, exampleQuery } from '../openapi/request-examples.ts';
import { localVariables } from '../stages.ts';
import { runCommand } from './run-command.ts';

const FILE = 'infra/openapi/examples.json';

/** Lists of objects that are longer than this are cut to two items. */
const MAX_ITEMS = 3;

/** Lists whose length the description states. */
const COMPLETE = new Set(['bodies', 'houses']);

/** The public key of RFC 8291's example. cspell:ignore VJSPQT Btkgcy mlml */
const PUSH_KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';

/** Operations whose examples aren't recorded. */
const COMPOSED = [
  ...['describe-api', 'todays-horoscope', 'sign-horoscope', 'home'],
  ...['start-blind-test', 'answer-blind-test', 'honesty', 'list-webhook-deliveries'],
];

type Json = Record<string, unknown>;

/**
 * Records the example responses of the OpenAPI description. Starts the service in memory, calls each operation with the
 * examples in its contract, and replaces random identifiers, secrets and the current time.
 */
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'horoscope-examples-'));
  const environment = await startEnvironment({
    assembly: synthesize(folder),
    environmentOverrides: localVariables(undefined),
  });
  try {
    const examples = await record(environment.url, async (userId) => {
      Object.assign(process.env, {
        TABLE_NAME: Object.values(environment.tables)[0],
        AWS_ENDPOINT_URL_DYNAMODB: environment.endpoints.dynamodb,
        AWS_REGION: environment.region,
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
      });
      const users = await import('#lib/table/users.ts');
      await users.setTier(userId, 'premium');
    });
    const lines = Object.entries(examples).map(([name, body]) => `${JSON.stringify(name)}:${body}`);
    writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
    console.log(`Recorded ${lines.length} examples in ${FILE}`);
  } finally {
    await environment.stop();
    rmSync(folder, { recursive: true });
  }
});

async function record(url: string, upgrade: (userId: string) => Promise<void>) {
  let cookie = '';
  /** The latest id in each collection of resources, by the collection's path segment. */
  const ids: Record<string, string> = { days: '2026-11-21' };

  async function send(operation: Operation, path: string, body?: Json): Promise<Json> {
    const { name, method, access } = operation;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(access !== 'public' && { Cookie: cookie }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} responded with ${response.status}: ${text}`);
    cookie = /__Host-session=[\w-]+/.exec(response.headers.get('Set-Cookie') ?? '')?.[0] ?? cookie;
    return JSON.parse(text);
  }

  async function run(operation: Operation, fields?: Json): Promise<Json> {
    const { name, path, body } = operation;
    const filled = path.replace(/(\w+)\/\{\w+\}/g, (_, collection) => `${collection}/${ids[collection]}`);
    const search = new URLSearchParams(exampleQuery(operation) as Record<string, string>);
    if (search.has('profileId')) search.set('profileId', ids['profiles'] ?? '');
    const code = name === 'verify' && { code: await readCode(url) };
    const example = body && { ...exampleBody(operation), ...code, ...fields };
    return send(operation, `${filled}?${search}`, example);
  }

  const operations = endpoints.flatMap(({ operation }) => operation ?? []);
  const named = (name: string): Operation => {
    const operation = operations.find((candidate) => candidate.name === name);
    if (!operation) throw new Error(`There is no operation ${name}`);
    return operation;
  };
  // Creates a session for the operation that ends one, and a second profile for synastry.
  await run(named('send-code'));
  await upgrade(String((await run(named('verify')))['id']));
  const grace = {
    ...{ externalId: 'user-4712', name: 'Grace' },
    ...{ birthDate: '1985-02-03', birthCity: 'Paris, France' },
  };
  ids['with'] = String((await run(named('create-profile'), grace))['id']);

  // The quick start shows the response to its own commands, on the day of the other examples.
  const page = readFileSync('functions/docs/pages/quick-start.md', 'utf8');
  const birth: Json = JSON.parse(/-d '(\{"name".*\})'/.exec(page)?.[1] ?? '');
  ids['profiles'] = String((await send(named('create-profile'), '/api/profiles', birth))['id']);
  const today = await run(named('daily-horoscope'));
  await run(named('delete-profile'));

  const bodies: Record<string, Json> = {};
  for (const operation of inRecordingOrder(operations)) {
    const response = await run(operation);
    bodies[operation.name] = response;
    const collection = operation.path.split('/').at(-1) ?? '';
    const [list] = Object.values(response);
    if (operation.method === 'POST') ids[collection] = String(response['id']);
    else if (Array.isArray(list)) ids[collection] ??= list[0].id;
  }
  // Three responses depend on the date. Those for fixed dates have the same shape.
  bodies['todays-horoscope'] = today;
  const [date, sign] = ['2026-11-21', 'Gemini'] as const;
  bodies['sign-horoscope'] = {
    sign,
    date,
    horoscopes: signDays(sign, { dates: [date], timeZone: '+00:00' }),
  };
  Object.assign(bodies, blindTestsOf(bodies));
  bodies['honesty'] = figuresOf({ answers: 412, people: 63, hits: 223, since: date });
  bodies['list-webhook-deliveries'] = deliveriesOf(bodies);
  bodies['home'] = homeOf(bodies);
  return withFixedValues(bodies, url);
}

/** Composes the examples of blind tests, whose texts and order are random, from the person's day and the sign's. */
function blindTestsOf(bodies: Readonly<Record<string, Json>>): Record<string, Json> {
  const texts = ['sign-horoscope', 'daily-horoscope'].map(
    (name) => (bodies[name]?.['horoscopes'] as Json[] | undefined)?.[0]?.['summary'],
  );
  const [own, nonce] = [1, '3f1a5c0d9be24877a6f0b1c2d3e4f506'];
  const sealed = { id: '2026-11-16', date: '2026-11-21', texts, seal: hash('sha256', `${own}:${nonce}`) };
  const answeredAt = '2026-11-22T07:04:05.678Z';
  return {
    'start-blind-test': { ...sealed, answeredAt: null },
    'answer-blind-test': { ...sealed, answeredAt, choice: own, own, nonce, right: true },
  };
}

/** Composes the example of a webhook's events, whose tries take different times. */
function deliveriesOf(bodies: Readonly<Record<string, Json>>): Json {
  const deliveries = [
    {
      ...{ id: bodies['test-webhook']?.['eventId'], type: 'webhook.test', state: 'delivered' },
      ...{ createdAt: '2026-11-21T19:04:05.678Z', nextAttemptAt: null },
      attempts: [{ at: '2026-11-21T19:04:05.912Z', status: 204, durationMs: 183, error: null }],
    },
  ];
  return { deliveries };
}

/** Composes the example of the home screen from those of its parts. */
function homeOf(bodies: Readonly<Record<string, Json>>): Json {
  const of = (name: string): Json => bodies[name] ?? {};
  const { profileId, timeZone, themes, sky: events } = of('overview');
  const { 'daily-horoscope': reasons, 'current-user': user, sky, usage } = bodies;
  const [days, profiles] = [of('daily-horoscope')['horoscopes'], of('list-profiles')['profiles']];
  return { user, profiles, profileId, timeZone, days, reasons, themes, events, sky, usage };
}

/** Selects operations with JSON responses. Puts creation first and deletion last, ending with the deletion of the account. */
function inRecordingOrder(operations: readonly Operation[]): Operation[] {
  const rank = ({ method, path }: Operation) =>
    method === 'DELETE' ? 10 - path.split('{').length : ['POST', 'PUT'].includes(method) ? 0 : 1;
  return operations
    .filter(({ mediaType, name }) => !mediaType && !COMPOSED.includes(name))
    .toSorted((a, b) => rank(a) - rank(b));
}

async function readCode(url: string): Promise<string> {
  const response = await fetch(`${url}/__local/mail?to=ada@example.com`);
  return /\b\d{6}\b/.exec(await response.text())?.[0] ?? '';
}

function shorten(key: string, value: unknown): unknown {
  return Array.isArray(value) &&
    value.length > MAX_ITEMS &&
    typeof value[0] === 'object' &&
    !COMPLETE.has(key)
    ? value.slice(0, 2)
    : value;
}

/** Replaces values that differ between runs with fixed examples. */
function withFixedValues(bodies: Record<string, Json>, url: string): Record<string, string> {
  // In the order of creation, as in lists.
  const ulids = [...new Set(JSON.stringify(bodies).match(/(?<=_)[0-9A-Z]{26}\b/g))].sort();
  const fixedUlid = (ulid: string) =>
    `01M7YMWJZ95PGZ13Z74TPMWH4${[...'0123456789', ...'TVWXYZ', ...'ABCDEFGH'][ulids.indexOf(ulid)]}`;
  const fix = (text: string) =>
    text
      .replaceAll(url, SERVICE_URL)
      .replace(
        /\b(usr|prf|key|cal|ses|whk|evt)_([0-9A-Z]{26})/g,
        (_, kind, ulid) => `${kind}_${fixedUlid(ulid)}`,
      )
      .replace(/"hsk_\w{5,}"/g, '"hsk_EhgfHVGW8rNdVKOJ81thqXtphMjVKhfo1n74ZJ"')
      .replace(/"hsk_\w{4}"/g, '"hsk_Ehgf"')
      // Its host doesn't exist, so that tries of the test event fail.
      .replace(/"failingSince":"[^"]+"/g, '"failingSince":null')
      .replace(/whsec_[\w+/=]+/g, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=')
      .replace(/whpk_[\w+/=]+/g, 'whpk_8P3bPcBJJLSCQ6LHGsyNJCF4ckPx7xKKFmGWvcdRmDg=')
      .replace(/[\w-]{43}\.ics/g, 'wfdmVBrDAjM-4rjQeXcQEuY1jUqR0Pi1b0S5YxIZ0PA.ics')
      .replace(/"next(Push)?":"[^"]+Z"/g, '"next$1":"2026-11-22T06:15:00.000Z"')
      .replace(/"key":"B[\w-]{86}"/g, `"key":"${PUSH_KEY}"`)
      .replace(
        /"(created|lastUsed|exported|resets|updated|renewed)At":"[^"]+"/g,
        '"$1At":"2026-11-21T19:04:05.678Z"',
      );
  const texts = Object.entries(bodies).map(([name, body]) => [name, fix(JSON.stringify(body, shorten))]);
  return Object.fromEntries(texts);
}
