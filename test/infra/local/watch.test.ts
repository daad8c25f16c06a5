import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { watchFolders } from '../../../infra/local/watch.ts';

const folder = mkdtempSync(join(tmpdir(), 'watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Watches a folder and runs `work` after each change. */
function watching(path: string, ignore: string[] = []) {
  const watched = { changes: 0, working: 0, work: () => {} };
  async function onChange(): Promise<void> {
    expect(watched.working++).toBe(0);
    watched.work();
    await wait(1);
    watched.working--;
    watched.changes += 1;
  }
  // The promise rejects once the folder is deleted.
  watchFolders([path], ignore, onChange).catch(() => undefined);
  return Object.assign(watched, {
    async next(change: () => void) {
      const before = watched.changes;
      change();
      while (watched.changes === before) await wait(20);
    },
  });
}

test('changes are noticed in replaced files, in new folders and while the callback runs', async () => {
  const file = join(folder, 'seen', 'deep', 'a.ts');
  mkdirSync(join(folder, 'seen', 'deep'), { recursive: true });
  writeFileSync(file, '1');
  const seen = watching(join(folder, 'seen'));
  await seen.next(() => {
    writeFileSync(`${file}.new`, '2');
    renameSync(`${file}.new`, file);
  });
  await seen.next(() => appendFileSync(file, '3'));
  await seen.next(() => mkdirSync(join(folder, 'seen', 'new')));
  const worked = Promise.withResolvers<void>();
  seen.work = () => {
    seen.work = () => worked.resolve();
    writeFileSync(join(folder, 'seen', 'new', 'b.ts'), '2');
  };
  await seen.next(() => writeFileSync(join(folder, 'seen', 'new', 'b.ts'), '1'));
  await worked.promise;
});

test('ignored folders and editors’ temporary files are not watched', async () => {
  const ignored = join(folder, 'unseen', 'ignored');
  mkdirSync(ignored, { recursive: true });
  const outer = watching(join(folder, 'unseen'), [ignored]);
  const inner = watching(ignored);
  writeFileSync(join(folder, 'unseen', '.a.ts.swp'), '1');
  writeFileSync(join(folder, 'unseen', 'a.ts~'), '1');
  await inner.next(() => writeFileSync(join(ignored, 'c.ts'), '1'));
  expect(outer.changes).toBe(0);
});
