import { parseArgs } from 'node:util';
import { CannotStart } from './cannot-start.ts';

/** What the command line of the local environment says; `--limits` applies the stage's own limits. */
export type Options = ReturnType<typeof parseOptions>;

/** What `--help` prints. */
export const USAGE = `Usage: npm start -- [options]

Runs the whole service on this machine: API, database, inbox and place finder.

  --port 3000           port of the API
  --data .local         folder that keeps accounts, profiles, keys and the secret
  --fresh               start without what the data folder holds
  --limits production   apply the limits of a deployed stage instead of generous ones
  --watch               pick up changed source by itself
  --verbose             show everything that the functions log
  --help                show this`;

/** Reads the command line; throws `CannotStart` with one sentence for what it does not understand. */
export function parseOptions(args: readonly string[]) {
  const { port, data, limits, ...flags } = parse(args);
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new CannotStart(`--port wants a number from 0 to 65535, not ${JSON.stringify(port)}`);
  if (data === '') throw new CannotStart('--data wants the name of a folder');
  if (limits !== undefined && limits !== 'production')
    throw new CannotStart(`--limits knows only "production", not ${JSON.stringify(limits)}`);
  return { ...flags, port: Number(port), dataFolder: data, productionLimits: limits === 'production' };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '3000' },
        data: { type: 'string', default: '.local' },
        fresh: { type: 'boolean', default: false },
        limits: { type: 'string' },
        watch: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (cause) {
    const [sentence = ''] = (cause as Error).message.split(/[.\n] ?/);
    throw new CannotStart(`${sentence}; --help lists the options`, { cause });
  }
}
