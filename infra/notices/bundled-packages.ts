import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import * as v from 'valibot';

type Output = Metafile['outputs'][string];

const PackageJson = v.object({ name: v.string(), version: v.string(), license: v.optional(v.string()) });

/** A package that a bundle holds code of, with its licence by SPDX's name and in full. */
export type BundledPackage = { name: string; version: string; licence: string; text: string };

/** Licences that a bundle may be handed on under, by SPDX's names; none of them asks for the service's own source. */
const ACCEPTED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT']);

/** Where the licence stands of packages that are published without it: beside a sibling, or as their repository has it. */
const elsewhere: Record<string, string> = {
  '@middy/core': 'infra/notices/middy-licence.txt',
  '@middy/http-header-normalizer': 'infra/notices/middy-licence.txt',
};

/** Files of packages that are bundles themselves, with the notices of what they hold. */
const besides: Record<string, string[]> = {
  'swagger-ui-dist': ['node_modules/swagger-ui-dist/swagger-ui-es-bundle.js.LICENSE.txt'],
};

/** Modules whose data was computed from a package that no bundle holds. */
const computedFrom: Record<string, string> = { 'lib/ephemeris/sky.ts': 'node_modules/astronomia' };

/** What the generator of the client copies into it, and where its licence and version stand, which `npm run client` takes. */
const copied = { path: /^lib\/client\/(client|core)\//, from: 'infra/notices/hey-api' };

/**
 * The packages that have something in one of these outputs of esbuild, in the order of their names. Throws if one is
 * under no accepted licence, or its licence has no text, naming all of them.
 */
export function bundledPackages(outputs: readonly Pick<Output, 'inputs'>[]): BundledPackage[] {
  const inputs = outputs.flatMap((output) => Object.entries(output.inputs));
  const folders = inputs.flatMap(([path, { bytesInOutput }]) => {
    const installed = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
    const folder = installed ?? computedFrom[path] ?? (copied.path.test(path) ? copied.from : undefined);
    return folder && bytesInOutput > 0 ? [folder] : [];
  });
  const packages = [...new Set(folders)].map(readPackage).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const problems = packages.flatMap(({ name, licence, text }) => [
    ...(ACCEPTED.has(licence) ? [] : [`${name} is under ${licence}, which no bundle is handed on under`]),
    ...(text === '' ? [`${name} has no text of its licence`] : []),
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
  const files = [...(own.length > 0 ? own : [elsewhere[name] ?? []].flat()), ...(besides[name] ?? [])];
  const text = files.map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n');
  return { name, version, licence: license ?? 'no licence', text };
}
