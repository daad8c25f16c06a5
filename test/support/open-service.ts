import { isMainThread } from 'node:worker_threads';
import type { Limits } from '#lib/accounts/limits.ts';
import { createGateway } from '../../infra/local/gateway/gateway.ts';
import { openGateway } from '../../infra/local/gateway/open-gateway.ts';
import { createPool, type Invoke } from '../../infra/local/lambda/pool.ts';
import { baseUrl, serviceAt } from './service.ts';
import { interceptCalls } from './service-calls.ts';
import { synthesizedStack } from './synthesized-stack.ts';

/** Request header with a simulated source IP address; the gateway removes it. */
export const SOURCE_HEADER = 'test-source';

/** Default number of execution environments per function; more would cause more cold starts, each as slow as fifty requests. */
const ENVIRONMENTS_OF_EACH = 4;

/** A service opened by a test. */
export type OpenService = Awaited<ReturnType<typeof start>>;

let shared: Promise<OpenService> | undefined;

/**
 * Opens a second service on the test run's table, inbox and places, with the given limits and environment variables. Tests see
 * its AWS calls and log lines and choose the source IP of requests. Without arguments, all files of a worker share one service.
 */
export async function openService(
  limits: Partial<Limits> = {},
  variables: Record<string, string> = {},
  environmentsOfEach = ENVIRONMENTS_OF_EACH,
): Promise<OpenService> {
  const isSpecial =
    Object.keys({ ...limits, ...variables }).length > 0 || environmentsOfEach !== ENVIRONMENTS_OF_EACH;
  if (isMainThread || isSpecial) return start(limits, variables, environmentsOfEach);
  shared ??= start({}, {}, ENVIRONMENTS_OF_EACH);
  const service = await shared;
  return { ...service, stop: async () => service.forget() };
}

async function start(limits: Partial<Limits>, variables: Record<string, string>, environmentsOfEach: number) {
  const calls = await interceptCalls(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
  const { stack, environmentOf } = synthesizedStack(calls.url, limits, variables);
  const lines: string[] = [];
  const pools = new Map(
    stack.functions.map((fn) => {
      const pool = createPool((_fn, line) => lines.push(line), environmentsOfEach);
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
    /** Clears recorded calls and log lines, and resets the call hooks. */
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
