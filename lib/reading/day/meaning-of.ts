import type { ScoredTransit } from '#lib/scoring/day.ts';
import type { Locale } from '../locale.ts';
import { dayNumber, elementAt } from '../rotation.ts';
import { transitMeanings } from './meaning-sentence.ts';
import type { DayStory } from './story.ts';

/** What a transit of a day means, in one sentence. The lead's is the one in the day's summary, if that has one. */
export function meaningOf(
  transit: ScoredTransit,
  { brief: { lead, day }, sentences }: DayStory,
  { meanings }: Pick<Locale, 'meanings'>,
): string {
  const isLead = lead.kind === 'transit' && lead.transit === transit;
  const told = isLead ? sentences.find(({ rule }) => rule === 'meaning') : undefined;
  return (
    told?.text ?? elementAt(transitMeanings(transit, meanings), dayNumber(day.date) + transit.kind.index)[0]
  );
}
