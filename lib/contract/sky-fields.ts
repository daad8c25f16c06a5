import * as v from 'valibot';
import { ASPECTS } from '#lib/chart/natal-chart.ts';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';

/** A body of the sky. */
export const BodyName = v.picklist(BODIES);

/** One of the five Ptolemaic aspects. */
export const AspectName = v.picklist(ASPECTS);

/** What a transit can be to: a natal body, or an angle where the time of birth is known. */
export const NatalPointName = v.picklist(NATAL_POINTS);

/** A place in the zodiac. */
export const Longitude = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(360),
  v.metadata({
    description:
      'Apparent ecliptic longitude, of the true equinox of date, in degrees cut off after four decimals.',
    examples: [83.9127],
  }),
);

/** A place within its sign. */
export const SignDegrees = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(30),
  v.metadata({ description: 'Degrees within the sign.' }),
);

/** How far an aspect is from exact. */
export const OrbDeg = v.pipe(
  v.number(),
  v.metadata({ description: 'Degrees from exact.', examples: [1.2345] }),
);

/** Points, four decimals. */
export const Score = v.pipe(v.number(), v.metadata({ examples: [0.8312] }));
