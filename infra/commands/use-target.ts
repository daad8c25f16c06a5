import { ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Limits } from '#lib/accounts/limits.ts';
import { dataStackName, stageNamed } from '../chosen-stage.ts';
import { findStack, stackOutputs } from '../deploy/aws.ts';
import type { LocalDescription } from '../local/environment.ts';

/** CLI options for commands that work on the local environment (by port) or on a deployed stage. */
export const targetOptions = {
  port: { type: 'string', default: '3000' },
  stage: { type: 'string' },
} as const;

export type Target = { port: string; stage?: string | undefined };

/** The options that select the same target in another command, with a space before them; empty for the default. */
export const optionsOf = ({ port, stage }: Target): string => {
  if (stage !== undefined) return ` --stage ${stage}`;
  return port === targetOptions.port.default ? '' : ` --port ${port}`;
};

async function stageVariables(stage: string): Promise<Record<string, string>> {
  const name = dataStackName(stage);
  const stack = await findStack(name);
  if (!stack) throw new Error(`There is no stack ${name} in this account and region.`);
  const { TableName, SecretId } = stackOutputs(stack);
  if (!TableName || !SecretId) throw new Error(`The stack ${name} has no outputs TableName and SecretId.`);
  const [, , , region, account] = stack.StackId?.split(':') ?? [];
  console.error(`The stage ${stage} is in the account ${account}, region ${region}.`);
  return { TABLE_NAME: TableName, SECRET_ID: SecretId };
}

async function describeLocal(port: string): Promise<LocalDescription> {
  const description = fetch(`http://localhost:${port}/__local/endpoints`).then(
    (response) => response.json() as Promise<LocalDescription>,
  );
  return description.catch((cause) => {
    throw new Error(
      `No local environment responds on port ${port}. Start it with npm start, or select a --stage.`,
      { cause },
    );
  });
}

/** The limits of the target. Throws if it is missing. */
export const limitsOfTarget = async ({ port, stage }: Target): Promise<Limits> =>
  stage === undefined ? (await describeLocal(port)).limits : stageNamed(stage).limits;

async function localVariables(port: string): Promise<Record<string, string>> {
  const { region, endpoints, tables } = await describeLocal(port);
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

/** Sets environment variables for lib/table and lib/secret, which must not be imported yet. Throws if the target is missing. */
export async function useTarget({ port, stage }: Target): Promise<void> {
  Object.assign(process.env, stage ? await stageVariables(stage) : await localVariables(port));
}
