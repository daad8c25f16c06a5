import { ingresses, voidsOfCourse } from '#lib/ephemeris/events.ts';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { type Body, type Sign, signOf } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import type { SkyEvent } from './stories.ts';

const HOUR_MS = 3_600_000;

/** The bodies whose signs are told: the others are years in one. */
const TRAVELERS: readonly Body[] = ['Sun', 'Mercury', 'Venus', 'Mars'];

/** What an overview needs of a day beside its transits. */
export type DayInShort = Pick<ScoredDay, 'date' | 'fromMs' | 'toMs' | 'overallRating' | 'sky'>;

/**
 * All that the sky does within some days running whoever looks at it, ascending: phases, stations, ingresses of the Sun
 * to Mars, and where the Moon begins to be void of course for an hour or more.
 */
export function skyCalendar(days: readonly DayInShort[]): SkyEvent[] {
  const fromMs = days[0]?.fromMs ?? 0;
  const toMs = days.at(-1)?.toMs ?? 0;
  const events = [
    ...days.flatMap(ofDay),
    ...TRAVELERS.flatMap((body) =>
      ingresses(body, fromMs, toMs).map(
        ({ sign, atMs }): SkyEvent => ({ kind: 'ingress', body, sign, atMs }),
      ),
    ),
    ...voidsWithin(days),
  ];
  return events.sort((a, b) => a.atMs - b.atMs);
}

function ofDay({ sky: { moonPhase, stations } }: DayInShort): SkyEvent[] {
  const events: SkyEvent[] = [];
  if (moonPhase !== undefined) {
    const { name: phase, atMs } = moonPhase;
    events.push({ kind: 'phase', phase, sign: moonSignAt(atMs), atMs });
  }
  for (const { body, turns: direction, atMs } of stations)
    if (body !== 'Sun' && body !== 'Moon') events.push({ kind: 'station', planet: body, direction, atMs });
  return events;
}

/**
 * The spans of the Moon void of course that begin within some days, put together from what each day has of them; the
 * last one may reach beyond.
 */
function voidsWithin(days: readonly DayInShort[]): SkyEvent[] {
  const spans: { fromMs: number; toMs: number }[] = [];
  for (const { fromMs, sky } of days)
    for (const part of sky.voidOfCourse) {
      const last = spans.at(-1);
      if (part.fromMs > fromMs) spans.push({ ...part });
      else if (last?.toMs === fromMs) last.toMs = part.toMs;
    }
  const last = spans.at(-1);
  const endMs = days.at(-1)?.toMs;
  if (last !== undefined && last.toMs === endMs)
    last.toMs = voidsOfCourse(endMs - 1, endMs).at(-1)?.toMs ?? endMs;
  return spans
    .filter((span) => span.toMs - span.fromMs >= HOUR_MS)
    .map(({ fromMs, toMs }) => ({
      kind: 'void-of-course',
      atMs: fromMs,
      untilMs: toMs,
      sign: moonSignAt(fromMs),
    }));
}

function moonSignAt(ms: number): Sign {
  return signOf(apparentLongitude('Moon', julianDayTt(ms)));
}
