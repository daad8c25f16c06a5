import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder below `.local`, by its path there, that is filled once and then stays; what was cut off is begun anew. Throws what
 * filling it throws.
 */
export function installedOnce(path: string, install: (folder: string) => void): string {
  const folder = join(import.meta.dirname, '../../.local', path);
  const finished = join(folder, 'installed');
  if (existsSync(finished)) return folder;
  rmSync(folder, { recursive: true, force: true });
  install(folder);
  writeFileSync(finished, '');
  return folder;
}
