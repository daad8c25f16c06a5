import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const SETTLE_MS = 150;

/** Calls `onChange` once per burst of changes, never concurrently. Rejects if the system cannot watch the folders. */
export async function watchFolders(
  folders: readonly string[],
  ignored: readonly string[],
  onChange: () => Promise<void>,
): Promise<never> {
  const nextChange = () => changeIn(folders.flatMap((folder) => withSubfolders(folder, ignored)));
  let change = nextChange();
  while (true) {
    await change;
    await wait(SETTLE_MS);
    // Watches again before `onChange`, to notice changes made while `onChange` runs. The new watchers also cover new folders.
    change = nextChange();
    await onChange();
  }
}

function withSubfolders(folder: string, ignored: readonly string[]): string[] {
  if (ignored.includes(folder)) return [];
  const subfolders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...subfolders.flatMap(({ name }) => withSubfolders(join(folder, name), ignored))];
}

function changeIn(folders: readonly string[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // One watcher per folder: on Linux, Node's recursive watcher loses files that an editor replaces.
  const watchers = folders.map((folder) =>
    // Ignores temporary files of editors.
    watch(folder, (_event, name) => /^\.|~$/.test(name ?? '') || resolve()),
  );
  return promise.finally(() => {
    for (const watcher of watchers) watcher.close();
  });
}
