import type { Limits } from '#lib/accounts/limits.ts';
import { createGateway } from '../../infra/local/gateway/gateway.ts';
import { openGateway } from '../../infra/local/gateway/open-gateway.ts';
import { createPool, type Invocation, type Invoke } from '../../infra/local/lambda/pool.ts';
import { baseUrl, serviceAt } from './service.ts';
import { interceptCalls } from './service-calls.ts';
import { synthesizedStack } from './synthesized-stack.ts';

/** Observations that CloudWatch metrics are derived from. */
export type Seen = {
  /** Responses of the gateway; `addedMs` is the delay that a test added. */
  answers: { status: number; addedMs: number }[];
  runs: { functionId: string; invocation: Invocation }[];
  /** Log lines of all functions. */
  lines: { functionId: string; line: string }[];
  /** Throttled table calls. */
  throttledCalls: string[];
};

const nothingSeen = (): Seen => ({ answers: [], runs: [], lines: [], throttledCalls: [] });

export type WatchedService = Awaited<ReturnType<typeof watchService>>;

/**
 * Opens a second service on the test run's table, inbox and places, and records the work of its functions and gateway. Tests
 * inject faulty AWS calls with `calls` and faulty invocations with `faults.insteadOf`.
 */
export async function watchService(limits: Partial<Limits> = {}, variables: Record<string, string> = {}) {
  const calls = await interceptCalls(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
  let seen = nothingSeen();
  const faults: { insteadOf: (title: string) => Invocation | undefined; addedMs: number } = {
    insteadOf: () => undefined,
    addedMs: 0,
  };
  const server = await openGateway({
    port: 0,
    pages: {},
    log: () => undefined,
    gateway: async () => async (request) => {
      faults.addedMs = 0;
      const handled = await gateway(request);
      seen.answers.push({ status: handled.answer.status, addedMs: faults.addedMs });
      return handled;
    },
  });
  const url = `http://localhost:${server.port}`;
  const { stack, environmentOf } = synthesizedStack(calls.url, limits, { ...variables, SERVICE_URL: url });
  const pools = new Map(
    stack.functions.map((fn) => {
      const pool = createPool(({ logicalId }, line) => seen.lines.push({ functionId: logicalId, line }), 2);
      pool.replace([{ ...fn, environment: environmentOf(fn) }]);
      return [fn.logicalId, { fn, pool }];
    }),
  );
  const invoke: Invoke = async (functionId, event) => {
    const { fn, pool } = pools.get(functionId) ?? {};
    if (!fn || !pool) throw new Error(`The stack has no function ${functionId}`);
    const invocation = faults.insteadOf(fn.title) ?? (await pool.invoke(functionId, event));
    seen.runs.push({ functionId, invocation });
    return invocation;
  };
  const gateway = createGateway(stack, invoke);
  const idOf = (title: string) => stack.functions.find((fn) => fn.title === title)?.logicalId ?? '';
  return {
    ...serviceAt(url, baseUrl()),
    url,
    calls,
    faults,
    idOf,
    /** Runs a function without a route. */
    run: (title: string, event: object) => invoke(idOf(title), event),
    /** Runs `work`, resets all injected faults, and returns the observations. */
    async seeing(work: () => Promise<unknown>): Promise<Seen> {
      seen = nothingSeen();
      const mine = seen;
      await work();
      calls.forget();
      faults.insteadOf = () => undefined;
      return mine;
    },
    throttle: (operation: string) => seen.throttledCalls.push(operation),
    async stop() {
      await server.close();
      await Promise.all([...pools.values()].map(({ pool }) => pool.stop()));
      await calls.stop();
    },
  };
}
