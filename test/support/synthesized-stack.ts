import type { Limits } from '#lib/accounts/limits.ts';
import { environmentVariables } from '../../infra/local/lambda/environment-variables.ts';
import { readStack } from '../../infra/local/template/read-stack.ts';
import { localLimits } from '../../infra/stages.ts';

/** Reads the stack with long timeouts; `environmentOf` returns a function's variables, with `servicesUrl` as AWS endpoint. */
export function synthesizedStack(
  servicesUrl: string,
  limits: Partial<Limits>,
  variables: Record<string, string> = {},
) {
  const stack = readStack(process.env['PATIENT_APP'] ?? '');
  // The SDK prefixes the host with the service's name, so the host can't be an IP address.
  const url = servicesUrl.replace('127.0.0.1', 'localhost');
  const overrides = {
    LIMITS: JSON.stringify({ ...localLimits, ...limits }),
    OUTBOUND_TARGETS: 'loopback',
    ...variables,
    SECRET_ID: stack.secrets[0]?.name ?? '',
  };
  return { stack, environmentOf: environmentVariables(stack.deployment.region, url, overrides) };
}
