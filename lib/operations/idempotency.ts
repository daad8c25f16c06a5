import type { Caller } from '#lib/accounts/caller.ts';
import { logFailure } from '#lib/log/log.ts';
import { reportReplay } from '#lib/replay.ts';
import { findServiceSubkey } from '#lib/secret/service-secret.ts';
import { ServiceError } from '#lib/service-error.ts';
import * as records from '#lib/table/idempotency-records.ts';

type Creation<Created> = {
  caller: Caller;
  /** The Idempotency-Key header; without one, every request creates an item. */
  idempotencyKey: string | undefined;
  /** The operation and its input. A different request under the same key is rejected, and so is another credential. */
  request: readonly [operation: string, input: unknown];
  newId: () => string;
  find: (id: string) => Promise<Created | undefined>;
  create: (id: string) => Promise<Created>;
};

/**
 * Creates an item once per idempotency key, even if a process dies or a response is lost. The result is stored as JSON and
 * returned again for 24 hours, and reported as a replay, so it must contain no secret. Failures aren't stored, so a retry runs the request
 * again. Throws `idempotency_key_reused` and `idempotency_key_in_use`.
 */
export async function runIdempotently<Created extends object>(creation: Creation<Created>): Promise<Created> {
  const { caller, idempotencyKey, newId, find, create } = creation;
  if (idempotencyKey === undefined) return create(newId());
  const { userId } = caller;
  // A response may contain more than another credential of the account may read, such as the address of a feed.
  const request = [...creation.request, caller.credential === 'key' ? caller.keyId : caller.credential];
  const outcome = await records.begin({ userId, idempotencyKey, request }, newId());
  if (outcome.state === 'done') {
    reportReplay();
    return JSON.parse(outcome.answer);
  }
  if (outcome.state === 'reused')
    throw new ServiceError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for a different request or with a different credential in the last 24 hours. Choose a new one.',
    );
  if (outcome.state === 'in-use')
    throw new ServiceError(
      'idempotency_key_in_use',
      'A request with this Idempotency-Key is still in progress. Retry to get its response.',
      { retryAfterSeconds: outcome.retryAfterSeconds },
    );
  const onFailure = logFailure('idempotency record update failed', { userId });
  try {
    const { itemId, isResumed } = outcome;
    const found = isResumed ? await find(itemId) : undefined;
    if (found) reportReplay();
    const created = found ?? (await create(itemId));
    await records.finish(outcome, JSON.stringify(created)).catch(onFailure);
    return created;
  } catch (error) {
    const isRefused = error instanceof ServiceError && error.reason !== 'unavailable';
    await (isRefused ? records.forget(outcome) : records.release(outcome)).catch(onFailure);
    throw error;
  }
}

/**
 * Returns the subkey for deriving a key or token; throws `idempotency_key_reused` if this version of the secret was retired.
 */
export async function getDerivingSubkey(secretVersion: string, label: 'key' | 'calendar'): Promise<Buffer> {
  const subkey = await findServiceSubkey(secretVersion, label);
  if (subkey) return subkey;
  throw new ServiceError(
    'idempotency_key_reused',
    `The ${label} created under this Idempotency-Key was revoked. Choose a new one.`,
  );
}
