import { lunarAngles, meanNodeDeg } from '#lib/ephemeris/lunar-node.ts';
import { FIRST_JD, LAST_JD } from '#lib/ephemeris/sky.ts';
import { signedDeg } from '#lib/ephemeris/zodiac.ts';
import { cross, moonVector } from './theory.ts';

/** A periodic term of the true node: multiples of `lunarAngles`, and amplitudes of sine and cosine in arcseconds. */
type NodeTerm = { multiples: readonly number[]; sine: number; cosine: number };

const SAMPLES = 20_000;
/** Terms are extracted from this amplitude downward, because a large term leaks into the estimates of smaller ones. */
const MAX_AMPLITUDE_ARCSEC = 4096;
/** Terms with a smaller amplitude are dropped. */
const MIN_AMPLITUDE_ARCSEC = 2;
/** Golden-section steps keep the samples out of phase with every period. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Half the time between the two positions that define the Moon's orbital plane, days. */
const HALF_STEP_DAYS = 0.005;

/** Longitude of the Moon's true node by ELP/MPP02 (degrees, mean equinox of date), from two close positions of the Moon. */
export function osculatingNodeDeg(jdTt: number): number {
  const { x, y } = cross(moonVector(jdTt - HALF_STEP_DAYS), moonVector(jdTt + HALF_STEP_DAYS));
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

/** Finds the periodic terms of the true node over the whole ephemeris, largest first. Takes half a minute. */
export function findNodeTerms(): NodeTerm[] {
  const times = Array.from(
    { length: SAMPLES },
    (_, i) => FIRST_JD + (LAST_JD - FIRST_JD) * ((i * GOLDEN) % 1),
  );
  const angles = times.map(lunarAngles);
  const residuals = Float64Array.from(
    times,
    (jd) => signedDeg(osculatingNodeDeg(jd) - meanNodeDeg(jd)) * 3600,
  );
  const terms = candidates().map((multiples): NodeTerm => ({ multiples, sine: 0, cosine: 0 }));
  for (let minimum = MAX_AMPLITUDE_ARCSEC; minimum >= MIN_AMPLITUDE_ARCSEC / 4; minimum /= 2)
    for (const term of terms) improve(term, minimum, angles, residuals);
  return terms
    .filter(({ sine, cosine }) => Math.hypot(sine, cosine) >= MIN_AMPLITUDE_ARCSEC)
    .sort((a, b) => Math.hypot(b.sine, b.cosine) - Math.hypot(a.sine, a.cosine));
}

/** Moves a term's share of the residuals into the term, if that share's amplitude is at least `minimum` arcseconds. */
function improve(
  term: NodeTerm,
  minimum: number,
  angles: readonly (readonly number[])[],
  residuals: Float64Array,
): void {
  const phases = angles.map((sample) =>
    term.multiples.reduce((sum, multiple, i) => sum + multiple * (sample[i] ?? 0), 0),
  );
  const amplitude = (wave: (angle: number) => number) =>
    (2 / SAMPLES) * phases.reduce((sum, angle, i) => sum + wave(angle) * (residuals[i] ?? 0), 0);
  const sine = amplitude(Math.sin);
  const cosine = amplitude(Math.cos);
  if (Math.hypot(sine, cosine) < minimum) return;
  term.sine += sine;
  term.cosine += cosine;
  phases.forEach((angle, i) => {
    residuals[i] = (residuals[i] ?? 0) - sine * Math.sin(angle) - cosine * Math.cos(angle);
  });
}

/** All low-order combinations of the Moon's angles, and the node itself, which represents the motion of the ecliptic. */
function candidates(): number[][] {
  const upTo = (limit: number) => Array.from({ length: 2 * limit + 1 }, (_, i) => i - limit);
  const sums = upTo(4).flatMap((elongation) =>
    upTo(2).flatMap((sun) =>
      upTo(3).flatMap((moon) => upTo(2).map((latitude) => [elongation, sun, moon, 2 * latitude, 0])),
    ),
  );
  return [
    ...sums.filter((multiples) => (multiples.find((multiple) => multiple !== 0) ?? 0) > 0),
    [0, 0, 0, 0, 1],
  ];
}

/** Source code of the table of terms, one line per term. */
export function nodeTermModule(terms: readonly NodeTerm[]): string {
  const lines = terms.map(
    ({ multiples, sine, cosine }) => `  [[${multiples.join(', ')}], ${format(sine)}, ${format(cosine)}],`,
  );
  return `/**
 * Periodic terms of the Moon's true node relative to the mean node. A term has the multiples of \`lunarAngles\` and the
 * amplitudes of the sine and cosine of their sum, arcseconds. Generated from ELP/MPP02 by \`npm run ephemeris\`: do not edit.
 */
export const LUNAR_NODE_TERMS: readonly (readonly [
  multiples: readonly number[],
  sine: number,
  cosine: number,
])[] = [
${lines.join('\n')}
];
`;
}

/** Amplitudes below the sampling error count as zero. */
function format(arcsec: number): string {
  return Math.abs(arcsec) < MIN_AMPLITUDE_ARCSEC / 2 ? '0' : arcsec.toFixed(1);
}
