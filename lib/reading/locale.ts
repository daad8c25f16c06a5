import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Eclipse } from '#lib/ephemeris/eclipses.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { SkyPart } from './day/sky-part.ts';
import type { ActivityId } from './lists/activities.ts';
import type { ColorId } from './lists/luck.ts';
import type { PeriodStory, ThemeStory, Transit } from './overview/stories.ts';
import type { ReportSectionId, ReportStory } from './report/story.ts';
import type { DayKind, Holiday, LineRow, MeaningRow, SceneEvent, Scenes } from './scenes.ts';
import type { SynastryStory } from './synastry/synastry-story.ts';

/** Sentences of a day that don't depend on its scene. `eases` have a blank for a time. */
export type Lines = {
  readonly valentine: Readonly<Record<'easy' | 'hard', readonly LineRow[]>>;
  readonly holidays: Readonly<Record<Holiday, readonly LineRow[]>>;
  readonly birthday: readonly LineRow[];
  /** For a day that is otherwise better or worse than its lead. */
  readonly otherwise: Readonly<Record<'better' | 'worse', readonly LineRow[]>>;
  /** For a day as a whole, by its rating. A hard day begins with one: `heavy`, or `eases` if it's known when it eases. */
  readonly wholeDay: Readonly<Record<DayKind, readonly LineRow[]>>;
  readonly eases: readonly LineRow[];
  readonly turnsBetter: readonly LineRow[];
  readonly turnsWorse: readonly LineRow[];
};

/** What touches a natal point on a day: an exact transit, an eclipse, or a new or full Moon. */
export type Touch = { natal: NatalPoint } & (
  | { kind: 'transit'; transiting: Body; aspect: Aspect }
  | { kind: 'eclipse'; eclipse: Eclipse['kind'] }
  | { kind: 'phase'; phase: 'new' | 'full'; aspect: Aspect }
);

/** Whether a transit helps or strains, and the number of the day, by which the words for it rotate. */
export type Effect = { tone: 'easy' | 'hard'; day: number };

/** The words and grammar of one language. All languages share the rules that decide what a day is about. */
export type Locale = {
  activities: Readonly<Record<ActivityId, string>>;
  colors: Readonly<Record<ColorId, string>>;
  scenes: Scenes;
  lines: Lines;
  /** What a transit means in a person: a sentence by transiting body, tone and natal point; and what a sky event means. */
  meanings: {
    readonly transits: Readonly<
      Record<Body, Readonly<Record<'easy' | 'hard', Readonly<Record<NatalPoint, readonly MeaningRow[]>>>>>
    >;
    readonly events: Readonly<Record<SceneEvent | 'void', readonly MeaningRow[]>>;
  };
  /** Maximum length of a day's summary in characters; a longer one omits its last sentence. */
  maxCharacters: number;
  /** Splits a text into its sentences. */
  sentences(text: string): readonly string[];
  /** Whether a text also fits a period of weeks: it doesn't speak of today. */
  isTimeless(text: string): boolean;
  /** Fills in a day that comes in a number of days. */
  atTime(line: string, time: { days: number; date: string }): string;
  /** Says that a body won't meet the same point again for about that many years. */
  rarity(body: Body, years: number): string;
  sky: {
    /** Names of the forms that `sentence` knows. */
    forms: readonly string[];
    /** Names what in the sky a day is about, and with `effect` says what a transit makes easier or harder. */
    sentence(lead: SkyPart, form: string, effect?: Effect): string;
    /** Names a second transit, and with `effect` says what it makes easier or harder, on consecutive days in different words. */
    counter(counter: Extract<SkyPart, { kind: 'transit' }>, lead: SkyPart, effect?: Effect): string;
  };
  /** The name of a transit, such as "Saturn square your Sun". */
  transitName(transit: Transit): string;
  /** A clause such as "Jupiter trines your Midheaven" or "the full Moon meets your Sun". */
  touch(touch: Touch): string;
  /** Which pass of a series it is, such as "the first of three times" or "the third and last time". */
  whichTime(pass: { hit: number; of: number }): string;
  /** An activity within a sentence. */
  withinSentence(activity: string): string;
  overview: {
    theme(story: ThemeStory): string;
    /** Renders a period's summary in three to six sentences. */
    summary(story: PeriodStory): string;
  };
  /** Renders synastry in five paragraphs: overall, love, talk, work and friction. */
  synastry: { paragraphs(story: SynastryStory): readonly string[] };
};

/** The words of natal reports in one language, apart from `Locale` so that other functions don't load them. */
export type ReportLocale = {
  /** Renders the sections of a natal report, in the order of `ids`. */
  sections(
    ids: readonly ReportSectionId[],
    story: ReportStory,
  ): readonly { title: string; paragraphs: readonly string[] }[];
};
