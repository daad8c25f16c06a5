import { readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

/**
 * Leaves in a source map of esbuild what lib/source-frames.ts reads: our own files by their paths from here, each
 * line of them once, and nothing of packages, which would be most of it and be read with every first error.
 */
export async function keepOurs(file: string): Promise<void> {
  const { sources, mappings }: { sources: string[]; mappings: string } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  const paths = sources.map((source) =>
    relative('.', resolve(dirname(file), source))
      .split(sep)
      .join('/'),
  );
  const ours = paths.filter((path) => /^(lib|functions)\//.test(path));
  const numbers = paths.map((path) => ours.indexOf(path));
  const kept = decode(mappings).map((line) => {
    const segments: SourceMapSegment[] = [];
    let last: string | undefined;
    for (const [column, source = -1, row = 0] of line) {
      const number = numbers[source] ?? -1;
      const place = number < 0 ? 'elsewhere' : `${number}:${row}`;
      if (place !== last) segments.push(number < 0 ? [column] : [column, number, row, 0]);
      last = place;
    }
    return segments;
  });
  await writeFile(file, JSON.stringify({ version: 3, sources: ours, names: [], mappings: encode(kept) }));
}
