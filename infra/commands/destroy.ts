import { beforeDestroy } from '../deploy/before-destroy.ts';
import { runCdk } from '../deploy/run-cdk.ts';
import { show } from '../deploy/show.ts';
import { stageOfCommand } from '../deploy/stage-of-command.ts';
import { confirm } from './confirm.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run destroy -- STAGE [--yes STAGE] [-- further arguments of cdk destroy]';

const NOT_DONE = 'Nothing was destroyed.';

await runCommand(async () => {
  const { stageName, yes, forCdk } = stageOfCommand(process.argv.slice(2), USAGE, true);
  if (yes !== undefined && yes !== stageName) throw new Error(`--yes names another stage. ${NOT_DONE}`);
  show(await beforeDestroy(stageName));
  if (yes === undefined) await confirm(stageName, `This destroys the stage ${stageName}.`, NOT_DONE);
  await runCdk('destroy', stageName, ['--force', ...forCdk]);
});
