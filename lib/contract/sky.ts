import * as v from 'valibot';
import { ASPECTS } from '#lib/chart/natal-chart.ts';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import { MOON_PHASES } from '#lib/ephemeris/moon-phase.ts';
import { FIRST_MS, LAST_MS } from '#lib/ephemeris/time-scales.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { isInstant } from '#lib/time/calendar-date.ts';
import { between, described, Instant, inputObject, SignName } from './fields.ts';
import { operation } from './operation.ts';

export const BodyName = v.picklist(BODIES);

/** One of the five Ptolemaic aspects. */
export const AspectName = v.picklist(ASPECTS);

/** A natal body, or an angle if the time of birth is known. */
export const NatalPointName = v.picklist(NATAL_POINTS);

export const Longitude = described(
  between(0, 360),
  'Apparent ecliptic longitude of date, in degrees truncated to four decimals.',
  83.9127,
);

export const SignDegrees = described(between(0, 30), 'Degrees from the start of the sign.');

export const OrbDeg = described(v.number(), 'The orb: distance from the exact aspect, in degrees.', 1.2345);

/** Points, rounded to four decimal places. */
export const Score = v.pipe(v.number(), v.metadata({ examples: [0.8312] }));

/** An instant within the range of the ephemeris, converted to milliseconds since 1970. */
const RequestedInstant = v.pipe(
  v.string('at must be a string.'),
  v.check(isInstant, 'at must be an instant such as 2026-11-23T07:00:00Z.'),
  v.transform((text) => Date.parse(text)),
  v.check(
    (ms) => ms >= FIRST_MS && ms <= LAST_MS,
    'at must be within the ephemeris, from 1899-12-15 to 2101-01-15.',
  ),
  v.metadata({
    description:
      'An instant in ISO 8601 with an offset or Z, from 1899-12-15 to 2101-01-15. Defaults to now.',
    format: 'date-time',
    examples: ['2026-11-23T07:00:00Z'],
  }),
);

export const SkyBody = v.strictObject({
  body: BodyName,
  longitudeDeg: Longitude,
  sign: SignName,
  signDegrees: SignDegrees,
  retrograde: described(v.boolean(), 'Whether the body is retrograde.'),
});

/** How the Moon is lit. */
export const Moon = v.strictObject({
  phase: described(
    v.picklist(MOON_PHASES),
    'The name of the phase. New, full and quarter Moon apply within six degrees of their exact elongation, about half a day before and after.',
  ),
  elongationDeg: described(
    between(0, 360),
    'Ecliptic elongation of the Moon from the Sun, in degrees.',
    156.4321,
  ),
  illuminated: described(
    between(0, 1),
    'Illuminated fraction of the disk, two decimals: (1 - cos elongation) / 2, within 0.01 of the exact value.',
    0.96,
  ),
});

export const Sky = v.strictObject({
  at: described(Instant, 'The instant of the positions.'),
  bodies: described(v.pipe(v.array(SkyBody), v.length(BODIES.length)), 'The positions of the Sun to Pluto.'),
  moon: described(Moon, 'The phase of the Moon.'),
});
export type Sky = v.InferOutput<typeof Sky>;

export const sky = operation({
  name: 'sky',
  method: 'GET',
  path: '/api/sky',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Read the current sky',
  description: 'Returns the positions of the Sun to Pluto at an instant, and the phase of the Moon.',
  query: inputObject({ at: v.optional(RequestedInstant) }),
  response: Sky,
  anyOrigin: true,
  conditional: true,
});
