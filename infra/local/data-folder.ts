import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CannotStart } from './cannot-start.ts';

/** Where an environment keeps what survives it. */
export type DataFolder = {
  databaseFolder: string;
  secretsFile: string;
  checkpointsFile: string;
  /** The synthesised stack, made anew at every start. */
  assembly: string;
  /** Lets another environment use the folder. */
  release: () => Promise<void>;
};

const DATABASE_FILE = 'shared-local-instance.db';

/**
 * Opens the data folder for this environment alone, creating it where it is missing; `fresh` first removes what an
 * earlier environment stored in it, and nothing else. Throws `CannotStart` if it cannot be used.
 */
export async function openDataFolder(path: string, { fresh = false } = {}): Promise<DataFolder> {
  const root = resolve(path);
  const databaseFolder = join(root, 'dynamodb');
  await makeWritable(root, path);
  const release = await lock(await realpath(root), path);
  try {
    await makeWritable(databaseFolder, path);
    const folder = {
      databaseFolder,
      secretsFile: join(root, 'secrets.json'),
      checkpointsFile: join(root, 'stream-checkpoints.json'),
      assembly: join(root, 'synthesised'),
      release,
    };
    if (fresh) await empty(folder);
    await rm(folder.assembly, { recursive: true, force: true });
    return folder;
  } catch (error) {
    await release();
    throw error;
  }
}

async function makeWritable(folder: string, path: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why =
      code === 'EEXIST' || code === 'ENOTDIR'
        ? 'a file is in its place'
        : `it cannot be written (${code ?? 'unknown'})`;
    throw new CannotStart(`The data folder ${path} cannot be used: ${why}; choose another with --data`, {
      cause,
    });
  }
}

async function empty({
  databaseFolder,
  secretsFile,
  checkpointsFile,
}: Omit<DataFolder, 'release'>): Promise<void> {
  const stored = (await readdir(databaseFolder)).filter((name) => name.startsWith(DATABASE_FILE));
  const files = [...stored.map((name) => join(databaseFolder, name)), secretsFile, checkpointsFile];
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

/**
 * Holds a folder by listening on a socket that is named after it: the system lets go of it however this process ends.
 * It stands in the system's folder for temporary files, because a socket's path may have only some 100 characters.
 */
async function lock(realFolder: string, path: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realFolder).digest('hex').slice(0, 16);
  const socket = join(tmpdir(), `horoscope-data-${name}.sock`);
  const server = await takeOver(socket).catch((cause: NodeJS.ErrnoException) => {
    throw new CannotStart(
      `The data folder ${path} cannot be locked: ${socket} cannot be opened (${cause.code})`,
      {
        cause,
      },
    );
  });
  if (!server)
    throw new CannotStart(
      `The data folder ${path} is in use by another running environment; stop it or choose another with --data`,
    );
  return () => new Promise((settle) => server.close(() => settle()));
}

/** Listens on a socket, also on one that a killed process left; undefined if somebody does already. */
async function takeOver(socket: string): Promise<Server | undefined> {
  const server = await hold(socket);
  if (server || (await isHeld(socket))) return server;
  await rm(socket, { force: true });
  return hold(socket);
}

function hold(socket: string): Promise<Server | undefined> {
  return new Promise((settle, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? settle(undefined) : reject(error),
    );
    server.listen(socket, () => settle(server.unref()));
  });
}

function isHeld(socket: string): Promise<boolean> {
  return new Promise((settle) => {
    const connection = createConnection(socket, () => {
      connection.destroy();
      settle(true);
    });
    connection.once('error', () => settle(false));
  });
}
