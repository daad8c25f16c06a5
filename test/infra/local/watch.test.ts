import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { watchFolders } from '../../../infra/local/watch.ts';

let folder: string;
let stop: () => void;
let changes = 0;
let working = 0;

const settled = () => new Promise((resolve) => setTimeout(resolve, 400));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(folder, 'deep', 'deeper'), { recursive: true });
  mkdirSync(join(folder, 'ignored', 'deep'), { recursive: true });
  writeFileSync(join(folder, 'deep', 'deeper', 'a.ts'), '1');
  changes = 0;
  stop = watchFolders({
    folders: [folder],
    ignore: [join(folder, 'ignored')],
    async onChange() {
      expect(working++).toBe(0);
      changes += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      working--;
    },
  });
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

test('changes that come together are one, and a file that was replaced is still watched', async () => {
  const file = join(folder, 'deep', 'deeper', 'a.ts');
  writeFileSync(`${file}.new`, '2');
  renameSync(`${file}.new`, file);
  await settled();
  expect(changes).toBe(1);
  appendFileSync(file, '3');
  await settled();
  expect(changes).toBe(2);
});

test('files in new folders count, ignored folders and editors’ temporary files do not', async () => {
  mkdirSync(join(folder, 'new'));
  await settled();
  const before = changes;
  writeFileSync(join(folder, 'new', 'b.ts'), '1');
  await settled();
  expect(changes).toBe(before + 1);
  writeFileSync(join(folder, 'ignored', 'deep', 'c.ts'), '1');
  writeFileSync(join(folder, 'deep', '.a.ts.swp'), '1');
  writeFileSync(join(folder, 'deep', 'a.ts~'), '1');
  await settled();
  expect(changes).toBe(before + 1);
});

test('a change during the work is worked on after it', async () => {
  writeFileSync(join(folder, 'deep', 'a.ts'), '1');
  await new Promise((resolve) => setTimeout(resolve, 175));
  writeFileSync(join(folder, 'deep', 'a.ts'), '2');
  await settled();
  expect(changes).toBe(2);
});
