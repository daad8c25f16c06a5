import {
  APIGatewayClient,
  GetStageCommand,
  paginateGetDeployments,
  UpdateDeploymentCommand,
  UpdateStageCommand,
} from '@aws-sdk/client-api-gateway';
import {
  CloudFormationClient,
  paginateListStackResources,
  type StackResourceSummary,
} from '@aws-sdk/client-cloudformation';
import { monitoringStackName, stackName } from '../chosen-stage.ts';
import { type AccountRegion, findStack } from './aws.ts';

/** A release that a stage has served: a deployment of its API, which calls that release's versions of the functions. */
export type Release = { name: string; deploymentId: string; deployedAt: Date; isUndone: boolean };

/** Ends the description of a deployment that a rollback has undone. */
const UNDONE = ' (undone)';

const api = new APIGatewayClient({});

/** Lists the resources of a stage's service. Throws if it isn't deployed. */
async function resourcesOf(StackName: string): Promise<StackResourceSummary[]> {
  const pages = paginateListStackResources({ client: new CloudFormationClient({}) }, { StackName });
  const found: StackResourceSummary[] = [];
  for await (const { StackResourceSummaries = [] } of pages) found.push(...StackResourceSummaries);
  return found;
}

/** The releases that a stage has served, latest first, the one that it serves now, and the one that was last deployed. */
export async function stageReleases(stageName: string) {
  const resources = await resourcesOf(stackName(stageName));
  const idOf = (type: string) =>
    resources.find(({ ResourceType }) => ResourceType === `AWS::ApiGateway::${type}`)?.PhysicalResourceId;
  const restApiId = idOf('RestApi');
  if (!restApiId) throw new Error(`The stage ${stageName} has no API.`);
  const releases: Release[] = [];
  for await (const { items = [] } of paginateGetDeployments({ client: api }, { restApiId }))
    for (const { id = '', description = '', createdDate = new Date(0) } of items)
      releases.push({
        name: description.replace(UNDONE, ''),
        deploymentId: id,
        deployedAt: createdDate,
        isUndone: description.endsWith(UNDONE),
      });
  releases.sort((a, b) => b.deployedAt.getTime() - a.deployedAt.getTime());
  const { deploymentId } = await api.send(new GetStageCommand({ restApiId, stageName }));
  const served = releases.find((release) => release.deploymentId === deploymentId);
  if (!served)
    throw new Error(`The stage ${stageName} serves ${deploymentId}, which is not among its releases.`);
  return {
    releases,
    served,
    deployed: releases.find(({ deploymentId }) => deploymentId === idOf('Deployment')) ?? served,
    /** Switches the stage to a release, for all new requests at once. A later release that it serves until then becomes undone. */
    async serve(release: Release): Promise<void> {
      const patch = (path: string, value: string) => ({
        patchOperations: [{ op: 'replace' as const, path, value }],
      });
      const { deploymentId } = release;
      await api.send(
        new UpdateStageCommand({ restApiId, stageName, ...patch('/deploymentId', deploymentId) }),
      );
      const describe = ({ deploymentId, name }: Release, end: string) =>
        api.send(
          new UpdateDeploymentCommand({ restApiId, deploymentId, ...patch('/description', `${name}${end}`) }),
        );
      if (release.isUndone) await describe(release, '');
      if (release.deployedAt < served.deployedAt) await describe(served, UNDONE);
    },
  };
}

/** Alarms that undo a deploy while they fire. CloudFormation accepts at most five. */
const WATCHED_ALARMS = ['FailingRequests', 'AuthorizerErrors', 'MailsFailed', 'CheckFailed'];

/** Longer than the time between two checks. */
const MONITORING_MINUTES = 15;

/** The CDK's option for such alarms. An operator who passes it, if only as `none`, chooses them. */
export const ROLLBACK_TRIGGERS = '--rollback-trigger-alarm-arns';

/**
 * Arguments with which the CDK undoes a deploy if an alarm of the stage fires meanwhile, or within `MONITORING_MINUTES` after it.
 * Stacks keep their alarms from the last deploy, and reject a change if these don't exist, so without alarms the arguments clear them.
 */
export async function rollbackTriggers(
  stageName: string,
  { account, region }: AccountRegion,
): Promise<string[]> {
  // A stage that is deployed for the first time, or by an older release, may not have all alarms.
  const monitoring = monitoringStackName(stageName);
  const resources = (await findStack(monitoring)) ? await resourcesOf(monitoring) : [];
  const existing = new Set(resources.map(({ PhysicalResourceId }) => PhysicalResourceId));
  const names = WATCHED_ALARMS.map((name) => `horoscope-${stageName}-${name}`).filter((name) =>
    existing.has(name),
  );
  if (names.length === 0) return [ROLLBACK_TRIGGERS, 'none'];
  return [
    ...names.flatMap((name) => [ROLLBACK_TRIGGERS, `arn:aws:cloudwatch:${region}:${account}:alarm:${name}`]),
    ...['--monitoring-time-minutes', String(MONITORING_MINUTES)],
  ];
}
