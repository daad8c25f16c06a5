import { preflight } from '../deploy/preflight.ts';
import { runCdk } from '../deploy/run-cdk.ts';
import { show } from '../deploy/show.ts';
import { stageOfCommand } from '../deploy/stage-of-command.ts';
import { whatToDoNext } from '../deploy/what-to-do-next.ts';
import { stackName } from '../stack-name.ts';
import { describedStack, outputsOf } from './described-stack.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run deploy -- STAGE [-- further arguments of cdk deploy]';

await runCommand(async () => {
  const { stageName, forCdk } = stageOfCommand(process.argv.slice(2), USAGE);
  show(await preflight(stageName));
  await runCdk('deploy', stageName, forCdk);
  console.log(whatToDoNext(outputsOf(await describedStack(stackName(stageName)))));
});
