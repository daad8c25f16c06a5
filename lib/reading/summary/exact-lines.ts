import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import type { Locale } from '../locale.ts';
import type { Reader } from '../reader.ts';
import { dayNumber } from '../rotation.ts';
import { say } from './choose-transits.ts';
import { isKnownToTheClock } from './hours.ts';
import { sceneOf } from './summary.ts';

/** A transit with the instant at which it is exact, milliseconds since 1970, and the line that is told of it on that day. */
export type ExactLine = { transit: ScoredTransit; atMs: number; line: string };

/**
 * What is told of the transits that are exact on a day, to a quarter of an hour whatever the hour of birth, ascending;
 * the Moon's pass in hours and are left out, as is one of which no line holds.
 */
export function exactLines(day: ScoredDay, reader: Reader, locale: Locale): ExactLine[] {
  const today = dayNumber(day.date);
  const scene = sceneOf(day, today, reader, locale);
  return day.transits
    .flatMap((transit) => {
      const { transiting, exactAtMs: atMs, window } = transit;
      if (transiting === 'Moon' || atMs === undefined) return [];
      if (!isKnownToTheClock(uncertaintyMs(window, atMs))) return [];
      const line = say(transit, today, scene)?.line.text;
      return line === undefined ? [] : [{ transit, atMs, line }];
    })
    .sort((a, b) => a.atMs - b.atMs);
}
