import { parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

export type Options = ReturnType<typeof parseOptions>;

export const USAGE = `Usage: npm start -- [options]

Runs the whole service on this machine: API, database, inbox and city search.

  --port 3000           port of the API
  --data .local         folder for accounts, profiles, keys and the secret
  --fresh               delete the stored data first
  --limits production   apply the limits of a deployed stage instead of generous ones
  --environments 10     number of functions that can run at once
  --watch               rebuild when the source changes
  --verbose             print everything that functions log
  --help                show this`;

export function parseOptions(args: readonly string[]) {
  const { port, data, limits, environments, ...flags } = parse(args);
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new StartError(`--port must be a number from 0 to 65535, not ${JSON.stringify(port)}`);
  if (!/^[1-9]\d{0,3}$/.test(environments))
    throw new StartError(
      `--environments must be a number from 1 to 9999, not ${JSON.stringify(environments)}`,
    );
  if (data === '') throw new StartError('--data must be the path of a folder');
  if (limits !== undefined && limits !== 'production')
    throw new StartError(`--limits must be "production", not ${JSON.stringify(limits)}`);
  return {
    ...flags,
    port: Number(port),
    dataFolder: data,
    productionLimits: limits === 'production',
    maxEnvironments: Number(environments),
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
        environments: { type: 'string', default: '10' },
        watch: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (cause) {
    const [sentence = ''] = (cause as Error).message.split(/[.\n] ?/);
    throw new StartError(`${sentence}; --help lists the options`, { cause });
  }
}
