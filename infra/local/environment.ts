import { createFaults } from './aws/faults.ts';
import { openSecretsManager, type SecretsManager } from './aws/secrets-manager.ts';
import { startStandIns } from './aws/stand-ins.ts';
import { connect, type DynamoDb } from './dynamodb/client.ts';
import { createTables } from './dynamodb/create-tables.ts';
import { startDatabase } from './dynamodb/database.ts';
import type { Gateway } from './gateway/gateway.ts';
import { localPages } from './gateway/local-pages.ts';
import { openGateway } from './gateway/open-gateway.ts';
import { createInbox } from './mail/inbox.ts';
import { readPlaces } from './places/city-search.ts';
import { createStackRunner } from './run-stack.ts';
import { readStack, type Stack } from './template/read-stack.ts';

/** How an environment is to be. */
export type EnvironmentOptions = {
  /** Folder that the CDK app was synthesised to, or will be: everything else starts meanwhile. */
  assembly: string | Promise<string>;
  /** Port of the API; 0, the default, is any free one. */
  port?: number;
  /** Where data are kept; in memory without it. */
  data?: { databaseFolder: string; secretsFile: string };
  /** Values that replace those of the functions' own environment variables, where they have them. */
  environmentOverrides?: Record<string, string>;
  /** Receives one line for every request, error and warning. */
  log?: (line: string) => void;
  /** Also logs whatever else the functions write. */
  verbose?: boolean;
  /** Environments of functions that are kept at most. */
  maxEnvironments?: number;
  /** Told in one sentence when the database has ended by itself, after which nothing works. */
  onFatal?: (sentence: string) => void;
};

/** A running environment. */
export type LocalEnvironment = Awaited<ReturnType<typeof startEnvironment>>;

const GRACE_MS = 1_000;

/**
 * Starts the whole service on this machine and resolves when it answers. Rejects with `CannotStart`, or with what the
 * promise of the assembly rejects with, and then leaves nothing running.
 */
export async function startEnvironment(options: EnvironmentOptions) {
  const undo = new AsyncDisposableStack();
  const stop = () => undo.disposeAsync();
  try {
    return {
      ...(await start(options, undo)),
      /** Ends everything; requests that are under way have a second to finish. */
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Served = { gateway: Gateway; description: ReturnType<typeof describe> };

async function start(options: EnvironmentOptions, undo: AsyncDisposableStack) {
  const { assembly, port = 0, data, log = () => undefined, onFatal = () => undefined } = options;
  // Functions expect Lambda's zone, and threads have that of their process.
  process.env['TZ'] = 'UTC';

  // The API's port opens first, so that a taken one shows at once; requests that come early wait.
  const first = Promise.withResolvers<Served>();
  first.promise.catch(() => undefined);
  let served = first.promise;
  const inbox = createInbox();
  const faults = createFaults();
  const pages = localPages({ inbox, faults, description: async () => (await served).description });
  const server = await openGateway({ port, pages, gateway: async () => (await served).gateway, log });
  undo.defer(() => server.close());
  undo.defer(() => first.reject(new Error('The environment stopped before it was ready')));

  const secrets = openSecretsManager(data?.secretsFile);
  // Java takes a second or two, as does synthesising: neither waits for the other.
  const starting = startDatabase(data?.databaseFolder);
  undo.defer(async () => (await starting.catch(() => undefined))?.stop());
  // Or the first search for a city would wait for the list, longer than its client does.
  const [database, folder] = await Promise.all([starting, assembly, readPlaces()]);
  void database.died.then((words) => undo.disposed || onFatal(`DynamoDB Local has ended: ${words}`));
  const call = connect(database.url);
  let stack = await prepareStack(folder, secrets, call);
  const standIns = await startStandIns({
    inbox,
    secrets,
    databaseUrl: database.url,
    stack: () => stack,
    faults,
    log: (line) => undo.disposed || log(line),
  });
  undo.defer(() => standIns.close());
  const url = `http://localhost:${server.port}`;
  const servicesUrl = `http://localhost:${standIns.port}`;
  const runner = createStackRunner({ ...options, call, servicesUrl, log });
  undo.defer(runner.stop);
  const serve = (): Served => ({
    gateway: runner.run(stack),
    description: describe(url, servicesUrl, stack),
  });
  first.resolve(serve());
  undo.defer(() => server.close(GRACE_MS));
  return {
    ...(await served).description,
    inboxUrl: `${url}/__local/mail`,
    /** Serves another synthesised version from the next request on, with the same data; rejects if it cannot be read. */
    async replace(next: string): Promise<void> {
      stack = await prepareStack(next, secrets, call);
      served = Promise.resolve(serve());
    },
  };
}

/** Reads a synthesised version of the stack, and makes those of its secrets and tables that are not there yet. */
async function prepareStack(assembly: string, secrets: SecretsManager, call: DynamoDb): Promise<Stack> {
  const stack = readStack(assembly);
  for (const secret of stack.secrets) secrets.ensure(secret);
  await createTables(call, stack.tables);
  return stack;
}

/** What other commands need to know of an environment. */
function describe(url: string, servicesUrl: string, { deployment, tables }: Stack) {
  return {
    /** Base address of the API. */
    url,
    region: deployment.region,
    /** Where SDK clients and the AWS command line reach the services. */
    endpoints: {
      dynamodb: servicesUrl,
      ses: servicesUrl,
      secretsManager: servicesUrl,
      location: servicesUrl,
    },
    /** Names of the tables by their ids in the template. */
    tables: Object.fromEntries(tables.map(({ logicalId, name }) => [logicalId, name])),
  };
}
