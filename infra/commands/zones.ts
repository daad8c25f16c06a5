import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';
import { targetOptions, useTarget } from './use-target.ts';

const USAGE = 'Usage: npm run zones [-- --dry-run] [--port 3000 | --stage NAME]';

const describeShift = (seconds: number) =>
  seconds === 0 ? 'same instant' : `${Math.abs(seconds)} s ${seconds > 0 ? 'later' : 'earlier'}`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...targetOptions, 'dry-run': { type: 'boolean', default: false } },
  });
  if (positionals.length > 0) throw new Error(USAGE);
  await useTarget(values);
  const { correctZones } = await import('#lib/operations/correct-zones.ts');
  const isDry = values['dry-run'];
  const counts = { zone: 0, written: 0, history: 0, skipped: 0 };
  for await (const { profile, timeZone, laterSeconds, isSkipped, isWritten } of correctZones(!isDry)) {
    const { id, birthDate, birthTime = 'time unknown', birthCity, timeZone: previous } = profile;
    const zone = timeZone === previous ? timeZone : `${previous} -> ${timeZone}`;
    const skipped = isSkipped ? '; this local time did not exist' : '';
    console.log(
      `${id} ${birthDate} ${birthTime} ${birthCity}: ${zone}, ${describeShift(laterSeconds)}${skipped}`,
    );
    counts[timeZone === previous ? 'history' : 'zone'] += 1;
    if (isWritten) counts.written += 1;
    if (isSkipped) counts.skipped += 1;
  }
  console.log(
    `${counts.zone} profiles get another time zone, ${isDry ? 'not written' : `${counts.written} profiles written`}. ` +
      `${counts.history} keep their zone, whose history before 1970 is now known. ` +
      `${counts.skipped} have a local time of birth that did not exist.`,
  );
});
