import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { build, type Metafile, type Plugin } from 'esbuild';

/** Modules that read data files from their own folder, so each bundle of the module gets a copy of them. */
const dataFiles: Readonly<Record<string, readonly string[]>> = {
  'lib/ephemeris/sky.ts': ['lib/ephemeris/sky.bin'],
  'lib/places/city-list.ts': ['lib/places/city-list.br'],
  'node_modules/geo-tz/dist/find-all.js': [
    'node_modules/geo-tz/data/timezones.geojson.geo.dat',
    'node_modules/geo-tz/data/timezones.geojson.index.json',
  ],
};

/** Bundles functions into `outDir/NAME/index.mjs`. The bundled AWS SDK loads three times faster than the runtime's copy. */
export async function bundle(
  functions: readonly { name: string; file: string }[],
  outDir: string,
): Promise<Metafile['outputs']> {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(functions.map(({ name, file }) => [`${name}/index`, file])),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Otherwise, `dataFiles` would miss modules if node_modules is a link, as for mutation tests.
    preserveSymlinks: true,
    minify: true,
    // Texts have typographic quotes, which would otherwise be escaped as six bytes.
    charset: 'utf8',
    keepNames: true,
    // The bundle doesn't reference an external map, so it is only loaded when an error is logged.
    sourcemap: 'external',
    sourcesContent: false,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: {
      js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url),__dirname=import.meta.dirname;",
    },
    // geo-tz reads its data from this folder.
    define: { 'process.env.GEO_TZ_DATA_PATH': '__dirname' },
    plugins: [nativeBuiltins, environmentCredentials, separateIndex],
    metafile: true,
    logLevel: 'warning',
  });
  const outputs = Object.entries(metafile.outputs);
  const maps = outputs.filter(([file]) => file.endsWith('.map'));
  const copies = outputs.flatMap(([file, { inputs }]) =>
    Object.keys(inputs).flatMap((module) =>
      (dataFiles[module] ?? []).map((data) => copyFile(data, join(dirname(file), basename(data)))),
    ),
  );
  await Promise.all([...maps.map(([file]) => trimSourceMap(file)), ...copies]);
  return metafile.outputs;
}

/** Loads built-in modules without ES module wrappers: they read every export, which makes `http` load a second client. */
const nativeBuiltins: Plugin = {
  name: 'native-builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[a-z_:/0-9]+$/ }, ({ path }) =>
      isBuiltin(path) ? { path, namespace: 'builtin' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/** Leaves the index of geo-tz, almost a megabyte of JSON, out of the bundle: it is parsed with the first lookup only. */
const separateIndex: Plugin = {
  name: 'separate-index',
  setup({ onResolve }) {
    onResolve({ filter: /timezones\.geojson\.index\.json$/ }, ({ path }) => ({
      path: `./${basename(path)}`,
      external: true,
    }));
  },
};

/** Limits the SDK to credentials in environment variables, which Lambda sets. Other providers are a third of a bundle. */
const environmentCredentials: Plugin = {
  name: 'environment-credentials',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, ({ path, resolveDir }) => ({
      path,
      namespace: 'credentials',
      pluginData: resolveDir,
    }));
    onLoad({ filter: /.*/, namespace: 'credentials' }, ({ pluginData }) => ({
      contents: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
      resolveDir: pluginData,
    }));
  },
};

/**
 * Reduces a source map to what lib/log/source-frames.ts needs: one mapping per line of our own files. The map is parsed on the
 * first error, and packages would make up most of it.
 */
async function trimSourceMap(file: string): Promise<void> {
  const map: { sources: string[]; mappings: string } = JSON.parse(await readFile(file, 'utf8'));
  const paths = map.sources.map((source) =>
    relative('.', resolve(dirname(file), source))
      .split(sep)
      .join('/'),
  );
  const sources = paths.filter((path) => /^(lib|functions)\//.test(path));
  const newIndexes = paths.map((path) => sources.indexOf(path));
  const lines = decode(map.mappings).map((line) => {
    const segments: SourceMapSegment[] = [];
    let previous: string | undefined;
    for (const [column, source = -1, row = 0] of line) {
      const index = newIndexes[source] ?? -1;
      const position = index < 0 ? 'package' : `${index}:${row}`;
      if (position !== previous) segments.push(index < 0 ? [column] : [column, index, row, 0]);
      previous = position;
    }
    return segments;
  });
  await writeFile(file, JSON.stringify({ version: 3, sources, names: [], mappings: encode(lines) }));
}
