import { type Aspect, natalChart, publishedDeg } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import { signChart } from '#lib/chart/sign-chart.ts';
import { type Body, type Sign, signOf } from '#lib/ephemeris/zodiac.ts';
import { type DayStory, datesAround, storiesOf } from '#lib/reading/day/story.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { birthOfSign, type ReaderBirth, readerOf } from '#lib/reading/reader.ts';
import { readingOf } from '#lib/reading/reading.ts';
import { fourDecimals, type Points, type ScoredDay, type ScoredTransit } from '#lib/scoring/day.ts';
import { MODELS } from '#lib/scoring/model.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { formatInstant } from '#lib/time/calendar-date.ts';
import { ZONE_HISTORY_VERSION } from '#lib/time/zone-history-table.ts';
import type { Days } from '#lib/transits/sky-days.ts';
import type { NatalPositions } from '#lib/transits/transit-kinds.ts';
import { type UncertainInstant, uncertainInstants } from '#lib/transits/uncertain-instants.ts';
import { explainedStory } from './explained-story.ts';
import { type ForecastEntry, MODEL_VERSION } from './forecast-entry.ts';
import { DEFAULT_LOCALE } from './locales.ts';

/**
 * Computes a person's forecast for civil days in a time zone: one entry per date, ascending. An entry depends
 * only on the birth, the reader's matters, the zone and its date; its bytes don't depend on the other requested dates. Throws a
 * RangeError for an invalid date, an unknown zone or a day outside the ephemeris (1899-12-15 to 2101-01-15).
 */
export function forecastDays(
  birth: ReaderBirth,
  days: Days,
  locale: Locale = DEFAULT_LOCALE,
): ForecastEntry[] {
  const entries: ForecastEntry[] = [];
  for (const { entry } of renderDays(natalChart(birth), birth, days, locale)) entries.push(entry);
  return entries;
}

/**
 * Computes the forecast of everyone born under a sign, like `forecastDays`. An entry depends on the sign, the zone and its date.
 */
export function signDays(sign: Sign, days: Days): ForecastEntry[] {
  const rendered = renderDays(signChart(sign), birthOfSign(sign, days.timeZone), days);
  return Array.from(rendered, ({ entry }) => entry);
}

/** Computes the same entries as `forecastDays`, with all transits and constants needed to recompute them. */
export function explainDays(birth: ReaderBirth, days: Days, locale: Locale = DEFAULT_LOCALE) {
  const chart = natalChart(birth);
  const rendered = [...renderDays(chart, birth, days, locale)];
  const exactTransits = rendered
    .flatMap(({ day }) => day.transits)
    .flatMap((transit) => {
      const { transiting, kind, exactAtMs } = transit;
      return exactAtMs === undefined ? [] : [{ transit, transiting, kind, atMs: exactAtMs }];
    });
  const exactInstants = new Map<ScoredTransit, UncertainInstant>(
    uncertainInstants(chart, exactTransits).map((instant) => [instant.transit, instant]),
  );
  const entries = rendered.map(({ day, story, entry }) => ({
    ...entry,
    ...explainedStory(story),
    transits: day.transits.map((transit) => explainedTransit(transit, exactInstants.get(transit))),
  }));
  const natal = chart.points.map(({ point, longitudeDeg, fromDeg, toDeg }) => ({
    body: point,
    longitudeDeg: publishedDeg(longitudeDeg),
    sign: signOf(longitudeDeg),
    /** Range over all possible times of birth. If the birth time is known, a body's range is just its position. */
    fromDeg: publishedDeg(fromDeg),
    toDeg: publishedDeg(toDeg),
  }));
  return {
    modelVersion: MODEL_VERSION,
    timeZone: days.timeZone,
    timeZoneData: ZONE_HISTORY_VERSION,
    natal,
    model: MODELS[chart.known],
    entries,
  };
}

/** A day with its story and its entry. */
export type RenderedDay = { day: ScoredDay; story: DayStory; entry: ForecastEntry };

/** Yields days with their entries, ascending by date. */
export function* renderDays(
  chart: NatalPositions,
  person: ReaderBirth,
  { dates, timeZone }: Days,
  locale: Locale = DEFAULT_LOCALE,
): Generator<RenderedDay> {
  const ascending = [...new Set(dates)].sort();
  const days = scoreDays(chart, { dates: datesAround(ascending), timeZone });
  const teller = { reader: readerOf(person, chart), chart, locale };
  for (const story of storiesOf(days, new Set(ascending), teller)) {
    const { day } = story.brief;
    yield { day, story, entry: entryOf(story, locale) };
  }
}

function entryOf(story: DayStory, locale: Locale): ForecastEntry {
  const { favorable, unfavorable, luckyColors, luckyNumbers, summary } = readingOf(story, locale);
  const { date, overallRating, metrics } = story.brief.day;
  return { date, overallRating, metrics, favorable, unfavorable, luckyColors, luckyNumbers, summary };
}

/** A transit with the points that the rating and levels are computed from. */
export type ExplainedTransit = {
  transiting: Body;
  aspect: Aspect;
  natal: NatalPoint;
  /** Distance from exact at the day's midpoint, degrees, four decimals. */
  orbDeg: number;
  phase: ScoredTransit['phase'];
  /** Exact instant (ISO 8601, UTC) if it is within the day; assumes a birth at noon if the time is unknown. */
  exactAt?: string;
  /** Bounds of `exactAt` over all possible times of birth. */
  exactBetween?: { earliest: string; latest: string };
  retrograde: boolean;
  points: Points;
};

function explainedTransit(transit: ScoredTransit, exactly: UncertainInstant | undefined): ExplainedTransit {
  const { transiting, aspect, natal, phase, retrograde, points } = transit;
  const exact = exactly && {
    exactAt: formatInstant(exactly.atMs),
    exactBetween: { earliest: formatInstant(exactly.earliestMs), latest: formatInstant(exactly.latestMs) },
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
