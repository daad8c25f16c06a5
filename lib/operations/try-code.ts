import { randomBytes } from 'node:crypto';
import { keyedHash } from '#lib/accounts/keyed-hash.ts';
import { withoutVoided } from '#lib/accounts/pending-codes.ts';
import { codeMac, MAX_CODES, macsEqual } from '#lib/accounts/sign-in-code.ts';
import { hashSignInHandle } from '#lib/accounts/sign-in-handle.ts';
import { sourceOf } from '#lib/accounts/source.ts';
import { findServiceSubkey } from '#lib/secret/service-secret.ts';
import * as codeTries from '#lib/table/code-tries.ts';
import type { StoredCode } from '#lib/table/sign-in-codes.ts';

/** A code that somebody shows, from where, and the handle of their browser. */
export type Attempt = { email: string; code: string; ipAddress: string; handle: string };

/** Takes the place of a code that is not there, so that a try costs the same whatever is pending. */
const NO_CODE = '0'.repeat(26);

/**
 * Tries a code against every good one of those that are stored of an address: counted for each, and only then compared.
 * Answers with the one that it is, which may have been used up by now, if there is one, and with what takes the tries
 * back. Tries of a request that fails are taken back already, as far as can be.
 */
export async function tryCode(attempt: Attempt, stored: readonly StoredCode[], nowMs: number) {
  const { email } = attempt;
  const pending = withoutVoided(stored);
  const good = pending.filter(({ usedAtMs }) => usedAtMs === undefined).slice(-MAX_CODES);
  const tried: codeTries.TriedCode[] = await Promise.all(
    good.map(async (code) => ({ id: code.id, trier: (await hasAsked(attempt, code)) ? 'asker' : 'other' })),
  );
  while (tried.length < MAX_CODES) tried.push({ id: NO_CODE, trier: 'other' });

  const tryName = randomBytes(9).toString('base64url');
  const giveBack = async () => {
    await Promise.allSettled(tried.map((one) => codeTries.giveBackTry(email, one, tryName)));
  };
  const counts = await Promise.allSettled(tried.map((one) => codeTries.countTry(email, one, tryName, nowMs)));
  const failed = counts.find((count) => count.status === 'rejected');
  if (failed) {
    await giveBack();
    throw failed.reason;
  }
  const counted = counts.flatMap((count) => (count.status === 'fulfilled' && count.value) || []);
  // A used code is nobody's but the one's who used it, and no guess of theirs is worth counting.
  const ownUsed = pending.filter(({ usedBy }) => usedBy === hashSignInHandle(attempt.handle));
  const matches = await Promise.all([...counted, ...ownUsed].map((code) => isRight(attempt, code)));
  return { right: [...counted, ...ownUsed].find((_, index) => matches[index]), giveBack };
}

/** Whether the code was asked for by the same browser, or at least from the same source. */
async function hasAsked(attempt: Attempt, code: StoredCode): Promise<boolean> {
  if (hashSignInHandle(attempt.handle) === code.handleHash) return true;
  const subkey = await findServiceSubkey(code.secretVersion, 'limit');
  return subkey !== undefined && keyedHash(subkey, sourceOf(attempt.ipAddress)) === code.source;
}

/** A code whose version of the secret is gone is not good, whatever it is. */
async function isRight({ email, code }: Attempt, stored: StoredCode): Promise<boolean> {
  const subkey = await findServiceSubkey(stored.secretVersion, 'code');
  return subkey !== undefined && macsEqual(codeMac(subkey, email, code), stored.mac);
}
