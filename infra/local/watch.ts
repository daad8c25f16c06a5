import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

type WatchOptions = {
  /** Folders that are watched with all that is in them. */
  folders: readonly string[];
  /** Folders among them that are left out with all that is in them. */
  ignore: readonly string[];
  onChange: () => Promise<void>;
};

const SETTLE_MS = 150;

/**
 * Calls `onChange` after a change of a file, once for changes that come together and never twice at the same time.
 * Returns what ends it; throws if the system cannot watch.
 */
export function watchFolders({ folders, ignore, onChange }: WatchOptions): () => void {
  // One watcher for each folder: Node's recursive one loses a file on Linux once an editor has replaced it.
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let working = false;
  let again = false;

  async function work(): Promise<void> {
    again = working;
    if (working) return;
    working = true;
    await onChange();
    working = false;
    if (again) changed();
  }

  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), SETTLE_MS);
  }

  function watchFolder(folder: string): void {
    if (watchers.has(folder) || ignore.includes(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      // Editors keep temporary files beside the real one.
      if (name !== null && /^\.|~$/.test(name)) return;
      watchSubfolders(folder);
      changed();
    });
    watcher.on('error', () => forget(folder));
    watchers.set(folder, watcher);
    watchSubfolders(folder);
  }

  function watchSubfolders(folder: string): void {
    try {
      for (const entry of readdirSync(folder, { withFileTypes: true }))
        if (entry.isDirectory()) watchFolder(join(folder, entry.name));
    } catch {
      forget(folder);
    }
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  for (const folder of folders) watchFolder(folder);
  return () => {
    clearTimeout(timer);
    again = false;
    for (const folder of [...watchers.keys()]) forget(folder);
  };
}
