import type { Subject } from '../brief/brief.ts';
import type { Locale } from '../locale.ts';
import { type Context, sceneEvent } from './choose-scene.ts';
import { cheapest, staleness } from './log.ts';
import { LINE_DAYS, type Told } from './told.ts';

/** What the lead means in a person, which links the scene to the sky. Undefined on a day without a subject. */
export function meaningSentence(
  { brief: { lead }, log, today, rotation }: Context,
  { meanings }: Locale,
): Told | undefined {
  const texts = meaningsOf(lead, meanings);
  const text = cheapest(texts, rotation, (each) => staleness(log, each, today, LINE_DAYS));
  // A transit of several days doesn't say the same twice.
  if (text === undefined || staleness(log, text, today, LINE_DAYS) > 0) return undefined;
  log.set(text, today);
  return { text, rule: 'meaning', transits: () => (lead.kind === 'transit' ? [lead.transit] : []) };
}

function meaningsOf(lead: Subject, { transits, events }: Locale['meanings']): readonly string[] {
  if (lead.kind === 'quiet') return [];
  if (lead.kind === 'sky') {
    const event = lead.news.kind === 'void of course' ? 'void' : sceneEvent(lead.news);
    return event === undefined ? [] : events[event];
  }
  return transits[lead.transit.transiting][lead.tone === 'hard' ? 'hard' : 'easy'][lead.transit.natal];
}
