import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** What esbuild's bundle is made from, by infra/bundle.ts: beside the bundle, and read when a stack is to be told. */
const MAP = new URL('index.mjs.map', import.meta.url);

/** Where the source itself runs, the folder that `lib` is in. */
const ROOT = new URL('..', import.meta.url).href;

let map: SourceMap | undefined | null = null;

/** None where the source itself runs. */
function sourceMap(): SourceMap | undefined {
  if (map !== null) return map;
  try {
    map = new SourceMap(JSON.parse(readFileSync(MAP, 'utf8')));
  } catch {
    map = undefined;
  }
  return map;
}

/** A line of a stack: `async` and the function's name if it has one, file, line and column. */
const FRAME = /^\s*at (?:(async )?([\w$.<> ]*) \()?(?:async )?((?:file:\/|node:|\/)[^\s()]+):(\d+):(\d+)\)?$/;

const MOST = 8;

/**
 * Where an error's stack has been in our own code, each as `name (lib/table/users.ts:25)`, the innermost first, after the place
 * where the error was made if that is another's. Of anything else that stands in a stack, the error's message among it,
 * nothing is told.
 */
export function sourceFrames({ message, stack = '' }: Error): string[] {
  // It may have lines that look like a stack's.
  const trace = stack.replace(message, () => '');
  const frames = trace.split('\n').flatMap((line) => {
    const [, , name, file = '', row, column] = FRAME.exec(line) ?? [];
    return row && column ? [{ name, ...placeOf(file, Number(row), Number(column)) }] : [];
  });
  return frames
    .filter(({ isOurs }, i) => i === 0 || isOurs)
    .slice(0, MOST)
    .map(({ name, place }) => (name ? `${name} (${place})` : place));
}

function placeOf(file: string, row: number, column: number): { place: string; isOurs: boolean } {
  if (file === import.meta.url) {
    const origin = sourceMap()?.findOrigin(row, column);
    if (origin && 'fileName' in origin && origin.fileName)
      return { place: `${origin.fileName}:${origin.lineNumber}`, isOurs: true };
  }
  if (file.startsWith(`${ROOT}lib/`)) return { place: `${file.slice(ROOT.length)}:${row}`, isOurs: true };
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\?.*/, '');
  return { place: `${name}:${row}:${column}`, isOurs: false };
}
