import type { CfnGlobalTableProps } from 'aws-cdk-lib/aws-dynamodb';
import type { CfnEventSourceMappingProps } from 'aws-cdk-lib/aws-lambda';
import { StartError } from '../start-error.ts';
import { compilePattern } from '../stream/event-pattern.ts';
import type { LocalFunction } from './read-functions.ts';
import type { ReadResources } from './resources.ts';

/** A DynamoDB table of the stack. Its `definition` is the input for CreateTable. */
export type LocalTable = ReturnType<typeof readTables>[number];

export type StreamSubscription = ReturnType<typeof readSubscriptions>[number];

/** Reads the stack's tables. Throws `StartError` for secondary indexes. */
export function readTables(resources: ReadResources) {
  return resources<CfnGlobalTableProps>('AWS::DynamoDB::GlobalTable').map(
    ({ logicalId, identity, properties }) => {
      const { AttributeDefinitions, KeySchema, StreamSpecification, TimeToLiveSpecification } = properties;
      if (properties.GlobalSecondaryIndexes || properties.LocalSecondaryIndexes)
        throw new StartError(`${logicalId} has secondary indexes, which are not supported locally`);
      const { name, arn } = identity();
      return {
        logicalId,
        name,
        arn,
        definition: {
          TableName: name,
          BillingMode: 'PAY_PER_REQUEST',
          AttributeDefinitions,
          KeySchema,
          ...(StreamSpecification && {
            StreamSpecification: { StreamEnabled: true, ...StreamSpecification },
          }),
        },
        ttlAttribute: TimeToLiveSpecification?.Enabled ? TimeToLiveSpecification.AttributeName : undefined,
      };
    },
  );
}

/** Reads event source mappings of tables' streams. Throws `StartError` if a source or the failure handling isn't supported. */
export function readSubscriptions(
  resources: ReadResources,
  tables: readonly LocalTable[],
  functions: readonly LocalFunction[],
) {
  return resources<CfnEventSourceMappingProps>('AWS::Lambda::EventSourceMapping')
    .filter(
      ({ properties: { Enabled, EventSourceArn } }) =>
        Enabled !== false && !EventSourceArn?.includes(':sqs:'),
    )
    .map(({ logicalId, properties: mapping }) => {
      const table = tables.find(({ arn }) => mapping.EventSourceArn?.startsWith(`${arn}/stream/`));
      const fn = functions.find(({ name }) => name === mapping.FunctionName);
      const { BisectBatchOnFunctionError: halves, FunctionResponseTypes = [] } = mapping;
      const mayFail = halves && FunctionResponseTypes.length > 0 && (mapping.MaximumRetryAttempts ?? -1) < 0;
      if (!table || !fn || !mayFail)
        throw new StartError(
          `${logicalId} has an event source, function or failure handling that is not supported locally`,
        );
      return {
        functionId: fn.logicalId,
        tableName: table.name,
        batchSize: mapping.BatchSize ?? 100,
        /** A record passes if a filter matches, or if there are no filters. */
        filters: (mapping.FilterCriteria?.Filters ?? []).map(({ Pattern = '{}' }) =>
          compilePattern(JSON.parse(Pattern)),
        ),
        maxAgeSeconds: mapping.MaximumRecordAgeInSeconds ?? -1,
      };
    });
}
