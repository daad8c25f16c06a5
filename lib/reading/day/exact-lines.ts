import type { ScoredTransit } from '#lib/scoring/day.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import type { Locale } from '../locale.ts';
import { dayNumber, elementAt } from '../rotation.ts';
import { hasClockPrecision } from './hours.ts';
import { transitMeanings } from './meaning-sentence.ts';
import type { DayStory } from './story.ts';

/** A transit with its exact instant (ms since 1970) and a sentence about it. */
export type ExactLine = { transit: ScoredTransit; atMs: number; line: string };

/**
 * Sentences about the transits that are exact on a day, in chronological order. The exact time must be known to within 15
 * minutes, even if the birth time is unknown. Omits the Moon's transits, which pass within hours.
 */
export function exactLines({ brief, sentences }: DayStory, { meanings }: Locale): ExactLine[] {
  const { day, lead } = brief;
  // The lead's sentence is the one in the summary.
  const ofLead = sentences.find(({ rule }) => rule === 'meaning')?.text;
  const rotation = dayNumber(day.date);
  return day.transits
    .flatMap((transit) => {
      const { transiting, exactAtMs: atMs, window } = transit;
      if (transiting === 'Moon' || atMs === undefined || !hasClockPrecision(uncertaintyMs(window, atMs)))
        return [];
      const texts = transitMeanings(transit, meanings);
      const isLead = lead.kind === 'transit' && lead.transit === transit;
      return [{ transit, atMs, line: (isLead ? ofLead : undefined) ?? elementAt(texts, rotation)[0] }];
    })
    .sort((a, b) => a.atMs - b.atMs);
}
