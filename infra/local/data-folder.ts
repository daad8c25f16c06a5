import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

export type DataFolder = Awaited<ReturnType<typeof openDataFolder>>;

const DATABASE_FILE = 'shared-local-instance.db';
const SQLITE_BUSY = 5;
/** Keeps locks from being garbage-collected and closed. The system releases SQLite's locks when the process ends. */
const locks: DatabaseSync[] = [];

/** Locks the data folder until the process ends. `fresh` deletes stored data. Throws `StartError` if the folder is unusable. */
export async function openDataFolder(path: string, { fresh = false } = {}) {
  const root = resolve(path);
  const databaseFolder = join(root, 'dynamodb');
  const secretsFile = join(root, 'secrets.json');
  const assembly = join(root, 'synthesized');
  try {
    await mkdir(databaseFolder, { recursive: true });
    const lock = new DatabaseSync(join(root, 'lock'));
    lock.exec('BEGIN EXCLUSIVE');
    locks.push(lock);
    const stored = (await readdir(databaseFolder)).filter((name) => name.startsWith(DATABASE_FILE));
    const old = fresh ? [...stored.map((name) => join(databaseFolder, name)), secretsFile] : [];
    for (const each of [...old, assembly]) await rm(each, { recursive: true, force: true });
    return { databaseFolder, secretsFile, /** The synthesized stack, replaced at every start. */ assembly };
  } catch (cause) {
    const { message, errcode } = cause as Error & { errcode?: number };
    const why =
      errcode === SQLITE_BUSY
        ? 'is in use by another running environment; stop it or'
        : `is unusable (${message});`;
    throw new StartError(`The data folder ${path} ${why} choose another with --data`, { cause });
  }
}
