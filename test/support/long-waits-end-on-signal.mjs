import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

// Preloaded into a command, this ends waits of a minute or more when the test sends SIGUSR2.
const wait = timers.setTimeout;
// A signal that arrives before the wait ends it as well.
const signal = new Promise((resolve) => process.once('SIGUSR2', resolve));
timers.setTimeout = async (ms, ...rest) => {
  if (ms < 60_000) return wait(ms, ...rest);
  const isKeptAlive = setInterval(() => undefined, 1_000);
  await signal;
  clearInterval(isKeptAlive);
};
syncBuiltinESMExports();
