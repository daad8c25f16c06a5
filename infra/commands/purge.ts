import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';
import { targetOptions, useTarget } from './use-target.ts';

const USAGE =
  'Usage: npm run purge -- [--model VERSION] [--computed-after TIME] [--computed-before TIME] [--write] [--port 3000 | --stage NAME]';

function parseTime(time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const ms = Date.parse(time);
  if (Number.isNaN(ms)) throw new Error(`${time} is not a time such as 2026-11-20T10:00:00Z.`);
  return ms;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ...targetOptions,
      model: { type: 'string' },
      'computed-after': { type: 'string' },
      'computed-before': { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { model: modelVersion, 'computed-after': after, 'computed-before': before, write } = values;
  if ((modelVersion ?? after ?? before) === undefined) throw new Error(USAGE);
  if (modelVersion !== undefined && !/^[1-9]\d*$/.test(modelVersion))
    throw new Error(`${modelVersion} is not a model version such as 6.`);
  const which = { modelVersion, afterMs: parseTime(after), beforeMs: parseTime(before) };
  if (which.afterMs !== undefined && which.beforeMs !== undefined && which.afterMs >= which.beforeMs)
    throw new Error('--computed-after must be earlier than --computed-before.');
  await useTarget(values);
  const { purge } = await import('#lib/table/forecasts.ts');
  const count = await purge(which, write);
  console.log(
    write
      ? `Deleted ${count} cached forecasts.`
      : `${count} cached forecasts would be deleted. Nothing was deleted; use --write to delete them.`,
  );
}, USAGE);
