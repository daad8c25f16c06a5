import { readdirSync, readFileSync } from 'node:fs';

/** How long something took in a process, ms, and what of it the process had or wanted a processor. */
export type Spent = {
  wallMs: number;
  /** Of all its threads. */
  cpuMs: number;
  /** Of its main thread. */
  mainMs: number;
  /** The main thread could have run, but others had the processors. */
  queuedMs: number;
};

/** A moment in the life of a process. */
type Moment = Spent;

const NOTHING: Moment = { wallMs: 0, cpuMs: 0, mainMs: 0, queuedMs: 0 };

/** Memory of a function for which Lambda gives one processor. */
const MB_OF_ONE_CPU = 1769;

/** What Linux counts for a thread; nothing for one that has just ended. */
function countedOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What a process has had of the processors since it began, and when that is asked; Linux counts it in nanoseconds. */
export function now(pid: number): Moment {
  const threads = readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const counted = countedOf(`/proc/${pid}/task/${thread}/schedstat`);
    if (counted === undefined) return [];
    const [ran = 0, queued = 0] = counted.split(' ').map((nanoseconds) => Number(nanoseconds) / 1e6);
    return [{ isMain: Number(thread) === pid, ran, queued }];
  });
  const main = threads.find(({ isMain }) => isMain);
  return {
    wallMs: performance.now(),
    cpuMs: threads.reduce((sum, { ran }) => sum + ran, 0),
    mainMs: main?.ran ?? 0,
    queuedMs: main?.queued ?? 0,
  };
}

/** The moment before a process begins. */
export const beforeItBegins = (): Moment => ({ ...NOTHING, wallMs: performance.now() });

const combine = (a: Spent, b: Spent, sign: 1 | -1): Spent => ({
  wallMs: b.wallMs + sign * a.wallMs,
  cpuMs: b.cpuMs + sign * a.cpuMs,
  mainMs: b.mainMs + sign * a.mainMs,
  queuedMs: b.queuedMs + sign * a.queuedMs,
});

/** What was spent from one moment to another. */
export const between = (from: Moment, to: Moment): Spent => combine(from, to, -1);

/** Two things together, one after the other. */
export const together = (a: Spent, b: Spent): Spent => combine(a, b, 1);

/** How long it took, ms, but for waiting until others let it have a processor. */
export const atFullSpeed = ({ wallMs, queuedMs }: Spent): number => wallMs - queuedMs;

/**
 * How long it would have taken, ms, with the part of a processor that Lambda gives a function of so much memory: what all
 * threads computed takes longer by it, waiting for other services does not.
 */
export function atShareOf(memoryMb: number, spent: Spent): number {
  const share = Math.min(1, memoryMb / MB_OF_ONE_CPU);
  return atFullSpeed(spent) - spent.mainMs + spent.cpuMs / share;
}
