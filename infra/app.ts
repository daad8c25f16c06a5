import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { buildBundles } from './build-bundles.ts';
import { chosenStage, InvalidStageError } from './chosen-stage.ts';
import { stageStacks } from './service/stage-stacks.ts';

const app = new App();
const { stageName, stage } = stageOrExit();
const bundles = mkdtempSync(join(tmpdir(), 'horoscope-bundles-'));
await buildBundles(bundles);
stageStacks(app, { stageName, stage, bundles, release: checkedOut() });
app.synth();
rmSync(bundles, { recursive: true });

/** Describes the checked-out commit by its tag. Ends with `-dirty` if files have changed since. */
function checkedOut(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--always', '--dirty'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'unknown';
}

function stageOrExit() {
  try {
    return chosenStage((name) => app.node.tryGetContext(name));
  } catch (error) {
    if (!(error instanceof InvalidStageError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
