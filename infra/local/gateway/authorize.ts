import * as v from 'valibot';
import type { Invoke } from '../lambda/pool.ts';
import { matchesOne } from '../policy-pattern.ts';
import { listOf } from '../template/cloud-formation.ts';
import type { LocalFunction } from '../template/read-functions.ts';
import type { ProxyEvent } from './proxy-event.ts';
import { Refusal } from './refusal.ts';

const Patterns = v.union([v.string(), v.array(v.string())]);
const Verdict = v.object({
  principalId: v.string(),
  policyDocument: v.object({
    Statement: v.array(v.object({ Effect: v.string(), Action: Patterns, Resource: Patterns })),
  }),
  context: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
});

/**
 * Asks a REQUEST authorizer as API Gateway does: it resolves with what that found out, as strings, which the function
 * sees in its request context, and rejects with a `Refusal` if the authorizer does not allow the request.
 */
export async function authorize(
  invoke: Invoke,
  { logicalId }: LocalFunction,
  { body, isBase64Encoded, ...event }: ProxyEvent,
  methodArn: string,
): Promise<Record<string, string>> {
  const invocation = await invoke(logicalId, { type: 'REQUEST', methodArn, ...event });
  if (invocation.kind !== 'answered') throw new Refusal('AUTHORIZER_FAILURE', invocation.errorType);
  const verdict = v.safeParse(Verdict, JSON.parse(invocation.payload));
  if (!verdict.success)
    throw new Refusal('AUTHORIZER_CONFIGURATION_ERROR', 'the authorizer gave no valid policy');
  const { principalId, policyDocument, context } = verdict.output;
  const effects = policyDocument.Statement.filter(
    ({ Action, Resource }) =>
      matchesOne(listOf(Action), 'execute-api:Invoke', { ignoreCase: true }) &&
      matchesOne(listOf(Resource), methodArn),
  ).map(({ Effect }) => Effect);
  if (effects.includes('Deny')) throw new Refusal('ACCESS_DENIED', 'the policy denies it');
  if (!effects.includes('Allow')) throw new Refusal('ACCESS_DENIED', 'no policy allows it');
  const found = Object.entries(context).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(found), principalId };
}
