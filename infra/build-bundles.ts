import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { SERVICE } from '#lib/contract/example-address.ts';
import { backgroundFunctions, endpoints, pages } from '../functions/endpoints.ts';
import { bundle } from './bundle.ts';
import { bundleClients } from './bundle-clients.ts';
import { writeSite } from './docs/write-site.ts';
import { type BundledPackage, bundledPackages } from './notices/bundled-packages.ts';
import { noticesText } from './notices/notices-text.ts';
import { describeApi } from './openapi/describe.ts';

/**
 * Bundles all functions, with the clients of their pages, each into a folder of its name in `outDir`, and puts beside it
 * the notices of the packages that it holds. Resolves to all those packages; throws if one must not be handed on so.
 */
export async function buildBundles(outDir: string): Promise<BundledPackage[]> {
  const functions = [...endpoints, ...pages, ...Object.values(backgroundFunctions)];
  const outputs = { ...(await bundle(functions, outDir)), ...(await bundleClients(pages, outDir)) };
  await writeDocumentation(outDir);
  const byFolder = Object.groupBy(Object.entries(outputs), ([file]) => folderOf(file, outDir));
  for (const [folder, files = []] of Object.entries(byFolder)) {
    const packages = bundledPackages(files.map(([, output]) => output));
    await writeFile(join(outDir, folder, 'THIRD-PARTY-NOTICES.txt'), noticesText(packages));
  }
  return bundledPackages(Object.values(outputs));
}

/** Writes what the service says of itself beside the functions that say it. */
async function writeDocumentation(outDir: string): Promise<void> {
  const description = { ...describeApi(), servers: [{ url: SERVICE }] };
  await writeFile(join(outDir, 'describe-api', 'openapi.json'), JSON.stringify(description));
  const client = JSON.parse(await readFile(join(outDir, 'docs', 'manifest.json'), 'utf8'));
  await writeSite(join(outDir, 'docs', 'site'), client);
}

/** The first folder of an output below `outDir`; esbuild names files from the working directory. */
const folderOf = (file: string, outDir: string): string =>
  relative(outDir, resolve(file)).split(sep)[0] ?? '';
