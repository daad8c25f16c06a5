import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

// Preloaded into a command, this ends waits of a minute or more when the test sends SIGUSR2.
const wait = timers.setTimeout;
timers.setTimeout = async (ms, ...rest) => {
  if (ms < 60_000) return wait(ms, ...rest);
  const isKeptAlive = setInterval(() => undefined, 1_000);
  await new Promise((resolve) => process.once('SIGUSR2', resolve));
  clearInterval(isKeptAlive);
};
syncBuiltinESMExports();
