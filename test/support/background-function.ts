import type { Limits } from '#lib/accounts/limits.ts';
import { createPool } from '../../infra/local/lambda/pool.ts';
import { synthesizedStack } from './synthesized-stack.ts';

/** Loads a function without a route, with its role's grants; `servicesUrl` is the URL of the AWS services that it calls. */
export function backgroundFunction(
  name: string,
  timeoutSeconds: number,
  servicesUrl = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
  limits: Partial<Limits> = {},
) {
  const { stack, environmentOf } = synthesizedStack(servicesUrl, limits);
  const fn = stack.functions.find(({ title }) => title === name);
  if (!fn) throw new Error(`There is no function ${name}`);
  const subscription = stack.subscriptions.find(({ functionId }) => functionId === fn.logicalId);
  const lines: string[] = [];
  const pool = createPool((_fn, line) => lines.push(line));
  pool.replace([{ ...fn, timeoutSeconds, environment: environmentOf(fn) }]);
  return {
    lines,
    stop: pool.stop,
    invoke: (event: object) => pool.invoke(fn.logicalId, event),
    /** The function's stream subscription. Throws if it has none. */
    get subscription() {
      if (!subscription) throw new Error(`${name} has no stream subscription`);
      return subscription;
    },
    async run(event: object = {}): Promise<void> {
      const invocation = await pool.invoke(fn.logicalId, event);
      if (invocation.kind !== 'answered') throw new Error(JSON.stringify(invocation));
    },
  };
}
