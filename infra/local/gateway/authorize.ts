import type { Invocation } from '../lambda/pool.ts';
import { matchesPattern } from '../policy-pattern.ts';
import { listOf, recordOf } from '../template/cloud-formation.ts';
import type { LocalAuthorizer } from '../template/model.ts';
import { type GatewayRequest, headerOf } from './gateway-request.ts';
import type { ProxyEvent } from './proxy-event.ts';
import { Refusal } from './refusal.ts';

/** What an authorizer found out, as strings; the function sees it in its request context. */
export type AuthorizerContext = Record<string, string>;

type Policy = { context: AuthorizerContext; statements: Record<string, unknown>[] };
type Invoke = (functionId: string, event: unknown) => Promise<Invocation>;

/**
 * Asks REQUEST authorizers as API Gateway does, and keeps their policies as long as they say. What it makes resolves with
 * the context of an authorizer that allows the request and rejects with a `Refusal` if it does not.
 */
export function createAuthorize(invoke: Invoke) {
  const cache = new Map<string, { policy: Policy; expiresAt: number }>();
  return async (
    authorizer: LocalAuthorizer,
    request: GatewayRequest,
    { body, isBase64Encoded, ...event }: ProxyEvent,
    methodArn: string,
  ): Promise<AuthorizerContext> => {
    const identity = authorizer.identitySources.map((source) => identityValue(source, request));
    if (!identity.every(Boolean)) throw new Refusal('UNAUTHORIZED', 'an identity source is missing');
    const key = JSON.stringify([authorizer.functionId, identity]);
    const cached = cache.get(key);
    if (cached && cached.expiresAt > Date.now()) return contextIfAllowed(cached.policy, methodArn);
    const policy = policyOf(await invoke(authorizer.functionId, { type: 'REQUEST', methodArn, ...event }));
    if (authorizer.cacheSeconds > 0)
      cache.set(key, { policy, expiresAt: Date.now() + authorizer.cacheSeconds * 1000 });
    return contextIfAllowed(policy, methodArn);
  };
}

function identityValue(source: string, request: GatewayRequest): string | undefined {
  const [, place, name = ''] = /^method\.request\.(header|querystring)\.(.+)$/.exec(source) ?? [];
  if (place === 'header') return headerOf(request, name);
  if (place === 'querystring') return new URLSearchParams(request.query).getAll(name).at(-1);
  return source === 'context.identity.sourceIp' ? request.sourceIp : undefined;
}

function policyOf(invocation: Invocation): Policy {
  if (invocation.kind === 'throttled')
    throw new Refusal('AUTHORIZER_CONFIGURATION_ERROR', 'Lambda throttles the authorizer');
  if (invocation.kind === 'failed') {
    const type = invocation.errorMessage === 'Unauthorized' ? 'UNAUTHORIZED' : 'AUTHORIZER_FAILURE';
    throw new Refusal(type, invocation.errorType);
  }
  const { principalId, policyDocument, context } = recordOf(JSON.parse(invocation.payload));
  const statements = listOf(recordOf(policyDocument)['Statement']).map(recordOf);
  const values = Object.entries(recordOf(context));
  const scalars = values.every(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  if (typeof principalId !== 'string' || statements.length === 0 || !scalars)
    throw new Refusal('AUTHORIZER_CONFIGURATION_ERROR', 'the authorizer gave no valid policy');
  const strings = Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
  return { statements, context: { ...strings, principalId } };
}

function contextIfAllowed({ statements, context }: Policy, methodArn: string): AuthorizerContext {
  const effects = statements
    .filter(({ Action, Resource }) => {
      const actions = listOf(Action).map(String);
      const resources = listOf(Resource).map(String);
      return (
        actions.some((action) => matchesPattern(action, 'execute-api:Invoke', { ignoreCase: true })) &&
        resources.some((resource) => matchesPattern(resource, methodArn))
      );
    })
    .map(({ Effect }) => Effect);
  if (effects.includes('Deny')) throw new Refusal('ACCESS_DENIED', 'the policy denies it');
  if (!effects.includes('Allow')) throw new Refusal('ACCESS_DENIED', 'no policy allows it');
  return context;
}
