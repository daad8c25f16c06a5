import type { ScoredTransit } from '#lib/scoring/day.ts';
import { type Subject, toneOf } from '../brief/brief.ts';
import type { Locale } from '../locale.ts';
import { elementAt } from '../rotation.ts';
import type { MeaningRow, Scene, Topic } from '../scenes.ts';
import type { Context } from './context.ts';
import { staleness } from './log.ts';
import { sceneEvent } from './rows.ts';
import { LINE_DAYS, type Told } from './told.ts';
import { contradictsMetrics } from './topics.ts';

/**
 * What the lead means in a person, which links the scene to the sky: about the scene's main topic, or else about another of its
 * topics. Undefined if none of the unused sentences is without repeating the scene's words.
 */
export function meaningSentence(
  { brief: { lead }, log, today, rotation }: Context,
  scene: Scene,
  unused: readonly MeaningRow[],
): Told | undefined {
  const about = (topics: readonly Topic[]) =>
    unused.filter((row) => isAbout(row, topics) && !repeatsWord(row[0], scene));
  const ofMain = about(scene.topics.slice(0, 1));
  const fitting = ofMain.length > 0 ? ofMain : about(scene.topics.slice(1));
  if (fitting.length === 0) return undefined;
  const row = elementAt(fitting, rotation);
  log.set(row, today);
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

/** The sentences on what a transit means. */
export function transitMeanings(
  transit: ScoredTransit,
  { transits }: Locale['meanings'],
): readonly MeaningRow[] {
  return transits[transit.transiting][toneOf(transit)][transit.natal];
}

function meaningsOf(lead: Subject, meanings: Locale['meanings']): readonly MeaningRow[] {
  if (lead.kind === 'quiet') return [];
  if (lead.kind === 'sky') {
    const event = lead.news.kind === 'void of course' ? 'void' : sceneEvent(lead.news);
    return event === undefined ? [] : meanings.events[event];
  }
  return transitMeanings(lead.transit, meanings);
}

/** Whether a sentence is about one of some topics. */
function isAbout([, ...topics]: MeaningRow, some: readonly Topic[]): boolean {
  return topics.some((topic) => some.includes(topic));
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
