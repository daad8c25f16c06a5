import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { stackName } from '../stack-name.ts';
import { type Finding, problem } from './finding.ts';
import { patience } from './patience.ts';

/** Whether a table of the stage is there that a former stack has left, which a new stack would not find. */
export async function checkLeftBehind(stageName: string): Promise<Finding[]> {
  // As CloudFormation names it: by its stack, its place in the template and something random.
  const prefix = `${stackName(stageName)}-Table`;
  const left: string[] = [];
  for await (const { TableNames = [] } of paginateListTables(
    { client: new DynamoDBClient(patience), startingToken: prefix },
    {},
  )) {
    const named = TableNames.filter((name) => name.startsWith(prefix));
    left.push(...named);
    if (named.length < TableNames.length) break;
  }
  return left.map((name) =>
    problem(
      `The table ${name} of a former stack is still there, and a new stack would begin with an empty one: import it first (docs/operate.md, Back from a deleted stack), or delete it.`,
    ),
  );
}
