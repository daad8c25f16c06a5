import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { surviveKills } from './survive-kills.ts';

// Other steps, and more kills: node test/load/kills.ts.
test('killed in the middle of anything, the service loses nothing, keeps no halves, and finishes deletions', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'horoscope-kills-'));
  const assembly = process.env['SYNTHESISED_APP'] ?? '';
  const { wrong, kills } = await surviveKills({ assembly, dataFolder, during: ['year', 'deletion'] });
  rmSync(dataFolder, { recursive: true, force: true });
  expect(wrong).toEqual([]);
  expect(kills).toMatchObject({ year: 1, deletion: 1 });
}, 120_000);
