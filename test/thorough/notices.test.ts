import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'notices-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('generating the notices twice produces identical files', () => {
  const written = ['once', 'again'].map((into) => {
    execFileSync(process.execPath, ['infra/commands/notices.ts', join(folder, into)]);
    return ['bom.cdx.json', 'THIRD-PARTY-NOTICES.txt'].map((file) =>
      readFileSync(join(folder, into, file), 'utf8'),
    );
  });
  expect(written[1]).toEqual(written[0]);
});
