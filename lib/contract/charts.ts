import * as v from 'valibot';
import { HOUSE_SYSTEMS } from '#lib/chart/house-systems.ts';
import { SYNASTRY_CATEGORIES } from '#lib/scoring/synastry/scores.ts';
import { Instant, inputObject, ProfileId, SignName, ZoneName } from './fields.ts';
import { operation } from './operation.ts';
import { AspectName, BodyName, Longitude, NatalPointName, OrbDeg, Score, SignDegrees } from './sky.ts';

const HouseNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12), v.description('1 to 12.'));

const place = { longitudeDeg: Longitude, sign: SignName, signDegrees: SignDegrees };

export const AnglePlace = v.strictObject(place);

const natalPlace = {
  ...place,
  certain: v.pipe(
    v.boolean(),
    v.metadata({ description: 'Whether the sign is the same at any time of the birth date.' }),
  ),
  fromDeg: Longitude,
  toDeg: Longitude,
};
const house = v.pipe(
  v.nullable(HouseNumber),
  v.metadata({ description: 'The house, 1 to 12; null without a time of birth.' }),
);

export const ChartBody = v.strictObject({
  body: BodyName,
  ...natalPlace,
  retrograde: v.pipe(v.boolean(), v.description('Whether the body is retrograde.')),
  house,
});

export const Chart = v.strictObject({
  profileId: ProfileId,
  timeZone: ZoneName,
  timeKnown: v.pipe(v.boolean(), v.metadata({ description: 'Whether the time of birth is known.' })),
  bornAt: v.pipe(
    v.strictObject({
      from: v.pipe(Instant, v.description('Start of the local day of birth.')),
      noon: v.pipe(Instant, v.description('Local noon.')),
      to: v.pipe(Instant, v.description('End of the local day of birth.')),
      at: v.optional(
        v.pipe(Instant, v.metadata({ description: 'The instant of birth, if the time is known.' })),
      ),
    }),
    v.description('The day and, if known, the instant of birth.'),
  ),
  ambiguous: v.optional(
    v.pipe(
      v.literal(true),
      v.description('Present if the time of birth occurred twice, because the clocks went back.'),
    ),
  ),
  instants: v.optional(
    v.pipe(
      v.array(Instant),
      v.metadata({
        description: 'Both instants if the time of birth occurred twice. The chart uses the first.',
      }),
    ),
  ),
  houseSystem: v.pipe(
    v.nullable(v.picklist(HOUSE_SYSTEMS)),
    v.description(
      'The house system used. Falls back to `whole-sign` beyond the polar circles, where Placidus is undefined. Null without a time of birth.',
    ),
  ),
  angles: v.pipe(
    v.nullable(v.strictObject({ ascendant: AnglePlace, midheaven: AnglePlace })),
    v.description('Null without a time of birth.'),
  ),
  houses: v.pipe(
    v.nullable(
      v.array(
        v.strictObject({ house: HouseNumber, cuspDeg: Longitude, sign: SignName, signDegrees: SignDegrees }),
      ),
    ),
    v.description('The twelve house cusps; null without a time of birth.'),
  ),
  bodies: v.pipe(
    v.array(ChartBody),
    v.description('The Sun to Pluto, at the instant of birth or at local noon.'),
  ),
  northNode: v.pipe(
    v.strictObject({ ...natalPlace, house }),
    v.description('The true (osculating) ascending node of the Moon.'),
  ),
  aspects: v.pipe(
    v.array(v.strictObject({ a: BodyName, b: BodyName, aspect: AspectName, orbDeg: OrbDeg })),
    v.description('Aspects between bodies.'),
  ),
});
export type Chart = v.InferOutput<typeof Chart>;

const perCategory = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject(
    Object.fromEntries(SYNASTRY_CATEGORIES.map((matter) => [matter, value])) as Record<
      (typeof SYNASTRY_CATEGORIES)[number],
      Value
    >,
  );

export const Synastry = v.strictObject({
  profileId: ProfileId,
  otherId: ProfileId,
  scores: v.pipe(
    perCategory(v.pipe(v.number(), v.minValue(1), v.maxValue(10), v.description('1.0 to 10.0.'))),
    v.metadata({
      description: '1.0 to 10.0 per category; 5.8 is average. High friction means tension.',
    }),
  ),
  aspects: v.pipe(
    v.array(
      v.strictObject({
        a: v.pipe(NatalPointName, v.description('A point in the chart of the first profile.')),
        b: v.pipe(NatalPointName, v.description('A point in the chart of the second profile.')),
        aspect: AspectName,
        orbDeg: OrbDeg,
        points: v.pipe(perCategory(Score), v.description('Points added to each score’s sum.')),
      }),
    ),
    v.description('Sorted by points, largest first.'),
  ),
  text: v.pipe(
    v.array(v.string()),
    v.metadata({ description: 'Five paragraphs: overall, affection, communication, work and friction.' }),
  ),
});
export type Synastry = v.InferOutput<typeof Synastry>;

/** GET /api/profiles/{id}/chart. */
export const natalChart = operation({
  name: 'natal-chart',
  method: 'GET',
  path: '/api/profiles/{id}/chart',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Read the natal chart',
  description:
    'Returns the natal chart of a profile: the Sun to Pluto, the north node and the aspects, with angles and houses if the time of birth is known. Otherwise the chart is cast for local noon.',
  params: v.object({ id: ProfileId }),
  query: inputObject({
    houses: v.pipe(
      v.optional(v.picklist(HOUSE_SYSTEMS, 'houses must be placidus or whole-sign.'), 'placidus'),
      v.metadata({ description: 'The house system.' }),
    ),
  }),
  status: 200,
  response: Chart,
  conditional: true,
  problems: ['not_found'],
});

/** GET /api/profiles/{id}/with/{otherId}. */
export const synastry = operation({
  name: 'synastry',
  method: 'GET',
  path: '/api/profiles/{id}/with/{otherId}',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Read the synastry of two profiles',
  description:
    'Compares two of the account’s profiles: scores for love, talk, work and friction, the aspects between the charts behind them, and an interpretation.',
  params: v.object({ id: ProfileId, otherId: ProfileId }),
  status: 200,
  response: Synastry,
  conditional: true,
  problems: ['not_found'],
});
