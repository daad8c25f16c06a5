import { readdirSync, readFileSync } from 'node:fs';

/** Wall, CPU and queuing time of a process, in milliseconds. */
export type Spent = {
  wallMs: number;
  /** CPU time of all threads. */
  cpuMs: number;
  /** CPU time of the main thread. */
  mainMs: number;
  /** Time that the main thread waited for a processor. */
  queuedMs: number;
};

/** The memory, in MB, at which Lambda allocates one full vCPU to a function. */
const MB_OF_ONE_CPU = 1769;

/** The scheduler's counters of a thread; undefined if the thread has just ended. */
function schedulerCounters(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The clock reading, and the CPU and queuing time of a running process so far, from Linux's scheduler counters. */
export function spentBy(pid: number): Spent {
  const threads = readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const counters = schedulerCounters(`/proc/${pid}/task/${thread}/schedstat`);
    if (counters === undefined) return [];
    const [ran = 0, queued = 0] = counters.split(' ').map((nanoseconds) => Number(nanoseconds) / 1e6);
    return [{ isMain: Number(thread) === pid, ran, queued }];
  });
  const main = threads.find(({ isMain }) => isMain);
  return {
    wallMs: performance.now(),
    cpuMs: threads.reduce((total, { ran }) => total + ran, 0),
    mainMs: main?.ran ?? 0,
    queuedMs: main?.queued ?? 0,
  };
}

/** The zero point from which to measure a process that is about to start. */
export const beforeStart = (): Spent => ({ wallMs: performance.now(), cpuMs: 0, mainMs: 0, queuedMs: 0 });

export const sum = (a: Spent, b: Spent, sign: 1 | -1 = 1): Spent => ({
  wallMs: a.wallMs + sign * b.wallMs,
  cpuMs: a.cpuMs + sign * b.cpuMs,
  mainMs: a.mainMs + sign * b.mainMs,
  queuedMs: a.queuedMs + sign * b.queuedMs,
});

export const difference = (to: Spent, from: Spent): Spent => sum(to, from, -1);

/** Duration in milliseconds without the time spent waiting for a processor. */
export const unqueuedMs = ({ wallMs, queuedMs }: Spent): number => wallMs - queuedMs;

/**
 * Estimated duration in milliseconds on the share of a processor that Lambda provides with this much memory. The share scales
 * the CPU time of all threads, but not the time spent waiting for other services.
 */
export function scaledMs(memoryMb: number, spent: Spent): number {
  const share = Math.min(1, memoryMb / MB_OF_ONE_CPU);
  return unqueuedMs(spent) - spent.mainMs + spent.cpuMs / share;
}
