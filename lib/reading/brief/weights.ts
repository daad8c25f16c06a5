import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';
import { TRANSIT_STAGES, type TransitStage } from '#lib/transits/day-transits.ts';
import { TRANSIT_KINDS } from '#lib/transits/transit-kinds.ts';
import { canBeOutOfOrb } from '#lib/transits/transit-windows.ts';

/**
 * Weight of a transiting body as the subject of a day. Unlike in ratings, slow bodies weigh most, since their exact days are
 * rare; the Moon, whose transits last hours, is a subject only if there is hardly another.
 */
const BODY: Readonly<Record<Body, number>> = {
  Sun: 1,
  Moon: 0.12,
  Mercury: 0.8,
  Venus: 1,
  Mars: 1.2,
  Jupiter: 1.6,
  Saturn: 2,
  Uranus: 2,
  Neptune: 1.8,
  Pluto: 2,
};

const POINT: Readonly<Record<NatalPoint, number>> = {
  Sun: 10,
  Moon: 9,
  Mercury: 6,
  Venus: 7,
  Mars: 6.5,
  Jupiter: 5,
  Saturn: 5,
  Uranus: 3.5,
  Neptune: 3.5,
  Pluto: 3.5,
  Ascendant: 9,
  Midheaven: 8,
};

const ASPECT: Readonly<Record<Aspect, number>> = {
  conjunction: 1,
  sextile: 0.6,
  square: 0.85,
  trine: 0.8,
  opposition: 0.9,
};

/** A transit counts most on its exact day, less on the day before and least on the day after. */
const STAGE: Readonly<Record<TransitStage, number>> = {
  exact: 1,
  'day-before': 0.5,
  'day-after': 0.35,
  entering: 0.15,
  building: 0.06,
  easing: 0.05,
  leaving: 0.12,
};

/** Weights of all transit kinds at each stage: a year has thousands of transits, and lookups by index are fast. */
const WEIGHTS = Float64Array.from(
  TRANSIT_KINDS.flatMap(({ transiting, natal, aspect }) =>
    TRANSIT_STAGES.map((stage) =>
      // The Moon's transits last hours, so they are no subject of the days around.
      transiting === 'Moon' && stage !== 'exact'
        ? 0
        : BODY[transiting] * POINT[natal] * ASPECT[aspect] * STAGE[stage],
    ),
  ),
);

/** How much a transit is what a day is about. Zero if an unknown time of birth may put it out of orb. */
export function weightOf({ kind, stageIndex, window }: ScoredTransit): number {
  const weight = WEIGHTS[kind.index * TRANSIT_STAGES.length + stageIndex] ?? 0;
  return weight > 0 && canBeOutOfOrb(window) ? 0 : weight;
}

const SLOW: ReadonlySet<Body> = new Set<Body>(['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto']);

/** Whether a body's transits last weeks. */
export function isSlow(body: Body): boolean {
  return SLOW.has(body);
}
