import type { LocalFunction } from '../template/model.ts';
import {
  type ExecutionEnvironment,
  type OnOutput,
  type Outcome,
  startExecutionEnvironment,
} from './execution-environment.ts';
import { createFleet, GROWTH_WAIT_MS } from './fleet.ts';

/** How an invocation ended: as the function did, or without having been let in. */
export type Invocation = (Outcome | { kind: 'throttled' }) & { coldStart: boolean };

/** Runs the functions of a stack, in as many environments at once as it is allowed. */
export type Pool = {
  /** Runs a function once, as soon as there is room; rejects only for a function that the stack does not have. */
  invoke: (functionId: string, event: unknown) => Promise<Invocation>;
  /** Uses other code or settings from the next invocation on; what runs ends undisturbed. */
  replace: (functions: readonly PooledFunction[]) => void;
  stop: () => Promise<void>;
};

/** A function and the whole environment that it sees. */
export type PooledFunction = { fn: LocalFunction; environment: Record<string, string> };

/** What a pool runs, and its bounds. */
export type PoolOptions = {
  functions: readonly PooledFunction[];
  onOutput: OnOutput;
  /** Environments that exist at once, over all functions. */
  maxEnvironments?: number;
  maxEnvironmentsPerFunction?: number;
  /** Invocations that wait for one; more are throttled. */
  maxWaiting?: number;
};

type Admission = { environment: ExecutionEnvironment; coldStart: boolean };
type Waiting = { functionId: string; since: number; admit: (admission: Admission | undefined) => void };

const MAX_ENVIRONMENTS = 16;
const MAX_ENVIRONMENTS_PER_FUNCTION = 6;
const MAX_WAITING = 500;
/** How long calls of a function without any environment may be overtaken by those of functions that have one. */
const PATIENCE_MS = 200;

/** Opens a pool; environments are started when calls come and kept warm, as the rules of its fleet have it. */
export function createPool(options: PoolOptions): Pool {
  const {
    onOutput,
    maxEnvironments: max = MAX_ENVIRONMENTS,
    maxEnvironmentsPerFunction: maxPerFunction = MAX_ENVIRONMENTS_PER_FUNCTION,
    maxWaiting = MAX_WAITING,
  } = options;
  let known = byId(options.functions);
  let stopped = false;
  const waiting: Waiting[] = [];
  const fleet = createFleet({
    max,
    maxPerFunction,
    start(functionId) {
      const { fn, environment } = known.get(functionId) as PooledFunction;
      return startExecutionEnvironment(fn, environment, onOutput);
    },
  });

  function admission({ functionId, since }: Waiting, { warm }: { warm: boolean }): Admission | undefined {
    const environment = warm ? fleet.warm(functionId) : fleet.cold(functionId, performance.now() - since);
    return environment && { environment, coldStart: !warm };
  }

  /** Lets in the first call, oldest first, that a test picks and that gets an environment. */
  function letIn(warm: boolean, picks: (call: Waiting) => boolean): boolean {
    const tried = new Set<string>();
    for (const [index, call] of waiting.entries()) {
      if (tried.has(call.functionId) || !picks(call)) continue;
      tried.add(call.functionId);
      const admitted = admission(call, { warm });
      if (!admitted) continue;
      waiting.splice(index, 1);
      call.admit(admitted);
      return true;
    }
    return false;
  }

  function letAllIn(): void {
    const isOverdue = ({ functionId, since }: Waiting) =>
      performance.now() - since > PATIENCE_MS && fleet.countOf(functionId) === 0;
    while (letIn(false, isOverdue) || letIn(true, () => true) || letIn(false, () => true));
  }

  function admitted(functionId: string): Promise<Admission | undefined> {
    if (stopped || waiting.length >= maxWaiting) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const call = { functionId, since: performance.now(), admit: resolve };
      waiting.push(call);
      letAllIn();
      // By then it may have what is idle.
      if (waiting.includes(call)) setTimeout(letAllIn, GROWTH_WAIT_MS).unref();
    });
  }

  return {
    async invoke(functionId, event) {
      if (!known.has(functionId)) throw new Error(`The stack has no function ${functionId}`);
      const admission = await admitted(functionId);
      if (!admission) return { kind: 'throttled', coldStart: false };
      const { environment, coldStart } = admission;
      const outcome = await environment.run(event);
      fleet.giveBack(environment);
      letAllIn();
      return { ...outcome, coldStart };
    },
    replace(functions) {
      known = byId(functions);
      fleet.outdate();
    },
    async stop() {
      stopped = true;
      for (const { admit } of waiting.splice(0)) admit(undefined);
      await fleet.end();
    },
  };
}

function byId(functions: readonly PooledFunction[]): Map<string, PooledFunction> {
  return new Map(functions.map((pooled) => [pooled.fn.logicalId, pooled]));
}
