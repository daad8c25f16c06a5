import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandFor, isTried, type Room, rooms } from './rooms.ts';

// `npm run mutate [-- ROOM...]` changes the code of each room in every way that Stryker knows, one change at a time, and prints
// the share of changes that a test notices, and the changes that none does.

const GOAL = 85;
const MOST_ACCEPTED = 40;
const STRYKER = '@stryker-mutator/core@10.1.1';
const root = join(import.meta.dirname, '../..');

type Position = { line: number; column: number };
type Mutant = {
  id: string;
  mutatorName: string;
  replacement: string;
  status: 'Killed' | 'Survived' | 'Timeout' | 'Ignored' | 'RuntimeError';
  location: { start: Position; end: Position };
};
type StrykerReport = { files: Record<string, { source: string; mutants: Mutant[] }> };

/** A mutant that no test can notice, or that isn't worth a test, with the reason. */
type Accepted = { file: string; original: string; replacement: string; why: string };
const accepted: Accepted[] = JSON.parse(readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8'));

/** Runs Stryker on a room and returns its report. */
function mutate(name: string, room: Room): StrykerReport {
  const folder = join(root, '.local/mutation');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `${name}.json`);
  const config = join(folder, `${name}.config.json`);
  const options = {
    mutate: room.folders.map((folder) => `${folder}/**/*.ts`),
    testRunner: 'command',
    // The first tests are the fastest and notice most changes.
    commandRunner: {
      command: commandFor(room, 'node test/mutation/try.ts first && node test/mutation/try.ts rest'),
    },
    coverageAnalysis: 'off',
    concurrency: 2,
    timeoutMS: room.oneIn === 1 ? 10_000 : 180_000,
    // Its preprocessor needs a function of the compiler that TypeScript 7 doesn't have.
    tsconfigFile: 'none.json',
    ignorePatterns: ['.local', 'cdk.out'],
    tempDirName: join(folder, 'sandbox'),
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    allowEmpty: false,
  };
  writeFileSync(config, JSON.stringify(options));
  const args = ['exec', '--yes', `--package=${STRYKER}`, '--', 'stryker', 'run', config];
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ROOM: name },
  });
  if (status !== 0) throw new Error(`Stryker exited with code ${status}`);
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** Cuts a mutant's original out of its file. Lines and columns count from 1. */
function originalOf(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

function printScore(name: string, room: Room, report: StrykerReport): void {
  const counts = { Killed: 0, Survived: 0, Timeout: 0, accepted: 0 };
  for (const [file, { source, mutants }] of Object.entries(report.files))
    for (const mutant of mutants) {
      const { status, id, replacement, location, mutatorName } = mutant;
      if (!isTried(room, id) || !(status in counts)) continue;
      const original = originalOf(source, location);
      const isAccepted = accepted.some(
        (one) => one.file === file && one.original === original && one.replacement === replacement,
      );
      counts[isAccepted ? 'accepted' : (status as 'Killed')] += 1;
      if (status !== 'Killed' && !isAccepted)
        console.log(
          `${status} ${file}:${location.start.line} ${mutatorName}\n- ${original}\n+ ${replacement}`,
        );
    }
  const { Killed, Survived, Timeout } = counts;
  const score = (100 * Killed) / (Killed + Survived + Timeout);
  console.log(`${name}: score ${score.toFixed(1)}`, counts);
  if (!(score >= GOAL)) process.exitCode = 1;
}

if (accepted.length > MOST_ACCEPTED) throw new Error(`At most ${MOST_ACCEPTED} mutants may be accepted`);
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(rooms)) {
  const room = rooms[name];
  if (!room) throw new Error(`There is no room ${name}, only ${Object.keys(rooms).join(', ')}`);
  printScore(name, room, mutate(name, room));
}
