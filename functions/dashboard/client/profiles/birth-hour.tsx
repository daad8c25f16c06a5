import type { Chart } from '#lib/client/types.gen.ts';
import { clockTimeIn } from '../dates.ts';

/** Says whether the hour of a chart is known, and what the chart makes of it. */
export function BirthHour({ chart: { timeZone, bornAt, instants } }: { chart: Chart }) {
  if (!bornAt.at) return <>The hour is unknown, so the chart is for local noon and has no houses.</>;
  const time = clockTimeIn(bornAt.at, timeZone);
  return (
    <>
      The hour is known, {time}, so the chart has its angles and houses.
      {instants && ` The clocks showed ${time} twice that day: this is the first time.`}
    </>
  );
}
