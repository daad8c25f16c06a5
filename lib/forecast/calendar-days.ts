import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { capitalised, transitName } from '#lib/reading/en/theme-texts.ts';
import { overviewOf } from '#lib/reading/overview/overview.ts';
import { isKnownToTheClock } from '#lib/reading/summary/hours.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import type { Days } from '#lib/transits/sky-days.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import { worded } from './forecast-days.ts';
import type { ForecastEntry } from './forecast-entry.ts';
import { answeredTheme } from './overview.ts';

/** An instant at which a transit is exact whatever the hour of birth, to a quarter of an hour. */
export type ExactTransit = { id: string; name: string; atMs: number };

/** A transit that lasts weeks, with the dates between which it does, both included; they may lie beyond the days. */
export type NamedTheme = { id: string; name: string; from: string; to: string; text: string };

/** What a calendar has of somebody's days, ascending; identifiers are of the kind of the transit. */
export type CalendarDays = { days: { entry: ForecastEntry; exact: ExactTransit[] }[]; themes: NamedTheme[] };

/**
 * A person's days of a zone, running from the first date to the last, as a calendar has them: their entries, when
 * transits are exact, and the themes of their overview. Throws a RangeError as `periodOverview` does.
 */
export function calendarDays(birth: Birth, { dates, timeZone }: Days): CalendarDays {
  const chart = natalChart(birth);
  const [startDate, endDate] = [dates[0], dates.at(-1)];
  if (startDate === undefined || endDate === undefined) throw new RangeError('There is no day to look at.');
  const days: CalendarDays['days'] = [];
  // Each day is computed once, for its own event and for what lasts.
  function* scored(): Generator<ScoredDay> {
    for (const { day, entry } of worded(chart, birth, { dates, timeZone })) {
      days.push({ entry, exact: exactTransits(day) });
      yield day;
    }
  }
  const overview = overviewOf(chart, scored(), { startDate, endDate, timeZone }, birth, ENGLISH);
  return { days, themes: overview.themes.map(namedTheme) };
}

type Named = Parameters<typeof transitName>[0];

const idOf = ({ transiting, aspect, natal }: Named): string => `${transiting}-${aspect}-${natal}`;
const nameOf = (transit: Named): string => capitalised(transitName(transit));

function exactTransits({ transits }: ScoredDay): ExactTransit[] {
  return transits
    .flatMap((transit) => {
      const { exactAtMs: atMs, window } = transit;
      if (atMs === undefined || !isKnownToTheClock(uncertaintyMs(window, atMs))) return [];
      return [{ id: idOf(transit), name: nameOf(transit), atMs }];
    })
    .sort((a, b) => a.atMs - b.atMs);
}

function namedTheme(told: Parameters<typeof answeredTheme>[0]): NamedTheme {
  const theme = answeredTheme(told);
  const { from, to, text } = theme;
  return { id: idOf(theme), name: nameOf(theme), from, to, text };
}
