import type { Faults } from './aws/faults.ts';
import { openSecretsManager, type SecretsManager } from './aws/secrets-manager.ts';
import { startStandIns } from './aws/stand-ins.ts';
import { connect, type DynamoDb } from './dynamodb/client.ts';
import { checkStoredData, createTables } from './dynamodb/create-tables.ts';
import { startDatabase } from './dynamodb/database.ts';
import type { ServiceEndpoints } from './lambda/environment-variables.ts';
import type { Inbox } from './mail/inbox.ts';
import { readPlaces } from './places/city-search.ts';
import { type Checkpoints, openCheckpoints } from './stream/checkpoints.ts';
import { loadVersion, type Version } from './version.ts';

/** What functions call and what outlives them: database, stand-ins, secrets. */
export type Services = {
  endpoints: ServiceEndpoints;
  /** Calls the database past the rights of roles. */
  call: DynamoDb;
  secrets: SecretsManager;
  checkpoints: Checkpoints;
  /** The version whose roles decide what functions may call; replaced when another one is served. */
  current: { version: Version };
};

type ServicesOptions = {
  assembly: string | Promise<string>;
  data: { databaseFolder: string; secretsFile: string; checkpointsFile: string } | undefined;
  inbox: Inbox;
  faults: Faults;
  log: (line: string) => void;
  onFatal: (sentence: string) => void;
  signal: AbortSignal;
  /** Takes what ends each part, in the order in which they start. */
  undo: (() => unknown)[];
};

/** Starts the services of a stack with its tables and secrets; throws `CannotStart` if one of them cannot be had. */
export async function startServices(options: ServicesOptions): Promise<Services> {
  const { inbox, faults, log, signal, undo } = options;
  const { database, secrets, checkpoints, version } = await startSideBySide(options);
  signal.throwIfAborted();
  void database.died.then(
    (words) => signal.aborted || options.onFatal(`DynamoDB Local has ended: ${words || 'without a word'}`),
  );
  const current = { version };
  const standIns = await startStandIns({
    inbox,
    secrets,
    databasePort: database.port,
    stack: () => current.version.stack,
    faults,
    onError: (service, error) => signal.aborted || log(`The local ${service} failed: ${String(error)}`),
  });
  undo.push(standIns.close);
  await createTables(database.call, version.stack.tables);
  const url = `http://localhost:${standIns.port}`;
  return {
    endpoints: { dynamodb: url, ses: url, secretsManager: url, location: url },
    call: database.call,
    secrets,
    checkpoints,
    current,
  };
}

/** Java takes a second or two, as does synthesising: neither waits for the other. */
async function startSideBySide({ assembly, data, signal, undo }: ServicesOptions) {
  const starting = startDatabase({ ...(data && { folder: data.databaseFolder }), signal });
  undo.push(() =>
    starting.then(
      (database) => database.stop(),
      () => undefined,
    ),
  );
  const connected = starting.then(async (database) => {
    const { call, close } = connect(database.port);
    undo.push(close);
    await checkStoredData(call);
    return { ...database, call };
  });
  // Whichever fails first is heard of below; the other must not fail unheard.
  for (const promise of [connected, Promise.resolve(assembly)]) promise.catch(() => undefined);
  const secrets = openSecretsManager(data?.secretsFile);
  const [database, version, checkpoints] = await Promise.all([
    connected,
    Promise.resolve(assembly).then((folder) => loadVersion(folder, secrets)),
    openCheckpoints(data?.checkpointsFile),
    // Or the first search would wait for it, longer than its client does.
    readPlaces(),
  ]);
  return { database, secrets, checkpoints, version };
}
