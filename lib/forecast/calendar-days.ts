import { type NatalChart, natalChart } from '#lib/chart/natal-chart.ts';
import { GREAT_DAY, HARD_DAY } from '#lib/reading/brief/brief.ts';
import { bodyOfNews } from '#lib/reading/brief/sky-news.ts';
import { eventText } from '#lib/reading/day/event-text.ts';
import { type ExactLine, exactLines } from '#lib/reading/day/exact-lines.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { type Overview, overviewOf, skyCalendar } from '#lib/reading/overview/overview.ts';
import type { Transit } from '#lib/reading/overview/stories.ts';
import { type ReaderBirth, readerOf } from '#lib/reading/reader.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { dateInZone, mondayOf } from '#lib/time/civil-day.ts';
import { eclipseTouches } from '#lib/transits/eclipse-touches.ts';
import { type Days, skyDays } from '#lib/transits/sky-days.ts';
import { bestDays } from './best-days.ts';
import { forecastDays, renderDays } from './forecast-days.ts';
import type { ForecastEntry } from './forecast-entry.ts';
import { DEFAULT_LOCALE } from './locales.ts';
import { PURPOSES, type Purpose } from './purposes.ts';

/** The text and instant of an exact transit. The instant is known to within 15 minutes, even without a birth time. */
export type ExactTransit = { id: string; transit: string; atMs: number; text: string };

/**
 * A transit that lasts weeks, with its first and last date, which may be outside the requested days, and its meaning as title.
 */
export type CalendarTheme = { id: string; from: string; to: string; title: string; text: string };

/** Minimum absolute rating points of a theme; yields about 25 themes a year. */
const MIN_THEME_WEIGHT = 1;

/** A sky event, with its end if it lasts. The `id` identifies the event on its date. */
export type CalendarSkyEvent = {
  id: string;
  date: string;
  atMs: number;
  untilMs: number | undefined;
  text: string;
};

/** A day; a best day has reasons. */
type CalendarDay = { entry: ForecastEntry; exact: ExactTransit[]; reasons?: string[] };

/** Content of a calendar: days in ascending order, themes by weight, largest first. An `id` identifies a transit kind. */
export type CalendarDays = { days: CalendarDay[]; themes: CalendarTheme[] };

/** Entries, exact transits and major themes of consecutive days. Throws the same errors as `periodOverview`. */
export function calendarDays(birth: ReaderBirth, days: Days, locale: Locale = DEFAULT_LOCALE): CalendarDays {
  const chart = natalChart(birth);
  const rendered: CalendarDay[] = [];
  // Computes each day only once and uses it for both its calendar event and the overview.
  function* scored(): Generator<ScoredDay> {
    for (const { day, story, entry } of renderDays(chart, birth, days, locale)) {
      rendered.push({ entry, exact: exactLines(story, locale).map((line) => exactTransit(line, locale)) });
      yield day;
    }
  }
  const themes = majorThemes(birth, chart, scored(), days, locale);
  return { days: rendered, themes };
}

/** The major themes of consecutive days. Throws the same errors as `periodOverview`. */
export function calendarThemes(birth: ReaderBirth, days: Days, locale: Locale = DEFAULT_LOCALE) {
  const chart = natalChart(birth);
  return majorThemes(birth, chart, scoreDays(chart, days), days, locale);
}

function majorThemes(
  birth: ReaderBirth,
  chart: NatalChart,
  scored: Iterable<ScoredDay>,
  { dates, timeZone }: Days,
  locale: Locale,
): CalendarTheme[] {
  const [startDate, endDate] = [dates[0], dates.at(-1)];
  if (startDate === undefined || endDate === undefined)
    throw new RangeError('At least one date is required.');
  const period = { startDate, endDate, timeZone };
  const { themes } = overviewOf(chart, scored, period, readerOf(birth, chart), locale);
  return themes.filter(({ theme }) => theme.weight >= MIN_THEME_WEIGHT).map(calendarTheme);
}

/** The days with a rating of at least 8 or below 4. */
export const calendarHighlights = (birth: ReaderBirth, days: Days): CalendarDay[] =>
  forecastDays(birth, days)
    .filter(({ overallRating }) => overallRating >= GREAT_DAY || overallRating < HARD_DAY)
    .map((entry) => ({ entry, exact: [] }));

/**
 * The best day of each calendar week (Monday to Sunday) for a purpose, if a day has reasons. Omits a week that begins before the
 * first date, because its best day would change from day to day. There are no best days for an unknown purpose.
 */
export function calendarBestDays(birth: ReaderBirth, days: Days, purpose: Purpose): CalendarDay[] {
  if (PURPOSES.every(({ id }) => id !== purpose)) return [];
  const [firstDate = ''] = days.dates;
  const best = new Map<string, CalendarDay>();
  for (const { horoscope: entry, reasons } of bestDays(birth, days, { purpose, limit: days.dates.length })) {
    const monday = mondayOf(entry.date);
    if (reasons.length > 0 && monday >= firstDate && !best.has(monday))
      best.set(monday, { entry, exact: [], reasons: reasons.map(({ text }) => text) });
  }
  return [...best.values()].sort((a, b) => (a.entry.date < b.entry.date ? -1 : 1));
}

/** The sky events of consecutive days in ascending order, with the overview's texts. Scores no days. */
export function calendarSky(
  birth: ReaderBirth,
  days: Days,
  locale: Locale = DEFAULT_LOCALE,
): CalendarSkyEvent[] {
  const { timeZone } = days;
  const chart = natalChart(birth);
  const reader = readerOf(birth, chart);
  const skies = skyDays(days).map((day) => ({
    ...day,
    eclipseTouches: day.sky.eclipse ? eclipseTouches(chart, day.sky.eclipse) : [],
  }));
  return skyCalendar(skies, timeZone).map((event) => ({
    id: `${event.kind.replaceAll(' ', '-')}-${bodyOfNews(event)}`,
    date: dateInZone(event.atMs, timeZone),
    atMs: event.atMs,
    untilMs: 'untilMs' in event ? event.untilMs : undefined,
    text: eventText(event, chart, reader, locale),
  }));
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
