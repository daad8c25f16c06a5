import { setImmediate as turn } from 'node:timers/promises';
import {
  type Call,
  conflicted,
  type KeyUse,
  keysOf,
  SimulatedTable,
  throttled,
  timedOut,
} from './simulated-table.ts';
import { enter, processes, randomFrom } from './world.ts';

/**
 * What can happen to a pending call. A `repeated` write took effect, its response was lost, and the SDK sent it again. A
 * process that crashes never continues.
 */
type Outcome =
  | 'done'
  | 'stale'
  | 'failed before'
  | 'failed after'
  | 'repeated'
  | 'conflicted'
  | 'crashed before'
  | 'crashed after';

/** One thing that can happen next: a call's outcome, or a timer that fires. */
export type Action = {
  process: string;
  /** What happens, in plain words. */
  label: string;
  /** Stays the same while other processes go on. */
  id: string;
  /** The serial number of the call or timer within its process. */
  call: number;
  keys: readonly KeyUse[];
  kind: 'plain' | 'fault' | 'crash';
};

/** Picks one of the actions that can happen next. */
export type Chooser = (actions: readonly Action[]) => number;

/** Calls and timers have a serial number within their process. */
type Pending = { process: string; serial: number; call: Call; settle: (outcome: Outcome) => void };
type Timer = { process: string; serial: number; dueMs: number; fire: () => void };

/** How a process ended, if it did. */
export type Ended = { value?: unknown; error?: unknown };

/** A call that was made, by a process or outside the schedule, with what the table answered. */
export type RecordedCall = { process: string | undefined; call: Call; result: unknown; error: unknown };

/** The faults that may happen in one schedule. */
export type Budget = { faults: number; crashes: number };

const START_MS = Date.parse('2026-03-01T09:00:00.000Z');

/** Hashes and identifiers, of which a trace shows the first characters. */
const LONG_NAME = /\b(\w{8})[\dA-Za-z]{12,}/g;

const isRead = ({ name }: Pick<Call, 'name'>) => ['Get', 'Query', 'Scan', 'BatchGet'].includes(name);
const mayBeStale = ({ name, input }: Call) =>
  name === 'BatchGet'
    ? Object.values<{ ConsistentRead?: boolean }>(input.RequestItems).some(
        (one) => one.ConsistentRead !== true,
      )
    : isRead({ name }) && input.ConsistentRead !== true;

function faultsOf(call: Call): Outcome[] {
  if (isRead(call)) return ['failed before'];
  // The SDK repeats a transaction under its token, which changes nothing.
  if (call.name === 'TransactWrite') return ['failed before', 'failed after', 'conflicted'];
  return ['failed before', 'failed after', 'repeated'];
}

const isFault = (outcome: Outcome) =>
  ['failed before', 'failed after', 'repeated', 'conflicted'].includes(outcome);
const isCrash = (outcome: Outcome) => outcome.startsWith('crashed');

/** One schedule: a table, a clock and processes of real code whose calls wait until the chooser lets them happen. */
export class Simulation {
  readonly table = new SimulatedTable();
  readonly trace: string[] = [];
  readonly ended = new Map<string, Ended>();
  /** The calls that were made, in order, with their results; they can be replayed on another table. */
  readonly calls: RecordedCall[] = [];
  /** The number of stream records that were delivered. */
  delivered = 0;
  /** Whether the schedule is one of many random ones, which may have more processes than an exhaustive one. */
  readonly isRandom: boolean;
  private clockMs = START_MS;
  private readonly crashed = new Set<string>();
  private readonly names: string[] = [];
  private readonly serials = new Map<string, number>();
  private readonly pending: Pending[] = [];
  private readonly timers: Timer[] = [];
  private left: Budget;
  private readonly choose: Chooser;

  constructor(seed: number, choose: Chooser, budget: Budget, isRandom: boolean) {
    this.isRandom = isRandom;
    this.choose = choose;
    this.left = { ...budget };
    enter({ nowMs: () => this.clockMs, random: randomFrom(seed), sleep: (ms) => this.sleep(ms) });
  }

  get nowMs(): number {
    return this.clockMs;
  }

  /** Lets time pass outside the schedule, such as the hour until the next sweep. */
  pass(ms: number): void {
    this.clockMs += Math.ceil(ms);
  }

  /** Makes a call. Inside a process it waits for its turn; outside, it happens at once. */
  async send(call: Call): Promise<unknown> {
    const process = processes.getStore();
    if (process === undefined) return this.perform(undefined, call, 'done');
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome) => {
        try {
          const result = this.perform(process, call, outcome);
          if (!isCrash(outcome)) resolve(result);
        } catch (error) {
          if (!isCrash(outcome)) reject(error);
        }
      };
      this.pending.push({ process, serial: this.nextSerial(process), call, settle });
    });
  }

  private nextSerial(process: string): number {
    const serial = (this.serials.get(process) ?? 0) + 1;
    this.serials.set(process, serial);
    return serial;
  }

  private perform(process: string | undefined, call: Call, outcome: Outcome): unknown {
    if (outcome === 'failed before') throw throttled();
    if (outcome === 'conflicted') throw conflicted();
    if (outcome === 'crashed before') return undefined;
    const once = () => {
      let [result, error]: unknown[] = [];
      try {
        result = this.table.run(call, this.clockMs, outcome === 'stale');
        return result;
      } catch (thrown) {
        error = thrown;
        throw thrown;
      } finally {
        if (outcome !== 'stale') this.calls.push({ process, call, result, error });
      }
    };
    if (outcome === 'repeated') {
      try {
        once();
      } catch {
        // The first attempt's error is lost with its response.
      }
    }
    const result = once();
    if (outcome === 'failed after') throw timedOut();
    return result;
  }

  private async sleep(ms: number): Promise<void> {
    const process = processes.getStore();
    if (process === undefined) return void this.pass(ms);
    return new Promise((resolve) => {
      this.timers.push({
        ...{ process, serial: this.nextSerial(process) },
        dueMs: this.clockMs + ms,
        fire: resolve,
      });
    });
  }

  /** Starts a process. Its work begins when `run` is called. */
  start(name: string, work: () => Promise<unknown>): void {
    this.names.push(name);
    const end = (ended: Ended) => void this.ended.set(name, ended);
    void processes
      .run(name, async () => work())
      .then(
        (value) => end({ value }),
        (error: unknown) => end({ error }),
      );
  }

  /** Runs all processes until each has ended or crashed. */
  async run(): Promise<void> {
    for (;;) {
      await this.settled();
      const actions = this.actions();
      if (actions.length === 0) return;
      const at = this.choose(actions);
      const action = actions[at];
      if (!action) throw new Error('The chooser chose no action');
      this.happen(action);
    }
  }

  /** Waits until every process waits for its turn, has ended or has crashed. */
  private async settled(): Promise<void> {
    const isWaiting = (name: string) =>
      this.ended.has(name) ||
      this.crashed.has(name) ||
      this.pending.some(({ process }) => process === name) ||
      this.timers.some(({ process }) => process === name);
    for (let turns = 0; turns < 1_000; turns++) {
      await turn();
      if (this.names.every(isWaiting)) return;
    }
    throw new Error('A process waits for something that is not simulated');
  }

  private actions(): Action[] {
    const calls = this.pending.flatMap(({ process, serial, call }): Action[] => {
      const keys = keysOf(call);
      const named = keys
        .map(({ PK = '*', SK = '*' }) => `${PK}/${SK}`)
        .join(', ')
        .replaceAll(LONG_NAME, '$1…');
      const outcomes: Outcome[] = [
        'done',
        ...(mayBeStale(call) ? (['stale'] as const) : []),
        ...(this.left.faults > 0 ? faultsOf(call) : []),
        ...(this.left.crashes > 0
          ? isRead(call)
            ? (['crashed before'] as const)
            : (['crashed before', 'crashed after'] as const)
          : []),
      ];
      return outcomes.map((outcome) => ({
        process,
        label: `${process}: ${call.name} ${named}${outcome === 'done' ? '' : ` ${outcome}`}`,
        id: `${process} ${serial} ${outcome}`,
        call: serial,
        keys,
        kind: isCrash(outcome) ? 'crash' : isFault(outcome) ? 'fault' : 'plain',
      }));
    });
    const timers = this.timers.map(
      ({ process, serial }): Action => ({
        process,
        label: `${process}: a pause ends`,
        id: `${process} ${serial} timer`,
        call: serial,
        keys: [],
        kind: 'plain',
      }),
    );
    return [...calls, ...timers];
  }

  private happen({ process, id, label, kind }: Action): void {
    this.trace.push(label);
    this.clockMs += 1;
    if (kind === 'fault') this.left = { ...this.left, faults: this.left.faults - 1 };
    if (kind === 'crash') this.left = { ...this.left, crashes: this.left.crashes - 1 };
    const [, serial = '', outcome = ''] = /(\d+) ([a-z ]+)$/.exec(id) ?? [];
    const take = <One extends { process: string; serial: number }>(all: One[]): One => {
      const at = all.findIndex((one) => one.process === process && one.serial === Number(serial));
      const [taken] = at < 0 ? [] : all.splice(at, 1);
      if (!taken) throw new Error(`There is no ${id}`);
      return taken;
    };
    if (outcome === 'timer') {
      const fired = take(this.timers);
      this.clockMs = Math.max(this.clockMs, Math.ceil(fired.dueMs));
      fired.fire();
      return;
    }
    const chosen = take(this.pending);
    if (kind === 'crash') this.crash(process);
    chosen.settle(outcome as Outcome);
  }

  private crash(process: string): void {
    this.crashed.add(process);
    const isOther = (one: { process: string }) => one.process !== process;
    for (const list of [this.pending, this.timers]) {
      const others = (list as { process: string }[]).filter(isOther);
      list.splice(0, list.length, ...(others as never[]));
    }
  }
}
