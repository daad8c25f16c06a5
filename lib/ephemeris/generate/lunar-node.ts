import { lunarAngles, meanNodeDeg } from '../lunar-node.ts';
import { FIRST_JD, LAST_JD } from '../sky.ts';
import { moonVector } from '../theory.ts';
import { signedDeg } from '../zodiac.ts';
import { cross } from './vectors.ts';

/** Multiples of the angles that the node hangs on, and how far it swings with their sum: by its sine and its cosine, arcseconds. */
export type NodeTerm = { multiples: readonly number[]; sine: number; cosine: number };

/** How often the theory is asked. */
const SAMPLES = 20_000;
/** Swings are taken from the widest down, each round to half of the one before: a wide one seems to be part of others. */
const WIDEST_ARCSEC = 4096;
/** A smaller swing is left out. */
const LEAST_ARCSEC = 2;
/** By steps of the golden section, samples fall into step with no period. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Half of the time between the two places that tell how the Moon moves, days. */
const HALF_STEP_DAYS = 0.005;

/** The true node by ELP/MPP02, mean equinox of date: the plane of two places of the Moon shortly one after another; degrees. */
export function osculatingNodeDeg(jdTt: number): number {
  const { x, y } = cross(moonVector(jdTt - HALF_STEP_DAYS), moonVector(jdTt + HALF_STEP_DAYS));
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

/** The swings of the true node about the mean one over the whole ephemeris, the widest first; half a minute of work. */
export function findNodeTerms(): NodeTerm[] {
  const times = Array.from(
    { length: SAMPLES },
    (_, i) => FIRST_JD + (LAST_JD - FIRST_JD) * ((i * GOLDEN) % 1),
  );
  const angles = times.map(lunarAngles);
  const left = Float64Array.from(times, (jd) => signedDeg(osculatingNodeDeg(jd) - meanNodeDeg(jd)) * 3600);
  const terms = candidates().map((multiples): NodeTerm => ({ multiples, sine: 0, cosine: 0 }));
  for (let least = WIDEST_ARCSEC; least >= LEAST_ARCSEC / 4; least /= 2)
    for (const term of terms) improve(term, least, angles, left);
  return terms
    .filter(({ sine, cosine }) => Math.hypot(sine, cosine) >= LEAST_ARCSEC)
    .sort((a, b) => Math.hypot(b.sine, b.cosine) - Math.hypot(a.sine, a.cosine));
}

/** Gives a term what is left of its swing, and takes that from what is left, if it is as wide as so many arcseconds. */
function improve(
  term: NodeTerm,
  least: number,
  angles: readonly (readonly number[])[],
  left: Float64Array,
): void {
  const waves = angles.map((of) =>
    term.multiples.reduce((sum, multiple, i) => sum + multiple * (of[i] ?? 0), 0),
  );
  const mean = (wave: (angle: number) => number) =>
    (2 / SAMPLES) * waves.reduce((sum, angle, i) => sum + wave(angle) * (left[i] ?? 0), 0);
  const sine = mean(Math.sin);
  const cosine = mean(Math.cos);
  if (Math.hypot(sine, cosine) < least) return;
  term.sine += sine;
  term.cosine += cosine;
  waves.forEach((angle, i) => {
    left[i] = (left[i] ?? 0) - sine * Math.sin(angle) - cosine * Math.cos(angle);
  });
}

/** All sums of a few of the Moon's angles, each once, and the node itself, with which the ecliptic's own motion goes. */
function candidates(): number[][] {
  const upTo = (most: number) => Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
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

/** The table of terms as a module: a line each. */
export function nodeTermModule(terms: readonly NodeTerm[]): string {
  const lines = terms.map(
    ({ multiples, sine, cosine }) => `  [[${multiples.join(', ')}], ${written(sine)}, ${written(cosine)}],`,
  );
  return `/**
 * How the Moon's true node swings about the mean one: multiples of the angles of \`lunarAngles\`, and what the sine and the
 * cosine of their sum add, arcseconds. Made by \`npm run ephemeris\` from ELP/MPP02: not to be edited.
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

/** Less than the error of sampling is none. */
function written(arcsec: number): string {
  return Math.abs(arcsec) < LEAST_ARCSEC / 2 ? '0' : arcsec.toFixed(1);
}
