import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** What stands in for the machine: the clock, randomness and timers of the running simulation. */
export type World = {
  nowMs: () => number;
  random: () => number;
  /** Resolves when the simulation has reached the time; outside a process, at once. */
  sleep: (ms: number) => Promise<void>;
};

let current: World | undefined;
const RealDate = Date;

/** Makes a simulation the source of time and randomness for all code that runs from now on. */
export function enter(world: World): void {
  current = world;
}

/** The name of the process that runs; undefined outside the schedule. */
export const processes = new AsyncLocalStorage<string>();

/** The numbers of a seed in [0, 1), the same each time (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const nowMs = () => current?.nowMs() ?? RealDate.now();
const random = () => (current ?? fallback).random();
const fallback = { random: Math.random };

function randomBuffer(size: number): Buffer {
  return Buffer.from(Array.from({ length: size }, () => Math.floor(random() * 256)));
}

class SimulatedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(nowMs());
    else super(...(parts as [number]));
  }
  static override now(): number {
    return nowMs();
  }
}

/**
 * Replaces the sources of time and randomness of Node.js for the whole process. Must run before the modules under test are
 * loaded. Timeouts of calls never fire: the simulation loses responses instead.
 */
export function replaceSources(): void {
  Math.random = random.bind(undefined);
  globalThis.Date = SimulatedDate as DateConstructor;
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.crypto.getRandomValues = (array) => {
    if (array)
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(randomBuffer(array.byteLength));
    return array;
  };
  const replaced = {
    randomBytes: randomBuffer,
    randomInt: (low: number, high?: number) =>
      high === undefined ? Math.floor(random() * low) : low + Math.floor(random() * (high - low)),
    randomUUID: () => {
      const hex = randomBuffer(16).toString('hex');
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `4${hex.slice(13, 16)}`,
        `8${hex.slice(17, 20)}`,
        hex.slice(20),
      ].join('-');
    },
  };
  Object.assign(crypto, replaced);
  Object.assign(timers, { setTimeout: (ms: number) => current?.sleep(ms) });
  syncBuiltinESMExports();
}
