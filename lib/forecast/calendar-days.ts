import { natalChart } from '#lib/chart/natal-chart.ts';
import { type ExactLine, exactLines } from '#lib/reading/day/exact-lines.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { type Overview, overviewOf } from '#lib/reading/overview/overview.ts';
import type { Transit } from '#lib/reading/overview/stories.ts';
import { type ReaderBirth, readerOf } from '#lib/reading/reader.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import type { Days } from '#lib/transits/sky-days.ts';
import { renderDays } from './forecast-days.ts';
import type { ForecastEntry } from './forecast-entry.ts';
import { DEFAULT_LOCALE } from './locales.ts';

/** The text and instant of an exact transit. The instant is known to within 15 minutes, even without a birth time. */
export type ExactTransit = { id: string; transit: string; atMs: number; text: string };

/** A transit that lasts weeks, with its first and last date, which may be outside the requested days, and its meaning as title. */
export type CalendarTheme = { id: string; from: string; to: string; title: string; text: string };

/** Minimum absolute rating points of a theme; yields about 25 themes a year. */
const MIN_THEME_WEIGHT = 1;

/** Content of a calendar: days in ascending order, themes by weight, largest first. An `id` identifies a transit kind. */
export type CalendarDays = {
  days: { entry: ForecastEntry; exact: ExactTransit[] }[];
  themes: CalendarTheme[];
};

/** Entries, exact transits and major themes of consecutive days. Throws the same errors as `periodOverview`. */
export function calendarDays(
  birth: ReaderBirth,
  { dates, timeZone }: Days,
  locale: Locale = DEFAULT_LOCALE,
): CalendarDays {
  const chart = natalChart(birth);
  const [startDate, endDate] = [dates[0], dates.at(-1)];
  if (startDate === undefined || endDate === undefined)
    throw new RangeError('At least one date is required.');
  const reader = readerOf(birth, chart);
  const days: CalendarDays['days'] = [];
  // Computes each day only once and uses it for both its calendar event and the overview.
  function* scored(): Generator<ScoredDay> {
    for (const { day, story, entry } of renderDays(chart, birth, { dates, timeZone }, locale)) {
      days.push({ entry, exact: exactLines(story, locale).map((line) => exactTransit(line, locale)) });
      yield day;
    }
  }
  const overview = overviewOf(chart, scored(), { startDate, endDate, timeZone }, reader, locale);
  return {
    days,
    themes: overview.themes.filter(({ theme }) => theme.weight >= MIN_THEME_WEIGHT).map(calendarTheme),
  };
}

function idOf({ transiting, aspect, natal }: Transit): string {
  return `${transiting}-${aspect}-${natal}`;
}

function exactTransit({ transit, atMs, line }: ExactLine, locale: Locale): ExactTransit {
  return { id: idOf(transit), transit: locale.transitName(transit), atMs, text: line };
}

function calendarTheme({ theme, text }: Overview['themes'][number]): CalendarTheme {
  const { story, from, to, line } = theme;
  return { id: idOf(story.transit), from: from.date, to: to.date, title: line, text };
}
