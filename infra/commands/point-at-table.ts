import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

/** Where the table is that a command works on: the local environment on a port, or a deployed stage. */
type Target = { port: string; stage?: string };

async function deployedTable(stage: string): Promise<Record<string, string>> {
  const { Stacks } = await new CloudFormationClient({}).send(
    new DescribeStacksCommand({ StackName: `Horoscope-${stage}` }),
  );
  const output = Stacks?.[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'TableName');
  if (!output?.OutputValue) throw new Error(`The stack Horoscope-${stage} has no table.`);
  return { TABLE_NAME: output.OutputValue };
}

type LocalDescription = { region: string; endpoints: { dynamodb: string }; tables: Record<string, string> };

async function localTable(port: string): Promise<Record<string, string>> {
  try {
    const response = await fetch(`http://localhost:${port}/__local/endpoints`);
    const { region, endpoints, tables } = (await response.json()) as LocalDescription;
    return {
      TABLE_NAME: Object.values(tables)[0] ?? '',
      AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: 'operator',
      AWS_SECRET_ACCESS_KEY: 'operator',
    };
  } catch (cause) {
    throw new Error(
      `No local environment answers on port ${port}; start it with npm start, or name a --stage.`,
      {
        cause,
      },
    );
  }
}

/**
 * Sets the environment variables by which the repositories find the table, before they are first imported.
 * Throws a sentence to show if the environment or the stage is not there.
 */
export async function pointAtTable({ port, stage }: Target): Promise<void> {
  Object.assign(process.env, stage ? await deployedTable(stage) : await localTable(port));
}
