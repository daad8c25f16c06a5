import type { Invocation } from '../lambda/pool.ts';
import { matchesPattern } from '../policy-pattern.ts';
import { listOf, recordOf } from '../template/cloud-formation.ts';
import type { ProxyEvent } from './proxy-event.ts';
import { Refusal } from './refusal.ts';

/** What an authorizer found out, as strings; the function sees it in its request context. */
export type AuthorizerContext = Record<string, string>;

type Policy = { context: AuthorizerContext; statements: Record<string, unknown>[] };
type Invoke = (functionId: string, event: unknown) => Promise<Invocation>;

/**
 * Makes what asks a REQUEST authorizer as API Gateway does, for every request anew: it resolves with the context of one
 * that allows the request, and rejects with a `Refusal` if it does not.
 */
export function createAuthorize(invoke: Invoke) {
  return async (
    functionId: string,
    { body, isBase64Encoded, ...event }: ProxyEvent,
    methodArn: string,
  ): Promise<AuthorizerContext> => {
    const { statements, context } = policyOf(
      await invoke(functionId, { type: 'REQUEST', methodArn, ...event }),
    );
    const effects = statements.filter(concerns(methodArn)).map(({ Effect }) => Effect);
    if (effects.includes('Deny')) throw new Refusal('ACCESS_DENIED', 'the policy denies it');
    if (!effects.includes('Allow')) throw new Refusal('ACCESS_DENIED', 'no policy allows it');
    return context;
  };
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

function concerns(methodArn: string) {
  return ({ Action, Resource }: Record<string, unknown>) =>
    listOf(Action).some((action) =>
      matchesPattern(String(action), 'execute-api:Invoke', { ignoreCase: true }),
    ) && listOf(Resource).some((resource) => matchesPattern(String(resource), methodArn));
}
