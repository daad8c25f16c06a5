import {
  type Aspect,
  type Birth,
  type NatalChart,
  natalChart,
  publishedDeg,
} from '#lib/chart/natal-chart.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import type { Reader } from '#lib/reading/reader.ts';
import { wordsFor } from '#lib/reading/reading.ts';
import type { Points, ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { MODEL } from '#lib/scoring/model.ts';
import { fourDecimals } from '#lib/scoring/points.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { addDays } from '#lib/time/civil-day.ts';
import type { Days } from '#lib/transits/sky-days.ts';
import { type ForecastEntry, MODEL_VERSION } from './forecast-entry.ts';

const DAY_MS = 86_400_000;

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
  return {
    ...explanationOf(chart, days.timeZone),
    entries: Array.from(worded(chart, birth, days), ({ day, entry }) => explainedEntry(day, entry)),
  };
}

/**
 * Scored days with their entries for a reader, ascending by date. The day before is always computed too: the words may say that
 * something goes on.
 */
export function* worded(
  chart: NatalChart,
  reader: Reader,
  { dates, timeZone }: Days,
): Generator<{ day: ScoredDay; entry: ForecastEntry }> {
  const wanted = new Set(dates);
  let before: ScoredDay | undefined;
  for (const day of scoreDays(chart, { dates: withDaysBefore([...wanted].sort()), timeZone })) {
    if (wanted.has(day.date)) yield { day, entry: entryOf(day, before as ScoredDay, reader) };
    before = day;
  }
}

/** Ascending dates with the day before each. */
function withDaysBefore(dates: readonly string[]): string[] {
  const all: string[] = [];
  let lastMs = Number.NaN;
  for (const date of dates) {
    const midnightMs = Date.parse(date);
    if (midnightMs - lastMs !== DAY_MS) all.push(addDays(date, -1));
    all.push(date);
    lastMs = midnightMs;
  }
  return all;
}

function entryOf(day: ScoredDay, dayBefore: ScoredDay, reader: Reader): ForecastEntry {
  const words = wordsFor(day, dayBefore, reader, ENGLISH);
  const { favorable, unfavorable, luckyColors, luckyNumbers, summary } = words;
  const { date, overallRating, metrics } = day;
  return { date, overallRating, metrics, favorable, unfavorable, luckyColors, luckyNumbers, summary };
}

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
