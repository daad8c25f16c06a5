import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { Area } from './brief/areas.ts';
import type { ActivityId } from './lists/activities.ts';

/** Shapes of a scene's first sentence. A reader doesn't meet one shape too often in a row. */
export const OPENINGS = [
  'scene',
  'claim',
  'condition',
  'person',
  'question',
  'permission',
  'order',
  'feeling',
  'consequence',
  'count',
] as const;
export type Opening = (typeof OPENINGS)[number];

/** What a text is about in a person. A sentence about a transit follows a scene only if it is about the scene's first topic. */
export const TOPICS = [
  'talk',
  'thinking',
  'feelings',
  'affection',
  'recognition',
  'temper',
  'drive',
  'body',
  'rest',
  'duty',
  'hope',
  'excess',
  'freedom',
  'dreaming',
  'doubt',
  'control',
  'truth',
  'ambition',
  'money',
  'belonging',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * Conditions of a text: readers from 16 years of age; readers of working age; readers who may have a test ahead; Monday to
 * Friday without holidays; free days. Without conditions, a text suits readers from 8 to 90 on any day.
 */
export type Condition = 'adult' | 'working' | 'student' | 'workday' | 'weekend';

/**
 * A scene as written: one to three sentences that show what a subject is like in an area of life and what to do with it,
 * with the activities that follow from the text, the most fitting first.
 */
export type SceneRow = readonly [
  opening: Opening,
  topics: readonly Topic[],
  text: string,
  favorable: readonly ActivityId[],
  unfavorable: readonly ActivityId[],
  ...conditions: readonly Condition[],
];
export type ScenesByArea = Readonly<Record<Area, readonly SceneRow[]>>;

/** Scenes for transits by body and tone. */
export type TransitScenes = Readonly<Record<'easy' | 'hard', ScenesByArea>>;

/** Sky events that have scenes for each area. Those of the bodies from Jupiter to Pluto share scenes. */
export type SceneEvent =
  | 'new-moon'
  | 'full-moon'
  | 'solar-eclipse'
  | 'lunar-eclipse'
  | `${'mercury' | 'venus' | 'mars'}-${'retrograde' | 'direct'}`
  | 'slow-turns'
  | `${'sun' | 'mercury' | 'venus' | 'mars'}-enters`;

export type Scenes = {
  readonly transits: Readonly<Record<Body, TransitScenes>>;
  readonly events: Readonly<Record<SceneEvent, ScenesByArea>>;
  /** Scenes for a long void of course and for a day without a subject, for any area. */
  readonly void: readonly SceneRow[];
  readonly quiet: readonly SceneRow[];
};

/** A scene with what the choice depends on. */
export type Scene = {
  opening: Opening;
  /** The main one first. */
  topics: readonly Topic[];
  /** The first word with a space, as the key of its log entry. */
  firstWord: string;
  sentences: readonly string[];
  favorable: readonly ActivityId[];
  unfavorable: readonly ActivityId[];
  conditions: readonly Condition[];
};

const parsed = new WeakMap<readonly SceneRow[], readonly Scene[]>();

/** The scenes of a cell. `split` splits a text of their language into sentences. */
export function scenesOf(
  rows: readonly SceneRow[],
  { sentences: split }: { sentences(text: string): readonly string[] },
): readonly Scene[] {
  let scenes = parsed.get(rows);
  if (scenes === undefined) {
    scenes = rows.map(([opening, topics, text, favorable, unfavorable, ...conditions]) => {
      const firstWord = text.slice(0, text.indexOf(' ') + 1).toLowerCase();
      return { opening, topics, firstWord, sentences: split(text), favorable, unfavorable, conditions };
    });
    parsed.set(rows, scenes);
  }
  return scenes;
}

/** Holidays that most of the world shares: no offices and no errands. */
export type Holiday = 'new-year' | 'may-day' | 'christmas' | 'new-years-eve';

/** How a day is as a whole, by its rating; other days are nothing in particular. */
export type DayKind = 'great' | 'heavy';

/** A sentence on what a transit or an event means, with its topics. */
export type MeaningRow = readonly [text: string, topic: Topic, ...topics: readonly Topic[]];

/** A sentence as written that doesn't belong to a scene. */
export type LineRow = readonly [text: string, ...conditions: readonly Condition[]];
