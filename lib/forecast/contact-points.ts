import { BODIES, type Body } from '#lib/ephemeris/index.ts';
import { ASPECTS } from './aspects.ts';
import { type Aspect, METRICS, type Points } from './day.ts';
import { harmony } from './tables/harmony.ts';
import { relevance } from './tables/relevance.ts';
import { ASPECT_WEIGHT, NATAL_WEIGHT, RETROGRADE_FACTOR, TRANSITING_WEIGHT } from './tables/weights.ts';

/** Half of the smallest points that four decimals can show. */
const LEAST_POINTS = 0.5e-4;

const SUMMED = ['rating', ...METRICS] as const;
/** The points of a contact at full strength in the order of `SUMMED`, then the largest of them without sign. */
const WORTH_LENGTH = SUMMED.length + 1;
/** The worth of a contact while its transiting body moves forward, then while it moves back. */
const CONTACT_LENGTH = 2 * WORTH_LENGTH;

/** The worths of all contacts by transiting body, natal body and aspect. */
const WORTHS = new Float64Array(BODIES.length ** 2 * ASPECTS.length * CONTACT_LENGTH);

for (const transiting of BODIES)
  for (const natal of BODIES)
    for (const aspect of ASPECTS) {
      const at = worthOf(transiting, { natal, aspect });
      const direct = directWorth(transiting, aspect, natal);
      write(direct, at);
      const retrograde = direct.map(
        (points) => points * (points > 0 ? RETROGRADE_FACTOR.helping : RETROGRADE_FACTOR.hurting),
      );
      write(retrograde, at + WORTH_LENGTH);
    }

/** Where `pointsOf` finds what a contact between a transiting and a natal body is worth. */
export function worthOf(transiting: Body, { natal, aspect }: { natal: Body; aspect: Aspect }): number {
  const pair = BODIES.indexOf(transiting) * BODIES.length + BODIES.indexOf(natal);
  return (pair * ASPECTS.length + ASPECTS.indexOf(aspect)) * CONTACT_LENGTH;
}

/**
 * The points of a contact whose transiting body moves at a speed (negative: retrograde) and that has a mean
 * strength of 0 to 1, four decimals; undefined if nothing is left of them there.
 */
export function pointsOf(worth: number, speed: number, strength: number): Points | undefined {
  const at = speed < 0 ? worth + WORTH_LENGTH : worth;
  if ((WORTHS[at + 5] as number) * strength < LEAST_POINTS) return undefined;
  return {
    rating: fourDecimals((WORTHS[at] as number) * strength),
    energy: fourDecimals((WORTHS[at + 1] as number) * strength),
    focus: fourDecimals((WORTHS[at + 2] as number) * strength),
    romance: fourDecimals((WORTHS[at + 3] as number) * strength),
    luck: fourDecimals((WORTHS[at + 4] as number) * strength),
  };
}

/** A number rounded to four decimals, as points are published and added. */
export function fourDecimals(value: number): number {
  // Half as long as Math.round takes, and never a negative zero.
  return Math.floor(value * 1e4 + 0.5) / 1e4;
}

function directWorth(transiting: Body, aspect: Aspect, natal: Body): number[] {
  const weight = TRANSITING_WEIGHT[transiting] * NATAL_WEIGHT[natal] * ASPECT_WEIGHT[aspect];
  return SUMMED.map((name) =>
    name === 'rating'
      ? weight * harmony(transiting, aspect, natal)
      : weight * relevance(transiting, natal, name) * harmony(transiting, aspect, natal, name),
  );
}

function write(points: readonly number[], at: number): void {
  WORTHS.set(points, at);
  WORTHS[at + points.length] = Math.max(...points.map(Math.abs));
}
