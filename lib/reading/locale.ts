import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';
import type { Metric, ScoredTransit } from '#lib/scoring/day.ts';
import type { ActivityId, Theme } from './lists/catalogue.ts';
import type { ColorId } from './lists/luck.ts';
import type { PeriodStory, SkyEvent, ThemeStory } from './overview/stories.ts';
import type { SkyNews } from './summary/sky-news.ts';
import type { Tone } from './tone.ts';

export type { Tone } from './tone.ts';

/** How a rating is spoken of: the bands' lower bounds are 8, 7, 6, 5, 4 and 1. */
export type Band = 'great' | 'good' | 'solid' | 'mixed' | 'careful' | 'hard';

/**
 * The words and the grammar of one language: all that an answer says in it. What is said, and which of several ways of
 * saying it a day takes, is chosen elsewhere and alike for all languages. Lists of ways to say something may have any
 * length from one on.
 */
export type Locale = {
  activities: Readonly<Record<ActivityId, string>>;
  colors: Readonly<Record<ColorId, string>>;
  /** By transiting body, what its transits mean. */
  lines: Readonly<Record<Body, BodyLines>>;
  /** What a day of each band is. */
  openers: Readonly<Record<Band, readonly string[]>>;
  links: Links;
  frames: Frames;
  /** The first sentence of a day that no transit leads. */
  withoutLead(opener: string, moonSign: Sign): string;
  /** The last sentence of a day of which there is nothing else to say. */
  nothingElse: string;
  /** The sentence for what the sky does whoever looks at it. */
  skySentence(news: SkyNews): string;
  overview: OverviewWords;
};

/** The texts of an overview: of a theme two to four sentences, of what the sky does one, of a period three to six. */
export type OverviewWords = {
  theme(story: ThemeStory): string;
  skyEvent(event: SkyEvent, timeZone: string): string;
  summary(story: PeriodStory): string;
};

/**
 * What leads over to a transit: in contrast to the one before, by what it does itself; as one more of the same tone, or
 * one that goes on from yesterday; or to what a slow transit leaves behind.
 */
export type Links = Readonly<
  Record<'contrast', Readonly<Record<Tone, readonly string[]>>> &
    Record<'addition' | 'continuation' | 'relief', readonly string[]>
>;

/** What a sentence on a transit is made of. The opener is empty where it does not lead, the link where it does. */
export type Parts = { opener: string; link: string; transit: ScoredTransit; line: string; timeZone: string };

/** A sentence, capital letter and full stop included, and whether it is short enough to be read in a breath. */
export type FramedSentence = { text: string; isShort: boolean };

/**
 * One way to put a sentence together; undefined where its parts do not go into it. `variant` tells which of the ways to
 * name the transit, going round them.
 */
export type Frame = (parts: Parts, variant: number) => FramedSentence | undefined;

/**
 * The frames of a day's first sentence, of a first sentence whose transit tells the other way than the rating, and of
 * the sentences that follow. A sentence does not stand in the frame of the same place as the one before: of those that
 * follow, two need to take any parts.
 */
export type Frames = Readonly<Record<'leading' | 'excepting' | 'following', readonly Frame[]>>;

/**
 * When and for whom a line can be said: what is done in the morning or before noon, in the evening, or at a meal; what
 * is said of work, thus on working days to people of working age; and what is no matter of a child's.
 */
export const OCCASIONS = ['morning', 'evening', 'meal', 'work', 'adult'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/**
 * One line as a table has it: an independent clause in lower case without a full stop, at most 14 words, that names
 * neither bodies nor aspects. A line that speaks of energy, focus, romance or luck names that metric first; one that
 * speaks for or against what the lists may name says its theme, and one that does not fit every hour or reader its
 * occasions.
 */
export type WrittenLine = string | readonly [...tags: readonly (Metric | Theme | Occasion)[], text: string];

/** The part of its time that a transit is in, as slow transits are worded. */
export type Part = 'building' | 'exact' | 'easing';

/** A line for each part of a transit that takes weeks, and some for any. */
export type WrittenByPart = Readonly<Record<Part, WrittenLine>> & { readonly any: readonly WrittenLine[] };

/** Lines for a transit that passes in days, or for one that takes weeks. */
export type WrittenLines = readonly WrittenLine[] | WrittenByPart;

/** What a pair of bodies says in sextile and trine, in square and opposition, and in conjunction. */
export type PairLines = {
  flowing: WrittenLines;
  tense: WrittenLines;
  conjunct: { helps: WrittenLines } | { hurts: WrittenLines } | { mixed: WrittenLines };
};

/** The lines of one transiting body to each natal body. */
export type BodyLines = Readonly<Record<Body, PairLines>>;

/** Whether a transiting body's transits take weeks. */
export const IS_SLOW: Readonly<Record<Body, boolean>> = {
  Sun: false,
  Moon: false,
  Mercury: false,
  Venus: false,
  Mars: false,
  Jupiter: true,
  Saturn: true,
  Uranus: true,
  Neptune: true,
  Pluto: true,
};
