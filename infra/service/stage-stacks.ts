import type { App } from 'aws-cdk-lib';
import { BackgroundStack } from './background.ts';
import { DataStack, type StageProps } from './data-stack.ts';
import { MonitoringStack } from './monitoring.ts';
import { ServiceStack } from './stack.ts';

type StageStacksProps = StageProps & {
  /** Folder of the functions' bundles. */
  bundles: string;
  /** Names the release in the list of those that a stage can go back to. */
  release: string;
};

/** Creates the stacks of a stage, in the order in which they are deployed. */
export function stageStacks(app: App, { stageName, stage, bundles, release }: StageStacksProps) {
  const data = new DataStack(app, { stageName, stage });
  const service = new ServiceStack(app, { stageName, stage, bundles, data, release });
  const background = new BackgroundStack(app, { stageName, stage, bundles, data, service });
  const monitoring = new MonitoringStack(app, { stageName, stage, data, service, background });
  return { data, service, background, monitoring };
}
