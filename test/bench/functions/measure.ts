import { randomUUID } from 'node:crypto';
import { ANY_ADDRESS, type Benchmark } from './benchmarks.ts';
import { startFunction } from './function-process.ts';
import { type Spent, sum } from './spent.ts';

/** Time that a function spent in each start, in each start plus the first invocation, and in each warm invocation. */
export type Samples = { init: Spent[]; first: Spent[]; warm: Spent[] };

const WARM_UP_INVOCATIONS = 10;
const WARM_INVOCATIONS = 50;

/** Runs each function in new processes, one at a time; functions alternate so that a busy machine affects all alike. */
export async function measure(
  client: string,
  benchmarks: readonly Benchmark[],
  processes: number,
): Promise<Samples[]> {
  const samples = benchmarks.map((): Samples => ({ init: [], first: [], warm: [] }));
  for (let round = 0; round < processes; round++) {
    process.stderr.write(`\rround ${round + 1} of ${processes}`);
    for (const [i, { fn, event }] of benchmarks.entries()) {
      const { init, first, warm } = samples[i] as Samples;
      const started = await startFunction(client, fn);
      init.push(started.init);
      if (event !== undefined) {
        const invoke = () => started.invoke(event.replace(ANY_ADDRESS, `${randomUUID()}@example.com`));
        first.push(sum(started.init, (await invoke()).spent));
        for (let call = 1; call < WARM_UP_INVOCATIONS; call++) await invoke();
        for (let call = 0; call < WARM_INVOCATIONS; call++) warm.push((await invoke()).spent);
      }
      await started.end();
    }
  }
  process.stderr.write('\r');
  return samples;
}
