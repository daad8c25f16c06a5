import * as v from 'valibot';
import type { Invoke } from '../lambda/pool.ts';
import { type LocalFunction, matchesAnyPattern } from '../template/read-functions.ts';
import { listOf } from '../template/resources.ts';
import { GatewayError } from './gateway-error.ts';
import type { ProxyEvent } from './proxy-integration.ts';

const Patterns = v.union([v.string(), v.array(v.string())]);
const AuthorizerResponse = v.object({
  principalId: v.string(),
  policyDocument: v.object({
    Statement: v.array(v.object({ Effect: v.string(), Action: Patterns, Resource: Patterns })),
  }),
  context: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
});

/** Invokes a REQUEST authorizer and resolves to its context. Rejects with `GatewayError` if the request isn't allowed. */
export async function authorize(
  invoke: Invoke,
  { logicalId }: LocalFunction,
  { body, isBase64Encoded, ...event }: ProxyEvent,
  methodArn: string,
): Promise<Record<string, string>> {
  const invocation = await invoke(logicalId, { type: 'REQUEST', methodArn, ...event });
  if (invocation.kind === 'failed' && invocation.errorMessage === 'Unauthorized')
    throw new GatewayError('UNAUTHORIZED', 'the authorizer found no caller');
  if (invocation.kind !== 'answered') throw new GatewayError('AUTHORIZER_FAILURE', invocation.errorType);
  const response = v.safeParse(AuthorizerResponse, JSON.parse(invocation.payload));
  if (!response.success)
    throw new GatewayError('AUTHORIZER_CONFIGURATION_ERROR', 'the authorizer returned no valid policy');
  const { principalId, policyDocument, context } = response.output;
  const effects = policyDocument.Statement.filter(
    ({ Action, Resource }) =>
      matchesAnyPattern(listOf(Action), 'execute-api:Invoke', { ignoreCase: true }) &&
      matchesAnyPattern(listOf(Resource), methodArn),
  ).map(({ Effect }) => Effect);
  const strings = Object.entries(context).map(([name, value]) => [name, String(value)]);
  const caller = { ...Object.fromEntries(strings), principalId };
  if (effects.includes('Deny'))
    throw new GatewayError('ACCESS_DENIED', 'the policy denies the request', caller);
  if (!effects.includes('Allow'))
    throw new GatewayError('ACCESS_DENIED', 'no policy allows the request', caller);
  return caller;
}
