import type { DynamoDb } from './dynamodb/client.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { environmentVariables, type ServiceEndpoints } from './lambda/environment-variables.ts';
import type { Pool, PooledFunction } from './lambda/pool.ts';
import type { Checkpoints } from './stream/checkpoints.ts';
import { subscribe } from './stream/subscribe.ts';
import type { Version } from './version.ts';

/** A version of the stack that is being served. */
export type RunningVersion = {
  version: Version;
  handle: Gateway;
  /** Stops what runs by itself: the functions that follow streams. */
  stop: () => Promise<void>;
};

type RunOptions = {
  pool: Pool;
  call: DynamoDb;
  checkpoints: Checkpoints;
  log: (line: string) => void;
};

/** Puts a version to work over running services: its gateway, and the functions that follow its tables' streams. */
export function runVersion(version: Version, { pool, call, checkpoints, log }: RunOptions): RunningVersion {
  const { api, deployment, subscriptions } = version.stack;
  const following = subscriptions.map((subscription) =>
    subscribe({
      call,
      subscription,
      region: deployment.region,
      checkpoints,
      invoke: pool.invoke,
      onGivenUp: (records, reason) => log(`Stream records given up because ${reason}: ${records.length}`),
      onError: (error) => log(`The stream of ${subscription.tableName} cannot be read: ${String(error)}`),
    }),
  );
  return {
    version,
    handle: createGateway({ api, deployment, invoke: pool.invoke }),
    async stop() {
      await Promise.all(following.map((one) => one.stop()));
    },
  };
}

/** The functions of a version with the whole environment that each of them sees. */
export function pooledFunctions(
  { stack }: Version,
  endpoints: ServiceEndpoints,
  overrides: Record<string, string>,
): PooledFunction[] {
  return stack.functions.map((fn) => ({
    fn,
    environment: environmentVariables(fn, stack.deployment.region, endpoints, overrides),
  }));
}
