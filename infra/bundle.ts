import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { keepOurs } from './source-maps.ts';

/** A data file that a module reads from beside itself, and so from beside the bundle that holds the module. */
const sky = { module: 'lib/ephemeris/sky.ts', data: 'lib/ephemeris/sky.bin' };

/**
 * Bundles every function with one esbuild call, each into `outDir/NAME/index.mjs`, with the ephemeris beside it
 * where it is used, and a source map of our own files. The SDK is bundled too: it loads three times faster than the runtime's own copy. Resolves to what
 * esbuild says of the files.
 */
export async function bundle(
  functions: readonly { name: string; file: string }[],
  outDir: string,
): Promise<Metafile['outputs']> {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(functions.map(({ name, file }) => [`${name}/index`, file])),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    keepNames: true,
    // Without a word of it in the bundle, so that nothing reads it before there is an error to log.
    sourcemap: 'external',
    sourcesContent: false,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    metafile: true,
    logLevel: 'warning',
  });
  await Promise.all(mapsAmong(metafile).map(keepOurs));
  await Promise.all(
    bundlesWithSky(metafile).map((file) => copyFile(sky.data, join(dirname(file), 'sky.bin'))),
  );
  return metafile.outputs;
}

const mapsAmong = ({ outputs }: Metafile): string[] =>
  Object.keys(outputs).filter((file) => file.endsWith('.map'));

function bundlesWithSky({ outputs }: Metafile): string[] {
  return Object.entries(outputs).flatMap(([file, { inputs }]) => (inputs[sky.module] ? [file] : []));
}
