import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { CalendarDate } from '#lib/time/calendar-date.ts';
import type { Planet } from '../brief/sky-news.ts';
import type { When } from './when.ts';

/** Whether a long transit helps, hurts or does both. */
export type Tone = 'helps' | 'hurts' | 'mixed';

export type Transit = { transiting: Body; aspect: Aspect; natal: NatalPoint };

/** The content of a theme's text, which doesn't depend on the day on which it is read. */
export type ThemeStory = {
  transit: Transit;
  /** Dates as precisely as known; undefined if too uncertain. */
  begins: When | undefined;
  peaks: readonly When[];
  ends: When | undefined;
  /** The year omitted from dates; undefined if the period spans two years. */
  plainYear: string | undefined;
  /** What the transit is like in the reader's life. */
  scene: string;
};

export type RatedDate = { date: CalendarDate; overallRating: number };

/** Mean rating, to one decimal place, and the best and hardest day. Among days with equal ratings, the earliest counts. */
export type Ratings = { mean: number; best: RatedDate; hardest: RatedDate };

/** The character of a period: how its mean rating compares with other periods of the same length. */
export type Character = 'bright' | 'good' | 'even' | 'demanding' | 'hard';

/** The course of a period's ratings; undefined for a single day. */
export type Course = 'rising' | 'falling' | 'crest' | 'dip' | 'level' | 'uneven' | undefined;

/** Length of a period: up to 1, 3, 10 or 45 days, or longer. */
export type Length = 'day' | 'days' | 'week' | 'month' | 'year';

/** A theme in a period's summary, with a sentence about it and its peak within the period. */
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
  /** Number of days rated 7 or better, and of days below 5. */
  goodDays: number;
  hardDays: number;
  /** At most two themes; one that agrees with the character comes first. */
  themes: readonly SummaryTheme[];
  news: PeriodNews | undefined;
  plainYear: string | undefined;
  rotation: number;
};
