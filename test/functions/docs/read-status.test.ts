import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { API_VERSION } from '#lib/contract/version.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { describeApi } from '../../../infra/openapi/describe.ts';
import { serviceOf } from '../../support/service.ts';

const { call } = serviceOf();

test('monitors read the status without a key, and caches may keep it for a minute', async () => {
  const before = Date.now();
  const { status, body, headers } = await call('GET', '/api/status', {});
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  const { time, ...rest } = body;
  expect(rest).toEqual({
    status: 'ok',
    version: API_VERSION,
    modelVersion: MODEL_VERSION,
    zoneData: process.versions.tz,
  });
  expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
});

test('the changelog, the package, the description and the status have the same version, and the changelog names the model', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const [, version, date = '', text = ''] =
    /^## \[([\d.]+)\] - (\d{4}-\d{2}-\d{2})\n(.*?)^## /ms.exec(changelog) ?? [];
  expect(version).toBe(API_VERSION);
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(API_VERSION);
  expect(describeApi().info.version).toBe(API_VERSION);
  expect(Date.parse(date)).not.toBeNaN();
  expect(/Model version (\d+)\./.exec(changelog)?.[1]).toBe(MODEL_VERSION);
  expect(text).toMatch(/^### (Added|Changed|Deprecated|Removed|Fixed|Security)$/m);
});
