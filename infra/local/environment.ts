import type { Limits } from '#lib/accounts/limits.ts';
import { parseJson } from '#lib/parse-json.ts';
import { startEmulator } from './aws/emulator.ts';
import { createFaults } from './aws/faults.ts';
import { openSecretsManager, type SecretsManager } from './aws/secrets-manager.ts';
import { connect, createTables, type DynamoDb } from './dynamodb/client.ts';
import { startDatabase } from './dynamodb/database.ts';
import type { Gateway } from './gateway/gateway.ts';
import { localPages } from './gateway/local-pages.ts';
import { openGateway } from './gateway/open-gateway.ts';
import { createInbox } from './mail/inbox.ts';
import { readPlaces } from './places/city-search.ts';
import { createQueues } from './queue/queues.ts';
import { createStackRunner } from './run-stack.ts';
import { createSchedules } from './schedule/schedules.ts';
import { readStack, type Stack } from './template/read-stack.ts';

export type EnvironmentOptions = {
  /** Folder of the synthesized CDK app. If this is a promise, startup begins before the promise resolves. */
  assembly: string | Promise<string>;
  port?: number;
  /** Where data is stored; in memory by default. */
  data?: { databaseFolder: string; secretsFile: string };
  environmentOverrides?: Record<string, string>;
  log?: (line: string) => void;
  verbose?: boolean;
  maxEnvironments?: number;
  /** Called with one sentence if the database exits, which makes the environment unusable. */
  onFatal?: (sentence: string) => void;
};

export type LocalEnvironment = Awaited<ReturnType<typeof startEnvironment>>;

const GRACE_MS = 1_000;

/** Starts the service on this machine. On failure, stops everything, then rejects with `StartError` or `assembly`'s error. */
export async function startEnvironment(options: EnvironmentOptions) {
  const undo = new AsyncDisposableStack();
  /** Stops everything. Requests in flight have a second to finish. */
  const stop = () => undo.disposeAsync();
  try {
    return { ...(await start(options, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(options: EnvironmentOptions, undo: AsyncDisposableStack) {
  const { assembly, port = 0, data, log = () => undefined, onFatal = () => undefined } = options;
  // Lambda's time zone, which worker threads inherit.
  process.env['TZ'] = 'UTC';

  // Opens the API's port first, so a port conflict is reported immediately. Early requests wait.
  const first = Promise.withResolvers<{ gateway: Gateway; description: LocalDescription }>();
  first.promise.catch(() => undefined);
  let served = first.promise;
  const inbox = createInbox();
  const faults = createFaults();
  let stack: Stack;
  const queues = createQueues(() => stack);
  const schedules = createSchedules();
  const pages = localPages({ inbox, faults, schedules, queues }, async () => (await served).description);
  const server = await openGateway({ port, pages, gateway: async () => (await served).gateway, log });
  undo.defer(() => server.close());
  undo.defer(() => first.reject(new Error('The environment stopped before it was ready')));

  const secrets = openSecretsManager(data?.secretsFile);
  // Java and synthesis take a second or two each and run in parallel.
  const starting = startDatabase(data?.databaseFolder);
  undo.defer(async () => (await starting.catch(() => undefined))?.stop());
  // Loads the list of cities in advance, because the first city search would otherwise time out.
  const [database, folder] = await Promise.all([starting, assembly, readPlaces()]);
  void database.died.then((lastLine) => undo.disposed || onFatal(`DynamoDB Local exited: ${lastLine}`));
  const call = connect(database.url);
  stack = await prepareStack(folder, secrets, call);
  const emulator = await startEmulator({
    inbox,
    queues,
    secrets,
    databaseUrl: database.url,
    stack: () => stack,
    faults,
    log: (line) => undo.disposed || log(line),
  });
  undo.defer(() => emulator.close());
  const url = `http://localhost:${server.port}`;
  const servicesUrl = `http://localhost:${emulator.port}`;
  const runner = createStackRunner({
    ...options,
    ...{ call, queues, schedules, servicesUrl, log },
    environmentOverrides: { SERVICE_URL: url, OUTBOUND_TARGETS: 'loopback', ...options.environmentOverrides },
  });
  undo.defer(runner.stop);
  const serve = () => ({
    gateway: runner.run(stack),
    description: { ...describe(url, servicesUrl, stack), limits: limitsIn(stack, options) },
  });
  first.resolve(serve());
  undo.defer(() => server.close(GRACE_MS));
  return {
    ...(await served).description,
    inboxUrl: `${url}/__local/mail`,
    /** Serves a newly synthesized version from the next request on, with the same data. */
    async replace(next: string): Promise<void> {
      stack = await prepareStack(next, secrets, call);
      served = Promise.resolve(serve());
    },
  };
}

async function prepareStack(assembly: string, secrets: SecretsManager, call: DynamoDb): Promise<Stack> {
  const stack = readStack(assembly);
  for (const secret of stack.secrets) secrets.ensure(secret);
  await createTables(call, stack.tables);
  return stack;
}

/** Description of the environment for other commands: URLs, region and tables. */
export type LocalDescription = ReturnType<typeof describe> & { limits: Limits };

/** The limits that the functions apply: each has those of its own in its environment. */
const limitsIn = ({ functions }: Stack, { environmentOverrides = {} }: EnvironmentOptions): Limits =>
  Object.assign(
    {},
    ...[...functions.map(({ environment }) => environment), environmentOverrides].map(({ LIMITS = '{}' }) =>
      parseJson(LIMITS),
    ),
  );

function describe(url: string, services: string, { deployment, tables }: Stack) {
  return {
    url,
    region: deployment.region,
    endpoints: {
      dynamodb: services,
      ses: services,
      sesv2: services,
      sqs: services,
      secretsManager: services,
      location: services,
    },
    /** Table names by logical id. */
    tables: Object.fromEntries(tables.map(({ logicalId, name }) => [logicalId, name])),
  };
}
