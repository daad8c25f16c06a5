import type { Subject } from '../brief/brief.ts';
import type { Locale } from '../locale.ts';
import type { MeaningRow, Scene, Topic } from '../scenes.ts';
import type { Context } from './context.ts';
import { cheapest, staleness } from './log.ts';
import { sceneEvent } from './rows.ts';
import { LINE_DAYS, type Told } from './told.ts';
import { contradictsMetrics } from './topics.ts';

/**
 * What the lead means in a person, which links the scene to the sky. Undefined if no unused sentence is about the scene's main topic
 * without repeating its words.
 */
export function meaningSentence(context: Context, scene: Scene, { meanings }: Locale): Told | undefined {
  const { lead } = context.brief;
  const fitting = unusedMeanings(context, meanings).filter(
    (row) => isAbout(row, scene.topics) && !repeatsWord(row[0], scene),
  );
  const row = cheapest(fitting, context.rotation, () => 0);
  if (row === undefined) return undefined;
  context.log.set(row, context.today);
  return { text: row[0], rule: 'meaning', transits: () => (lead.kind === 'transit' ? [lead.transit] : []) };
}

/**
 * The sentences on a lead that the reader hasn't met lately and that no metric contradicts. A transit of several days doesn't
 * say the same twice.
 */
export function unusedMeanings(
  { brief, log, today }: Context,
  meanings: Locale['meanings'],
): readonly MeaningRow[] {
  return meaningsOf(brief.lead, meanings).filter((row) => {
    const [, ...topics] = row;
    return staleness(log, row, today, LINE_DAYS) === 0 && !contradictsMetrics(topics, brief);
  });
}

function meaningsOf(lead: Subject, { transits, events }: Locale['meanings']): readonly MeaningRow[] {
  if (lead.kind === 'quiet') return [];
  if (lead.kind === 'sky') {
    const event = lead.news.kind === 'void of course' ? 'void' : sceneEvent(lead.news);
    return event === undefined ? [] : events[event];
  }
  return transits[lead.transit.transiting][lead.tone === 'hard' ? 'hard' : 'easy'][lead.transit.natal];
}

/** Whether a sentence is about a scene's main topic; one without topics follows any scene. */
function isAbout([, ...topics]: MeaningRow, [main]: readonly Topic[]): boolean {
  return topics.length === 0 || topics.some((topic) => topic === main);
}

/** Words of at least this many letters don't stand in both a scene and its sentence; their first letters tell them apart. */
const WORD = /\p{L}{6,}/gu;
const STEM_LETTERS = 6;

const stems = new Map<string, readonly string[]>();

function repeatsWord(text: string, { sentences }: Scene): boolean {
  const ofText = stemsOf(text);
  return (
    ofText.length > 0 && sentences.some((sentence) => stemsOf(sentence).some((stem) => ofText.includes(stem)))
  );
}

/** The stems of a sentence of the locale, of which there are a few thousand. */
function stemsOf(sentence: string): readonly string[] {
  let found = stems.get(sentence);
  if (found === undefined) {
    found = Array.from(sentence.toLowerCase().matchAll(WORD), ([word]) => word.slice(0, STEM_LETTERS));
    stems.set(sentence, found);
  }
  return found;
}
