import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { dataStackName, type ReadyStage } from '../chosen-stage.ts';
import { type AccountRegion, findStack, stackOutputs, timeouts } from './aws.ts';
import { type Finding, problem, warning } from './finding.ts';

export const BOOTSTRAP_VERSION = 6;

export async function checkBootstrap({ account, region }: AccountRegion): Promise<Finding[]> {
  const command = `npx cdk bootstrap aws://${account}/${region}`;
  const stack = await findStack('CDKToolkit');
  if (!stack) return [problem(`The account is not bootstrapped for the CDK in this region. Run ${command}.`)];
  const version = Number(stackOutputs(stack)['BootstrapVersion']);
  if (version >= BOOTSTRAP_VERSION) return [];
  return [
    problem(
      `The CDK bootstrap stack has version ${version}; ${BOOTSTRAP_VERSION} is required. Run ${command}.`,
    ),
  ];
}

/** Finds tables of deleted stacks; a new stack would ignore them and start with an empty table. */
export async function checkOrphanedTables(stageName: string): Promise<Finding[]> {
  // CloudFormation names a table after its stack and logical id, with a random suffix.
  const prefix = `${dataStackName(stageName)}-Table`;
  const tables: string[] = [];
  for await (const { TableNames = [] } of paginateListTables(
    { client: new DynamoDBClient(timeouts), startingToken: prefix },
    {},
  )) {
    const matching = TableNames.filter((name) => name.startsWith(prefix));
    tables.push(...matching);
    if (matching.length < TableNames.length) break;
  }
  return tables.map((name) =>
    problem(
      `The table ${name} of a deleted stack still exists; a new stack would start with an empty one. Import it (docs/operate.md, Recover a deleted stack), or delete it if the first deploy failed (If the first deploy fails).`,
    ),
  );
}

/** Enough for fifty concurrent requests, each of which invokes two functions: the authorizer and the endpoint's. */
const RECOMMENDED_CONCURRENCY = 100;
/** AWS rejects a deploy that leaves less concurrency unreserved. */
const MIN_UNRESERVED = 100;

/** Checks the account's Lambda concurrency (10 in a new account) against the stage's reserved concurrency. */
export async function checkConcurrency(
  { region }: AccountRegion,
  stage: Pick<ReadyStage, 'reservedConcurrency'> | undefined,
  isDeployed: boolean,
): Promise<Finding[]> {
  const { AccountLimit } = await new LambdaClient(timeouts).send(new GetAccountSettingsCommand());
  const { ConcurrentExecutions: total, UnreservedConcurrentExecutions: unreserved = total } =
    AccountLimit ?? {};
  if (unreserved === undefined) return [];
  const increase = `request more at https://${region}.console.aws.amazon.com/servicequotas/home/services/lambda/quotas/L-B99A9384 (Concurrent executions)`;
  const reserved = Object.values(stage?.reservedConcurrency ?? {}).reduce((sum, one) => sum + one, 0);
  const needed = reserved + MIN_UNRESERVED;
  const reason = `The stage reserves ${reserved} (reservedConcurrency), and AWS requires ${MIN_UNRESERVED} unreserved`;
  // A deployed stage may already have reserved part of the total.
  const available = isDeployed ? (total ?? unreserved) : unreserved;
  const findings: Finding[] = [];
  if (unreserved < RECOMMENDED_CONCURRENCY)
    findings.push(
      warning(
        `The account's Lambda concurrency is ${unreserved}; Lambda throttles requests beyond that. To prevent it, ${increase}, for example 1,000.`,
      ),
    );
  if (reserved > 0 && available < needed)
    findings.push(
      problem(
        `${reason}, but the account has ${available} ${isDeployed ? 'in total' : 'unreserved'}. Reserve less, or ${increase}.`,
      ),
    );
  else if (reserved > 0 && unreserved < needed)
    findings.push(
      warning(
        `${reason}. The account has ${unreserved} unreserved, so the deploy fails unless the stage has reserved ${needed - unreserved} already.`,
      ),
    );
  return findings;
}
