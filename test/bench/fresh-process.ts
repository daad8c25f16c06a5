import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { median } from './timing.ts';

/** The cost of a new process: median duration, resident memory at its end, and size of its bundle and data. */
type FreshProcess = { name: string; ms: number; residentMb: number; bundleKb: number };

const ROUNDS = 21;
/** Number of runs of a program that takes longer than a second. */
const SLOW_ROUNDS = 3;
const here = fileURLToPath(new URL('.', import.meta.url));
const data = fileURLToPath(new URL('../../lib/ephemeris/sky.bin', import.meta.url));

/**
 * Bundles modules as for production and calls each module's exported function `year` in new processes. The modules alternate,
 * so that a busy machine affects all alike. The first result is for an empty program.
 */
export async function freshProcesses(modules: readonly string[]): Promise<FreshProcess[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    copyFileSync(data, join(folder, 'sky.bin'));
    const programs = [
      { name: 'empty', ...(await program(folder, 'empty', '')) },
      ...(await Promise.all(
        modules.map(async (module, i) => ({
          name: module,
          ...(await program(folder, `program-${i}`, `import { year } from './${module}'; year();`)),
        })),
      )),
    ];
    const runs = programs.map(() => [] as { ms: number; residentMb: number }[]);
    for (let round = 0; round < ROUNDS; round++)
      programs.forEach(({ file }, i) => {
        const isSlow = (runs[i]?.[0]?.ms ?? 0) > 1000;
        if (!isSlow || round < SLOW_ROUNDS) runs[i]?.push(run(file));
      });
    return programs.map(({ name, bundleKb }, i) => ({
      name,
      ms: median((runs[i] ?? []).map(({ ms }) => ms)),
      residentMb: median((runs[i] ?? []).map(({ residentMb }) => residentMb)),
      bundleKb,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function program(folder: string, name: string, source: string) {
  const file = join(folder, `${name}.mjs`);
  const { metafile } = await build({
    // The empty program also reports its memory, so the cost of reporting cancels out.
    stdin: {
      contents: `${source}\nprocess.stdout.write(String(process.memoryUsage.rss()));`,
      resolveDir: here,
      loader: 'ts',
    },
    outfile: file,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    metafile: true,
    logLevel: 'warning',
  });
  const readsSky = Object.keys(metafile.inputs).some((input) => input.endsWith('lib/ephemeris/sky.ts'));
  const bytes = statSync(file).size + (readsSky ? statSync(data).size : 0);
  return { file, bundleKb: bytes / 1000 };
}

function run(file: string): { ms: number; residentMb: number } {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  const ms = performance.now() - start;
  if (status !== 0) throw new Error(stderr);
  return { ms, residentMb: Number(stdout) / 1e6 };
}
