import { type ChildProcess, fork } from 'node:child_process';
import { appendFileSync, existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { synthesize } from '../../infra/local/synthesize.ts';
import { digest, digestOf, instrument, type Mutant } from './instrument.ts';
import { type Room, rooms } from './rooms.ts';
import type { Job, Outcome } from './tester.ts';

// `npm run mutate [-- ROOM...]` changes the code of each room in every way that Stryker knows, one change at a time, and prints
// the share of changes that a test notices, and the changes that none does. A run that ends early goes on where it ended.

const GOAL = 85;
const MOST_ACCEPTED = 40;
const TESTERS = 2;
/** Limits of a test file with a mutant: this many times as long as without, and the minute after which a test stops polling. */
const TIMES_AS_LONG = 3;
const POLLING_MS = 80_000;
const LONGEST_MS = 600_000;
/** Time of the tests that try a mutant; those of the sign-in, which each test uses, would take an hour. */
const MOST_SECONDS = 60;
/** The table grows with each start, and some tests read all of it. */
const STARTS_OF_A_TESTER = 60;
/** A mutant that hangs this many test files is given up. */
const MOST_TIMEOUTS = 2;

const root = join(import.meta.dirname, '../..');

/** A mutant that no test can notice, or that isn't worth a test, with the reason. */
type Accepted = { file: string; original: string; replacement: string; why: string };
const accepted: Accepted[] = JSON.parse(readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8'));

/** A test file's run without a mutant: its time, its number of tests, and which tests run a mutant's code; none if hooks may. */
type DryRun = {
  key: string;
  seconds: number;
  tests: number;
  reached: Record<string, number[]>;
  failure?: string;
};

/** What became of a mutant: `by` is the test that noticed it, `tests` are the keys of the tests that were tried. */
type Result = { key: string; status: Status; mutant: Mutant; seconds: number; tests: string[]; by?: string };
type Status = 'Killed' | 'Survived' | 'Timeout' | 'Unclear';

/** Opens a file of records in `.local`. Of those with the same key, the last counts. */
function openRecords<T extends { key: string }>(path: string) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  const records = new Map(lines.map((line): [string, T] => [JSON.parse(line).key, JSON.parse(line)]));
  return {
    get: (key: string) => records.get(key),
    add(record: T) {
      records.set(record.key, record);
      appendFileSync(path, `${JSON.stringify(record)}\n`);
    },
  };
}

type Tester = ReturnType<typeof openTester>;

/** A process that runs jobs, and is replaced from time to time. */
function openTester(folder: string, args: string[]) {
  let child: ChildProcess | undefined;
  let starts = 0;
  const stop = () => {
    child?.kill();
    child = undefined;
  };
  const answer = (from: ChildProcess) =>
    new Promise<unknown>((resolve, reject) => {
      from.removeAllListeners().once('message', resolve);
      from.once('exit', (code) => reject(new Error(`A tester exited with code ${code}`)));
    });
  const runOnce = async (job: Job): Promise<Outcome> => {
    if (job.isFresh && ++starts % STARTS_OF_A_TESTER === 0) stop();
    if (!child) {
      child = fork(join(folder, 'test/mutation/tester.ts'), args, { cwd: folder });
      await answer(child);
    }
    child.send(job);
    return (await answer(child)) as Outcome;
  };
  return {
    stop,
    /** A new tester repeats the job of one that crashed, as Node sometimes does when it terminates threads. */
    async run(job: Job): Promise<Outcome> {
      try {
        return await runOnce(job);
      } catch (error) {
        console.log(`${error}; a new one goes on`);
        stop();
        return runOnce({ ...job, isFresh: true });
      }
    },
  };
}

async function mutate(room: Room, folder: string): Promise<Result[]> {
  const sandbox = join(folder, 'sandbox');
  const { mutants, code } = await instrument(room, sandbox);
  const inputs = globSync('{{lib,functions,infra}/**/*,test/mutation/*}.{ts,tsx,css,md,json}', { cwd: root });
  const build = join(folder, `build-${digestOf(inputs)}`);
  if (room.startsService && !existsSync(build)) await synthesize(build, sandbox);
  /** Does all work with a few testers at once. */
  async function each<T>(work: T[], act: (one: T, tester: Tester) => Promise<void>): Promise<void> {
    const perTester = Array.from({ length: TESTERS }, async () => {
      const tester = openTester(sandbox, room.startsService ? [build] : []);
      for (let one = work.shift(); one !== undefined; one = work.shift()) await act(one, tester);
      tester.stop();
    });
    await Promise.all(perTester);
  }

  const keyOf = new Map(mutants.map(({ id, key }) => [id, key]));
  const dryRuns = openRecords<DryRun>(join(folder, 'dry-runs.jsonl'));
  const files = globSync(room.tests, { cwd: root }).map((file) => ({
    file,
    key: `${file} ${digest(code, readFileSync(join(root, file), 'utf8'))}`,
  }));
  const unknown = files.filter(({ key }) => dryRuns.get(key)?.failure !== undefined || !dryRuns.get(key));
  await each(unknown, async ({ file, key }, tester) => {
    const job = { mutant: -1, file, tests: [], limitMs: LONGEST_MS, isFresh: true };
    const { seconds, steps, ...ending } = await tester.run(job);
    const reached: DryRun['reached'] = {};
    for (const { step, isTest, reached: ids } of steps)
      for (const { id, isLoading } of ids) {
        const name = keyOf.get(id) ?? '';
        const isOfTests = isTest && !isLoading && reached[name]?.length !== 0;
        reached[name] = isOfTests ? [...(reached[name] ?? []), step] : [];
      }
    const failure = ending.kind === 'passed' ? {} : { failure: JSON.stringify(ending) };
    dryRuns.add({ key, seconds, tests: steps.filter(({ isTest }) => isTest).length, reached, ...failure });
  });
  const tests = files.flatMap(({ file, key }) => {
    const dry = dryRuns.get(key);
    if (dry?.failure) console.log(`Without a mutant, ${file} fails: ${dry.failure}`);
    return !dry || dry.failure ? [] : { ...dry, file };
  });

  const results = openRecords<Result>(join(folder, 'results.jsonl'));
  const inFile = Map.groupBy(mutants, ({ file }) => file);
  // In the order of their digests, so that the results of a run that ends early are a sample too.
  const tried = mutants
    .filter(({ key }) => Number.parseInt(digest(key), 16) % room.oneIn === 0)
    .sort((a, b) => a.key.localeCompare(b.key));
  const plans = tried.map((mutant) => {
    const others = inFile.get(mutant.file) ?? [];
    const words = basename(mutant.file, '.ts')
      .split('-')
      .map((word) => word.slice(0, 5));
    // Files named like the mutated one come first, then those with many fast tests that run much of it.
    const cost = ({ file, seconds, tests: own, reached }: (typeof planned)[number]) =>
      (1 + seconds) /
      Math.max(1, own.length) /
      others.filter(({ key }) => reached[key]).length ** 2 /
      (words.some((word) => file.includes(word)) ? 10_000 : 1);
    const planned = tests.flatMap((one) => {
      const own = one.reached[mutant.key];
      return own
        ? { ...one, tests: own, seconds: (one.seconds * (own.length || one.tests)) / one.tests }
        : [];
    });
    const reaching = planned.sort((a, b) => cost(a) - cost(b));
    const sums = reaching.map((_, i) =>
      reaching.slice(0, i + 1).reduce((sum, { seconds }) => sum + seconds, 0),
    );
    return { mutant, tests: reaching.filter((_, i) => i < 2 || (sums[i] ?? 0) < MOST_SECONDS) };
  });
  const left = plans.filter(({ mutant, tests }) => {
    const { status, tests: former } = results.get(mutant.key) ?? {};
    const keys = tests.map(({ key }) => key);
    return status === 'Killed' ? !keys.includes(former?.at(-1) ?? '') : !isDeepStrictEqual(keys, former);
  });
  await each(left, async ({ mutant, tests }, tester) => {
    const start = performance.now();
    const end = await tryMutant(mutant.id, tests, tester);
    const seconds = (performance.now() - start) / 1000;
    results.add({ key: mutant.key, mutant, seconds, ...end });
    console.log(`${end.status} in ${seconds.toFixed(0)} s: ${mutant.file}:${mutant.line}`);
  });
  return tried.flatMap(({ key }) => results.get(key) ?? []);
}

type Planned = { file: string; key: string; seconds: number; tests: number[] };

async function tryMutant(
  mutant: number,
  tests: Planned[],
  tester: Tester,
  isLast = false,
): Promise<Pick<Result, 'status' | 'tests' | 'by'>> {
  const keys = tests.map(({ key }) => key);
  let isFresh = true;
  let timeouts = 0;
  for (const [i, { file, seconds, tests: own }] of tests.entries()) {
    const job = {
      mutant,
      file,
      tests: isLast ? [] : own,
      limitMs: POLLING_MS + TIMES_AS_LONG * seconds * 1000,
      isFresh,
    };
    const outcome = await tester.run(job);
    isFresh = outcome.kind !== 'passed';
    if (outcome.kind === 'timeout' && ++timeouts === MOST_TIMEOUTS) break;
    if (outcome.kind !== 'failed') continue;
    // Only a test that passes right after, without the mutant, has noticed it.
    const { step: untilStep, name, message } = outcome;
    const again = { ...job, mutant: -1, isFresh, ...(untilStep !== undefined && { untilStep }) };
    if ((await tester.run(again)).kind === 'passed')
      return { status: 'Killed', tests: keys.slice(0, i + 1), by: `${file}: ${name}: ${message}` };
    tester.stop();
    return isLast ? { status: 'Unclear', tests: keys } : tryMutant(mutant, tests, tester, true);
  }
  return { status: timeouts > 0 ? 'Timeout' : 'Survived', tests: keys };
}

function printScore(name: string, results: Result[]): void {
  const counts = { Killed: 0, Survived: 0, Timeout: 0, Unclear: 0, accepted: 0 };
  for (const { status, mutant } of results) {
    const { file, line, original, replacement } = mutant;
    const isAccepted =
      status !== 'Killed' &&
      accepted.some(
        (one) => one.file === file && one.original === original && one.replacement === replacement,
      );
    counts[isAccepted ? 'accepted' : status] += 1;
    if (status !== 'Killed' && !isAccepted)
      console.log(`${status} ${file}:${line}\n- ${original}\n+ ${replacement}`);
  }
  const { accepted: left, Killed, ...others } = counts;
  const score = (100 * Killed) / (results.length - left);
  console.log(`${name}: score ${score.toFixed(1)}`, {
    tried: results.length,
    Killed,
    ...others,
    accepted: left,
  });
  if (!(score >= GOAL)) process.exitCode = 1;
}

if (accepted.length > MOST_ACCEPTED) throw new Error(`At most ${MOST_ACCEPTED} mutants may be accepted`);
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(rooms)) {
  const room = rooms[name];
  if (!room) throw new Error(`There is no room ${name}, only ${Object.keys(rooms).join(', ')}`);
  const folder = join(root, '.local/mutation', name);
  printScore(name, await mutate(room, folder));
}
