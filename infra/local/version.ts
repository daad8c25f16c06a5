import { checkConditions } from './aws/permissions.ts';
import type { SecretsManager } from './aws/secrets-manager.ts';
import type { DynamoDb } from './dynamodb/client.ts';
import { createTables } from './dynamodb/create-tables.ts';
import type { Stack } from './template/model.ts';
import { readStack } from './template/read-stack.ts';

/**
 * Reads a synthesised version of the stack, and makes those of its secrets and tables that are not there yet. Throws
 * `CannotStart` for what does not run locally.
 */
export async function prepareVersion(
  assembly: string,
  secrets: SecretsManager,
  call: DynamoDb,
): Promise<Stack> {
  const stack = readStack(assembly);
  checkConditions(stack);
  for (const secret of stack.secrets) secrets.ensure(secret);
  await createTables(call, stack.tables);
  return stack;
}
