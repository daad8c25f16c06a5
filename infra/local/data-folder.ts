import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from './cannot-start.ts';

/** Where an environment keeps what survives it. */
export type DataFolder = Awaited<ReturnType<typeof openDataFolder>>;

const DATABASE_FILE = 'shared-local-instance.db';
const SQLITE_BUSY = 5;
/** The system lets go of SQLite's locks however this process ends; but what nobody refers to would be closed. */
const held: DatabaseSync[] = [];

/**
 * Opens the data folder for this process alone, until it ends, creating it where it is missing; `fresh` first removes what an
 * earlier environment stored in it, and nothing else. Throws `CannotStart` if it cannot be used.
 */
export async function openDataFolder(path: string, { fresh = false } = {}) {
  const root = resolve(path);
  const databaseFolder = join(root, 'dynamodb');
  const secretsFile = join(root, 'secrets.json');
  const assembly = join(root, 'synthesised');
  try {
    await mkdir(databaseFolder, { recursive: true });
    const lock = new DatabaseSync(join(root, 'lock'));
    lock.exec('BEGIN EXCLUSIVE');
    held.push(lock);
    const stored = (await readdir(databaseFolder)).filter((name) => name.startsWith(DATABASE_FILE));
    const old = fresh ? [...stored.map((name) => join(databaseFolder, name)), secretsFile] : [];
    for (const each of [...old, assembly]) await rm(each, { recursive: true, force: true });
    return { databaseFolder, secretsFile, /** The synthesised stack, made anew at every start. */ assembly };
  } catch (cause) {
    const { message, errcode } = cause as Error & { errcode?: number };
    const why =
      errcode === SQLITE_BUSY
        ? 'is in use by another running environment; stop it or'
        : `cannot be used (${message});`;
    throw new CannotStart(`The data folder ${path} ${why} choose another with --data`, { cause });
  }
}
