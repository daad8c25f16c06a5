import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const SETTLE_MS = 150;

/**
 * Calls `onChange` after a change of a file in the folders and all that is in them, but for those that are ignored; once
 * for changes that come together and never twice at the same time, for as long as the process lives. Rejects if the
 * system cannot watch.
 */
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
    // From here on, so that a change during the work counts, and folders that are new are watched.
    change = nextChange();
    await onChange();
  }
}

function withSubfolders(folder: string, ignored: readonly string[]): string[] {
  if (ignored.includes(folder)) return [];
  const subfolders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...subfolders.flatMap(({ name }) => withSubfolders(join(folder, name), ignored))];
}

/** Resolves when something in one of the folders changes. */
function changeIn(folders: readonly string[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // One watcher for each folder: Node's recursive one loses a file on Linux once an editor has replaced it.
  const watchers = folders.map((folder) =>
    // Editors keep temporary files beside the real one.
    watch(folder, (_event, name) => /^\.|~$/.test(name ?? '') || resolve()),
  );
  return promise.finally(() => {
    for (const watcher of watchers) watcher.close();
  });
}
