import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildBundles } from '../build-bundles.ts';
import { billOfMaterials, noticesText } from '../notices/notices.ts';
import { runCommand } from './run-command.ts';

const Product = v.object({ name: v.string(), version: v.string(), license: v.string() });

const USAGE = 'Usage: npm run notices -- [FOLDER]';

await runCommand(async () => {
  const folder = process.argv[2] ?? 'notices';
  const product = v.parse(Product, JSON.parse(readFileSync('package.json', 'utf8')));
  const bundles = mkdtempSync(join(tmpdir(), 'horoscope-bundles-'));
  try {
    const packages = await buildBundles(bundles);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'bom.cdx.json'), billOfMaterials(product, packages));
    writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesText(packages));
    console.log(`Wrote the bill of materials and the notices of ${packages.length} packages to ${folder}.`);
  } finally {
    rmSync(bundles, { recursive: true });
  }
}, USAGE);
