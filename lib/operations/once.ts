import { logError } from '#lib/log.ts';
import { Refusal } from '#lib/refusal.ts';
import { findServiceSubkey } from '#lib/secret/service-secret.ts';
import * as records from '#lib/table/idempotency-records.ts';

/** What a request makes, once for every name that its caller gives it. */
type Creation<Made> = {
  userId: string;
  /** The caller's own name of the request; without one it is carried out whenever it comes. */
  idempotencyKey: string | undefined;
  /** The operation and its input: the same name with anything else is refused. */
  asked: readonly [operation: string, input: unknown];
  /** Identifies what is to be made. */
  newId: () => string;
  find: (id: string) => Promise<Made | undefined>;
  make: (id: string) => Promise<Made>;
};

/**
 * Makes something once for the name of a request, also if processes die or answers get lost: what it made is answered
 * again for 24 hours, as JSON. What is refused or fails is not kept, so that a repetition tries anew. Nothing secret may
 * be among what is made. Refused as `idempotency_key_reused` and `idempotency_key_in_use`.
 */
export async function once<Made extends object>(creation: Creation<Made>): Promise<Made> {
  const { userId, idempotencyKey, asked, newId, find, make } = creation;
  if (idempotencyKey === undefined) return make(newId());
  const outcome = await records.begin({ userId, idempotencyKey, asked }, newId());
  if (outcome.state === 'done') return JSON.parse(outcome.answer);
  if (outcome.state === 'reused')
    throw new Refusal(
      'idempotency_key_reused',
      'This Idempotency-Key was sent with another request in the last 24 hours; choose a new one.',
    );
  if (outcome.state === 'in-use')
    throw new Refusal(
      'idempotency_key_in_use',
      'The request with this Idempotency-Key is still under way; ask again for its answer.',
      { retryAfterSeconds: outcome.retryAfterSeconds },
    );
  const noted = (error: unknown) => logError('the record of a request was not updated', { userId }, error);
  try {
    const { itemId, isResumed } = outcome;
    const made = (isResumed && (await find(itemId))) || (await make(itemId));
    await records.finish(outcome, JSON.stringify(made)).catch(noted);
    return made;
  } catch (error) {
    const isRefused = error instanceof Refusal && error.reason !== 'unavailable';
    await (isRefused ? records.forget(outcome) : records.release(outcome)).catch(noted);
    throw error;
  }
}

/**
 * The subkey that what was made once is derived from. Refused as `idempotency_key_reused` if an operator has retired its
 * version of the secret since.
 */
export async function subkeyOfMade(secretVersion: string, label: 'key' | 'calendar'): Promise<Buffer> {
  const subkey = await findServiceSubkey(secretVersion, label);
  if (subkey) return subkey;
  throw new Refusal(
    'idempotency_key_reused',
    `The ${label} that was made under this Idempotency-Key has been revoked; choose a new one.`,
  );
}
