import * as v from 'valibot';
import { MOON_PHASES } from '#lib/ephemeris/moon-phase.ts';
import { FIRST_MS, LAST_MS } from '#lib/ephemeris/span.ts';
import { isInstant } from '#lib/time/instant.ts';
import { Instant, inputObject, SignName } from './fields.ts';
import { operation } from './operation.ts';
import { BodyName, Longitude, SignDegrees } from './sky-fields.ts';

/** An instant that the ephemeris covers, in milliseconds since 1970. */
const AskedInstant = v.pipe(
  v.string('at must be a string.'),
  v.check(isInstant, 'at must be an instant such as 2026-11-23T07:00:00Z.'),
  v.transform((text) => Date.parse(text)),
  v.check(
    (ms) => ms >= FIRST_MS && ms <= LAST_MS,
    'at must be from 1899-12-15 to 2101-01-15, which the ephemeris covers.',
  ),
  v.metadata({
    description:
      'The instant that is meant, in ISO 8601 with its zone, from 1899-12-15 to 2101-01-15; now if it is left out.',
    format: 'date-time',
    examples: ['2026-11-23T07:00:00Z'],
  }),
);

/** A body as it stands in the sky. */
export const SkyBody = v.strictObject({
  body: BodyName,
  longitudeDeg: Longitude,
  sign: SignName,
  signDegrees: SignDegrees,
  retrograde: v.pipe(v.boolean(), v.description('Whether it moves backward as seen from Earth.')),
});

/** What stands in the sky at an instant. */
export const Sky = v.strictObject({
  at: v.pipe(Instant, v.description('The instant that is told of.')),
  bodies: v.pipe(v.array(SkyBody), v.description('Sun to Pluto.')),
  moon: v.pipe(
    v.strictObject({
      phase: v.pipe(
        v.picklist(MOON_PHASES),
        v.description(
          'New, full and the quarters within six degrees of their elongation, about half a day either way; else what lies between.',
        ),
      ),
      elongationDeg: v.pipe(
        v.number(),
        v.minValue(0),
        v.maxValue(360),
        v.metadata({
          description: 'How far it stands ahead of the Sun along the ecliptic, degrees.',
          examples: [156.4321],
        }),
      ),
      illuminated: v.pipe(
        v.number(),
        v.minValue(0),
        v.maxValue(1),
        v.metadata({
          description: 'The part of its disk that is lit, two decimals, from the elongation alone.',
          examples: [0.96],
        }),
      ),
    }),
    v.description('The Moon as it is lit.'),
  ),
});

/** GET /api/sky. */
export const sky = operation({
  name: 'sky',
  method: 'GET',
  path: '/api/sky',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Read what stands in the sky',
  description:
    'Where the bodies from Sun to Pluto stand at an instant, for everybody on Earth alike, and the phase of the Moon.',
  query: inputObject({ at: v.optional(AskedInstant) }),
  status: 200,
  answer: Sky,
  conditional: true,
  problems: [],
});
