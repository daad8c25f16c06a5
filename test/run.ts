import { run } from 'jest';
import { tiers } from './tiers.ts';

/** The tiers that run when none is named: all that need neither a browser nor minutes of trying and breaking things. */
const USUAL = ['unit', 'local', 'service'];

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
