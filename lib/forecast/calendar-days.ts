import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { transitName } from '#lib/reading/en/theme-texts.ts';
import { type Overview, overviewOf } from '#lib/reading/overview/overview.ts';
import { readerOf } from '#lib/reading/reader.ts';
import { type ExactLine, exactLines } from '#lib/reading/summary/exact-lines.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import type { Days } from '#lib/transits/sky-days.ts';
import { worded } from './forecast-days.ts';
import type { ForecastEntry } from './forecast-entry.ts';

/** An instant at which a transit is exact, to a quarter of an hour whatever the hour of birth, and what it means. */
export type ExactTransit = { id: string; transit: string; atMs: number; text: string };

/** A transit that lasts weeks, with the dates between which it does, both included; they may lie beyond the days. */
export type DatedText = { id: string; from: string; to: string; text: string };

/**
 * What a theme adds to a day's rating at least, or takes from it, points without their sign: a year has some twenty-five
 * such themes, and a calendar that goes further has all that a shorter one has.
 */
const LEAST_WEIGHT = 1;

/** What a calendar has of somebody's days, ascending; identifiers are of the kind of the transit. */
export type CalendarDays = { days: { entry: ForecastEntry; exact: ExactTransit[] }[]; themes: DatedText[] };

/**
 * A person's days of a zone, running from the first date to the last, as a calendar has them: their entries, when
 * transits are exact, and the weighty themes of their overview. Throws a RangeError as `periodOverview` does.
 */
export function calendarDays(birth: Birth, { dates, timeZone }: Days): CalendarDays {
  const chart = natalChart(birth);
  const [startDate, endDate] = [dates[0], dates.at(-1)];
  if (startDate === undefined || endDate === undefined) throw new RangeError('There is no day to look at.');
  const reader = readerOf(birth);
  const days: CalendarDays['days'] = [];
  // Each day is computed once, for its own event and for what lasts.
  function* scored(): Generator<ScoredDay> {
    for (const { day, entry } of worded(chart, birth, { dates, timeZone })) {
      days.push({ entry, exact: exactLines(day, reader, ENGLISH).map(exactTransit) });
      yield day;
    }
  }
  const overview = overviewOf(chart, scored(), { startDate, endDate, timeZone }, birth, ENGLISH);
  return { days, themes: overview.themes.filter(({ theme }) => theme.weight >= LEAST_WEIGHT).map(datedText) };
}

const idOf = ({ transiting, aspect, natal }: Parameters<typeof transitName>[0]): string =>
  `${transiting}-${aspect}-${natal}`;

function exactTransit({ transit, atMs, line }: ExactLine): ExactTransit {
  return { id: idOf(transit), transit: transitName(transit), atMs, text: `${capitalized(line)}.` };
}

function datedText({ theme: { story, from, to }, text }: Overview['themes'][number]): DatedText {
  return { id: idOf(story.transit), from: from.date, to: to.date, text };
}
