import { run } from 'jest';
import { tiers } from './tiers.ts';

/** The tiers that run by default, intended for a run before each commit. */
const USUAL = ['unit', 'service'];

const names = tiers.projects.map(({ displayName }) => displayName);
const args = process.argv.slice(2);
const named = args.filter((arg) => names.includes(arg));
const rest = args.filter((arg) => !names.includes(arg));

await run([
  ...rest,
  `--config=${JSON.stringify(tiers)}`,
  '--selectProjects',
  ...(named.length > 0 ? named : USUAL),
]);
