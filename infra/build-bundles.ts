import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { SERVICE_URL } from '#lib/contract/fields.ts';
import { backgroundFunctions, endpoints, pages } from '../functions/endpoints.ts';
import { bundle } from './bundle.ts';
import { bundleClients } from './bundle-clients.ts';
import { writeSite } from './docs/write-site.ts';
import { type BundledPackage, bundledPackages } from './notices/bundled-packages.ts';
import { noticesText } from './notices/notices.ts';
import { describeApi } from './openapi/describe.ts';

/** Bundles functions and client code into `outDir/NAME` and adds third-party notices. Throws if a license isn't accepted. */
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

async function writeDocumentation(outDir: string): Promise<void> {
  const description = { ...describeApi(), servers: [{ url: SERVICE_URL }] };
  await writeFile(join(outDir, 'describe-api', 'openapi.json'), JSON.stringify(description));
  const client = JSON.parse(await readFile(join(outDir, 'docs', 'manifest.json'), 'utf8'));
  await writeSite(join(outDir, 'docs', 'site'), client);
}

/** Name of the folder directly in `outDir` that contains an output. esbuild's paths are relative to the working directory. */
const folderOf = (file: string, outDir: string): string =>
  relative(outDir, resolve(file)).split(sep)[0] ?? '';
