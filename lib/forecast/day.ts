import type { Body } from '#lib/ephemeris/bodies.ts';

/** The five Ptolemaic aspects, by the angle between two bodies: 0, 60, 90, 120 and 180 degrees. */
export type Aspect = 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition';

/** The four metrics of an entry, in the interface's order. */
export const METRICS = ['energy', 'focus', 'romance', 'luck'] as const;
export type Metric = (typeof METRICS)[number];

/** The level labels, from low to high. */
export const LEVELS = ['Low', 'Moderate', 'Good', 'High'] as const;
export type Level = (typeof LEVELS)[number];

/** Signed raw scores of one contact, four decimals: what it adds to the day's rating and to each metric. */
export type Points = { rating: number } & Record<Metric, number>;

/**
 * Where a contact stands in its course on a day: it enters orb, builds, perfects tomorrow, perfects today,
 * perfected yesterday, eases, or leaves orb.
 */
export type Stage = 'entering' | 'building' | 'day-before' | 'exact' | 'day-after' | 'easing' | 'leaving';

/** One transit-to-natal aspect that is within orb at some time of a civil day. */
export type Contact = {
  transiting: Body;
  aspect: Aspect;
  natal: Body;
  /** Distance from the exact angle at the day's midpoint, degrees, not negative. */
  orbDeg: number;
  /** `exact` if it perfects within the day, else by the relative motion at the day's midpoint. */
  phase: 'exact' | 'applying' | 'separating';
  stage: Stage;
  /** The instant of perfection in milliseconds since 1970, where it falls within the day. */
  exactAtMs: number | undefined;
  /**
   * Days from the day's midpoint to the nearest perfection of this pass, negative if that is over; undefined
   * if it never perfects.
   */
  daysToExact: number | undefined;
  /** Whether the transiting body moves backwards at the day's midpoint. */
  retrograde: boolean;
  points: Points;
};

/** What the sky does on a day whoever looks at it. */
export type DaySky = {
  /** A principal phase of the Moon that falls within the day. */
  moonPhase: { name: 'new' | 'first quarter' | 'full' | 'last quarter'; atMs: number } | undefined;
  /** The Moon's sign at the day's midpoint. */
  moonSign: string;
  /** Stations within the day: the body turns retrograde or direct. */
  stations: { body: Body; turns: 'retrograde' | 'direct'; atMs: number }[];
  /** Bodies that are retrograde at the day's midpoint. */
  retrogrades: Body[];
  /** Parts of the day during which the Moon is void of course. */
  voidOfCourse: { fromMs: number; toMs: number }[];
};

/** One civil day of one person, computed and scored: all that the words are made of. */
export type ScoredDay = {
  /** YYYY-MM-DD in `timeZone`. */
  date: string;
  /** IANA name of the zone whose day is meant. */
  timeZone: string;
  fromMs: number;
  toMs: number;
  /** 1.0 to 10.0, one decimal. */
  overallRating: number;
  metrics: Record<Metric, Level>;
  /** Every contact of the day, the largest absolute rating points first. */
  contacts: Contact[];
  sky: DaySky;
};

/** An element of `horoscopes` in the interface's daily answer. */
export type ForecastEntry = {
  date: string;
  overallRating: number;
  metrics: Record<Metric, Level>;
  favorable: string[];
  unfavorable: string[];
  luckyColors: { name: string; hex: string }[];
  luckyNumbers: number[];
  summary: string;
};
