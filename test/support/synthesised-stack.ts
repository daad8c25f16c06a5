import type { Limits } from '#lib/accounts/limits.ts';
import { environmentVariables } from '../../infra/local/lambda/environment-variables.ts';
import { readStack } from '../../infra/local/template/read-stack.ts';
import { localLimits } from '../../infra/stages.ts';

/**
 * The stack that the test run has synthesised, without its time limits, and the environment that each of its functions
 * sees: with the running service's own services behind a URL, and the given limits and variables in
 * place of a developer's.
 */
export function synthesisedStack(
  servicesUrl: string,
  limits: Partial<Limits>,
  variables: Record<string, string> = {},
) {
  const stack = readStack(process.env['PATIENT_APP'] ?? '');
  // The SDK puts the name of some services before the host, which an address cannot have.
  const url = servicesUrl.replace('127.0.0.1', 'localhost');
  const overrides = {
    LIMITS: JSON.stringify({ ...localLimits, ...limits }),
    ...variables,
    SECRET_ID: stack.secrets[0]?.name ?? '',
  };
  return { stack, environmentOf: environmentVariables(stack.deployment.region, url, overrides) };
}
