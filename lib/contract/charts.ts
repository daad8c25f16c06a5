import * as v from 'valibot';
import { HOUSE_SYSTEMS } from '#lib/chart/house-systems.ts';
import { MATTERS } from '#lib/scoring/pairs/pair.ts';
import { Instant, inputObject, ProfileId, SignName, ZoneName } from './fields.ts';
import { operation } from './operation.ts';
import { AspectName, BodyName, Longitude, NatalPointName, OrbDeg, Score, SignDegrees } from './sky-fields.ts';

const HouseNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

const place = { longitudeDeg: Longitude, sign: SignName, signDegrees: SignDegrees };

/** An angle of the chart. */
export const AnglePlace = v.strictObject(place);

const birthPlace = {
  ...place,
  certain: v.pipe(
    v.boolean(),
    v.metadata({ description: 'Whether the sign holds whatever the hour of birth.' }),
  ),
  fromDeg: Longitude,
  toDeg: Longitude,
};
const house = v.pipe(
  v.nullable(HouseNumber),
  v.metadata({ description: 'The house it is in; null without a time of birth.' }),
);

/** A body of the chart. */
export const ChartBody = v.strictObject({ body: BodyName, ...birthPlace, retrograde: v.boolean(), house });

/** A natal chart. */
export const Chart = v.strictObject({
  profileId: ProfileId,
  timeZone: ZoneName,
  timeKnown: v.pipe(v.boolean(), v.metadata({ description: 'Whether the profile has a time of birth.' })),
  bornAt: v.strictObject({
    from: Instant,
    noon: Instant,
    to: Instant,
    at: v.optional(v.pipe(Instant, v.metadata({ description: 'The instant of birth, if it is known.' }))),
  }),
  ambiguous: v.optional(v.literal(true)),
  instants: v.optional(
    v.pipe(
      v.array(Instant),
      v.metadata({
        description: 'Both instants, where the clocks showed the time of birth twice; the first counts.',
      }),
    ),
  ),
  houseSystem: v.nullable(v.picklist(HOUSE_SYSTEMS)),
  angles: v.nullable(v.strictObject({ ascendant: AnglePlace, midheaven: AnglePlace })),
  houses: v.nullable(
    v.array(
      v.strictObject({ house: HouseNumber, cuspDeg: Longitude, sign: SignName, signDegrees: SignDegrees }),
    ),
  ),
  bodies: v.array(ChartBody),
  northNode: v.strictObject({ ...birthPlace, house }),
  aspects: v.array(v.strictObject({ a: BodyName, b: BodyName, aspect: AspectName, orbDeg: OrbDeg })),
});

const matters = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject(
    Object.fromEntries(MATTERS.map((matter) => [matter, value])) as Record<(typeof MATTERS)[number], Value>,
  );

/** What two people are to each other. */
export const Pair = v.strictObject({
  profileId: ProfileId,
  otherId: ProfileId,
  scores: v.pipe(
    matters(v.pipe(v.number(), v.minValue(1), v.maxValue(10))),
    v.metadata({
      description: '1.0 to 10.0 each; 5.8 is an ordinary pair, and a high friction is much strain.',
    }),
  ),
  aspects: v.array(
    v.strictObject({
      a: NatalPointName,
      b: NatalPointName,
      aspect: AspectName,
      orbDeg: OrbDeg,
      points: matters(Score),
    }),
  ),
  text: v.pipe(
    v.array(v.string()),
    v.metadata({ description: 'Five paragraphs: the whole, affection, talk, work, and friction.' }),
  ),
});

/** GET /api/profiles/{id}/chart. */
export const natalChart = operation({
  name: 'natal-chart',
  method: 'GET',
  path: '/api/profiles/{id}/chart',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Read the natal chart',
  description:
    'The natal chart of a profile: the bodies from Sun to Pluto, the north node and the aspects, with angles and houses where the time of birth is known. Without it the chart is that of local noon.',
  params: v.object({ id: ProfileId }),
  query: inputObject({
    houses: v.pipe(
      v.optional(v.picklist(HOUSE_SYSTEMS, 'houses must be placidus or whole-sign.'), 'placidus'),
      v.metadata({ description: 'How the chart is divided into houses.' }),
    ),
  }),
  status: 200,
  answer: Chart,
  conditional: true,
  problems: ['not_found'],
});

/** GET /api/profiles/{id}/with/{otherId}. */
export const pair = operation({
  name: 'pair',
  method: 'GET',
  path: '/api/profiles/{id}/with/{otherId}',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Compare two people',
  description:
    'What two of the account’s profiles are to each other: scores for love, talk, work and friction, the aspects between their charts that add up to them, and a text.',
  params: v.object({ id: ProfileId, otherId: ProfileId }),
  status: 200,
  answer: Pair,
  conditional: true,
  problems: ['not_found'],
});
