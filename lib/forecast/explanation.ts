import { type Aspect, publishedDeg } from '#lib/chart/aspects.ts';
import type { NatalChart } from '#lib/chart/natal-chart.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { Points, ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { MODEL } from '#lib/scoring/model.ts';
import { fourDecimals } from '#lib/scoring/points.ts';
import { type ForecastEntry, MODEL_VERSION } from './forecast-entry.ts';

/** A natal body as an explanation shows it; degrees, four decimals. */
export type ExplainedNatalBody = {
  body: Body;
  longitudeDeg: number;
  sign: string;
  /** Its range over the day of birth, for the time of birth is unknown. */
  fromDeg: number;
  toDeg: number;
};

/**
 * A transit as an explanation shows it: the points are those that the rating and the labels are computed
 * from.
 */
export type ExplainedTransit = {
  transiting: Body;
  aspect: Aspect;
  natal: Body;
  /** Distance from exact at the day's midpoint, degrees, four decimals. */
  orbDeg: number;
  phase: ScoredTransit['phase'];
  /** The instant of perfection, ISO 8601 in UTC; only if it falls within the day. */
  exactAt?: string;
  retrograde: boolean;
  points: Points;
};

/** What all entries of an explained forecast rest on. */
export type Explanation = {
  modelVersion: string;
  /** The zone whose days are meant. */
  timeZone: string;
  natal: ExplainedNatalBody[];
  model: typeof MODEL;
};

/** An entry with every transit that it was computed from, the largest first. */
export type ExplainedEntry = ForecastEntry & { transits: ExplainedTransit[] };

/** What all entries of a forecast from this chart for days of this zone rest on. */
export function explanationOf(chart: NatalChart, timeZone: string): Explanation {
  const natal = chart.bodies.map(({ body, longitudeDeg, sign, fromDeg, toDeg }) => ({
    body,
    longitudeDeg: publishedDeg(longitudeDeg),
    sign,
    fromDeg: publishedDeg(fromDeg),
    toDeg: publishedDeg(toDeg),
  }));
  return { modelVersion: MODEL_VERSION, timeZone, natal, model: MODEL };
}

/** The entry of a day together with its transits. */
export function explainedEntry(day: ScoredDay, entry: ForecastEntry): ExplainedEntry {
  return { ...entry, transits: day.transits.map(explainedTransit) };
}

/** A transit as an explanation shows it. */
export function explainedTransit(transit: ScoredTransit): ExplainedTransit {
  const { transiting, aspect, natal, phase, exactAtMs, retrograde, points } = transit;
  const exactAt = exactAtMs === undefined ? {} : { exactAt: new Date(exactAtMs).toISOString() };
  return {
    transiting,
    aspect,
    natal,
    orbDeg: fourDecimals(transit.orbDeg),
    phase,
    ...exactAt,
    retrograde,
    points,
  };
}
