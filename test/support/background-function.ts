import { createPool } from '../../infra/local/lambda/pool.ts';
import { synthesisedStack } from './synthesised-stack.ts';

/**
 * Runs the bundle of a function that no route names, with the rights of its role, as a schedule or an event does, with the
 * running service's services behind it or those at a URL.
 */
export function backgroundFunction(
  name: string,
  timeoutSeconds: number,
  servicesUrl = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
) {
  const { stack, environmentOf } = synthesisedStack(servicesUrl, {});
  const fn = stack.functions.find(({ title }) => title === name);
  if (!fn) throw new Error(`There is no function ${name}`);
  const subscription = stack.subscriptions.find(({ functionId }) => functionId === fn.logicalId);
  const lines: string[] = [];
  const pool = createPool((_fn, line) => lines.push(line));
  pool.replace([{ ...fn, timeoutSeconds, environment: environmentOf(fn) }]);
  return {
    /** Every line that it has logged. */
    lines,
    stop: pool.stop,
    invoke: (event: object) => pool.invoke(fn.logicalId, event),
    /** How it follows the table's stream; throws if it does not. */
    get subscription() {
      if (!subscription) throw new Error(`${name} follows no stream`);
      return subscription;
    },
    async run(event: object = {}): Promise<void> {
      const invocation = await pool.invoke(fn.logicalId, event);
      if (invocation.kind !== 'answered') throw new Error(JSON.stringify(invocation));
    },
  };
}
