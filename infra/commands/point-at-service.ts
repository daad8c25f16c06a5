import { ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { stackName } from '../stack-name.ts';
import { describedStack, outputsOf } from './described-stack.ts';

/** The options by which every command is told where to work: the local environment on a port, or a deployed stage. */
export const targetOptions = {
  port: { type: 'string', default: '3000' },
  stage: { type: 'string' },
} as const;

/** Where a command works. */
export type Target = { port: string; stage?: string | undefined };

async function deployed(stage: string): Promise<Record<string, string>> {
  const stack = await describedStack(stackName(stage));
  if (!stack) throw new Error(`There is no stack ${stackName(stage)} in this account and region.`);
  const { TableName, SecretId } = outputsOf(stack);
  if (!TableName || !SecretId)
    throw new Error(`The stack ${stackName(stage)} does not say its table and its secret.`);
  return { TABLE_NAME: TableName, SECRET_ID: SecretId };
}

type LocalDescription = {
  region: string;
  endpoints: { dynamodb: string; secretsManager: string };
  tables: Record<string, string>;
};

async function localDescription(port: string): Promise<LocalDescription> {
  try {
    const response = await fetch(`http://localhost:${port}/__local/endpoints`);
    return (await response.json()) as LocalDescription;
  } catch (cause) {
    throw new Error(
      `No local environment answers on port ${port}; start it with npm start, or name a --stage.`,
      { cause },
    );
  }
}

async function local(port: string): Promise<Record<string, string>> {
  const { region, endpoints, tables } = await localDescription(port);
  const credentials = { accessKeyId: 'operator', secretAccessKey: 'operator' };
  const client = new SecretsManagerClient({ region, endpoint: endpoints.secretsManager, credentials });
  const { SecretList = [] } = await client.send(new ListSecretsCommand());
  return {
    TABLE_NAME: Object.values(tables)[0] ?? '',
    SECRET_ID: SecretList[0]?.ARN ?? '',
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.secretsManager,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
}

/**
 * Sets the environment variables by which the repositories find the table and the secret, before they are first
 * imported. Throws a sentence to show if the environment or the stage is not there.
 */
export async function pointAtService({ port, stage }: Target): Promise<void> {
  Object.assign(process.env, stage ? await deployed(stage) : await local(port));
}
