import { App } from 'aws-cdk-lib';
import { InvalidStageError } from '../chosen-stage.ts';
import { PipelineStack } from './pipeline-stack.ts';

const app = new App();
const context = (name: string): unknown => app.node.tryGetContext(name);
try {
  new PipelineStack(app, {
    stageName: String(context('stage')),
    repository: String(context('repository')),
    hasProvider: context('provider') === 'existing',
  });
  app.synth();
} catch (error) {
  if (!(error instanceof InvalidStageError)) throw error;
  console.error(error.message);
  process.exit(1);
}
