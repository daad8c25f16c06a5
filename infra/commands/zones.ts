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
    if (timeZone !== previous) counts.zone += 1;
    else if (laterSeconds !== 0) counts.history += 1;
    if (isWritten) counts.written += 1;
    if (isSkipped) counts.skipped += 1;
  }
  console.log(
    `${counts.zone} profiles get another time zone. ${isDry ? 'Nothing was' : `${counts.written} profiles were`} written. ` +
      `${counts.history} keep their zone, whose history before 1970 is now known. ` +
      `${counts.skipped} have a local time of birth that did not exist.`,
  );
}, USAGE);
