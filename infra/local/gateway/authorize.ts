import type { Invocation } from '../lambda/pool.ts';
import { matchesPattern } from '../policy-pattern.ts';
import type { Deployment } from '../template/cloud-formation.ts';
import { listOf, recordOf } from '../template/cloud-formation.ts';
import type { LocalApi, LocalAuthorizer } from '../template/model.ts';
import { type GatewayRequest, headerOf, queryFields } from './gateway-request.ts';
import { type AuthorizerContext, baseEvent } from './proxy-event.ts';
import type { RefusalType } from './refusals.ts';
import type { Match } from './routes.ts';

/** What an authorizer made of a request; `reason` is for the log. */
export type Verdict =
  | { kind: 'allowed'; context: AuthorizerContext }
  | { kind: 'refused'; type: RefusalType; reason: string };

type Authorize = (request: GatewayRequest, match: Match, authorizer: LocalAuthorizer) => Promise<Verdict>;
type Cached = { result: AuthorizerResult; expiresAt: number };
type AuthorizerResult = { context: AuthorizerContext; statements: Record<string, unknown>[] };

/** Asks the REQUEST authorizers of an API as API Gateway does, and keeps their results as long as they say. */
export function createAuthorize(
  api: LocalApi,
  deployment: Deployment,
  invoke: (functionId: string, event: unknown) => Promise<Invocation>,
): Authorize {
  const cache = new Map<string, Cached>();
  return async (request, match, authorizer) => {
    const identity = authorizer.identitySources.map((source) => identityValue(source, request));
    if (identity.some((value) => value === undefined || value === ''))
      return { kind: 'refused', type: 'UNAUTHORIZED', reason: 'an identity source is missing' };
    const methodArn = `arn:aws:execute-api:${deployment.region}:${deployment.accountId}:${api.id}/${api.stage}/${request.method}${request.path}`;
    const cacheKey = JSON.stringify([authorizer.functionId, identity]);
    const cached = cache.get(cacheKey);
    if (cached && cached.expiresAt > Date.now()) return judge(cached.result, methodArn);

    const event = { type: 'REQUEST', methodArn, ...baseEvent(request, match, api, deployment) };
    const invocation = await invoke(authorizer.functionId, event);
    if (invocation.kind === 'throttled')
      return { kind: 'refused', type: 'THROTTLED', reason: 'too many calls wait' };
    if (invocation.kind === 'failed')
      return {
        kind: 'refused',
        type: invocation.errorMessage === 'Unauthorized' ? 'UNAUTHORIZED' : 'AUTHORIZER_FAILURE',
        reason: invocation.errorType,
      };
    const result = readResult(JSON.parse(invocation.payload));
    if (!result)
      return {
        kind: 'refused',
        type: 'AUTHORIZER_CONFIGURATION_ERROR',
        reason: 'the authorizer gave no valid policy',
      };
    if (authorizer.cacheSeconds > 0)
      cache.set(cacheKey, { result, expiresAt: Date.now() + authorizer.cacheSeconds * 1000 });
    return judge(result, methodArn);
  };
}

function identityValue(source: string, request: GatewayRequest): string | undefined {
  const [, place, name = ''] = /^method\.request\.(header|querystring)\.(.+)$/.exec(source) ?? [];
  if (place === 'header') return headerOf(request, name);
  if (place === 'querystring') return queryFields(request).findLast(([field]) => field === name)?.[1];
  return source === 'context.identity.sourceIp' ? request.sourceIp : undefined;
}

function readResult(answer: unknown): AuthorizerResult | undefined {
  const { principalId, policyDocument, context } = recordOf(answer);
  const statements = listOf(recordOf(policyDocument)['Statement']).map(recordOf);
  const values = Object.entries(recordOf(context));
  const scalars = values.every(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  if (typeof principalId !== 'string' || statements.length === 0 || !scalars) return undefined;
  return {
    statements,
    context: {
      ...Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
      principalId,
      integrationLatency: '0',
    },
  };
}

function judge({ statements, context }: AuthorizerResult, methodArn: string): Verdict {
  const applying = statements.filter(
    ({ Action, Resource }) =>
      listOf(Action).some((action) =>
        matchesPattern(String(action), 'execute-api:Invoke', { ignoreCase: true }),
      ) && listOf(Resource).some((resource) => matchesPattern(String(resource), methodArn)),
  );
  const denied = applying.some(({ Effect }) => Effect === 'Deny');
  if (!denied && applying.some(({ Effect }) => Effect === 'Allow')) return { kind: 'allowed', context };
  return {
    kind: 'refused',
    type: 'ACCESS_DENIED',
    reason: denied ? 'the policy denies it' : 'no policy allows it',
  };
}
