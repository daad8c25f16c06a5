import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import type { ActivityId } from '#lib/reading/lists/activities.ts';
import { activitiesOn } from '#lib/reading/lists/choose-activities.ts';
import { type ColorId, luckyColors, luckyNumbers, weekdayRuler } from '#lib/reading/lists/luck.ts';
import { readerOf } from '#lib/reading/reader.ts';
import { composeDay } from '#lib/reading/reading.ts';
import type { RenderedSummary } from '#lib/reading/summary/summary.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';

/** One reading: a reader's lists for a day, as ids in the order of the response, and the summary. */
export type ReadingDay = {
  day: ScoredDay;
  reader: Birth;
  favorable: readonly ActivityId[];
  unfavorable: readonly ActivityId[];
  colors: readonly ColorId[];
  numbers: readonly number[];
  summary: RenderedSummary;
};

/** Yields the reading of each birth for each date in the birth's time zone, grouped by zone. Throws `scoreDays`' errors. */
export function* readingDays(births: readonly Birth[], dates: readonly string[]): Generator<ReadingDay> {
  for (const reader of births.toSorted((a, b) => a.timeZone.localeCompare(b.timeZone))) {
    const houseReader = readerOf(reader);
    for (const day of scoreDays(natalChart(reader), { dates, timeZone: reader.timeZone })) {
      const { summary, lists } = composeDay(day, houseReader, ENGLISH);
      const ruler = weekdayRuler(day.date);
      yield {
        day,
        reader,
        favorable: activitiesOn(lists.favorable).map(({ id }) => id),
        unfavorable: activitiesOn(lists.unfavorable).map(({ id }) => id),
        colors: luckyColors(day, ruler).map(({ id }) => id),
        numbers: luckyNumbers(day, ruler),
        summary,
      };
    }
  }
}
