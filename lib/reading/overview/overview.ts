import type { NatalChart } from '#lib/chart/natal-chart.ts';
import { voidsOfCourse } from '#lib/ephemeris/events.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import {
  eclipseNews,
  ingressNews,
  moonSignAt,
  phaseNews,
  type SkyNews,
  stationNews,
} from '../brief/sky-news.ts';
import { eventText } from '../day/event-text.ts';
import type { Locale } from '../locale.ts';
import type { Reader } from '../reader.ts';
import { periodStory } from './period-story.ts';
import type { Ratings } from './stories.ts';
import { type DatedTheme, datedTheme, type Period } from './theme-story.ts';
import { themesOf, windowWeights } from './themes.ts';

/** The overview of a period: summary, ratings, themes and sky events. */
export type Overview = {
  summary: string;
  ratings: Ratings;
  themes: { theme: DatedTheme; text: string }[];
  sky: { event: SkyNews; text: string }[];
};

/** Builds a chart's overview of consecutive days, at least one. Dates are in the period's time zone. */
export function overviewOf(
  chart: NatalChart,
  scoredDays: Iterable<ScoredDay>,
  period: Period,
  reader: Reader,
  locale: Locale,
): Overview {
  const { overview } = locale;
  const days: DaySummary[] = [];
  const { windows, add } = windowWeights();
  for (const scored of scoredDays) {
    // Drops the transits: a year has eleven thousand transits, and only their weights are needed.
    const { transits, ...day } = scored;
    days.push(day);
    add(scored);
  }
  const themes = themesOf(chart, windows).map((theme) => datedTheme(theme, period, reader, locale));
  const sky = skyCalendar(days, period.timeZone);
  const story = periodStory(chart, days, period, themes, sky);
  return {
    summary: overview.summary(story),
    ratings: story.ratings,
    themes: themes.map((theme) => ({ theme, text: overview.theme(theme.story) })),
    sky: sky.map((event) => ({ event, text: eventText(event, chart, reader, locale) })),
  };
}

const HOUR_MS = 3_600_000;

type DaySummary = Omit<ScoredDay, 'transits'>;

/** The sky of a person's day. */
type DayEvents = Pick<ScoredDay, 'fromMs' | 'toMs' | 'sky' | 'eclipseTouches'>;

/**
 * All sky events of consecutive days, ascending. An eclipse replaces its Moon phase. Voids of course under an hour are
 * omitted; the others are listed by start time. Reading the events from the scored days is ten times faster than a search.
 */
export function skyCalendar(days: readonly DayEvents[], timeZone: string): SkyNews[] {
  const events = voidsWithin(days, timeZone);
  for (const { sky, eclipseTouches } of days) {
    if (sky.eclipse !== undefined) events.push(eclipseNews(sky.eclipse, eclipseTouches, timeZone));
    if (sky.moonPhase !== undefined) events.push(...phaseNews(sky.moonPhase, timeZone));
    for (const station of sky.stations) events.push(...stationNews(station, timeZone));
    for (const ingress of sky.ingresses) events.push(...ingressNews(ingress, timeZone));
  }
  return events.sort((a, b) => a.atMs - b.atMs);
}

/** Voids of course that begin within the given days; the last one may end later. */
function voidsWithin(days: readonly DayEvents[], timeZone: string): SkyNews[] {
  const spans: { sinceMs: number; toMs: number }[] = [];
  for (const { fromMs, sky } of days)
    for (const { sinceMs, toMs } of sky.voidOfCourse) {
      const last = spans.at(-1);
      if (sinceMs >= fromMs) spans.push({ sinceMs, toMs });
      else if (last?.sinceMs === sinceMs) last.toMs = toMs;
    }
  const last = spans.at(-1);
  const endMs = days.at(-1)?.toMs;
  if (last !== undefined && last.toMs === endMs)
    last.toMs = voidsOfCourse(endMs - 1, endMs).at(-1)?.toMs ?? endMs;
  return spans
    .filter(({ sinceMs, toMs }) => toMs - sinceMs >= HOUR_MS)
    .map(({ sinceMs, toMs }) => {
      const sign = moonSignAt((sinceMs + toMs) / 2);
      return { kind: 'void of course', sign, atMs: sinceMs, untilMs: toMs, timeZone };
    });
}
