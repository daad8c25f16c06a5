import { preflight } from '../deploy/preflight.ts';
import { runCdk } from '../deploy/run-cdk.ts';
import { show } from '../deploy/show.ts';
import { stageOfCommand } from '../deploy/stage-of-command.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run diff -- STAGE [-- further arguments of cdk diff]';

await runCommand(async () => {
  const { stageName, forCdk } = stageOfCommand(process.argv.slice(2), USAGE);
  show(await preflight(stageName));
  await runCdk('diff', stageName, forCdk);
});
