import { CannotStart } from '../cannot-start.ts';
import { listOf, recordOf, type Template } from './cloud-formation.ts';
import type { LocalTable, StreamSubscription } from './model.ts';
import { resourcesOf } from './read-functions.ts';
import type { Resolve } from './resolve.ts';

/** Reads the stack's tables into the input of CreateTable, always on demand. */
export function readTables(template: Template, resolve: Resolve): LocalTable[] {
  return ['AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table']
    .flatMap((type) => resourcesOf(template, type))
    .map(([logicalId, unresolved]) => {
      const properties = recordOf(resolve(unresolved, logicalId));
      const name = String(resolve({ Ref: logicalId }, logicalId));
      const ttl = recordOf(properties['TimeToLiveSpecification']);
      return {
        logicalId,
        name,
        arn: String(resolve({ 'Fn::GetAtt': [logicalId, 'Arn'] }, logicalId)),
        streamArn: String(resolve({ 'Fn::GetAtt': [logicalId, 'StreamArn'] }, logicalId)),
        definition: definitionOf(name, properties),
        ...(ttl['Enabled'] === true && { ttlAttribute: String(ttl['AttributeName']) }),
      };
    });
}

function definitionOf(name: string, properties: Record<string, unknown>): Record<string, unknown> {
  const stream = recordOf(properties['StreamSpecification']);
  const global = listOf(properties['GlobalSecondaryIndexes']).map(indexOf);
  const local = listOf(properties['LocalSecondaryIndexes']).map(indexOf);
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: properties['AttributeDefinitions'],
    KeySchema: properties['KeySchema'],
    ...(global.length > 0 && { GlobalSecondaryIndexes: global }),
    ...(local.length > 0 && { LocalSecondaryIndexes: local }),
    ...(stream['StreamViewType'] !== undefined && {
      StreamSpecification: { StreamEnabled: true, StreamViewType: stream['StreamViewType'] },
    }),
  };
}

function indexOf(index: unknown): Record<string, unknown> {
  const { IndexName, KeySchema, Projection } = recordOf(index);
  return { IndexName, KeySchema, Projection };
}

/** Reads which functions the tables' streams drive, and how. */
export function readSubscriptions(
  template: Template,
  resolve: Resolve,
  tables: readonly LocalTable[],
): StreamSubscription[] {
  return resourcesOf(template, 'AWS::Lambda::EventSourceMapping')
    .filter(([, properties]) => properties['Enabled'] !== false)
    .map(([logicalId, properties]) => {
      const at = (name: string) => resolve(properties[name], `${logicalId}.${name}`);
      const source = at('EventSourceArn');
      const table = tables.find(({ streamArn }) => streamArn === source);
      if (!table)
        throw new CannotStart(
          `${logicalId} has an event source that does not run locally: ${String(source)}`,
        );
      const functionId = recordOf(properties['FunctionName'])['Ref'];
      return {
        functionId: String(functionId),
        tableName: table.name,
        batchSize: Number(at('BatchSize') ?? 100),
        filters: listOf(recordOf(at('FilterCriteria'))['Filters']).map((filter) =>
          JSON.parse(String(recordOf(filter)['Pattern'] ?? '{}')),
        ),
        retries: Number(at('MaximumRetryAttempts') ?? -1),
        maximumRecordAgeSeconds: Number(at('MaximumRecordAgeInSeconds') ?? -1),
        bisectOnError: at('BisectBatchOnFunctionError') === true,
        reportsItemFailures: listOf(at('FunctionResponseTypes')).includes('ReportBatchItemFailures'),
        startAtOldest: at('StartingPosition') !== 'LATEST',
      };
    });
}
