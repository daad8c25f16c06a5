import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { APIGatewayProxyResult } from 'aws-lambda';
import type { Limits } from '#lib/accounts/limits.ts';
import { proxyEvent } from '../../infra/local/gateway/proxy-integration.ts';
import { createRouteFinder } from '../../infra/local/gateway/routes.ts';
import { synthesizedStack } from './synthesized-stack.ts';

type Sent = { body: object; sourceIp: string };

/** Loads the function of a route into this process, where tests can set the clock. Requests may come from any source IP. */
export async function builtFunction(method: string, path: string, limits: Partial<Limits>) {
  const { stack, environmentOf } = synthesizedStack(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', limits);
  const match = createRouteFinder(stack.api.routes)(method, path);
  const fn = match?.route.target;
  if (!match || !fn || !('logicalId' in fn)) throw new Error(`No function handles ${method} ${path}`);
  Object.assign(process.env, environmentOf(fn));
  const { handler } = await import(`${join(fn.codeFolder, 'index.mjs')}?${randomUUID()}`);

  return ({ body, sourceIp }: Sent): Promise<APIGatewayProxyResult> => {
    const request = {
      requestId: randomUUID(),
      receivedAt: new Date(),
      method,
      path,
      query: '',
      headers: [['Content-Type', 'application/json']] as const,
      body: Buffer.from(JSON.stringify(body)),
      sourceIp,
    };
    const context = { getRemainingTimeInMillis: () => fn.timeoutSeconds * 1000 };
    return handler(proxyEvent(request, match, stack), context);
  };
}
