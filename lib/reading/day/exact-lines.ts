import type { ScoredTransit } from '#lib/scoring/day.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import type { Locale } from '../locale.ts';
import { hasClockPrecision } from './hours.ts';
import { meaningOf } from './meaning-of.ts';
import type { DayStory } from './story.ts';

/** A transit with its exact instant (ms since 1970) and a sentence about it. */
export type ExactLine = { transit: ScoredTransit; atMs: number; line: string };

/**
 * Sentences about the transits that are exact on a day, in chronological order. The exact time must be known to within 15
 * minutes, even if the birth time is unknown. Omits the Moon's transits, which pass within hours.
 */
export function exactLines(story: DayStory, locale: Locale): ExactLine[] {
  return story.brief.day.transits
    .flatMap((transit) => {
      const { transiting, exactAtMs: atMs, window } = transit;
      if (transiting === 'Moon' || atMs === undefined || !hasClockPrecision(uncertaintyMs(window, atMs)))
        return [];
      return [{ transit, atMs, line: meaningOf(transit, story, locale) }];
    })
    .sort((a, b) => a.atMs - b.atMs);
}
