import { parseArgs } from 'node:util';
import { CannotStart } from './cannot-start.ts';

/** What the command line of the local environment says. */
export type Options = {
  port: number;
  dataFolder: string;
  fresh: boolean;
  /** Applies the stage's own limits instead of the generous local ones. */
  productionLimits: boolean;
  watch: boolean;
  verbose: boolean;
  help: boolean;
};

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
export function parseOptions(args: readonly string[]): Options {
  const { values } = parse(args);
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new CannotStart(`--port wants a number from 0 to 65535, not ${JSON.stringify(values.port)}`);
  if (values.data === '') throw new CannotStart('--data wants the name of a folder');
  if (values.limits !== undefined && values.limits !== 'production')
    throw new CannotStart(`--limits knows only "production", not ${JSON.stringify(values.limits)}`);
  return {
    port,
    dataFolder: values.data,
    fresh: values.fresh,
    productionLimits: values.limits === 'production',
    watch: values.watch,
    verbose: values.verbose,
    help: values.help,
  };
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
    });
  } catch (cause) {
    const [sentence = ''] = (cause as Error).message.split(/[.\n] ?/);
    throw new CannotStart(`${sentence}; --help lists the options`, { cause });
  }
}
