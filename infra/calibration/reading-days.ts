import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import { type RenderedDay, renderDays } from '#lib/forecast/forecast-days.ts';

/** A reader's day with its number in the reader's series of consecutive days. */
export type ReadingDay = RenderedDay & { reader: Birth; number: number };

/** The days of each birth in the birth's time zone, one list per reader. */
export function readingDays(births: readonly Birth[], dates: readonly string[]): ReadingDay[][] {
  return births.map((reader) => {
    const days = renderDays(natalChart(reader), reader, { dates, timeZone: reader.timeZone });
    return [...days].map((day, number) => ({ ...day, reader, number }));
  });
}
