import { table } from '#lib/table/single-table.ts';

/** Runs work whose calls of the table end with the given one, which is not made; false if it was over before. */
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
