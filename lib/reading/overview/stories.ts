import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { CalendarDate } from '#lib/time/calendar-date.ts';
import type { Planet } from '../summary/sky-news.ts';
import type { Tone } from '../written-lines.ts';
import type { SeenDate, When } from './when.ts';

export type Transit = { transiting: Body; aspect: Aspect; natal: NatalPoint };

/** The content of a theme's text. */
export type ThemeStory = {
  transit: Transit;
  /** The line it opens with. */
  opening: string;
  /** Whether `opening` is relief. */
  relieves: boolean;
  /** Dates as seen on the first day of the period; undefined if too uncertain. */
  begins: SeenDate | undefined;
  peaks: readonly SeenDate[];
  ends: SeenDate | undefined;
  /** Lines for its peak and end, if the period contains them. */
  atPeak: string | undefined;
  atEnd: string | undefined;
  /** Whether this is a later pass within the period. */
  returns: boolean;
  /** Whether none of its dates is certain enough. */
  isUndated: boolean;
  /** The year to omit from dates. */
  plainYear: string | undefined;
  /** Selects a variant. */
  rotation: number;
};

export type RatedDate = { date: CalendarDate; overallRating: number };

/** Mean with one decimal, best and hardest day; the earlier of equals. */
export type Ratings = { mean: number; best: RatedDate; hardest: RatedDate };

/** The character of a period by its mean, among periods of its length. */
export type Character = 'bright' | 'good' | 'even' | 'demanding' | 'hard';

/** The course of ratings; undefined for a single day. */
export type Course = 'rising' | 'falling' | 'crest' | 'dip' | 'level' | 'uneven' | undefined;

/** Up to 1, 3, 10 and 45 days, and more. */
export type Length = 'day' | 'days' | 'week' | 'month' | 'year';

/** A theme in a period's summary, with its peak within the period. */
export type SummaryTheme = { transit: Transit; line: string; tone: Tone; peak: When | undefined };

export type QuickPlanet = Extract<Planet, 'Mercury' | 'Venus' | 'Mars'>;

/** The most important sky news of a period, dates ascending. */
export type PeriodNews =
  | { kind: 'eclipses'; eclipse: 'solar' | 'lunar'; dates: readonly CalendarDate[] }
  | { kind: 'turns'; planet: QuickPlanet; direction: 'retrograde' | 'direct'; dates: readonly CalendarDate[] }
  | { kind: 'phases'; phases: readonly { phase: 'new' | 'full'; date: CalendarDate }[] };

/** The content of a period's summary. */
export type PeriodStory = {
  length: Length;
  days: number;
  character: Character;
  course: Course;
  ratings: Ratings;
  /** Days rated 7 or better, and below 5. */
  goodDays: number;
  hardDays: number;
  /** At most two, the weightiest first. */
  themes: readonly SummaryTheme[];
  news: PeriodNews | undefined;
  plainYear: string | undefined;
  rotation: number;
};
