import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Limits } from '#lib/accounts/limits.ts';
// The bundles call services by such names.
import '../../infra/local/lambda/localhost-names.ts';
import { createGateway } from '../../infra/local/gateway/gateway.ts';
import type { Invoke } from '../../infra/local/lambda/pool.ts';
import { gatewayRequest } from './gateway-request.ts';
import { synthesisedStack } from './synthesised-stack.ts';
import { type Rounds, roundsOf } from './table-rounds.ts';

type Handler = (event: unknown, context: object) => Promise<unknown>;
type Request = { key?: string; cookie?: string; body?: object };

/** An answer, and the rounds of calls of the table of each function that ran for it, by the functions' names. */
export type Counted = { status: number; text: string; headers: Headers; rounds: Record<string, Rounds> };

/**
 * The service with its bundles in this process, each loaded once, on the table of the relaxed environment: a test sees
 * which of a request's calls wait for which.
 */
export function serviceInProcess(limits: Partial<Limits> = {}) {
  const { stack, environmentOf } = synthesisedStack(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', limits);
  const loaded = new Map<string, Promise<{ handler: Handler }>>();
  let rounds: Record<string, Rounds> = {};

  const invoke: Invoke = async (functionId, event) => {
    const fn = stack.functions.find(({ logicalId }) => logicalId === functionId);
    if (!fn) throw new Error(`The stack has no function ${functionId}`);
    // A client reads its credentials when it first calls.
    Object.assign(process.env, environmentOf(fn));
    const importing = loaded.get(functionId) ?? import(`${join(fn.codeFolder, 'index.mjs')}?${randomUUID()}`);
    loaded.set(functionId, importing);
    const { handler } = await importing;
    const context = { getRemainingTimeInMillis: () => fn.timeoutSeconds * 1000 };
    const counted = await roundsOf(() => handler(event, context));
    rounds[fn.title] = counted.rounds;
    return { kind: 'answered', payload: JSON.stringify(counted.result ?? null), coldStart: false };
  };
  const gateway = createGateway(stack, invoke);

  return async (method: string, address: string, { key, cookie, body }: Request = {}): Promise<Counted> => {
    rounds = {};
    const credentials = [
      ...(key ? [['Authorization', `Bearer ${key}`] as const] : []),
      ...(cookie ? [['Cookie', cookie] as const] : []),
    ];
    const { answer } = await gateway(gatewayRequest(method, address, credentials, body));
    const { status, headers } = answer;
    return { status, headers, text: await answer.text(), rounds };
  };
}
