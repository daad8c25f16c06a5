import { isMainThread } from 'node:worker_threads';
import type { Limits } from '#lib/accounts/limits.ts';
import { createGateway } from '../../infra/local/gateway/gateway.ts';
import { openGateway } from '../../infra/local/gateway/open-gateway.ts';
import { createPool, type Invoke } from '../../infra/local/lambda/pool.ts';
import { baseUrl, serviceAt } from './service.ts';
import { listenToCalls } from './service-calls.ts';
import { synthesisedStack } from './synthesised-stack.ts';

/** The request header that says from which address a request seems to come; it ends at the gateway. */
export const SOURCE_HEADER = 'test-source';

/** Each function keeps its environments: starting one costs as much as fifty requests. */
const ENVIRONMENTS_OF_EACH = 4;

/** The service as a test has opened it. */
export type OpenService = Awaited<ReturnType<typeof start>>;

let shared: Promise<OpenService> | undefined;

/**
 * Opens the service once more over HTTP, on the table, inbox and places of the relaxed environment, with the given
 * limits and environment variables in place of its own, so that a test sees the calls its functions make and every line
 * they log, and chooses the address that a request comes from. Without any, the files of a worker share one, which ends
 * with the worker.
 */
export async function openService(
  limits: Partial<Limits> = {},
  variables: Record<string, string> = {},
): Promise<OpenService> {
  if (isMainThread || Object.keys({ ...limits, ...variables }).length > 0) return start(limits, variables);
  shared ??= start({}, {});
  const service = await shared;
  return { ...service, stop: async () => service.forget() };
}

async function start(limits: Partial<Limits>, variables: Record<string, string>) {
  const calls = await listenToCalls(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
  const { stack, environmentOf } = synthesisedStack(calls.url, limits, variables);
  const lines: string[] = [];
  const pools = new Map(
    stack.functions.map((fn) => {
      const pool = createPool((_fn, line) => lines.push(line), ENVIRONMENTS_OF_EACH);
      pool.replace([{ ...fn, environment: environmentOf(fn) }]);
      return [fn.logicalId, pool];
    }),
  );
  const invoke: Invoke = async (functionId, event) => {
    const pool = pools.get(functionId);
    if (!pool) throw new Error(`The stack has no function ${functionId}`);
    return pool.invoke(functionId, event);
  };
  const gateway = createGateway(stack, invoke);
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
    /** Leaves nothing of a test's behind: neither what it has seen nor what it does to calls. */
    forget() {
      lines.length = 0;
      calls.forget();
    },
    async stop() {
      await server.close();
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
      await calls.stop();
    },
  };
}
