import { setTimeout as wait } from 'node:timers/promises';
import type { Invoke } from '../lambda/pool.ts';
import type { Stack } from '../template/read-stack.ts';

type Schedule = Stack['schedules'][number];

const MINUTE_MS = 60_000;

export type Schedules = ReturnType<typeof createSchedules>;

/** Runs functions at their scheduled times, and as of a later time on request. */
export function createSchedules() {
  let aheadMs = 0;
  let runAll: ((time: Date) => Promise<unknown>) | undefined;
  return {
    /** Runs the schedules of a stack until it is stopped. */
    async follow(schedules: readonly Schedule[], invoke: Invoke, signal: AbortSignal): Promise<void> {
      const run = ({ functionId }: Schedule, time: Date) =>
        invoke(functionId, { time: time.toISOString().replace('.000', '') });
      runAll = (time) => Promise.all(schedules.map((schedule) => run(schedule, time)));
      await Promise.all(
        schedules.map(async (schedule) => {
          const periodMs = schedule.minutes * MINUTE_MS;
          for (;;) {
            const nextMs = (Math.floor(Date.now() / periodMs) + 1) * periodMs;
            try {
              await wait(nextMs - Date.now(), undefined, { signal });
            } catch {
              return;
            }
            await run(schedule, new Date(nextMs));
          }
        }),
      );
    },
    /** Runs all schedules as of some hours later than now, or than the last time that this was done. Returns the time. */
    async advance(hours: number): Promise<Date> {
      const nowMs = Math.floor(Date.now() / 1_000) * 1_000;
      if (aheadMs === 0) await runAll?.(new Date(nowMs));
      aheadMs += hours * 60 * MINUTE_MS;
      const time = new Date(nowMs + aheadMs);
      await runAll?.(time);
      return time;
    },
  };
}
