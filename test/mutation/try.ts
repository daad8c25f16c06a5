import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { run } from 'jest';
import { tiers } from '../tiers.ts';
import { rooms, testsOf } from './rooms.ts';

// Stryker runs this command once without a mutant and then once for each: fails if the tests of the mutated file fail.
const root = join(import.meta.dirname, '../..');
const mutant = process.env['__STRYKER_ACTIVE_MUTANT__'];
const room = rooms[process.env['ROOM'] ?? ''];
if (!room) throw new Error('ROOM names no room');

/** Finds the file that contains a mutant by the code that switches it. */
const fileOf = (id: string): string =>
  execFileSync('grep', ['-rlF', `("${id}")`, ...room.folders], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  )[0] ?? '';

/** Tests of the service use one build, which contains all mutants. */
function withOneBuild<Tier extends object>(tier: Tier): Tier {
  const setUp = '<rootDir>/test/mutation/global-setup.ts';
  return 'globalSetup' in tier ? { ...tier, globalSetup: setUp } : tier;
}

const file = mutant === undefined ? `${room.folders[0]}/keys.ts` : fileOf(mutant);
const { tiers: names, ...patterns } = testsOf(file);
const part = process.argv[2] === 'first' ? patterns.first : patterns.rest;
const config = { ...tiers, projects: tiers.projects.map(withOneBuild) };
// With one worker, the runner fails after the tests of a second tier.
const options = ['--bail', '--silent', '--maxWorkers=2', '--passWithNoTests'];
const selected = ['--selectProjects', ...names, '--testPathPatterns', ...part];
if (part.length > 0) await run([...options, `--config=${JSON.stringify(config)}`, ...selected]);
