import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientSettings } from '#lib/client-settings.ts';
import { environmentVariable } from '#lib/environment.ts';

/** The document client of the single table, one an execution environment. */
export const table = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings), {
  marshallOptions: { removeUndefinedValues: true },
});

/** The single table's name, as commands take it. */
export const TableName = environmentVariable('TABLE_NAME');
