import type { Faults } from './aws/faults.ts';
import { startFront } from './aws/front.ts';
import { openSecretStore, type SecretStore } from './aws/secrets-manager-store.ts';
import { createStandIns } from './aws/stand-ins.ts';
import { connect, type DynamoDb } from './dynamodb/client.ts';
import { checkStoredData, createTables } from './dynamodb/create-tables.ts';
import { startDatabase } from './dynamodb/database.ts';
import type { ServiceEndpoints } from './lambda/environment-variables.ts';
import type { Inbox } from './mail/inbox.ts';
import { createGazetteer } from './places/gazetteer.ts';
import { type Checkpoints, openCheckpoints } from './stream/checkpoints.ts';
import { loadVersion, type Version } from './version.ts';

/** What functions call and what outlives them: database, stand-ins, secrets. */
export type Services = {
  endpoints: ServiceEndpoints;
  /** Calls the database past the rights of roles. */
  call: DynamoDb;
  store: SecretStore;
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
  const { database, store, checkpoints, version } = await startSideBySide(options);
  signal.throwIfAborted();
  void database.died.then(
    (words) => signal.aborted || options.onFatal(`DynamoDB Local has ended: ${words || 'without a word'}`),
  );
  const current = { version };
  const standIns = createStandIns({
    inbox,
    store,
    databasePort: database.port,
    stack: version.stack,
  });
  undo.push(standIns.close);
  const front = await startFront({
    standIns: standIns.services,
    guard: () => current.version.guard,
    faults,
    onError: (service, error) => signal.aborted || log(`The local ${service} failed: ${String(error)}`),
  });
  undo.push(() => front.close());
  await createTables(database.call, version.stack.tables);
  const url = `http://localhost:${front.port}`;
  return {
    endpoints: { dynamodb: url, ses: url, secretsManager: url, location: url },
    call: database.call,
    store,
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
  // Begins to read its lists, in a thread of its own.
  createGazetteer();
  const store = await openSecretStore(data?.secretsFile);
  const [database, version, checkpoints] = await Promise.all([
    connected,
    Promise.resolve(assembly).then((folder) => loadVersion(folder, store)),
    openCheckpoints(data?.checkpointsFile),
  ]);
  return { database, store, checkpoints, version };
}
