import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { stageStackNames } from '../chosen-stage.ts';
import { type Finding, fact, problem } from './finding.ts';

export type AccountRegion = { account: string; region: string };

/** Client settings that let preflight checks fail quickly without internet access. */
export const timeouts = { requestHandler: { connectionTimeout: 5_000, requestTimeout: 15_000 } };

/** Finds the account and region of the credentials. Sets AWS_REGION, because the CDK otherwise falls back to us-east-1. */
export async function findAccount(): Promise<{ accountRegion?: AccountRegion; findings: Finding[] }> {
  process.env['AWS_REGION'] ||= process.env['AWS_DEFAULT_REGION'] ?? '';
  if (process.env['AWS_REGION'] === '') delete process.env['AWS_REGION'];
  const client = new STSClient(timeouts);
  try {
    const region = await client.config.region();
    process.env['AWS_REGION'] = region;
    const { Account: account = '', Arn } = await client.send(new GetCallerIdentityCommand());
    return {
      accountRegion: { account, region },
      findings: [fact(`Account ${account}, region ${region}, as ${Arn}`)],
    };
  } catch (error) {
    return { findings: [problem(describeError(error))] };
  }
}

export async function findStack(StackName: string): Promise<Stack | undefined> {
  try {
    const { Stacks } = await new CloudFormationClient({}).send(new DescribeStacksCommand({ StackName }));
    return Stacks?.[0];
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  }
}

/** Finds the deployed stacks of a stage, in the order in which they are deployed. */
export async function findStageStacks(stageName: string): Promise<Stack[]> {
  return (await Promise.all(stageStackNames(stageName).map(findStack))).filter(
    (stack) => stack !== undefined,
  );
}

export const outputsOfAll = (stacks: readonly Stack[]): Record<string, string> =>
  Object.assign({}, ...stacks.map(stackOutputs));

export const stackOutputs = (stack: Stack | undefined): Record<string, string> =>
  Object.fromEntries(
    (stack?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  );

const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ETIMEDOUT|TimeoutError)$/;
const EXPIRED = /^(ExpiredToken|ExpiredTokenException|RequestExpired|TokenRefreshRequired)$/;
const INVALID_CREDENTIALS =
  /^(InvalidClientTokenId|UnrecognizedClientException|SignatureDoesNotMatch|InvalidSignatureException|InvalidAccessKeyId|AuthFailure)$/;

type SystemError = Error & { code?: unknown; errors?: readonly unknown[] };

/** Describes an error, usually an AWS client's, in one sentence for the operator. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, code = '', errors: [first] = [] }: SystemError = error;
  // An AggregateError: connecting to every address of a host failed.
  if (message === '' && first) return describeError(first);
  if (UNREACHABLE.test(String(code)) || UNREACHABLE.test(name))
    return `AWS cannot be reached: ${message || code || name}.`;
  if (name === 'CredentialsProviderError')
    return `No AWS credentials found. Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. (${message})`;
  if (EXPIRED.test(name)) return 'The AWS credentials have expired. Sign in to AWS again.';
  if (INVALID_CREDENTIALS.test(name)) return `AWS rejected the credentials (${name}).`;
  if (/^AccessDenied|^UnauthorizedOperation$/.test(name))
    return `The AWS credentials lack a permission: ${message}`;
  if (message === 'Region is missing')
    return 'No AWS region is set. Set AWS_REGION, or a region in the profile.';
  return message || name;
}
