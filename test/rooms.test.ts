import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = 'functions/dashboard/client';

/** What the files below a folder import: paths from the root for the project's own, names for packages. */
function importsOf(folder: string): { file: string; imported: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const source = readFileSync(join(root, file), 'utf8');
      return [...source.matchAll(/(?:from|import\(|import) ?'([^']+)'/g)].map(([, specifier = '']) => ({
        file,
        imported: specifier.startsWith('#lib/')
          ? specifier.replace('#lib/', 'lib/')
          : specifier.startsWith('.')
            ? relative(root, join(root, dirname(file), specifier))
            : specifier,
      }));
    });
}

const offenders = (folder: string, isForbidden: (imported: string) => boolean) =>
  importsOf(folder)
    .filter(({ imported }) => isForbidden(imported))
    .map(({ file, imported }) => `${file} imports ${imported}`);

const isBelow = (folders: string[]) => (imported: string) =>
  folders.some((folder) => imported.startsWith(`${folder}/`));

describe('who may import whom', () => {
  test('lib imports neither functions nor infra', () => {
    expect(offenders('lib', isBelow(['functions', 'infra', 'test']))).toEqual([]);
  });

  test('functions import lib alone', () => {
    expect(offenders('functions', isBelow(['infra', 'test']))).toEqual([]);
  });

  test('infra names functions by path: of them it imports only the list', () => {
    expect(
      offenders(
        'infra',
        (imported) => imported.startsWith('functions/') && imported !== 'functions/endpoints.ts',
      ),
    ).toEqual([]);
  });

  test('a page’s client takes of lib what runs in a browser, and nothing that stays with its handler', () => {
    const mayImport = isBelow([client, 'lib/forecast', 'preact', '@preact', 'uplot', '@astrodraw']);
    const others = ['lib/time/calendar-date.ts', 'preact', 'uplot'];
    expect(offenders(client, (imported) => !mayImport(imported) && !others.includes(imported))).toEqual([]);
  });

  test('a page’s client is imported by itself alone', () => {
    const everywhere = ['lib', 'functions', 'infra'].flatMap(importsOf);
    const importers = everywhere.filter(({ imported }) => imported.startsWith(client));
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter(({ file }) => !file.startsWith(client))).toEqual([]);
  });

  test('only lib/ephemeris imports astronomia', () => {
    const everywhere = ['lib', 'functions', 'infra'].flatMap(importsOf);
    const importers = everywhere.filter(({ imported }) => imported.startsWith('astronomia'));
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter(({ file }) => !file.startsWith('lib/ephemeris/'))).toEqual([]);
  });

  test.each([
    ['lib/ephemeris', ['lib/ephemeris', 'lib/time']],
    ['lib/forecast', ['lib/forecast', 'lib/ephemeris', 'lib/time']],
    ['lib/time', ['lib/time']],
    ['lib/accounts', ['lib/accounts', 'lib/environment.ts']],
  ])('%s is pure: it knows no AWS, HTTP or table', (folder, allowed) => {
    const isForeign = (imported: string) =>
      /^(@aws-sdk|@middy|aws-lambda)/.test(imported) ||
      (imported.startsWith('lib/') && !allowed.some((prefix) => imported.startsWith(prefix)));
    expect(offenders(folder, isForeign)).toEqual([]);
  });

  test.each([
    ['lib/table', ['lib/mail', 'lib/places', 'lib/http']],
    ['lib/mail', ['lib/table', 'lib/places', 'lib/http']],
    ['lib/places', ['lib/table', 'lib/mail', 'lib/http']],
    ['lib/http', ['lib/table', 'lib/mail', 'lib/places']],
  ])('%s knows nothing of its neighbours', (folder, forbidden) => {
    expect(offenders(folder, isBelow(forbidden))).toEqual([]);
  });
});
