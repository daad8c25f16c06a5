import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';
import type { ActivityId } from './lists/activities.ts';
import type { ColorId } from './lists/luck.ts';
import type { Topic } from './lists/topics.ts';
import type { PeriodStory, ThemeStory } from './overview/stories.ts';
import type { Areas } from './summary/areas.ts';
import type { PartOfDay } from './summary/hours.ts';
import type { SkyNews } from './summary/sky-news.ts';
import type { SynastryStory } from './synastry/synastry-story.ts';
import type { BodyLines, Tone } from './written-lines.ts';

/** Rating bands, with lower bounds of 8, 7, 6, 5, 4 and 1. */
export type Band = 'great' | 'good' | 'solid' | 'mixed' | 'careful' | 'hard';

/**
 * The kind of a day's opener: its band, or a special kind. `pleasant` is for a mixed day with helpful lines
 * only, `bumpy` for a mixed or better day with tense lines only, and `eventful` for the day of an eclipse.
 */
export type OpenerKind = Band | 'pleasant' | 'bumpy' | 'eventful';

/**
 * The words and grammar of one language. All languages share the rules that choose content and variants, but the chosen
 * activities depend on the topics of a language's lines. Lists of variants are never empty; `variant` may be any integer.
 */
export type Locale = {
  activities: Readonly<Record<ActivityId, string>>;
  colors: Readonly<Record<ColorId, string>>;
  /** Lines by transiting body, then by natal point. */
  lines: Readonly<Record<Body, BodyLines>>;
  /** Whether two lines share a distinctive word and therefore shouldn't appear on the same day. */
  shareWords(line: string, other: string): boolean;
  /** At least 31 openers per band, so that none repeats within a month. */
  openers: Readonly<Record<OpenerKind, readonly string[]>>;
  /** Renders the opener and the leading transit's line, which may disagree with the opener. Names `part` if given. */
  firstSentences(
    opener: string,
    line: string,
    lead: { agrees: boolean; part: PartOfDay | undefined },
  ): string;
  /** Renders a line after the first one, with its connective. */
  furtherSentence(line: string, link: Link, variant: number): string;
  /** Renders the areas of life of the first transit. */
  areasSentence(areas: Areas): string;
  /** Renders the names of the transits behind the lines. */
  whySentence(reasons: readonly Reason[], variant: number): string;
  /** Renders the summary of a day on which no transit is mentioned, without the day's sky sentences. */
  withoutLead(opener: string, moonSign: Sign): string;
  sky: {
    /**
     * Advice for an event. At least one piece is neutral: it has no topics and begins nothing. Pieces for a void
     * of course come in groups of three; only the first one in a group may have topics.
     */
    advice(news: SkyNews): readonly SkyAdvice[];
    sentence(news: SkyNews, advice: string, variant: number): string;
  };
  overview: {
    /** Renders a theme in two to four sentences. */
    theme(story: ThemeStory): string;
    /** Renders a period's summary in three to six sentences. */
    summary(story: PeriodStory): string;
  };
  /** Renders synastry in five paragraphs: overall, love, talk, work and friction. */
  synastry: { paragraphs(story: SynastryStory): readonly string[] };
};

/**
 * Advice for a sky event, with the topics it recommends or advises against. Advice that begins something is skipped
 * on a day with an eclipse or a long void of course.
 */
export type SkyAdvice = {
  text: string;
  speaksFor?: readonly Topic[];
  speaksAgainst?: readonly Topic[];
  begins?: true;
};

/**
 * How a line connects to the previous one: contrast, addition, the beginning, peak or end of a slow transit, or
 * relief at the end of one. `part` is the part of the day in which the transit is exact, if known.
 */
export type Link = {
  kind: 'contrast' | 'addition' | 'beginning' | 'peak' | 'end' | 'relief';
  part: PartOfDay | undefined;
  /** Whether the line's tone differs from the previous line's. */
  contrasts: boolean;
};

/** A transit named as a reason, with its line's tone and the clock time at which it is exact, if mentioned. */
export type Reason = { transit: ScoredTransit; tone: Tone; clock: string | undefined };
