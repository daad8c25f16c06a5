import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as v from 'valibot';
import { rateLimited } from '#lib/refusal.ts';
import { notingStandings, type Standing, type Standings } from '#lib/standings.ts';

/** The account's requests of the day as the authorizer hands them on, in one text; fewer than none are left beyond them. */
const HandedOn = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    scope: v.string(),
    limit: v.number(),
    windowSeconds: v.number(),
    left: v.number(),
    endMs: v.number(),
  }),
);

const standingsOf = new WeakMap<APIGatewayProxyEvent, Standings>();

const secondsUntil = (endMs: number): number => Math.max(0, Math.ceil((endMs - Date.now()) / 1000));

/**
 * Does an endpoint's work, unless the account's requests of the day are used up: the authorizer counts them, and leaves
 * it to endpoints to refuse with a problem that says until when. How each limit stands is kept for the answer's headers.
 */
export async function withinBudget<Result>(
  event: APIGatewayProxyEvent,
  work: () => Promise<Result>,
): Promise<Result> {
  const standings: Standings = new Map();
  standingsOf.set(event, standings);
  const requests = event.requestContext.authorizer?.['requests'];
  if (requests === undefined) return work();
  const standing = v.parse(HandedOn, requests);
  standings.set(standing.scope, standing);
  if (standing.left < 0)
    throw rateLimited(
      'The requests of this account for today are used up.',
      Math.max(1, secondsUntil(standing.endMs)),
    );
  return notingStandings(standings, work);
}

/**
 * What an answer says of the limits of the caller's account that its request has counted against, refused or not
 * (draft-ietf-httpapi-ratelimit-headers-11): each by its scope, with its quota and window in seconds, and with what is
 * left and the seconds until it is whole again.
 */
export function rateLimitHeaders(event: APIGatewayProxyEvent): Record<string, string> {
  const standings = [...(standingsOf.get(event)?.values() ?? [])];
  if (standings.length === 0) return {};
  const items = (parameters: (standing: Standing) => string) =>
    standings.map((standing) => `"${standing.scope}";${parameters(standing)}`).join(', ');
  return {
    'RateLimit-Policy': items(({ limit, windowSeconds }) => `q=${limit};w=${windowSeconds}`),
    RateLimit: items(({ left, endMs }) => `r=${Math.max(0, left)};t=${secondsUntil(endMs)}`),
  };
}
