import type { LocalFunction } from '../template/read-functions.ts';

const ACCESS_KEY_PREFIX = 'LOCALROLE';

/** The access key id that a function calls services with, from which they know its role; DynamoDB Local wants it alphanumeric. */
export const accessKeyIdOf = (logicalId: string): string => ACCESS_KEY_PREFIX + logicalId;

/** The logical id of the function that an access key id belongs to; undefined if it is nobody's. */
export function functionBehindKey(accessKeyId: string): string | undefined {
  return accessKeyId.startsWith(ACCESS_KEY_PREFIX) ? accessKeyId.slice(ACCESS_KEY_PREFIX.length) : undefined;
}

/** Makes all that a function sees: what Lambda sets, the services' URL, its own variables with the overrides. */
export function environmentVariables(region: string, servicesUrl: string, overrides: Record<string, string>) {
  return (fn: LocalFunction): Record<string, string> => ({
    TZ: ':UTC',
    AWS_REGION: region,
    AWS_LAMBDA_FUNCTION_NAME: fn.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMb),
    AWS_ACCESS_KEY_ID: accessKeyIdOf(fn.logicalId),
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL: servicesUrl,
    ...Object.fromEntries(
      Object.entries(fn.environment).map(([name, value]) => [name, overrides[name] ?? value]),
    ),
  });
}
