import { createPool } from '../../infra/local/lambda/pool.ts';
import { synthesisedStack } from './synthesised-stack.ts';

/** Runs the bundle of a function that no route names, with the rights of its role, as a schedule or an event does. */
export function backgroundFunction(name: string, timeoutSeconds: number) {
  const { stack, environmentOf } = synthesisedStack(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', {});
  const fn = stack.functions.find(({ title }) => title === name);
  if (!fn) throw new Error(`There is no function ${name}`);
  const lines: string[] = [];
  const pool = createPool((_fn, line) => lines.push(line));
  pool.replace([{ ...fn, timeoutSeconds, environment: environmentOf(fn) }]);
  return {
    /** Every line that it has logged. */
    lines,
    stop: pool.stop,
    async run(event: object = {}): Promise<void> {
      const invocation = await pool.invoke(fn.logicalId, event);
      if (invocation.kind !== 'answered') throw new Error(JSON.stringify(invocation));
    },
  };
}
