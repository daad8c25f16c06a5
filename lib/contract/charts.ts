import * as v from 'valibot';
import { HOUSE_SYSTEMS } from '#lib/chart/house-systems.ts';
import { MATTERS } from '#lib/scoring/pairs/pair.ts';
import { Instant, inputObject, ProfileId, SignName, ZoneName } from './fields.ts';
import { operation } from './operation.ts';
import { AspectName, BodyName, Longitude, NatalPointName, OrbDeg, Score, SignDegrees } from './sky-fields.ts';

const HouseNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12), v.description('1 to 12.'));

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
export const ChartBody = v.strictObject({
  body: BodyName,
  ...birthPlace,
  retrograde: v.pipe(v.boolean(), v.description('Whether it moves backward as seen from Earth.')),
  house,
});

/** A natal chart. */
export const Chart = v.strictObject({
  profileId: ProfileId,
  timeZone: ZoneName,
  timeKnown: v.pipe(v.boolean(), v.metadata({ description: 'Whether the profile has a time of birth.' })),
  bornAt: v.pipe(
    v.strictObject({
      from: v.pipe(Instant, v.description('When the day of birth began at the birthplace.')),
      noon: v.pipe(Instant, v.description('Its noon.')),
      to: v.pipe(Instant, v.description('When it ended.')),
      at: v.optional(v.pipe(Instant, v.metadata({ description: 'The instant of birth, if it is known.' }))),
    }),
    v.description('The day of birth, and the instant.'),
  ),
  ambiguous: v.optional(
    v.pipe(v.literal(true), v.description('Where the clocks showed the time of birth twice.')),
  ),
  instants: v.optional(
    v.pipe(
      v.array(Instant),
      v.metadata({
        description: 'Both instants, where the clocks showed the time of birth twice; the first counts.',
      }),
    ),
  ),
  houseSystem: v.pipe(
    v.nullable(v.picklist(HOUSE_SYSTEMS)),
    v.description(
      'The one that was used: whole signs where Placidus has no houses; null without a time of birth.',
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
    v.description('All twelve by their cusps; null without a time of birth.'),
  ),
  bodies: v.pipe(v.array(ChartBody), v.description('Sun to Pluto.')),
  northNode: v.pipe(
    v.strictObject({ ...birthPlace, house }),
    v.description('The true ascending node of the Moon.'),
  ),
  aspects: v.pipe(
    v.array(v.strictObject({ a: BodyName, b: BodyName, aspect: AspectName, orbDeg: OrbDeg })),
    v.description('Between two bodies each.'),
  ),
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
    matters(v.pipe(v.number(), v.minValue(1), v.maxValue(10), v.description('1.0 to 10.0.'))),
    v.metadata({
      description: '1.0 to 10.0 each; 5.8 is an ordinary pair, and a high friction is much strain.',
    }),
  ),
  aspects: v.pipe(
    v.array(
      v.strictObject({
        a: v.pipe(NatalPointName, v.description('Of the first profile’s chart.')),
        b: v.pipe(NatalPointName, v.description('Of the second’s.')),
        aspect: AspectName,
        orbDeg: OrbDeg,
        points: v.pipe(matters(Score), v.description('What it adds to the sum of each score.')),
      }),
    ),
    v.description('By their points, the largest first.'),
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
