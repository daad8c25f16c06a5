import type { Account } from '#lib/accounts/caller.ts';
import { editsLimit, stageLimits } from '#lib/accounts/limits.ts';
import { consumeAccountLimit } from './consume-limits.ts';

// Bundles without edits have no limits, and drop it.
const stage = /* @__PURE__ */ stageLimits('edits');

/** Consumes one edit of an account. Throws `rate_limited`. */
export async function consumeEdit(account: Account, nowMs: number): Promise<void> {
  const limit = editsLimit(stage, account);
  const detail = `Your account can make ${limit.limit} edits an hour. Try again later.`;
  await consumeAccountLimit(limit, { detail, nowMs });
}
