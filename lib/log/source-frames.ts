import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** The bundle's source map (infra/bundle.ts), only read when an error is logged. */
const MAP = new URL('index.mjs.map', import.meta.url);

/** The folder that contains `lib` when the source runs unbundled. */
const ROOT = new URL('../..', import.meta.url).href;

let map: SourceMap | undefined | null = null;

/** Reads the bundle's source map once; undefined when the source runs unbundled. */
function sourceMap(): SourceMap | undefined {
  if (map !== null) return map;
  try {
    map = new SourceMap(JSON.parse(readFileSync(MAP, 'utf8')));
  } catch {
    map = undefined;
  }
  return map;
}

/** A stack frame: optional `async` and function name, file, line and column. */
const FRAME = /^\s*at (?:(async )?([\w$.<> ]*) \()?(?:async )?((?:file:\/|node:|\/)[^\s()]+):(\d+):(\d+)\)?$/;

const MAX_FRAMES = 8;

/**
 * Extracts our own stack frames, innermost first, such as `name (lib/table/users.ts:25)`. The throwing frame is kept even if
 * it is third-party. The error's message is omitted.
 */
export function sourceFrames({ message, stack = '' }: Error): string[] {
  // The message may contain lines that look like frames.
  const trace = stack.replace(message, () => '');
  const frames = trace.split('\n').flatMap((line) => {
    const [, , name, file = '', row, column] = FRAME.exec(line) ?? [];
    return row && column ? [{ name, ...placeOf(file, Number(row), Number(column)) }] : [];
  });
  return frames
    .filter(({ isOurs }, i) => i === 0 || isOurs)
    .slice(0, MAX_FRAMES)
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
