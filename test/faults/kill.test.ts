import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { surviveKills } from './survive-kills.ts';
import { steps } from './visitor.ts';

// For more kills, run `npm run load -- kills`.
test('after a kill in any step, no confirmed change is lost, the table is consistent and deletions finish', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'horoscope-kills-'));
  const assembly = process.env['PATIENT_APP'] ?? '';
  const { wrong, kills } = await surviveKills({ assembly, dataFolder, during: [...steps, ...steps] });
  rmSync(dataFolder, { recursive: true, force: true });
  expect(wrong).toEqual([]);
  expect(kills).toEqual({ 'sign-up': 2, creation: 2, forecasts: 2, edit: 2, deletion: 2 });
});
