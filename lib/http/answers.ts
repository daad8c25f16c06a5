import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { Prepared } from '#lib/prepared.ts';
import { serviceUrl } from './service-url.ts';
import { clearedCookie } from './session-cookie.ts';
import { etagOf, hasAlready } from './validators.ts';

declare const answered: unique symbol;

/** An answer of success, which knows what its body was made from. */
export type Answer<Body> = APIGatewayProxyResult & { readonly [answered]?: Body };

const json = (statusCode: number, body: object): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** 200 with a JSON body. */
export const ok = <const Body extends object>(body: Body): Answer<Body> => json(200, body);

/** 201 with a JSON body; `Location` is the address of what was made, whose path below the service's is given. */
export const created = <const Body extends object>(
  event: APIGatewayProxyEvent,
  body: Body,
  path: string,
): Answer<Body> => {
  const answer = json(201, body);
  return { ...answer, headers: { ...answer.headers, Location: `${serviceUrl(event)}${path}` } };
};

/** 200 with a JSON body, which sets a cookie. */
export const okWithCookie = <const Body extends object>(body: Body, cookie: string): Answer<Body> => ({
  ...ok(body),
  multiValueHeaders: { 'Set-Cookie': [cookie] },
});

/** 200 with a JSON body, which ends the session in the browser and has it forget what it has kept of this service. */
export const okAndForget = <const Body extends object>(body: Body): Answer<Body> => {
  const answer = okWithCookie(body, clearedCookie());
  // Only what answers left in caches: storage may hold what the page must still do.
  return { ...answer, headers: { ...answer.headers, 'Clear-Site-Data': '"cache"' } };
};

/** What browsers may do with an answer: keep it but check each time, or not keep it. */
type Caching = 'private, no-cache' | 'no-store';

/** What an answer is, and whose headers choose it. */
type Form = { contentType: string; vary?: string };

const ofCaller: Form = { contentType: 'application/json', vary: 'Authorization, Cookie' };

/**
 * 200 with the text that `make` gives, or 304 without one, and without making it, if the caller has the answer of
 * this basis already.
 */
async function unlessKnown(
  event: APIGatewayProxyEvent,
  basis: string,
  caching: Caching,
  make: () => Promise<string>,
  { contentType, vary }: Form = ofCaller,
): Promise<APIGatewayProxyResult> {
  const etag = etagOf(basis);
  const headers = { ETag: etag, 'Cache-Control': caching, ...(vary && { Vary: vary }) };
  if (hasAlready(event, etag)) return { statusCode: 304, headers, body: '' };
  const body = await make();
  return { statusCode: 200, headers: { ...headers, 'Content-Type': contentType }, body };
}

/**
 * 200 with a JSON body, or 304 without one if the caller has it already. Unless `caching` says otherwise, the caller's own
 * cache may keep it but must check each time.
 */
export async function okUnlessKnown<const Body extends object>(
  event: APIGatewayProxyEvent,
  body: Body,
  caching: Caching = 'private, no-cache',
): Promise<Answer<Body>> {
  const text = JSON.stringify(body);
  return unlessKnown(event, text, caching, async () => text);
}

/**
 * 200 with the JSON body that is prepared, or 304 without making it if the caller has it already. The caller's own cache
 * may keep it but must check each time.
 */
export async function madeUnlessKnown<const Body extends object>(
  event: APIGatewayProxyEvent,
  { dependsOn, make }: Prepared<Body>,
): Promise<Answer<Body>> {
  const basis = JSON.stringify(dependsOn);
  return unlessKnown(event, basis, 'private, no-cache', async () => JSON.stringify(await make()));
}

/** As `madeUnlessKnown`, with what is text already and the same whoever asks. */
export async function textUnlessKnown<Body = string>(
  event: APIGatewayProxyEvent,
  { dependsOn, make }: Prepared<string>,
  contentType: string,
): Promise<Answer<Body>> {
  return unlessKnown(event, JSON.stringify(dependsOn), 'private, no-cache', make, { contentType });
}
