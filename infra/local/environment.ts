import { createFaults } from './aws/faults.ts';
import { createTables } from './dynamodb/create-tables.ts';
import { openGateway, type Served } from './gateway/open-gateway.ts';
import { createServing } from './gateway/serving.ts';
import type { ServiceEndpoints } from './lambda/environment-variables.ts';
import { createPool } from './lambda/pool.ts';
import { outputLine } from './log-lines.ts';
import { createInbox } from './mail/inbox.ts';
import { pooledFunctions, runVersion } from './running-version.ts';
import { startServices } from './services.ts';
import { loadVersion, type Version } from './version.ts';

/** How an environment is to be. */
export type EnvironmentOptions = {
  /** Folder that the CDK app was synthesised to, or will be: everything else starts meanwhile. */
  assembly: string | Promise<string>;
  /** Port of the API; 0, the default, is any free one. */
  port?: number;
  /** Where data are kept; in memory without it. */
  data?: { databaseFolder: string; secretsFile: string; checkpointsFile: string };
  /** Values that replace those of the functions' own environment variables, where they have them. */
  environmentOverrides?: Record<string, string>;
  /** Receives one line for every request, error and warning. */
  log?: (line: string) => void;
  /** Also logs whatever else the functions write. */
  verbose?: boolean;
  /** Told in one sentence when the database has ended by itself, after which nothing works. */
  onFatal?: (sentence: string) => void;
  /** Gives up a start that is under way. */
  signal?: AbortSignal;
};

/** A running environment. */
export type LocalEnvironment = {
  /** Base address of the API. */
  url: string;
  inboxUrl: string;
  /** Where SDK clients and the AWS command line reach the services. */
  endpoints: ServiceEndpoints;
  region: string;
  /** Names of the tables by their ids in the template. */
  tables: Record<string, string>;
  /** Serves another synthesised version from the next request on, with the same data; rejects if it cannot be read. */
  replace: (assembly: string) => Promise<void>;
  /** Ends everything; requests that are under way have a second to finish. */
  stop: () => Promise<void>;
};

/** What ends the parts that have started, in their order; it is called from the last to the first. */
type Undo = (() => unknown)[];

const GRACE_MS = 1_000;

/**
 * Starts the whole service on this machine and resolves when it answers. Rejects with `CannotStart`, or with what the
 * promise of the assembly rejects with, and then leaves nothing running.
 */
export async function startEnvironment(options: EnvironmentOptions): Promise<LocalEnvironment> {
  const stopping = new AbortController();
  const undo: Undo = [];
  const stop = async () => {
    stopping.abort();
    for (const step of undo.splice(0).reverse()) await step();
  };
  const abort = () => stopping.abort();
  options.signal?.addEventListener('abort', abort);
  try {
    return { ...(await start(options, stopping.signal, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', abort);
  }
}

async function start(
  options: EnvironmentOptions,
  signal: AbortSignal,
  undo: Undo,
): Promise<Omit<LocalEnvironment, 'stop'>> {
  const { log = () => undefined, onFatal = () => undefined } = options;
  signal.throwIfAborted();
  // Functions expect Lambda's zone, and threads have that of their process.
  process.env['TZ'] = 'UTC';

  // The API's port opens first, so that a taken one shows at once; requests that come early wait.
  const serving = createServing<Served>();
  const inbox = createInbox();
  const faults = createFaults();
  const server = await openGateway({ port: options.port ?? 0, inbox, faults, log, served: serving.current });
  const url = `http://localhost:${server.port}`;
  undo.push(() => server.close());
  undo.push(() => serving.giveUp(new Error('The environment stopped before it was ready')));

  const { assembly, data, environmentOverrides = {}, verbose = false } = options;
  const services = await startServices({ assembly, data, inbox, faults, log, onFatal, signal, undo });
  signal.throwIfAborted();
  const { endpoints, current, secrets, call } = services;
  const functionsOf = (version: Version) => pooledFunctions(version, endpoints, environmentOverrides);
  const pool = createPool({
    functions: functionsOf(current.version),
    onOutput: (fn, line) => {
      const shown = outputLine(fn, line, verbose);
      if (shown !== undefined) log(shown);
    },
  });
  undo.push(() => pool.stop());

  const serve = (version: Version) =>
    serving.put({
      running: runVersion(version, { pool, log, ...services }),
      description: describe(url, endpoints, version),
    });
  const stopServing = async () => (await serving.current()).running.stop();
  serve(current.version);
  undo.push(stopServing);
  undo.push(() => server.close(GRACE_MS));

  async function replace(next: string): Promise<void> {
    const version = await loadVersion(next, secrets);
    await createTables(call, version.stack.tables);
    await stopServing();
    signal.throwIfAborted();
    current.version = version;
    pool.replace(functionsOf(version));
    serve(version);
  }

  return { ...describe(url, endpoints, current.version), inboxUrl: `${url}/__local/mail`, replace };
}

/** What other commands need to know of an environment. */
function describe(url: string, endpoints: ServiceEndpoints, { stack }: Version) {
  return {
    url,
    region: stack.deployment.region,
    endpoints,
    tables: Object.fromEntries(stack.tables.map(({ logicalId, name }) => [logicalId, name])),
  };
}
