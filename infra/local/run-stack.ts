import type { DynamoDb } from './dynamodb/client.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { environmentVariables } from './lambda/environment-variables.ts';
import { createPool } from './lambda/pool.ts';
import { outputLine } from './log-lines.ts';
import { followStream } from './stream/follow-stream.ts';
import type { Stack } from './template/read-stack.ts';

type RunOptions = {
  call: DynamoDb;
  servicesUrl: string;
  environmentOverrides?: Record<string, string>;
  log: (line: string) => void;
  verbose?: boolean;
  maxEnvironments?: number;
};

/**
 * Makes what puts one version of a stack to work after the other: its functions, which follow its streams, and the
 * gateway that it gives back. What is under way ends with the version that it began with.
 */
export function createStackRunner(options: RunOptions) {
  const { call, servicesUrl, environmentOverrides = {}, log, verbose = false, maxEnvironments } = options;
  const pool = createPool((fn, line) => {
    const shown = outputLine(fn, line, verbose);
    if (shown !== undefined) log(shown);
  }, maxEnvironments);
  let stopping = new AbortController();
  let following: Promise<unknown> = Promise.resolve();
  return {
    run(stack: Stack): Gateway {
      const { region } = stack.deployment;
      const environmentOf = environmentVariables(region, servicesUrl, environmentOverrides);
      pool.replace(stack.functions.map((fn) => ({ ...fn, environment: environmentOf(fn) })));
      stopping.abort();
      stopping = new AbortController();
      const delivery = { invoke: pool.invoke, log, signal: stopping.signal };
      const followed = stack.subscriptions.map((subscription) =>
        followStream(call, region, { ...delivery, subscription }),
      );
      following = Promise.all([following, ...followed]);
      return createGateway(stack, pool.invoke);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await following;
      await pool.stop();
    },
  };
}
