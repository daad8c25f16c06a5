import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bundledPackages } from '../../../infra/notices/bundled-packages.ts';

type Component = { group?: string; name: string; version: string; purl: string; licenses: unknown[] };

const folder = mkdtempSync(join(tmpdir(), 'notices-'));
const written = (file: string) => readFileSync(join(folder, 'written', file), 'utf8');

let components: Component[];
beforeAll(() => {
  execFileSync(process.execPath, ['infra/commands/notices.ts', join(folder, 'written')]);
  components = JSON.parse(written('bom.cdx.json')).components;
});
afterAll(() => rmSync(folder, { recursive: true }));

const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

test('the bill of materials lists bundled packages and no development tools', () => {
  const names = components.map(fullName);
  expect(names).toEqual(
    expect.arrayContaining(['@aws-sdk/client-dynamodb', '@middy/core', 'valibot', 'preact', 'astronomia']),
  );
  for (const tool of ['esbuild', 'jest', 'aws-cdk-lib', 'typescript', 'playwright-core'])
    expect(names).not.toContain(tool);
  expect(names).toEqual([...new Set(names)].sort());
});

test('the bill of materials has the installed versions, and the notices contain their licenses', () => {
  const notices = written('THIRD-PARTY-NOTICES.txt');
  for (const component of components) {
    const name = fullName(component);
    const { version, license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    expect(component).toMatchObject({
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [{ license: { id: license } }],
    });
    expect(notices).toContain(`\n${name} ${version} (${license})\n`);
  }
  expect(notices).toContain('Copyright (c) 2015-present Jason Miller');
  expect(notices).toContain('Luciano Mammino');
  expect(notices).toContain('Apache License\n                           Version 2.0, January 2004');
});

test('every bundle has the notices of its own packages', () => {
  const bundles = globSync(`${process.env['SYNTHESIZED_APP']}/asset.*/index.mjs`).map(dirname);
  expect(bundles.length).toBeGreaterThan(10);
  const notices = bundles.map((bundle) => readFileSync(join(bundle, 'THIRD-PARTY-NOTICES.txt'), 'utf8'));
  for (const text of notices) expect(text).toMatch(/^-+\n\S+ \d+\.\d+\.\d+ \(/m);
  expect(notices.filter((text) => text.includes('\npreact '))).toHaveLength(1);
});

/** Creates a package and returns a bundler output that includes it. */
function holding(name: string, files: Record<string, string>) {
  const path = join(folder, 'node_modules', name);
  mkdirSync(path, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(path, file), content);
  return { inputs: { [join(path, 'index.js')]: { bytesInOutput: 1 } } };
}
const manifest = (name: string, license?: string) => JSON.stringify({ name, version: '1.0.0', license });

test.each([
  'AGPL-3.0',
  'AGPL-3.0-only',
  'GPL-2.0-or-later',
  'GPL-3.0',
  '(MIT OR GPL-3.0)',
  'UNLICENSED',
  undefined,
])('a package with the license %s fails the build', (license) => {
  const name = `under-${String(license).replace(/\W/g, '-')}`;
  const output = holding(name, { 'package.json': manifest(name, license), LICENSE: 'text' });
  expect(() => bundledPackages([output])).toThrow(`${name} has the license ${license ?? 'no license'}`);
});

test('packages without license text fail the build with an error that names all of them', () => {
  const outputs = ['bare', 'also-bare'].map((name) =>
    holding(name, { 'package.json': manifest(name, 'MIT') }),
  );
  expect(() => bundledPackages(outputs)).toThrow(/also-bare has no license text.*; bare has no license text/);
});

test('a package that was tree-shaken away needs no notice', () => {
  const { inputs } = holding('left-out', { 'package.json': manifest('left-out', 'GPL-3.0') });
  const [path = ''] = Object.keys(inputs);
  expect(bundledPackages([{ inputs: { [path]: { bytesInOutput: 0 } } }])).toEqual([]);
});
