import { setTimeout as sleep } from 'node:timers/promises';
import { finishDeletions } from '#lib/operations/sweep.ts';
import { handler } from '../../../functions/finish-deletions.ts';
import type { Simulation } from '../simulation.ts';
import { processes } from '../world.ts';

const HOUR_MS = 3_600_000;

/** Delivers the stream's records of deletion markers to the function that finishes deletions. */
export async function deliver(simulation: Simulation, isAgain = false): Promise<void> {
  const { records } = simulation.table;
  const Records = (isAgain ? records : records.slice(simulation.delivered))
    .filter(({ PK, eventName }) => PK === 'DELETED' && eventName !== 'REMOVE')
    .map(({ PK, SK, atMs }, at) => ({
      dynamodb: {
        Keys: { PK: { S: PK }, SK: { S: SK } },
        ApproximateCreationDateTime: atMs / 1000,
        SequenceNumber: String(at),
      },
    }));
  simulation.delivered = records.length;
  if (Records.length > 0) await handler({ Records } as never, { getRemainingTimeInMillis: () => 60_000 });
}

/**
 * Starts a process that delivers records twice, at times of the schedule's choice: those that were written since, or in half
 * of the random schedules all of them again.
 */
export const streamProcess = (simulation: Simulation): void =>
  simulation.start('stream', async () => {
    for (const isSecond of [false, true]) {
      await sleep(1);
      await deliver(simulation, isSecond && simulation.isRandom && Math.random() < 0.5);
    }
  });

/** Lets two hours pass, in which the stream's records arrive and the hourly sweep runs twice. */
export async function finishAll(simulation: Simulation): Promise<void> {
  if (processes.getStore() !== undefined) throw new Error('Runs outside the schedule only');
  await deliver(simulation);
  for (let hour = 0; hour < 2; hour++) {
    simulation.pass(HOUR_MS);
    await finishDeletions(Number.POSITIVE_INFINITY);
    await deliver(simulation);
  }
}
