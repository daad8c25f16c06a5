import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { CalendarDate } from '#lib/time/calendar-date.ts';
import type { Planet } from '../summary/sky-event.ts';
import type { Tone } from '../tone.ts';
import type { SeenDate, When } from './when.ts';

/** A transiting body in an aspect to a natal one. */
export type Transit = { transiting: Body; aspect: Aspect; natal: NatalPoint };

/** What is told of a theme in a period. */
export type ThemeStory = {
  transit: Transit;
  /** What it is about. */
  opening: string;
  /** Whether that tells relief from what hurt. */
  relieves: boolean;
  /** When it begins, is strongest and ends, as far as that can be told, as it is seen on the period's first day. */
  begins: SeenDate | undefined;
  peaks: readonly SeenDate[];
  ends: SeenDate | undefined;
  /** What is said of its peak, and of its end, if the period has them. */
  atPeak: string | undefined;
  atEnd: string | undefined;
  /** Whether it has been there before in the period, and comes again. */
  returns: boolean;
  /** Whether it is so slow that no day of it can be told. */
  isUndated: boolean;
  /** The year that goes without saying. */
  plainYear: string | undefined;
  /** Goes round the ways to say it. */
  rotation: number;
};

/** A date with what it is rated. */
export type RatedDate = { date: CalendarDate; overallRating: number };

/** The ratings of a period: their mean with one decimal, the best day and the hardest, the earlier of equals. */
export type Ratings = { mean: number; best: RatedDate; hardest: RatedDate };

/** How a period is as a whole, by the mean of its ratings among those of periods as long. */
export type Character = 'bright' | 'good' | 'even' | 'demanding' | 'hard';

/** How the ratings of a period run; undefined for a single day. */
export type Course = 'rising' | 'falling' | 'crest' | 'dip' | 'level' | 'uneven' | undefined;

/** How long a period is: a day, up to three, ten, 45, and more. */
export type Length = 'day' | 'days' | 'week' | 'month' | 'year';

/** A theme in a period's summary: a line, its tone, and when it is strongest, if the period has that. */
export type ToldTheme = { transit: Transit; line: string; tone: Tone; peak: When | undefined };

/** A planet that is quick and turns. */
export type QuickPlanet = Extract<Planet, 'Mercury' | 'Venus' | 'Mars'>;

/** The sky's greatest news in a period: its eclipses, a planet's turns, or its new and full Moons, ascending. */
export type PeriodNews =
  | { kind: 'eclipses'; eclipse: 'solar' | 'lunar'; dates: readonly CalendarDate[] }
  | { kind: 'turns'; planet: QuickPlanet; direction: 'retrograde' | 'direct'; dates: readonly CalendarDate[] }
  | { kind: 'phases'; phases: readonly { phase: 'new' | 'full'; date: CalendarDate }[] };

/** What is told of a period as a whole. */
export type PeriodStory = {
  length: Length;
  days: number;
  character: Character;
  course: Course;
  ratings: Ratings;
  /** How many of its days are rated 7 or better, and how many below 5. */
  goodDays: number;
  hardDays: number;
  /** One or two, the weightiest first; none if there are none. */
  themes: readonly ToldTheme[];
  news: PeriodNews | undefined;
  plainYear: string | undefined;
  rotation: number;
};
