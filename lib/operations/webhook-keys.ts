import { findServiceSubkey } from '#lib/secret/service-secret.ts';
import type { Signing } from '#lib/table/webhooks.ts';
import { type SigningKeys, signingKeys } from '#lib/webhooks/signatures.ts';

/** Derives keys of a webhook; undefined if their version of the service's secret was retired. */
export async function findSigningKeys(
  webhookId: string,
  { secretVersion, generation }: Signing,
  nowMs = Date.now(),
): Promise<SigningKeys | undefined> {
  const subkey = await findServiceSubkey(secretVersion, 'webhook', nowMs);
  return subkey && signingKeys(subkey, webhookId, generation);
}
