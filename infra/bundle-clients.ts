import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { Page } from '../functions/endpoints.ts';

/** Builds AstroChart from source, without unused modules and without style attributes, which the CSP blocks. */
const plainAstroChart: Plugin = {
  name: 'plain-astrochart',
  setup({ onLoad }) {
    onLoad({ filter: /@astrodraw\/astrochart\/dist\/astrochart\.js$/ }, () => ({
      contents: "export { default as Chart } from '../project/src/chart.ts';",
    }));
    onLoad({ filter: /@astrodraw\/astrochart\/project\/src\/svg\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/\w+\.setAttribute\('style', .*\)/, ''),
      loader: 'ts',
    }));
    const unused = /@astrodraw\/astrochart\/project\/src\/(aspect|zodiac|animation\/animator)\.ts$/;
    onLoad({ filter: unused }, () => ({ contents: 'export default undefined;' }));
  },
};

/** Evaluates the purpose table at build time, so the page doesn't ship the activity catalog. */
const computedTables: Plugin = {
  name: 'computed-tables',
  setup({ onLoad }) {
    onLoad({ filter: /\/client\/calendar\/purpose-table\.ts$/ }, async ({ path }) => ({
      contents: Object.entries(await import(pathToFileURL(path).href))
        .map(([name, table]) => `export const ${name} = ${JSON.stringify(table)};`)
        .join('\n'),
    }));
  },
};

/** Bundles each page's client code into `outDir/NAME/assets`, with hashed names listed in `outDir/NAME/manifest.json`. */
export async function bundleClients(
  pages: readonly Pick<Page, 'name' | 'client'>[],
  outDir: string,
): Promise<Metafile['outputs']> {
  const outputs = await Promise.all(pages.map((page) => bundleClient(page, join(outDir, page.name))));
  return Object.assign({}, ...outputs);
}

async function bundleClient({ client }: Pick<Page, 'client'>, outDir: string): Promise<Metafile['outputs']> {
  const { metafile } = await build({
    entryPoints: { ...client },
    outdir: join(outDir, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    loader: { '.svg': 'copy', '.txt': 'file' },
    plugins: [plainAstroChart, computedTables],
    metafile: true,
    logLevel: 'warning',
  });
  await writeFile(join(outDir, 'manifest.json'), JSON.stringify(manifestOf(metafile, client)));
  return metafile.outputs;
}

/** Maps each entry point to its file, its statically imported chunks and its style sheet. */
function manifestOf({ outputs }: Metafile, client: Page['client']) {
  const names = Object.fromEntries(Object.entries(client).map(([name, file]) => [file, name]));
  const styles = new Set(Object.values(outputs).map(({ cssBundle }) => cssBundle));
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint, imports, cssBundle, inputs }]) => {
      const name = names[entryPoint ?? Object.keys(inputs)[0] ?? ''];
      if (name === undefined || styles.has(file)) return [];
      const parts = imports.flatMap(({ kind, path }) =>
        kind === 'import-statement' ? [basename(path)] : [],
      );
      return [[name, { file: basename(file), parts, ...(cssBundle && { style: basename(cssBundle) }) }]];
    }),
  );
}
