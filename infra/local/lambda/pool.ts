import type { LocalFunction } from '../template/read-functions.ts';
import {
  type ExecutionEnvironment,
  type OnOutput,
  startExecutionEnvironment,
} from './execution-environment.ts';
import type { Outcome } from './worker.ts';

export type Invocation = (Outcome | { kind: 'throttled'; errorType: string }) & { coldStart: boolean };

/** Invokes a function as soon as an environment is available. Rejects only if the function is unknown. */
export type Invoke = (functionId: string, event: unknown) => Promise<Invocation>;

/** Idle time after which an environment may be replaced by an additional one for a different function. */
const IDLE_MS = 2_000;
const MAX_WAITING = 500;

/**
 * Creates a pool. An invocation gets an idle environment of its function, or a new one if the function has none or there is
 * room. Otherwise, the invocation waits. A start takes fifty times as long as an invocation, so only environments that were
 * idle for `IDLE_MS` are replaced. A function always gets its first environment, even beyond `maxEnvironments`; the pool then
 * discards idle environments until the limit is met again.
 */
export function createPool(onOutput: OnOutput, maxEnvironments = 10) {
  let functions: readonly LocalFunction[] = [];
  let stopped = false;
  const all = new Set<ExecutionEnvironment>();
  /** When each idle environment became idle, earliest first. */
  const idle = new Map<ExecutionEnvironment, number>();
  const waiting: { fn: LocalFunction; admit: (environment?: ExecutionEnvironment) => void }[] = [];

  function discard(environment: ExecutionEnvironment): void {
    all.delete(environment);
    idle.delete(environment);
    void environment.end();
  }

  function warm(fn: LocalFunction): ExecutionEnvironment | undefined {
    for (const environment of idle.keys()) if (environment.broken()) discard(environment);
    const environment = [...idle.keys()].findLast((one) => one.fn === fn);
    if (environment) idle.delete(environment);
    return environment;
  }

  function makeRoom(): boolean {
    const [longest] = idle;
    if (all.size >= maxEnvironments && longest && performance.now() - longest[1] > IDLE_MS)
      discard(longest[0]);
    return all.size < maxEnvironments;
  }

  function cold(fn: LocalFunction): ExecutionEnvironment | undefined {
    const hasSome = [...all].some((one) => one.fn === fn);
    if (hasSome && !makeRoom()) return undefined;
    const environment = startExecutionEnvironment(fn, onOutput);
    all.add(environment);
    return environment;
  }

  function turn(fn: LocalFunction): Promise<ExecutionEnvironment | undefined> {
    return new Promise((admit) => {
      if (waiting.length >= MAX_WAITING) return admit(undefined);
      waiting.push({ fn, admit });
      setTimeout(admitWaiting, IDLE_MS + 1).unref();
    });
  }

  function admitWaiting(): void {
    for (const call of [...waiting]) {
      const free = warm(call.fn) ?? cold(call.fn);
      if (free) waiting.splice(waiting.indexOf(call), 1)[0]?.admit(free);
    }
  }

  function release(environment: ExecutionEnvironment): void {
    if (stopped) return;
    const { fn } = environment;
    if (environment.broken() || !functions.includes(fn)) discard(environment);
    else idle.set(environment, performance.now());
    admitWaiting();
    for (const longest of idle.keys()) if (all.size > maxEnvironments) discard(longest);
  }

  function refuseWaiting(): void {
    for (const { admit } of waiting.splice(0)) admit();
  }

  return {
    async invoke(functionId: string, event: unknown): Promise<Invocation> {
      const fn = functions.find(({ logicalId }) => logicalId === functionId);
      if (!fn) throw new Error(`The stack has no function ${functionId}`);
      const environment = stopped ? undefined : (warm(fn) ?? cold(fn) ?? (await turn(fn)));
      if (!environment) return { kind: 'throttled', errorType: 'Throttled', coldStart: false };
      const invocation = await environment.run(event);
      release(environment);
      return invocation;
    },
    /** Uses these functions from the next invocation on. Running invocations finish; waiting ones are throttled. */
    replace(next: readonly LocalFunction[]): void {
      functions = next;
      for (const environment of idle.keys()) discard(environment);
      refuseWaiting();
    },
    async stop(): Promise<void> {
      stopped = true;
      refuseWaiting();
      await Promise.all([...all].map((environment) => environment.end()));
    },
  };
}
