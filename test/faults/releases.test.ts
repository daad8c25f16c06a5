import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { addDays } from '#lib/time/civil-day.ts';
import { synthesize } from '../../infra/local/synthesize.ts';
import { ada, OWN_CONNECTION, serviceAt } from '../support/service.ts';
import { spawnEnvironment } from './environment-process.ts';
import { allItems } from './table-contents.ts';

/** The last release. Set to the released commit with each release, so that the next one is compared with it. */
const LAST_RELEASE = 'd19ce04f469cf2f0e3313c59d29d832906cb59e8';

const folder = mkdtempSync(join(tmpdir(), 'horoscope-releases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Synthesizes the app of a commit, with the packages installed here, and with those that this release no longer has. */
async function synthesizeCommit(commit: string): Promise<string> {
  const source = join(folder, 'source');
  mkdirSync(source);
  execFileSync('tar', ['-x', '-C', source], {
    input: execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 28 }),
  });
  const packages = join(source, 'node_modules');
  mkdirSync(packages);
  // The bundler finds the data files of geo-tz by its path, which must not lead to another folder.
  for (const name of readdirSync('node_modules'))
    if (name === 'geo-tz') cpSync(join('node_modules', name), join(packages, name), { recursive: true });
    else symlinkSync(resolve('node_modules', name), join(packages, name));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const removed = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !existsSync(join(packages, name)),
  );
  if (removed.length > 0) {
    const named = removed.map(([name, version]) => `${name}@${version}`);
    const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    const elsewhere = join(folder, 'removed');
    execFileSync('npm', ['install', '--prefix', elsewhere, ...options, ...named], { stdio: 'pipe' });
    for (const [name] of removed) symlinkSync(join(elsewhere, 'node_modules', name), join(packages, name));
  }
  return synthesize(join(folder, 'last'), source);
}

type Reader = { key: string; cookie: string; profileId: string };

/** Requests everything that a reader can read; returns the requests that fail. Another release may have another contract. */
async function failedReads(url: string, { key, cookie, profileId }: Reader): Promise<string[]> {
  const today = new Date().toISOString().slice(0, 10);
  const profile = `/api/profiles/${profileId}`;
  const forecast = `profileId=${profileId}`;
  const byKey = [
    ...['/api/auth/me', '/api/usage', '/api/profiles', '/api/home', profile, `${profile}/chart`],
    `${profile}/calendar`,
    `/api/horoscope/today?${forecast}&explain=true`,
    `/api/horoscope/daily?${forecast}&startDate=${today}&endDate=${addDays(today, 1)}`,
  ].map((path) => ({ path, headers: { Authorization: `Bearer ${key}` } }));
  const bySession = ['/api/keys', '/api/auth/sessions', '/api/auth/me/export', '/api/home'].map((path) => ({
    path,
    headers: { Cookie: cookie },
  }));
  const failed: string[] = [];
  // One after the other, because each of these functions starts for the first time.
  for (const { path, headers } of [...byKey, ...bySession]) {
    const { status } = await fetch(url + path, { headers: { ...OWN_CONNECTION, ...headers } });
    if (status !== 200) failed.push(`${status} ${path}`);
  }
  return failed;
}

/** Edits a reader's profile and returns the status. Another release may have another contract. */
async function edit(url: string, { key, profileId }: Omit<Reader, 'cookie'>, body: object): Promise<number> {
  const headers = { ...OWN_CONNECTION, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const request = { method: 'PATCH', headers, body: JSON.stringify(body) };
  return (await fetch(`${url}/api/profiles/${profileId}`, request)).status;
}

/** Signs up a reader with a profile, matters, a cached forecast and a calendar. */
async function signUp(url: string): Promise<Reader> {
  const { call, signIn } = serviceAt(url);
  const { key, cookie = '' } = await signIn();
  const { text, body } = await call('POST', '/api/profiles', { key, body: ada });
  expect(text).toContain('"id"');
  expect(await edit(url, { key, profileId: body.id }, { matters: ['work'] })).toBe(200);
  await call('GET', `/api/horoscope/today?profileId=${body.id}`, { key });
  await call('POST', `/api/profiles/${body.id}/calendar`, { key, body: {} });
  return { key, cookie, profileId: body.id };
}

test('this release and the last one read, change and erase what the other wrote', async () => {
  const current = await synthesize(join(folder, 'current'));
  const last = await synthesizeCommit(LAST_RELEASE);
  const readers: Reader[] = [];
  let leaving: Reader | undefined;
  for (const release of [current, last, current]) {
    await using undo = new AsyncDisposableStack();
    const { url, access, stop } = await spawnEnvironment(release, join(folder, 'data'));
    undo.defer(stop);
    const service = serviceAt(url);
    for (const reader of readers) {
      expect(await failedReads(url, reader)).toEqual([]);
      expect(await edit(url, reader, { birthTime: '14:35' })).toBe(200);
    }
    if (leaving) {
      const { cookie, profileId } = leaving;
      expect((await service.call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
      while ((await allItems(access)).some(({ PK, entry }) => entry && PK.S.includes(profileId)))
        await sleep(100);
    }
    readers.push(await signUp(url));
    leaving = await signUp(url);
  }
});
