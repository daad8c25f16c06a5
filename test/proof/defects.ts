import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A defect to plant: edits of a file of `lib`, each of a text that occurs in it once, and the protocol that must find it. */
type Defect = { what: string; protocol: string; file: string; edits: [from: string, to: string][] };

const FILE = join(import.meta.dirname, 'defects.jsonl');

/** The last two put back races that the service once had. */
export const defects: readonly Defect[] = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** Plants a defect in the modules that are loaded from now on. Throws if a text doesn't occur exactly once. */
export function plant({ file, edits }: Defect): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.startsWith('file:') || !fileURLToPath(url).endsWith(`/lib/${file}`)) return loaded;
      let source = String(loaded.source);
      for (const [from, to] of edits) {
        if (source.split(from).length !== 2) throw new Error(`${file} doesn't contain once: ${from}`);
        source = source.replace(from, () => to);
      }
      return { ...loaded, source };
    },
  });
}
