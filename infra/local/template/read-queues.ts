import type { CfnRuleProps } from 'aws-cdk-lib/aws-events';
import type { CfnEventSourceMappingProps } from 'aws-cdk-lib/aws-lambda';
import type { CfnQueueProps } from 'aws-cdk-lib/aws-sqs';
import { StartError } from '../start-error.ts';
import type { LocalFunction } from './read-functions.ts';
import { listOf, type ReadResources, recordOf } from './resources.ts';

/** Reads the stack's queues with their dead-letter queues. */
export function readQueues(resources: ReadResources) {
  return resources<CfnQueueProps>('AWS::SQS::Queue').map(({ identity, properties }) => {
    const { deadLetterTargetArn, maxReceiveCount } = recordOf(properties.RedrivePolicy);
    return {
      ...identity(),
      deadLetters:
        deadLetterTargetArn === undefined ? undefined : String(deadLetterTargetArn).replace(/^.*:/, ''),
      maxReceiveCount: Number(maxReceiveCount),
    };
  });
}

const isOfQueue = (mapping: { EventSourceArn?: string }) =>
  mapping.EventSourceArn?.includes(':sqs:') === true;

/** Reads the event source mappings of queues. Throws `StartError` if the failure handling isn't supported. */
export function readQueueSubscriptions(resources: ReadResources, functions: readonly LocalFunction[]) {
  return resources<CfnEventSourceMappingProps>('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => isOfQueue(properties))
    .map(({ logicalId, properties: mapping }) => {
      const fn = functions.find(({ name }) => name === mapping.FunctionName);
      if (!fn || !mapping.FunctionResponseTypes?.includes('ReportBatchItemFailures'))
        throw new StartError(`${logicalId} has a function or failure handling that is not supported locally`);
      return {
        functionId: fn.logicalId,
        queueName: String(mapping.EventSourceArn).replace(/^.*:/, ''),
        batchSize: mapping.BatchSize ?? 10,
        concurrency: mapping.ScalingConfig?.MaximumConcurrency ?? 2,
      };
    });
}

/** Reads the functions that a rule invokes every so many minutes of the hour. Other schedules aren't emulated. */
export function readSchedules(resources: ReadResources, functions: readonly LocalFunction[]) {
  return resources<CfnRuleProps>('AWS::Events::Rule').flatMap(({ properties }) => {
    const minutes = Number(
      /^cron\(0\/(\d+) \* \* \* \? \*\)$/.exec(properties.ScheduleExpression ?? '')?.[1],
    );
    if (!(minutes > 0)) return [];
    return listOf(properties.Targets).flatMap((target) => {
      const fn = functions.find(({ arn }) => arn === recordOf(target)['Arn']);
      return fn ? [{ functionId: fn.logicalId, minutes }] : [];
    });
  });
}
