import type { Account } from '#lib/accounts/caller.ts';
import { editsLimit, stageLimits } from '#lib/accounts/limits.ts';
import { consumeAccountLimit } from './consume-limits.ts';

// Bundles without edits have no limits, and drop it.
const stage = /* @__PURE__ */ stageLimits('edits');

/** Consumes one edit of an account. Throws `rate_limited` with a detail that states the limit. */
export async function consumeEdit(
  account: Account,
  detailOf: (mostPerHour: number) => string,
  nowMs: number,
): Promise<void> {
  const limit = editsLimit(stage, account);
  await consumeAccountLimit(limit, { detail: detailOf(limit.limit), nowMs });
}
