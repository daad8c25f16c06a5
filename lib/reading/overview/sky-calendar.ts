import { voidsOfCourse } from '#lib/ephemeris/events.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import {
  eclipseNews,
  ingressNews,
  moonSignAt,
  phaseNews,
  type SkyNews,
  stationNews,
} from '../summary/sky-event.ts';

const HOUR_MS = 3_600_000;

/** What an overview needs of a day beside its transits. */
export type DayInShort = Pick<
  ScoredDay,
  'date' | 'fromMs' | 'toMs' | 'overallRating' | 'sky' | 'eclipseTouches'
>;

/**
 * All that the sky does within some days running of a zone, ascending: eclipses in place of their phases, phases,
 * stations, changes of sign, and where the Moon begins to be void of course for an hour or more. It is put together from
 * what the days have of it, which takes a tenth of the time of looking anew.
 */
export function skyCalendar(days: readonly DayInShort[], timeZone: string): SkyNews[] {
  const events = voidsWithin(days, timeZone);
  for (const { sky, eclipseTouches } of days) {
    if (sky.eclipse !== undefined) events.push(eclipseNews(sky.eclipse, eclipseTouches, timeZone));
    if (sky.moonPhase !== undefined) events.push(...phaseNews(sky.moonPhase, timeZone));
    for (const station of sky.stations) events.push(...stationNews(station, timeZone));
    for (const ingress of sky.ingresses) events.push(...ingressNews(ingress, timeZone));
  }
  return events.sort((a, b) => a.atMs - b.atMs);
}

/** The spans of the Moon void of course that begin within some days; the last one may reach beyond. */
function voidsWithin(days: readonly DayInShort[], timeZone: string): SkyNews[] {
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
      return { kind: 'void of course', sign, datesBefore: 0, atMs: sinceMs, untilMs: toMs, timeZone };
    });
}
