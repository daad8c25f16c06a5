import type { Guard } from './aws/front.ts';
import { createPermissions } from './aws/permissions.ts';
import { createRequiredRights } from './aws/required-rights.ts';
import { ensureSecret, type SecretStore } from './aws/secrets-manager-store.ts';
import type { Stack } from './template/model.ts';
import { readStack } from './template/read-stack.ts';

/** One synthesised version of the stack, and the rules by which its functions may call services. */
export type Version = { stack: Stack; guard: Guard };

/** Reads a synthesised version and generates those of its secrets that the store does not have yet. */
export async function loadVersion(assembly: string, store: SecretStore): Promise<Version> {
  const stack = await withSecrets(readStack(assembly), store);
  return {
    stack,
    guard: {
      permissions: createPermissions(stack),
      requiredRights: createRequiredRights(stack, (id) => store.find(id)?.arn),
    },
  };
}

/** Puts the ARNs that the store gave to secrets, which end in random characters, in place of those of the template. */
async function withSecrets(stack: Stack, store: SecretStore): Promise<Stack> {
  let text = JSON.stringify(stack);
  for (const { name, arn, generate } of stack.secrets) {
    const secret = await ensureSecret(store, name, generate);
    text = text.replaceAll(arn, secret.arn);
  }
  return JSON.parse(text);
}
