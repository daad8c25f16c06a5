import type { DynamoDb } from './dynamodb/client.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { environmentVariables } from './lambda/environment-variables.ts';
import { createPool } from './lambda/pool.ts';
import { followQueue, type Queues } from './queue/queues.ts';
import type { Schedules } from './schedule/schedules.ts';
import { followStream } from './stream/follow-stream.ts';
import type { LocalFunction } from './template/read-functions.ts';
import type { Stack } from './template/read-stack.ts';

type RunOptions = {
  call: DynamoDb;
  queues: Queues;
  schedules: Schedules;
  servicesUrl: string;
  environmentOverrides?: Record<string, string>;
  log: (line: string) => void;
  verbose?: boolean;
  maxEnvironments?: number;
};

/** Runs successive versions of a stack. Invocations in flight finish on the version that they started with. */
export function createStackRunner(options: RunOptions) {
  const {
    call,
    queues,
    schedules,
    servicesUrl,
    environmentOverrides = {},
    log,
    verbose = false,
    maxEnvironments,
  } = options;
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
      const consumed = stack.queueSubscriptions.map((subscription) =>
        followQueue(subscription, { ...delivery, queues }),
      );
      const scheduled = schedules.follow(stack.schedules, pool.invoke, stopping.signal);
      following = Promise.all([following, ...followed, ...consumed, scheduled]);
      return createGateway(stack, pool.invoke);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await following;
      await pool.stop();
    },
  };
}

const MAX_OUTPUT_LENGTH = 1_000;

/** Entries below the level WARN, and the error with which the authorizer causes a 401. */
const UNREMARKABLE = /"level":"(TRACE|DEBUG|INFO)"|"errorMessage":"Unauthorized"/;

/** Formats a function's output as a log line. Returns undefined for unremarkable entries, unless `verbose`. */
function outputLine(fn: LocalFunction, line: string, verbose: boolean): string | undefined {
  if (!verbose && UNREMARKABLE.test(line)) return undefined;
  const shown = line.length > MAX_OUTPUT_LENGTH ? `${line.slice(0, MAX_OUTPUT_LENGTH)}…` : line;
  return `${new Date().toISOString().slice(11, 23)}  ${fn.title}: ${shown}`;
}
