import type { CfnGlobalTableProps } from 'aws-cdk-lib/aws-dynamodb';
import type { CfnEventSourceMappingProps } from 'aws-cdk-lib/aws-lambda';
import { CannotStart } from '../cannot-start.ts';
import { compilePattern } from '../stream/event-pattern.ts';
import type { LocalFunction } from './read-functions.ts';
import type { ReadResources } from './resources.ts';

/** A DynamoDB table of the stack, and the input of the call that creates it. */
export type LocalTable = ReturnType<typeof readTables>[number];

/** A function that a table's stream drives, with the settings of its event source mapping. */
export type StreamSubscription = ReturnType<typeof readSubscriptions>[number];

/** Reads the stack's tables, always on demand; throws `CannotStart` for a secondary index. */
export function readTables(resources: ReadResources) {
  return resources<CfnGlobalTableProps>('AWS::DynamoDB::GlobalTable').map(
    ({ logicalId, identity, properties }) => {
      const { AttributeDefinitions, KeySchema, StreamSpecification, TimeToLiveSpecification } = properties;
      if (properties.GlobalSecondaryIndexes || properties.LocalSecondaryIndexes)
        throw new CannotStart(`${logicalId} has secondary indexes, which do not run locally`);
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

/**
 * Reads which functions the tables' streams drive, and how; throws `CannotStart` for any other source of events, and
 * for a mapping that does not halve a failing batch and let its function report the records that failed.
 */
export function readSubscriptions(
  resources: ReadResources,
  tables: readonly LocalTable[],
  functions: readonly LocalFunction[],
) {
  return resources<CfnEventSourceMappingProps>('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties.Enabled !== false)
    .map(({ logicalId, properties: mapping }) => {
      const table = tables.find(({ arn }) => mapping.EventSourceArn?.startsWith(`${arn}/stream/`));
      const fn = functions.find(({ name }) => name === mapping.FunctionName);
      const { BisectBatchOnFunctionError: halves, FunctionResponseTypes = [] } = mapping;
      const mayFail = halves && FunctionResponseTypes.length > 0 && (mapping.MaximumRetryAttempts ?? -1) < 0;
      if (!table || !fn || !mayFail)
        throw new CannotStart(
          `${logicalId} has an event source, a function or a way to fail that does not run locally`,
        );
      return {
        functionId: fn.logicalId,
        tableName: table.name,
        batchSize: mapping.BatchSize ?? 100,
        /** Event patterns; a record passes if one of them matches, or if there are none. */
        filters: (mapping.FilterCriteria?.Filters ?? []).map(({ Pattern = '{}' }) =>
          compilePattern(JSON.parse(Pattern)),
        ),
        /** For so long a record is tried; -1 for as long as it lives. */
        longestAgeSeconds: mapping.MaximumRecordAgeInSeconds ?? -1,
      };
    });
}
