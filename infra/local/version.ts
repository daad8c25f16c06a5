import type { Guard } from './aws/front.ts';
import { createPermissions } from './aws/permissions.ts';
import { createRequiredRights } from './aws/required-rights.ts';
import { ensureSecret, type SecretStore } from './aws/secrets-manager-store.ts';
import type { DynamoDb } from './dynamodb/client.ts';
import { createTables } from './dynamodb/create-tables.ts';
import type { Stack } from './template/model.ts';
import { readStack } from './template/read-stack.ts';

/** One synthesised version of the stack, and the rules by which its functions may call services. */
export type Version = { stack: Stack; guard: Guard };

/** Reads a synthesised version and makes those of its secrets and tables that are not there yet. */
export async function prepareVersion(assembly: string, store: SecretStore, call: DynamoDb): Promise<Version> {
  const stack = readStack(assembly);
  for (const secret of stack.secrets) await ensureSecret(store, secret);
  await createTables(call, stack.tables);
  return {
    stack,
    guard: {
      permissions: createPermissions(stack),
      requiredRights: createRequiredRights(stack, (id) => store.find(id)?.arn),
    },
  };
}
