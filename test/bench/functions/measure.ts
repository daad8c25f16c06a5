import { randomUUID } from 'node:crypto';
import { startFunction } from './function-process.ts';
import type { Measured } from './record-events.ts';
import { ANY_ADDRESS } from './requests.ts';
import { type Spent, together } from './spent.ts';

/** What a function's processes have spent: each on its start, with its first event, and on further ones once it is warm. */
export type Samples = { init: Spent[]; first: Spent[]; warm: Spent[] };

const WARMING_UP = 10;
const WARM = 50;

/**
 * Runs each function in so many fresh processes, which take turns, so that a busy moment of the machine hits all alike; only one
 * runs at a time.
 */
export async function measure(
  client: string,
  functions: readonly Measured[],
  processes: number,
): Promise<Samples[]> {
  const samples = functions.map((): Samples => ({ init: [], first: [], warm: [] }));
  for (let round = 0; round < processes; round++) {
    process.stderr.write(`\rround ${round + 1} of ${processes}`);
    for (const [i, { fn, event }] of functions.entries()) {
      const { init, first, warm } = samples[i] as Samples;
      const started = await startFunction(client, fn);
      init.push(started.init);
      if (event !== undefined) {
        const answered = () => started.answer(event.replace(ANY_ADDRESS, `${randomUUID()}@example.com`));
        first.push(together(started.init, (await answered()).spent));
        for (let call = 1; call < WARMING_UP; call++) await answered();
        for (let call = 0; call < WARM; call++) warm.push((await answered()).spent);
      }
      await started.end();
    }
  }
  process.stderr.write('\r');
  return samples;
}
