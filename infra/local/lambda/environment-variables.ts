import type { LocalFunction } from '../template/read-functions.ts';

const ACCESS_KEY_PREFIX = 'LOCALROLE';

/** Builds a function's access key id, which identifies the function's role. DynamoDB Local requires alphanumeric ids. */
export const accessKeyIdOf = (logicalId: string): string => ACCESS_KEY_PREFIX + logicalId;

export function functionIdOfKey(accessKeyId: string): string | undefined {
  return accessKeyId.startsWith(ACCESS_KEY_PREFIX) ? accessKeyId.slice(ACCESS_KEY_PREFIX.length) : undefined;
}

/** Combines a function's environment variables: Lambda's, the emulator's URL, and the function's own with overrides. */
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
