import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '#lib/service-error.ts';

/** Each try costs a read and a transaction, also if it fails. */
const MAX_TRIES = 3;
const MAX_PAUSE_MS = 400;

/**
 * Tries an edit until it returns a result; it returns undefined if another edit won. Throws `edit_conflict` if others won each
 * time.
 */
export async function retryEdit<Result>(
  edited: 'profile' | 'webhook',
  edit: () => Promise<Result | undefined>,
): Promise<Result> {
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const result = await edit();
    if (result !== undefined) return result;
    if (tries < MAX_TRIES) await sleep(Math.random() * MAX_PAUSE_MS);
  }
  const detail = `Other edits of this ${edited} were made at the same time. Try again.`;
  throw new ServiceError('edit_conflict', detail, { retryAfterSeconds: 1 });
}
