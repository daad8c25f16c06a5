import { table } from '#lib/table/single-table.ts';

/**
 * Runs `work` and rejects its table calls from number `last` on, as if the process had died. Returns false if `work` ended
 * before that call.
 */
export async function diesAtCall(last: number, work: () => Promise<unknown>): Promise<boolean> {
  let calls = 0;
  table.middlewareStack.add(
    (next) => (call) => (++calls < last ? next(call) : Promise.reject(new Error('The process died'))),
    { step: 'initialize', name: 'die' },
  );
  try {
    await work();
    return false;
  } catch {
    return true;
  } finally {
    table.middlewareStack.remove('die');
  }
}
