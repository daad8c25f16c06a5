import { AsyncLocalStorage } from 'node:async_hooks';

const noticing = new AsyncLocalStorage<{ isReplayed: boolean }>();

/** Reports to the running `noticeReplay`, if any, that an earlier request with this idempotency key created the result. */
export function reportReplay(): void {
  const notice = noticing.getStore();
  if (notice) notice.isReplayed = true;
}

/** Runs work and tells whether its result is that of an earlier request. */
export async function noticeReplay<Result>(work: () => Promise<Result>) {
  const notice = { isReplayed: false };
  const result = await noticing.run(notice, work);
  return { result, ...notice };
}
