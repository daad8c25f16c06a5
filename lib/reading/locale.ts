import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';
import type { Metric, ScoredTransit } from '#lib/scoring/day.ts';
import type { ActivityId, Theme } from './lists/catalogue.ts';
import type { ColorId } from './lists/luck.ts';
import type { PeriodStory, ThemeStory } from './overview/stories.ts';
import type { PairStory } from './pairs/story.ts';
import type { Areas } from './summary/areas.ts';
import type { PartOfDay } from './summary/hours.ts';
import type { SkyNews } from './summary/sky-event.ts';
import type { Tone } from './tone.ts';

export type { Tone } from './tone.ts';

/** How a rating is spoken of: the bands' lower bounds are 8, 7, 6, 5, 4 and 1. */
export type Band = 'great' | 'good' | 'solid' | 'mixed' | 'careful' | 'hard';

/**
 * How a day opens: as its rating has it, or, where that would not fit what is told, as a mixed day of which good alone is told,
 * a mixed day or a better one of which strain alone is told, or a day of an eclipse, whatever its rating.
 */
export type Opening = Band | 'pleasant' | 'bumpy' | 'eventful';

/**
 * The words and the grammar of one language: all that an answer says in it. What is said, and which of several ways of
 * saying it a day takes, is chosen elsewhere and by the same rules for all languages; the lists keep to what the language's
 * lines speak for and against. Lists of ways to say something may have any
 * length from one on; `variant` is a whole number that tells which of its ways a function takes, going round them.
 */
export type Locale = {
  activities: Readonly<Record<ActivityId, string>>;
  colors: Readonly<Record<ColorId, string>>;
  /** By transiting body, what its transits mean. */
  lines: Readonly<Record<Body, BodyLines>>;
  /** Whether two lines share a word that a reader would notice, so that one day should not have both. */
  shareWords(line: string, other: string): boolean;
  /** What a day is; for each band one for each day of a month at least, or somebody reads the same twice. */
  openers: Readonly<Record<Opening, readonly string[]>>;
  /**
   * The first two sentences: what the day is, and the line of the transit that leads, which agrees with that or does not,
   * with the part of the day in which it is felt, if that is told.
   */
  firstSentences(
    opener: string,
    line: string,
    lead: { agrees: boolean; part: PartOfDay | undefined },
  ): string;
  /** A further sentence: a line and what leads over to it. */
  furtherSentence(line: string, link: Link, variant: number): string;
  /** The sentence that says which areas of life the first transit concerns. */
  areasSentence(areas: Areas): string;
  /** The sentence that names the transits behind the lines, which come one after the other by their tones. */
  whySentence(reasons: readonly Reason[], variant: number): string;
  /** The sentences of a day on which nothing makes news but the Moon's sign. */
  withoutLead(opener: string, moonSign: Sign): string;
  sky: SkyWords;
  overview: OverviewWords;
  pair: PairWords;
};

/** The text on two people: five paragraphs, on the whole, affection, talk, work and friction. */
export type PairWords = { paragraphs(story: PairStory): readonly string[] };

/** The texts of an overview: of a theme two to four sentences, of a period three to six. */
export type OverviewWords = {
  theme(story: ThemeStory): string;
  summary(story: PeriodStory): string;
};

/**
 * A piece of advice that what the sky does gives, and what it speaks for or against of what the lists may name. One that
 * begins something is not said on a day on which nothing that begins is favorable.
 */
export type SkyAdvice = {
  text: string;
  speaksFor?: readonly Theme[];
  speaksAgainst?: readonly Theme[];
  begins?: true;
};

/** What is said of the sky: several pieces of advice for each thing that it does, and the sentence that takes one. */
export type SkyWords = {
  /**
   * The advice for an event, one piece or more, at least one of which speaks for and against nothing and begins nothing.
   * For the Moon void of course it comes in threes: only the first of each may speak for or against something.
   */
  advice(news: SkyNews): readonly SkyAdvice[];
  /** The sentence for an event with its advice; `variant` tells which of several ways to put it, going round them. */
  sentence(news: SkyNews, advice: string, variant: number): string;
};

/**
 * How a line follows the one before: by `kind`, as it tells the other way, is one more of the same, begins, peaks or ends a
 * theme of weeks, or tells of relief as one ends; and the part of the day in which its transit perfects, if that is known.
 */
export type Link = {
  kind: 'contrast' | 'addition' | 'beginning' | 'peak' | 'end' | 'relief';
  part: PartOfDay | undefined;
  /** Whether it tells the other way than the line before. */
  turns: boolean;
};

/**
 * A transit as the reason for a line, the tone in which it was told, and the clock time at which it perfects, if that is
 * known and told.
 */
export type Reason = { transit: ScoredTransit; tone: Tone; clock: string | undefined };

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

/** The lines of one transiting body to each natal point. */
export type BodyLines = Readonly<Record<NatalPoint, PairLines>>;

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
