import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { Page } from '../functions/endpoints.ts';

/**
 * AstroChart from its sources, as what it publishes is one script: without the style attribute of its drawing, which the pages' CSP
 * refuses, and without what no page needs: what moves a chart, its own reckoning of aspects, and what it would write at its bodies.
 */
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
    onLoad(
      { filter: /@astrodraw\/astrochart\/project\/src\/(aspect|zodiac|animation\/animator)\.ts$/ },
      () => ({
        contents: 'export default undefined;',
      }),
    );
  },
};

/** The generated client can read streams of events, of which the service has none: a fifth of it that no page needs. */
const withoutEventStreams: Plugin = {
  name: 'without-event-streams',
  setup({ onLoad }) {
    onLoad({ filter: /\/lib\/client\/core\/serverSentEvents\.gen\.ts$/ }, () => ({
      contents: 'export const createSseClient = undefined;',
    }));
  },
};

/** Of the catalogue of activities a page needs little: a table of it is computed here, and the page has what comes out. */
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

/**
 * Bundles what each page runs in the browser into `outDir/NAME/assets`, under names that hold a hash of the content,
 * and writes a manifest of those names to `outDir/NAME/manifest.json`. Resolves to what esbuild says of the files.
 */
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
    loader: { '.svg': 'copy' },
    plugins: [plainAstroChart, withoutEventStreams, computedTables],
    metafile: true,
    logLevel: 'warning',
  });
  await writeFile(join(outDir, 'manifest.json'), JSON.stringify(manifestOf(metafile, client)));
  return metafile.outputs;
}

/** What the manifest says of each entry point: its file, the parts it needs at once, and its style sheet. */
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
