import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Room } from './rooms.ts';

const INSTRUMENTER = '@stryker-mutator/instrumenter@10.1.1';
const root = join(import.meta.dirname, '../..');

type Position = { line: number; column: number };
type Location = { start: Position; end: Position };
type Instrumented = {
  files: { name: string; content: string }[];
  mutants: { id: string; fileName: string; mutatorName: string; replacement: string; location: Location }[];
};

/** A change to a file. Unlike `id`, `key` stays the same if other code changes. */
export type Mutant = {
  id: number;
  key: string;
  file: string;
  line: number;
  original: string;
  replacement: string;
};

export const digest = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12);

export const digestOf = (files: string[]): string =>
  digest(...files.sort().map((name) => readFileSync(join(root, name), 'utf8')));

/** Copies the project to `folder` with all mutants of a room in its code, and returns the mutants and a digest of the code. */
export async function instrument(room: Room, folder: string): Promise<{ mutants: Mutant[]; code: string }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copy = 'git ls-files -co --exclude-standard | tar -c -T - | tar -x -C "$0"';
  execFileSync('sh', ['-c', copy, folder], { cwd: root });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(import.meta.dirname, 'active-mutant.ts'), join(folder, 'lib/active-mutant.ts'));

  const names = room.folders.flatMap((name) => globSync(`${name}/**/*.ts`, { cwd: root })).sort();
  const sources = new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
  const { Instrumenter } = await stryker();
  const silent = new Proxy({}, { get: () => () => false });
  const files = [...sources].map(([name, content]) => ({ name, content, mutate: true }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const instrumented: Instrumented = await new Instrumenter(silent).instrument(files, options);
  for (const { name, content } of instrumented.files)
    writeFileSync(join(folder, name), withSharedSwitch(content));

  const seen = new Map<string, number>();
  const mutants = instrumented.mutants.map(({ id, fileName: file, mutatorName, replacement, location }) => {
    const original = cut(sources.get(file) ?? '', location);
    const same = digest(file, mutatorName, original, replacement);
    const count = (seen.get(same) ?? 0) + 1;
    seen.set(same, count);
    const what = { file, line: location.start.line + 1, original, replacement };
    return { id: Number(id), key: `${same}-${count}`, ...what };
  });
  return { mutants, code: digest(...sources.values()) };
}

/** Installs Stryker's instrumenter, which the project doesn't need otherwise. */
async function stryker() {
  const folder = join(root, '.local/mutation/stryker');
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', INSTRUMENTER];
  execFileSync('npm', args, { stdio: 'inherit' });
  return import(join(folder, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js'));
}

const END_OF_SWITCH = 'return isActive(id);\n}\n';

/** Replaces Stryker's switch at the top of a file with one that all threads share. Files without mutants have none. */
function withSharedSwitch(content: string): string {
  const end = content.indexOf(END_OF_SWITCH);
  const own = "import { stryCov_9fa48, stryMutAct_9fa48 } from '#lib/active-mutant.ts';\n";
  return end < 0 ? content : own + content.slice(end + END_OF_SWITCH.length);
}

/** Cuts a mutant's original out of its file. Lines and columns count from 0. */
function cut(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column) ?? '';
  lines[0] = lines[0]?.slice(start.column) ?? '';
  return lines.join('\n');
}
