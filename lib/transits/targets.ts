import { ASPECT_ANGLES_DEG, ASPECTS, type Aspect } from '#lib/chart/aspects.ts';
import { type Body, normalizeDeg } from '#lib/ephemeris/index.ts';

/** What transits are counted from: where the natal bodies stand. A `NatalChart` is one. */
export type NatalPlaces = {
  readonly bodies: readonly { readonly body: Body; readonly longitudeDeg: number }[];
};

/** A longitude (degrees, [0, 360)) from which a transiting body makes an exact aspect to a natal one. */
export type Target = { natal: Body; aspect: Aspect; targetDeg: number };

/** All targets of a chart by longitude: eight for each natal body, as three of the five aspects have two sides. */
export function targetsOf({ bodies }: NatalPlaces): Target[] {
  return bodies
    .flatMap(({ body, longitudeDeg }) =>
      ASPECTS.flatMap((aspect) =>
        bothSides(ASPECT_ANGLES_DEG[aspect]).map((angle) => ({
          natal: body,
          aspect,
          targetDeg: normalizeDeg(longitudeDeg + angle),
        })),
      ),
    )
    .sort((a, b) => a.targetDeg - b.targetDeg);
}

function bothSides(angleDeg: number): number[] {
  return angleDeg % 180 === 0 ? [angleDeg] : [angleDeg, -angleDeg];
}
