import fc from 'fast-check';
import { ASPECT_ANGLES_DEG, type Aspect } from '#lib/chart/natal-chart.ts';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import { BODIES, type Body, SIGNS } from '#lib/ephemeris/zodiac.ts';
import type { Reader } from '#lib/reading/reader.ts';
import { LEVELS, METRICS, type Metric, type ScoredDay, type ScoredTransit } from '#lib/scoring/day.ts';
import { TRANSIT_STAGES, type TransitStage } from '#lib/transits/day-transits.ts';
import { transitKind } from '#lib/transits/transit-kinds.ts';

const NOON_MS = Date.UTC(2026, 4, 17, 12);
const DAY_MS = 86_400_000;
const RETROGRADES: readonly Body[] = BODIES.filter((body) => body !== 'Sun' && body !== 'Moon');
const ASPECTS: readonly Aspect[] = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];

/** The range of days from a day's midpoint to a transit's exact instant, by the transit's stage. */
const DAYS_TO_EXACT: Readonly<Record<TransitStage, readonly [number, number]>> = {
  entering: [2, 40],
  building: [1.6, 300],
  'day-before': [0.51, 1.5],
  exact: [-0.49, 0.49],
  'day-after': [-1.5, -0.51],
  easing: [-300, -1.6],
  leaving: [-40, -2],
};

const size = fc.double({ min: 0.0001, max: 8, noNaN: true });

function points(sign: number): fc.Arbitrary<ScoredTransit['points']> {
  const metric = fc.double({ min: -4, max: 4, noNaN: true });
  return fc
    .record({ rating: size, energy: metric, focus: metric, romance: metric, luck: metric })
    .map((all) => ({ ...all, rating: all.rating * sign }));
}

function signOf(aspect: Aspect): fc.Arbitrary<number> {
  if (aspect === 'conjunction') return fc.constantFrom(1, -1);
  return fc.constant(aspect === 'sextile' || aspect === 'trine' ? 1 : -1);
}

const transit: fc.Arbitrary<ScoredTransit> = fc
  .record({
    transiting: fc.constantFrom(...BODIES),
    natal: fc.constantFrom(...NATAL_POINTS),
    aspect: fc.constantFrom(...ASPECTS),
    stage: fc.constantFrom(...TRANSIT_STAGES),
  })
  .chain(({ transiting, natal, aspect, stage }) => {
    const [min, max] = DAYS_TO_EXACT[stage];
    const exactIn = fc.double({ min, max, noNaN: true });
    const turnsBack = stage === 'building' || stage === 'easing';
    return fc
      .record({
        orbDeg: fc.double({ min: 0, max: 6, noNaN: true }),
        daysToExact: turnsBack ? fc.option(exactIn, { nil: undefined }) : exactIn,
        retrograde: RETROGRADES.includes(transiting) ? fc.boolean() : fc.constant(false),
        exactIns: fc.integer({ min: 1, max: 3 }),
        uncertainDeg: fc.constantFrom(0, 0.02, 0.5, 7),
        points: signOf(aspect).chain(points),
      })
      .map(({ uncertainDeg, exactIns, ...rest }) => ({
        kind: transitKind(transiting, aspect, natal),
        window: {
          transiting,
          target: { natal, aspect, targetDeg: 123.4, aheadDeg: ASPECT_ANGLES_DEG[aspect], uncertainDeg },
          kind: transitKind(transiting, aspect, natal),
          fromMs: NOON_MS - 40 * DAY_MS,
          toMs: NOON_MS + 40 * DAY_MS,
          exactTimesMs: Array.from({ length: exactIns }, (_, i) => NOON_MS + i * DAY_MS),
        },
        transiting,
        natal,
        aspect,
        stage,
        stageIndex: TRANSIT_STAGES.indexOf(stage),
        phase: stage === 'exact' ? 'exact' : (rest.daysToExact ?? 1) > 0 ? 'applying' : 'separating',
        exactAtMs: stage === 'exact' ? NOON_MS + Math.round((rest.daysToExact ?? 0) * DAY_MS) : undefined,
        ...rest,
      }));
  });

const level = fc.constantFrom(...LEVELS);
const metrics: fc.Arbitrary<ScoredDay['metrics']> = fc.record(
  Object.fromEntries(METRICS.map((metric) => [metric, level])) as Record<Metric, typeof level>,
);

/** A reader who is 35 on the generated days. */
export const ADULT: Reader = { birthDate: '1990-06-15', matters: [] };

/** Any day that the types allow, with up to forty transits; many such days could never occur. */
export const scoredDay: fc.Arbitrary<ScoredDay> = fc
  .record({
    overallRating: fc.integer({ min: 10, max: 100 }).map((tenths) => tenths / 10),
    metrics,
    transits: fc.uniqueArray(transit, {
      maxLength: 40,
      selector: ({ transiting, aspect, natal }) => `${transiting} ${aspect} ${natal}`,
    }),
    sky: fc.record({
      moonPhase: fc.option(
        fc.record({
          name: fc.constantFrom('new', 'first quarter', 'full', 'last quarter'),
          atMs: fc.constant(NOON_MS + 3_600_000),
        }),
        { nil: undefined },
      ),
      eclipse: fc.option(
        fc.constantFrom(
          { kind: 'solar', type: 'annular', atMs: NOON_MS + 3_500_000 },
          { kind: 'lunar', type: 'penumbral', atMs: NOON_MS + 3_500_000 },
        ),
        { nil: undefined },
      ),
      moonSign: fc.constantFrom(...SIGNS),
      ingresses: fc.array(
        fc.record({
          body: fc.constantFrom('Sun', 'Mercury', 'Venus', 'Mars'),
          sign: fc.constantFrom(...SIGNS),
          atMs: fc.constant(NOON_MS + 7_200_000),
        }),
        { maxLength: 2 },
      ),
      stations: fc.array(
        fc.record({
          body: fc.constantFrom(...RETROGRADES),
          turns: fc.constantFrom('retrograde', 'direct'),
          atMs: fc.constant(NOON_MS - 3_600_000),
        }),
        { maxLength: 2 },
      ),
      retrogrades: fc.subarray([...RETROGRADES]),
      voidOfCourse: fc.array(
        fc.record({
          sinceMs: fc.constantFrom(NOON_MS - DAY_MS, NOON_MS - DAY_MS / 3),
          fromMs: fc.constant(NOON_MS - DAY_MS / 3),
          toMs: fc.constant(NOON_MS + DAY_MS / 3),
        }),
        { maxLength: 1 },
      ),
    }),
    eclipseTouches: fc
      .subarray([...NATAL_POINTS], { maxLength: 4 })
      .map((touched) =>
        touched.map((body, i) => ({ body, aspect: i % 2 ? 'opposition' : 'conjunction' }) as const),
      ),
  })
  .map(({ transits, ...rest }) => ({
    date: '2026-05-17',
    timeZone: 'UTC',
    fromMs: NOON_MS - DAY_MS / 2,
    toMs: NOON_MS + DAY_MS / 2,
    transits: transits.sort((a, b) => Math.abs(b.points.rating) - Math.abs(a.points.rating)),
    ...rest,
  })) as fc.Arbitrary<ScoredDay>;
