import type { LocalFunction } from '../template/model.ts';

/** Endpoints that the SDK's clients of the functions call instead of AWS. */
export type ServiceEndpoints = {
  dynamodb: string;
  ses: string;
  secretsManager: string;
  location: string;
};

const ACCESS_KEY_PREFIX = 'LOCALROLE';

/** The access key id that a function calls services with, from which they know its role; DynamoDB Local wants it alphanumeric. */
export function accessKeyIdOf(logicalId: string): string {
  return ACCESS_KEY_PREFIX + logicalId;
}

/** The logical id of the function that an access key id belongs to; undefined if it is nobody's. */
export function functionBehindKey(accessKeyId: string): string | undefined {
  return accessKeyId.startsWith(ACCESS_KEY_PREFIX) ? accessKeyId.slice(ACCESS_KEY_PREFIX.length) : undefined;
}

/**
 * The environment that a function sees: what Lambda sets, where the local services are, and its own variables,
 * some of them overridden where the function has them. Nothing of the machine's environment is in it.
 */
export function environmentVariables(
  fn: LocalFunction,
  region: string,
  endpoints: ServiceEndpoints,
  overrides: Record<string, string>,
): Record<string, string> {
  const own = Object.entries(fn.environment).map(([name, value]) => [name, overrides[name] ?? value]);
  return {
    TZ: ':UTC',
    LANG: 'en_US.UTF-8',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: fn.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_FORMAT: fn.structuredLog ? 'JSON' : 'Text',
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${fn.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_ACCESS_KEY_ID: accessKeyIdOf(fn.logicalId),
    AWS_SECRET_ACCESS_KEY: 'local',
    // Any other service: refused here rather than called on AWS.
    AWS_ENDPOINT_URL: endpoints.dynamodb,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_SES: endpoints.ses,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.secretsManager,
    AWS_ENDPOINT_URL_LOCATION: endpoints.location,
    ...Object.fromEntries(own),
  };
}
