import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How far each function has come in each shard: the sequence number of the last record that is done with. */
export type Checkpoints = {
  get: (key: string) => string | undefined;
  set: (key: string, sequenceNumber: string) => Promise<void>;
};

/**
 * Opens the checkpoints in a file, or in memory without one. Records after the last one written are delivered again
 * after a crash, as Lambda too delivers at least once; so is everything if the file cannot be read.
 */
export async function openCheckpoints(file?: string): Promise<Checkpoints> {
  const known = new Map<string, string>(file === undefined ? [] : await read(file));
  return {
    get: (key) => known.get(key),
    async set(key, sequenceNumber) {
      known.set(key, sequenceNumber);
      if (file === undefined) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(known)));
      await rename(`${file}.new`, file);
    },
  };
}

async function read(file: string): Promise<[string, string][]> {
  try {
    return Object.entries(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}
