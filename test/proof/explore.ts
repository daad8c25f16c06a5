import type { KeyUse } from './simulated-table.ts';
import { type Action, type Budget, type Chooser, Simulation } from './simulation.ts';
import { randomFrom } from './world.ts';

/** A protocol: sets processes up, and says which of its promises a finished schedule broke. */
export type Protocol = {
  name: string;
  /** Prepares the table and starts the processes. Returns a function that checks the promises once all have ended. */
  prepare: (simulation: Simulation) => Promise<() => Promise<void>>;
  /** The faults and crashes of exhaustive schedules. */
  exhaustive: Budget;
};

/** A broken promise in plain words, the seed of a random schedule, the choices that lead to it, and what happened. */
export type Violation = { promise: string; seed?: number; choices: number[]; trace: readonly string[] };

/** Thrown by a protocol for a broken promise. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

/** Thrown by a chooser to abandon a schedule that is equivalent to an earlier one. */
class Redundant extends Error {}

type Schedule = {
  seed: number;
  /** The faults of an exhaustive schedule; undefined for a random one. */
  budget: Budget | undefined;
  choose: Chooser;
  inspect?: ((simulation: Simulation) => void) | undefined;
};

/** Runs one schedule. Returns undefined if it was abandoned or kept every promise. */
async function runOnce(
  protocol: Protocol,
  { seed, budget, choose, inspect }: Schedule,
): Promise<Violation | undefined> {
  const choices: number[] = [];
  const recording: Chooser = (actions) => {
    const chosen = choose(actions);
    choices.push(chosen);
    return chosen;
  };
  const simulation = new Simulation(seed, recording, budget ?? RANDOM_BUDGET, budget === undefined);
  try {
    const check = await protocol.prepare(simulation);
    await simulation.run();
    await check();
    inspect?.(simulation);
    return undefined;
  } catch (error) {
    if (error instanceof Redundant) return undefined;
    if (error instanceof BrokenPromise)
      return {
        promise: error.message,
        ...(simulation.isRandom && { seed }),
        choices,
        trace: simulation.trace,
      };
    throw error;
  }
}

const meet = (a: KeyUse, b: KeyUse): boolean =>
  (a.isWrite || b.isWrite) &&
  (a.PK === undefined || b.PK === undefined || a.PK === b.PK) &&
  (a.SK === undefined || b.SK === undefined || a.SK === b.SK);

/**
 * Whether two actions have the same effect in either order. Calls that a process makes at once are awaited together, so only
 * their outcomes matter to it.
 */
function commute(a: Action, b: Action): boolean {
  if (a.process === b.process && (a.call === b.call || a.kind !== 'plain' || b.kind !== 'plain'))
    return false;
  // Each uses up the budget of the other.
  if (a.kind !== 'plain' && a.kind === b.kind) return false;
  return !a.keys.some((key) => b.keys.some((other) => meet(key, other)));
}

type Frame = { actions: readonly Action[]; at: number; asleep: readonly Action[] };

/**
 * Runs every schedule of a protocol within a budget, depth first. Of schedules that differ only in the order of actions that
 * commute, it runs one (sleep sets of partial-order reduction). Stops at the first violation.
 */
export async function exploreAll(
  protocol: Protocol,
  budget: Budget,
  most = Number.POSITIVE_INFINITY,
): Promise<{ schedules: number; isComplete: boolean; violation?: Violation }> {
  const frames: Frame[] = [];
  let schedules = 0;
  for (;;) {
    let depth = 0;
    const choose: Chooser = (actions) => {
      const frame = frames[depth] ?? newFrame(frames, actions);
      depth += 1;
      return frame.at;
    };
    schedules += 1;
    const violation = await runOnce(protocol, { seed: 1, budget, choose });
    if (violation) return { schedules, isComplete: false, violation };
    if (!nextSchedule(frames)) return { schedules, isComplete: true };
    if (schedules >= most) return { schedules, isComplete: false };
  }
}

function newFrame(frames: Frame[], actions: readonly Action[]): Frame {
  const parent = frames.at(-1);
  const taken = parent?.actions[parent.at];
  const asleep =
    parent && taken
      ? [...parent.asleep, ...parent.actions.slice(0, parent.at)].filter((action) => commute(action, taken))
      : [];
  const frame = { actions, at: -1, asleep };
  advance(frame);
  if (frame.at >= actions.length) throw new Redundant();
  frames.push(frame);
  return frame;
}

/** Moves a frame to its next action that isn't asleep. */
function advance(frame: Frame): void {
  const isAsleep = ({ id }: Action) => frame.asleep.some((one) => one.id === id);
  do frame.at += 1;
  while (frame.at < frame.actions.length && isAsleep(frame.actions[frame.at] as Action));
}

/** Prepares the next schedule; false if there is none. */
function nextSchedule(frames: Frame[]): boolean {
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    advance(frame);
    if (frame.at < frame.actions.length) return true;
    frames.pop();
  }
  return false;
}

const RANDOM_BUDGET: Budget = { faults: 2, crashes: 1 };

/** Picks a process first, and a fault or crash for one call in eight. */
function randomChooser(random: () => number): Chooser {
  return (actions) => {
    const names = [...new Set(actions.map(({ process }) => process))];
    const process = names[Math.floor(random() * names.length)];
    const own = actions.flatMap((action, at) => (action.process === process ? [at] : []));
    const [plain, others] = [true, false].map((isPlain) =>
      own.filter((at) => (actions[at]?.kind === 'plain') === isPlain),
    ) as [number[], number[]];
    const among = others.length > 0 && random() < 1 / 8 ? others : plain;
    return among[Math.floor(random() * among.length)] ?? 0;
  };
}

/** Runs the schedule of a seed; `inspect` gets the simulation once it has ended. */
export const runSeed = (
  protocol: Protocol,
  seed: number,
  inspect?: (simulation: Simulation) => void,
): Promise<Violation | undefined> =>
  runOnce(protocol, { seed, budget: undefined, choose: randomChooser(randomFrom(seed)), inspect });

/** Follows recorded choices, then always takes the first action. */
function following(choices: readonly number[]): Chooser {
  let step = 0;
  return (actions) => Math.min(choices[step++] ?? 0, actions.length - 1);
}

/** Looks for a shorter and plainer schedule that breaks the same promise. */
export async function shrink(protocol: Protocol, violation: Violation): Promise<Violation> {
  const { promise, seed = 0 } = violation;
  const fails = async (choices: readonly number[]) => {
    const found = await runOnce(protocol, { seed, budget: undefined, choose: following(choices) });
    return found?.promise === promise ? found : undefined;
  };
  let best = (await fails(violation.choices)) ?? violation;
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (let at = best.choices.length - 1; at >= 0; at--) {
      if (best.choices[at] === 0) continue;
      const plainer = best.choices.with(at, 0);
      while (plainer.at(-1) === 0) plainer.pop();
      const found = await fails(plainer);
      if (!found) continue;
      best = { ...found, choices: plainer };
      isShorter = true;
      break;
    }
  }
  return best;
}
