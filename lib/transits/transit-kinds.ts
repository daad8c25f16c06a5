import { ASPECTS, type Aspect } from '#lib/chart/aspects.ts';
import { BODIES, type Body } from '#lib/ephemeris/index.ts';
import { ORB_DEG } from './orbs.ts';

/** A transiting body in an aspect to a natal one. */
export type TransitKind = {
  /** Its place in `TRANSIT_KINDS`, by which tables find what they have of it sooner than by three names. */
  place: number;
  transiting: Body;
  natal: Body;
  aspect: Aspect;
  /** Where the two bodies stand in `BODIES`. */
  transitingPlace: number;
  natalPlace: number;
  /** How far from exact it is still felt, degrees. */
  orbDeg: number;
};

/** The five hundred kinds of transits that there are. */
export const TRANSIT_KINDS: readonly TransitKind[] = BODIES.flatMap((transiting, transitingPlace) =>
  BODIES.flatMap((natal, natalPlace) =>
    ASPECTS.map((aspect, i) => ({
      place: (transitingPlace * BODIES.length + natalPlace) * ASPECTS.length + i,
      transiting,
      natal,
      aspect,
      transitingPlace,
      natalPlace,
      orbDeg: ORB_DEG[transiting],
    })),
  ),
);

/** The kind of a body's transit in an aspect to a natal body. */
export function kindOf(transiting: Body, aspect: Aspect, natal: Body): TransitKind {
  const pair = BODIES.indexOf(transiting) * BODIES.length + BODIES.indexOf(natal);
  const kind = TRANSIT_KINDS[pair * ASPECTS.length + ASPECTS.indexOf(aspect)];
  if (kind === undefined) throw new RangeError(`There is no ${aspect} of ${transiting} to ${natal}.`);
  return kind;
}
