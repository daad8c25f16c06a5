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

/** Primary keys of every kind of item in the single table; nothing else builds one. */
export const itemKeys = {
  user: (userId: string) => ({ PK: `USER#${userId}`, SK: 'META' }),
  emailPointer: (emailHash: string) => ({ PK: `EMAIL#${emailHash}`, SK: 'EMAIL' }),
  signInCode: (emailHash: string) => ({ PK: `CODE#${emailHash}`, SK: 'CODE' }),
  session: (tokenHash: string) => ({ PK: `SESSION#${tokenHash}`, SK: 'SESSION' }),
  sessionOfUser: (userId: string, tokenHash: string) => ({
    PK: `USER#${userId}`,
    SK: `SESSION#${tokenHash}`,
  }),
  apiKey: (keyHash: string) => ({ PK: `KEY#${keyHash}`, SK: 'KEY' }),
  apiKeyOfUser: (userId: string, keyId: string) => ({ PK: `USER#${userId}`, SK: `KEY#${keyId}` }),
  profile: (userId: string, profileId: string) => ({ PK: `USER#${userId}`, SK: `PROFILE#${profileId}` }),
  forecast: (profileId: string, modelVersion: string, language: string, timeZone: string, date: string) => ({
    PK: `FORECAST#${profileId}`,
    SK: `${modelVersion}#${language}#${timeZone}#${date}`,
  }),
  rate: (scope: string, subject: string, window: string) => ({
    PK: `RATE#${scope}#${subject}#${window}`,
    SK: 'RATE',
  }),
  deletion: (id: string) => ({ PK: `DELETED#${id}`, SK: 'DELETED' }),
};

/** Seconds since 1970, the unit of `ttl`. Expired items stay for a while: every read compares the time itself. */
export const toTtl = (ms: number): number => Math.ceil(ms / 1000);
