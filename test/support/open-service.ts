import type { Limits } from '#lib/accounts/limits.ts';
import { createGateway } from '../../infra/local/gateway/gateway.ts';
import { openGateway } from '../../infra/local/gateway/open-gateway.ts';
import { createPool } from '../../infra/local/lambda/pool.ts';
import { baseUrl, serviceAt } from './service.ts';
import { listenToCalls } from './service-calls.ts';
import { synthesisedStack } from './synthesised-stack.ts';

/** The request header that says from which address a request seems to come; it ends at the gateway. */
export const SOURCE_HEADER = 'test-source';

/**
 * Opens the service once more over HTTP, on the table, inbox and places of the relaxed environment, with the given
 * limits and environment variables in place of its own, so that a test sees the calls its functions make and every line they log, and chooses
 * the address that a request comes from.
 */
export async function openService(limits: Partial<Limits> = {}, variables: Record<string, string> = {}) {
  const calls = await listenToCalls(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
  const { stack, environmentOf } = synthesisedStack(calls.url, limits, variables);
  const lines: string[] = [];
  const pool = createPool((_fn, line) => lines.push(line), 6);
  pool.replace(stack.functions.map((fn) => ({ ...fn, environment: environmentOf(fn) })));
  const gateway = createGateway(stack, pool.invoke);
  const server = await openGateway({
    port: 0,
    pages: {},
    log: () => undefined,
    gateway: async () => (request) => {
      const source = request.headers.find(([name]) => name.toLowerCase() === SOURCE_HEADER)?.[1];
      const headers = request.headers.filter(([name]) => name.toLowerCase() !== SOURCE_HEADER);
      return gateway({ ...request, headers, sourceIp: source ?? request.sourceIp });
    },
  });
  const url = `http://localhost:${server.port}`;
  return {
    ...serviceAt(url, baseUrl()),
    url,
    calls,
    lines,
    async stop() {
      await server.close();
      await pool.stop();
      await calls.stop();
    },
  };
}

/** The service as a test has opened it. */
export type OpenService = Awaited<ReturnType<typeof openService>>;
