import { natalChart } from '#lib/chart/natal-chart.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { transitName } from '#lib/reading/en/theme-texts.ts';
import { type Overview, overviewOf } from '#lib/reading/overview/overview.ts';
import { type ReaderBirth, readerOf } from '#lib/reading/reader.ts';
import { type ExactLine, exactLines } from '#lib/reading/summary/summary.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import type { Days } from '#lib/transits/sky-days.ts';
import { renderDays } from './forecast-days.ts';
import type { ForecastEntry } from './forecast-entry.ts';

/** The text and instant of an exact transit. The instant is known to within 15 minutes, even without a birth time. */
export type ExactTransit = { id: string; transit: string; atMs: number; text: string };

/** A transit that lasts weeks, with its first and last date, which may be outside the requested days. */
export type CalendarTheme = { id: string; from: string; to: string; text: string };

/** Minimum absolute rating points of a theme; yields about 25 themes a year. */
const MIN_THEME_WEIGHT = 1;

/** Content of a calendar: days in ascending order, themes by weight, largest first. An `id` identifies a transit kind. */
export type CalendarDays = {
  days: { entry: ForecastEntry; exact: ExactTransit[] }[];
  themes: CalendarTheme[];
};

/** Entries, exact transits and major themes of consecutive days. Throws the same errors as `periodOverview`. */
export function calendarDays(birth: ReaderBirth, { dates, timeZone }: Days): CalendarDays {
  const chart = natalChart(birth);
  const [startDate, endDate] = [dates[0], dates.at(-1)];
  if (startDate === undefined || endDate === undefined)
    throw new RangeError('At least one date is required.');
  const reader = readerOf(birth);
  const days: CalendarDays['days'] = [];
  // Computes each day only once and uses it for both its calendar event and the overview.
  function* scored(): Generator<ScoredDay> {
    for (const { day, entry } of renderDays(chart, birth, { dates, timeZone })) {
      days.push({ entry, exact: exactLines(day, reader, ENGLISH).map(exactTransit) });
      yield day;
    }
  }
  const overview = overviewOf(chart, scored(), { startDate, endDate, timeZone }, reader, ENGLISH);
  return {
    days,
    themes: overview.themes.filter(({ theme }) => theme.weight >= MIN_THEME_WEIGHT).map(calendarTheme),
  };
}

const idOf = ({ transiting, aspect, natal }: Parameters<typeof transitName>[0]): string =>
  `${transiting}-${aspect}-${natal}`;

function exactTransit({ transit, atMs, line }: ExactLine): ExactTransit {
  return { id: idOf(transit), transit: transitName(transit), atMs, text: `${capitalized(line)}.` };
}

function calendarTheme({ theme: { story, from, to }, text }: Overview['themes'][number]): CalendarTheme {
  return { id: idOf(story.transit), from: from.date, to: to.date, text };
}
