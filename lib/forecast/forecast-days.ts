import {
  type Aspect,
  type Birth,
  type NatalChart,
  natalChart,
  publishedDeg,
} from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import { type Body, type Sign, signOf } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { type Reader, readerOf } from '#lib/reading/reader.ts';
import { wordsFor } from '#lib/reading/reading.ts';
import type { Points, ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { MODELS, type Model } from '#lib/scoring/model.ts';
import { fourDecimals } from '#lib/scoring/points.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { type Passage, passagesOver } from '#lib/transits/passages.ts';
import type { Days } from '#lib/transits/sky-days.ts';
import { type ForecastEntry, MODEL_VERSION } from './forecast-entry.ts';

/** An explained forecast: what every entry rests on, and the entries with their transits. */
export type ExplainedDays = Explanation & { entries: ExplainedEntry[] };

/**
 * The forecast of a person for civil days of a zone, one entry a date, ascending. An entry depends on the
 * birth, the zone and its own date alone: it is the same to the byte whichever other dates are asked for.
 * Throws a RangeError for what is no date, no zone or outside the ephemeris (1899-12-15 to 2101-01-15).
 */
export function forecastDays(birth: Birth, days: Days): ForecastEntry[] {
  const entries: ForecastEntry[] = [];
  for (const { entry } of worded(natalChart(birth), birth, days)) entries.push(entry);
  return entries;
}

/**
 * The forecast as `forecastDays` gives it, with the transits and constants from which anyone can recompute
 * it.
 */
export function explainDays(birth: Birth, days: Days): ExplainedDays {
  const chart = natalChart(birth);
  const told = [...worded(chart, birth, days)];
  const perfecting = told
    .flatMap(({ day }) => day.transits)
    .flatMap((transit) => {
      const { transiting, kind, exactAtMs } = transit;
      return exactAtMs === undefined ? [] : [{ transit, transiting, kind, atMs: exactAtMs }];
    });
  const passageOf = new Map<ScoredTransit, Passage>(
    passagesOver(chart, perfecting).map((passage) => [passage.transit, passage]),
  );
  const entries = told.map(({ day, entry }) => ({
    ...entry,
    transits: day.transits.map((transit) => explainedTransit(transit, passageOf.get(transit))),
  }));
  return { ...explanationOf(chart, days.timeZone), entries };
}

/** Scored days with their entries, ascending by date. */
export function* worded(
  chart: NatalChart,
  birth: Birth,
  { dates, timeZone }: Days,
): Generator<{ day: ScoredDay; entry: ForecastEntry }> {
  const ascending = [...new Set(dates)].sort();
  const reader = readerOf(birth);
  for (const day of scoreDays(chart, { dates: ascending, timeZone }))
    yield { day, entry: entryOf(day, reader) };
}

function entryOf(day: ScoredDay, reader: Reader): ForecastEntry {
  const { favorable, unfavorable, luckyColors, luckyNumbers, summary } = wordsFor(day, reader, ENGLISH);
  const { date, overallRating, metrics } = day;
  return { date, overallRating, metrics, favorable, unfavorable, luckyColors, luckyNumbers, summary };
}

/** A natal point as an explanation shows it; degrees, four decimals. */
export type ExplainedNatalPoint = {
  body: NatalPoint;
  longitudeDeg: number;
  sign: Sign;
  /** Its range over the day of birth; one place twice where the time of birth is known. */
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
  natal: NatalPoint;
  /** Distance from exact at the day's midpoint, degrees, four decimals. */
  orbDeg: number;
  phase: ScoredTransit['phase'];
  /** The instant of perfection, for a birth at noon where its time is unknown, ISO 8601 in UTC; only if it falls within the day. */
  exactAt?: string;
  /** The first and the last instant at which it may be, over all times of birth. */
  exactBetween?: { earliest: string; latest: string };
  retrograde: boolean;
  points: Points;
};

/** What all entries of an explained forecast rest on. */
export type Explanation = {
  modelVersion: string;
  /** The zone whose days are meant. */
  timeZone: string;
  natal: ExplainedNatalPoint[];
  model: Model;
};

/** An entry with every transit that it was computed from, the largest first. */
export type ExplainedEntry = ForecastEntry & { transits: ExplainedTransit[] };

/** What all entries of a forecast from this chart for days of this zone rest on. */
export function explanationOf(chart: NatalChart, timeZone: string): Explanation {
  const natal = chart.points.map(({ point, longitudeDeg, fromDeg, toDeg }) => ({
    body: point,
    longitudeDeg: publishedDeg(longitudeDeg),
    sign: signOf(longitudeDeg),
    fromDeg: publishedDeg(fromDeg),
    toDeg: publishedDeg(toDeg),
  }));
  return { modelVersion: MODEL_VERSION, timeZone, natal, model: MODELS[chart.known] };
}

/** A transit as an explanation shows it, with the passage that its perfection is. */
function explainedTransit(transit: ScoredTransit, passage: Passage | undefined): ExplainedTransit {
  const { transiting, aspect, natal, phase, retrograde, points } = transit;
  const exact = passage && {
    exactAt: instant(passage.atMs),
    exactBetween: { earliest: instant(passage.earliestMs), latest: instant(passage.latestMs) },
  };
  return {
    transiting,
    aspect,
    natal,
    orbDeg: fourDecimals(transit.orbDeg),
    phase,
    ...exact,
    retrograde,
    points,
  };
}

const instant = (ms: number): string => new Date(ms).toISOString();
