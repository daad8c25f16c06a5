import { createFaults } from './aws/faults.ts';
import { openSecretsManager } from './aws/secrets-manager.ts';
import { startStandIns } from './aws/stand-ins.ts';
import { connect, type DynamoDb } from './dynamodb/client.ts';
import { startDatabase } from './dynamodb/database.ts';
import { createGateway } from './gateway/gateway.ts';
import { openGateway, type Served } from './gateway/open-gateway.ts';
import { createServing } from './gateway/serving.ts';
import { environmentVariables } from './lambda/environment-variables.ts';
import { createPool } from './lambda/pool.ts';
import { outputLine } from './log-lines.ts';
import { createInbox } from './mail/inbox.ts';
import { readPlaces } from './places/city-search.ts';
import { type Following, followStream } from './stream/follow-stream.ts';
import type { Stack } from './template/model.ts';
import { prepareVersion } from './version.ts';

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
  /** Told in one sentence when the database has ended by itself, after which nothing works. */
  onFatal?: (sentence: string) => void;
};

/** A running environment. */
export type LocalEnvironment = {
  /** Base address of the API. */
  url: string;
  inboxUrl: string;
  /** Where SDK clients and the AWS command line reach the services. */
  endpoints: Record<'dynamodb' | 'ses' | 'secretsManager' | 'location', string>;
  region: string;
  /** Names of the tables by their ids in the template. */
  tables: Record<string, string>;
  /** Serves another synthesised version from the next request on, with the same data; rejects if it cannot be read. */
  replace: (assembly: string) => Promise<void>;
  /** Ends everything; requests that are under way have a second to finish. */
  stop: () => Promise<void>;
};

const GRACE_MS = 1_000;

/**
 * Starts the whole service on this machine and resolves when it answers. Rejects with `CannotStart`, or with what the
 * promise of the assembly rejects with, and then leaves nothing running.
 */
export async function startEnvironment(options: EnvironmentOptions): Promise<LocalEnvironment> {
  const undo = new AsyncDisposableStack();
  const stop = () => undo.disposeAsync();
  try {
    return { ...(await start(options, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  options: EnvironmentOptions,
  undo: AsyncDisposableStack,
): Promise<Omit<LocalEnvironment, 'stop'>> {
  const { assembly, port = 0, data, log = () => undefined, onFatal = () => undefined } = options;
  // Functions expect Lambda's zone, and threads have that of their process.
  process.env['TZ'] = 'UTC';

  // The API's port opens first, so that a taken one shows at once; requests that come early wait.
  const serving = createServing<Served>();
  const inbox = createInbox();
  const faults = createFaults();
  const server = await openGateway({ port, inbox, faults, log, served: serving.current });
  undo.defer(() => server.close());
  undo.defer(() => serving.giveUp(new Error('The environment stopped before it was ready')));

  // Java takes a second or two, as does synthesising: neither waits for the other.
  const starting = startDatabase(data?.databaseFolder);
  undo.defer(async () => (await starting.catch(() => undefined))?.stop());
  const secrets = openSecretsManager(data?.secretsFile);
  // Or the first search for a city would wait for the list, longer than its client does.
  const [database, folder] = await Promise.all([starting, assembly, readPlaces()]);
  void database.died.then((words) => undo.disposed || onFatal(`DynamoDB Local has ended: ${words}`));

  const call = connect(`http://127.0.0.1:${database.port}`);
  let stack = await prepareVersion(folder, secrets, call);
  const standIns = await startStandIns({
    inbox,
    secrets,
    databasePort: database.port,
    stack: () => stack,
    faults,
    onError: (service, error) => undo.disposed || log(`The local ${service} failed: ${String(error)}`),
  });
  undo.defer(standIns.close);

  const urls = { url: `http://localhost:${server.port}`, services: `http://localhost:${standIns.port}` };
  const run = createRunner(options, call, urls.services, undo);
  const serve = () => serving.put({ ...run(stack), description: describe(urls, stack) });
  serve();
  undo.defer(() => server.close(GRACE_MS));
  return {
    ...describe(urls, stack),
    inboxUrl: `${urls.url}/__local/mail`,
    async replace(next) {
      stack = await prepareVersion(next, secrets, call);
      serve();
    },
  };
}

/** Makes what puts one version of the stack to work after the other: its functions, their streams and its gateway. */
function createRunner(
  options: EnvironmentOptions,
  call: DynamoDb,
  servicesUrl: string,
  undo: AsyncDisposableStack,
) {
  const { environmentOverrides = {}, verbose = false, log = () => undefined } = options;
  const pool = createPool({
    functions: [],
    onOutput: (fn, line) => {
      const shown = outputLine(fn, line, verbose);
      if (shown !== undefined) log(shown);
    },
  });
  undo.defer(() => pool.stop());
  let following: Following[] = [];
  const stopFollowing = () => Promise.all(following.map((one) => one.stop()));
  undo.defer(async () => void (await stopFollowing()));

  return (stack: Stack): Omit<Served, 'description'> => {
    const { api, deployment, functions, subscriptions } = stack;
    const environmentOf = environmentVariables(deployment.region, servicesUrl, environmentOverrides);
    pool.replace(functions.map((fn) => ({ ...fn, environment: environmentOf(fn) })));
    void stopFollowing();
    following = subscriptions.map((subscription) =>
      followStream({ call, subscription, region: deployment.region, invoke: pool.invoke, log }),
    );
    return { stack, handle: createGateway({ api, deployment, invoke: pool.invoke }) };
  };
}

/** What other commands need to know of an environment. */
function describe({ url, services }: Record<'url' | 'services', string>, { deployment, tables }: Stack) {
  return {
    url,
    region: deployment.region,
    endpoints: { dynamodb: services, ses: services, secretsManager: services, location: services },
    tables: Object.fromEntries(tables.map(({ logicalId, name }) => [logicalId, name])),
  };
}
