import { checkConditions } from './aws/permissions.ts';
import type { SecretsManager } from './aws/secrets-manager.ts';
import type { Stack } from './template/model.ts';
import { readStack } from './template/read-stack.ts';

/** One synthesised version of the stack. */
export type Version = { stack: Stack };

/** Reads a synthesised version and generates those of its secrets that are not there yet. */
export async function loadVersion(assembly: string, secrets: SecretsManager): Promise<Version> {
  const stack = readStack(assembly);
  checkConditions(stack);
  for (const secret of stack.secrets) secrets.ensure(secret);
  return { stack };
}
