import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildBundles } from '../build-bundles.ts';
import { billOfMaterials } from '../notices/bill-of-materials.ts';
import { noticesText } from '../notices/notices-text.ts';
import { runCommand } from './run-command.ts';

const Product = v.object({ name: v.string(), version: v.string(), license: v.string() });

/** Writes the bill of materials and the notices of all that is deployed to a folder; throws a sentence to show. */
async function writeNotices(folder: string): Promise<string> {
  const product = v.parse(Product, JSON.parse(readFileSync('package.json', 'utf8')));
  const bundles = mkdtempSync(join(tmpdir(), 'horoscope-bundles-'));
  try {
    const packages = await buildBundles(bundles);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'bom.cdx.json'), billOfMaterials(product, packages));
    writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesText(packages));
    return `${folder} has the bill of materials and the notices of ${packages.length} packages.`;
  } finally {
    rmSync(bundles, { recursive: true });
  }
}

await runCommand(async () => console.log(await writeNotices(process.argv[2] ?? 'notices')));
