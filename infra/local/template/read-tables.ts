import type { CfnGlobalTableProps } from 'aws-cdk-lib/aws-dynamodb';
import type { CfnEventSourceMappingProps } from 'aws-cdk-lib/aws-lambda';
import { CannotStart } from '../cannot-start.ts';
import type { LocalFunction, LocalTable, StreamSubscription } from './model.ts';
import type { ReadResources } from './resources.ts';

/** Reads the stack's tables into the input of CreateTable, always on demand. */
export function readTables(resources: ReadResources): LocalTable[] {
  return resources<CfnGlobalTableProps>('AWS::DynamoDB::GlobalTable').map(
    ({ logicalId, identity, properties }) => {
      const { GlobalSecondaryIndexes: indexes, StreamSpecification: stream } = properties;
      const { TimeToLiveSpecification: timeToLive, AttributeDefinitions, KeySchema } = properties;
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
          ...(indexes && {
            GlobalSecondaryIndexes: indexes.map((index) => ({
              IndexName: index.IndexName,
              KeySchema: index.KeySchema,
              Projection: index.Projection,
            })),
          }),
          ...(stream && { StreamSpecification: { StreamEnabled: true, ...stream } }),
        },
        ...(timeToLive?.Enabled && timeToLive.AttributeName && { ttlAttribute: timeToLive.AttributeName }),
      };
    },
  );
}

/** Reads which functions the tables' streams drive, and how; throws `CannotStart` for any other source of events. */
export function readSubscriptions(
  resources: ReadResources,
  tables: readonly LocalTable[],
  functions: readonly LocalFunction[],
): StreamSubscription[] {
  return resources<CfnEventSourceMappingProps>('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties.Enabled !== false)
    .map(({ logicalId, properties: mapping }) => {
      const table = tables.find(({ arn }) => mapping.EventSourceArn?.startsWith(`${arn}/stream/`));
      const fn = functions.find(({ name }) => name === mapping.FunctionName);
      if (!table || !fn)
        throw new CannotStart(`${logicalId} has an event source or a function that does not run locally`);
      return {
        functionId: fn.logicalId,
        tableName: table.name,
        batchSize: mapping.BatchSize ?? 100,
        filters: (mapping.FilterCriteria?.Filters ?? []).map(({ Pattern = '{}' }) => JSON.parse(Pattern)),
        retries: mapping.MaximumRetryAttempts ?? -1,
        maximumRecordAgeSeconds: mapping.MaximumRecordAgeInSeconds ?? -1,
        bisectOnError: mapping.BisectBatchOnFunctionError === true,
        reportsItemFailures: mapping.FunctionResponseTypes?.includes('ReportBatchItemFailures') === true,
        startAtOldest: mapping.StartingPosition !== 'LATEST',
      };
    });
}
