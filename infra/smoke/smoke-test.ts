import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { deriveApiKey } from '#lib/accounts/key-format.ts';
import {
  type Client,
  createClient,
  type RequestArguments,
  type RequestFor,
  type Route,
} from '#lib/client/create-client.ts';
import { ProfileList } from '#lib/contract/profiles.ts';
import { assetSecurityHeaders, installableSecurityHeaders } from '#lib/http/pages.ts';
import { defaultHeaders } from '#lib/http/response-headers.ts';
import { anyBigCity } from './any-big-city.ts';
import { type Check, checkResponse, type Expected, type Received } from './check.ts';

/** Credentials for the smoke test: an API key, or an address and a way to read the code mailed there. */
export type Credentials = { key: string } | { email: string; readCode: () => Promise<string> };

/** Longer than API Gateway's integration timeout. */
const TIMEOUT_MS = 35_000;

/** Name of the test profile. The next run deletes profiles with this name that an interrupted run left behind. */
const PROFILE_NAME = 'Smoke test (deleted by itself)';
const newProfile = () => ({
  body: { name: PROFILE_NAME, birthDate: '1990-06-15', birthTime: '14:35', birthCity: anyBigCity() },
});
const noInput = {};

const { 'Cache-Control': _, ...always } = defaultHeaders;
const publicHeaders = { ...always, 'X-Request-Id': undefined };
const callerHeaders = { ...publicHeaders, RateLimit: undefined, 'RateLimit-Policy': undefined };
const publicOk = { status: 200, headers: publicHeaders };
const ok = { status: 200, headers: callerHeaders };
const okWithTag = { status: 200, headers: { ...callerHeaders, ETag: undefined } };

/** `fetch` without following redirects and without keep-alive: an idle connection may close just as it is reused. */
export const send = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, {
    ...init,
    headers: { ...init.headers, Connection: 'close' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/**
 * Uses a deployed service the way an account's owner does, and checks each response. Deletes the profile that it creates,
 * even if a check fails. Never rejects.
 */
export async function smokeTest(baseUrl: string, credentials: Credentials): Promise<Check[]> {
  const run = startRun(baseUrl);
  const clientOf = (key: string) => createClient({ baseUrl, key, fetch: send });
  const anonymous = clientOf('');

  await checkPublic(run, baseUrl, anonymous);
  const session = 'email' in credentials ? await signIn(run, anonymous, credentials) : undefined;
  const key: string | undefined = 'key' in credentials ? credentials.key : session?.body?.apiKey;
  const client = key === undefined ? undefined : clientOf(key);
  await deleteLeftovers(client);
  await checkAccount(run, client);
  await deleteLeftovers(client);
  await run.call(client, 'GET /api/profiles', noInput, {
    ...ok,
    verify: ({ body }) => leftoversIn(body).map((id) => `Profile ${id} is left; delete it.`)[0],
  });
  if ('email' in credentials) {
    const cookies = session?.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));
    const request = cookies && { headers: { Cookie: cookies.join('; ') } };
    await run.call(anonymous, 'POST /api/auth/sign-out', request, publicOk);
  }
  return run.checks;
}

type Run = ReturnType<typeof startRun>;

function startRun(baseUrl: string) {
  const checks: Check[] = [];

  /** Records a check, or a skipped one if no request was sent. Returns the response if it has the expected status. */
  const check = async (
    request: string,
    pending: Promise<Response> | undefined,
    expected: Expected,
  ): Promise<Received | undefined> => {
    const checked: Check = pending
      ? await checkResponse(request, pending, expected)
      : { request, issues: [] };
    checks.push(checked);
    return checked.response?.status === expected.status ? checked.response : undefined;
  };

  const get = (url: string, expected: Expected) =>
    check(`GET ${url.slice(baseUrl.length)}`, send(url), expected);

  /** Calls an operation. Skipped if the client or the request is missing because an earlier check failed. */
  const call = <R extends Route>(
    client: Client | undefined,
    route: R,
    request: RequestFor<R> | undefined,
    expected: Expected,
  ) => check(route, request && client?.fetch(route, ...([request] as RequestArguments<R>)), expected);

  return { checks, check, get, call };
}

const SCRIPT = /<script [^>]*src="([^"]+)"/;

async function checkPublic({ get, call }: Run, baseUrl: string, anonymous: Client): Promise<void> {
  const dashboard = await get(`${baseUrl}/`, {
    status: 200,
    type: 'text/html',
    headers: { ...publicHeaders, ...installableSecurityHeaders },
    verify: ({ text }) => (SCRIPT.test(text) ? undefined : 'It loads no script.'),
  });
  const script = SCRIPT.exec(dashboard?.text ?? '')?.[1];
  if (script)
    await get(new URL(script, `${baseUrl}/`).href, {
      status: 200,
      type: 'text/javascript',
      headers: { ...publicHeaders, ...assetSecurityHeaders },
    });
  await call(anonymous, 'GET /api/openapi.json', noInput, {
    status: 200,
    headers: { ...publicHeaders, ETag: undefined },
    verify: ({ body: { servers } }) =>
      servers[0].url === baseUrl ? undefined : `The server is ${servers[0].url}, expected ${baseUrl}.`,
  });
  const refused = { status: 401, headers: publicHeaders };
  await call(anonymous, 'GET /api/profiles', noInput, refused);
  const Authorization = `Bearer ${deriveApiKey(randomBytes(32), 'unknown-key')}`;
  await call(anonymous, 'GET /api/profiles', { headers: { Authorization } }, refused);
  await get(`${baseUrl}/api/no-such-path`, { status: 404, headers: publicHeaders });
}

type ByEmail = Extract<Credentials, { email: string }>;

async function signIn({ call, check }: Run, anonymous: Client, { email, readCode }: ByEmail) {
  const sent = await call(anonymous, 'POST /api/auth/send-code', { body: { email } }, publicOk);
  const verify = async () =>
    anonymous.fetch('POST /api/auth/verify', { body: { email, code: await readCode() } });
  return check('POST /api/auth/verify', sent && verify(), {
    status: 200,
    headers: { ...publicHeaders, 'Set-Cookie': undefined },
  });
}

/** Creates a profile, reads the profile and its forecast, and deletes the profile. */
async function checkAccount({ call }: Run, client: Client | undefined): Promise<void> {
  const created = await call(client, 'POST /api/profiles', newProfile(), {
    status: 201,
    headers: { ...callerHeaders, Location: undefined },
  });
  const id: string | undefined = created?.body?.id;
  const one = id === undefined ? undefined : { params: { id } };
  const profile = await call(client, 'GET /api/profiles/{id}', one, okWithTag);
  const tag = profile?.headers.get('ETag');
  const conditional = one && tag ? { ...one, headers: { 'If-None-Match': tag } } : undefined;
  await call(client, 'GET /api/profiles/{id}', conditional, { ...okWithTag, status: 304 });
  const today = id === undefined ? undefined : { query: { profileId: id } };
  await call(client, 'GET /api/horoscope/today', today, {
    ...okWithTag,
    verify: ({ body: { horoscopes } }) =>
      horoscopes.length === 1 ? undefined : `It has ${horoscopes.length} days, expected 1.`,
  });
  await call(client, 'GET /api/usage', noInput, {
    ...ok,
    verify: ({ body }) => (id && body.profiles === 0 ? 'The new profile is not counted.' : undefined),
  });
  const deleted = await call(client, 'DELETE /api/profiles/{id}', one, ok);
  const notFound = { status: 404, headers: callerHeaders };
  await call(client, 'GET /api/profiles/{id}', deleted && one, notFound);
}

/** Deletes test profiles of this run and of interrupted runs. Ignores errors. */
async function deleteLeftovers(client: Client | undefined): Promise<void> {
  const list = await client?.call('GET /api/profiles').catch(() => undefined);
  for (const id of leftoversIn(list))
    await client?.call('DELETE /api/profiles/{id}', { params: { id } }).catch(() => undefined);
}

/** Returns the ids of smoke-test profiles in a list. A faulty service may return a malformed list. */
function leftoversIn(list: unknown): string[] {
  const { success, output } = v.safeParse(ProfileList, list);
  return success ? output.profiles.filter(({ name }) => name === PROFILE_NAME).map(({ id }) => id) : [];
}
