import * as v from 'valibot';
import { HOUSE_SYSTEMS } from '#lib/chart/house-systems.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { REPORT_SECTIONS } from '#lib/reading/report/story.ts';
import { SYNASTRY_CATEGORIES } from '#lib/scoring/synastry/scores.ts';
import { between, described, Instant, inputObject, ProfileId, SignName, ZoneName } from './fields.ts';
import { operation } from './operation.ts';
import { AspectName, BodyName, Longitude, NatalPointName, OrbDeg, Score, SignDegrees } from './sky.ts';

export const HouseSystem = v.picklist(HOUSE_SYSTEMS, 'houses must be placidus or whole-sign.');

const HouseNumber = described(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  'Number of the house, 1 to 12.',
);

const place = { longitudeDeg: Longitude, sign: SignName, signDegrees: SignDegrees };

export const AnglePlace = v.strictObject(place);

const natalPlace = {
  ...place,
  certain: described(v.boolean(), 'Whether the sign is the same at every possible time of birth.'),
  fromDeg: described(Longitude, 'Longitude at the earliest possible time of birth.'),
  toDeg: described(Longitude, 'Longitude at the latest possible time of birth.'),
};
const house = described(v.nullable(HouseNumber), 'The house, 1 to 12; null if the time of birth is unknown.');

export const ChartBody = v.strictObject({
  body: BodyName,
  ...natalPlace,
  retrograde: described(v.boolean(), 'Whether the body is retrograde.'),
  house,
});

/** The day of birth and, if known, its instant. */
export const BirthInstants = v.strictObject({
  from: described(Instant, 'Start of the local day of birth.'),
  noon: described(Instant, 'Local noon on the day of birth.'),
  to: described(Instant, 'End of the local day of birth.'),
  at: v.optional(described(Instant, 'The instant of birth, if the time is known.')),
  utcOffset: described(
    v.pipe(v.string(), v.regex(/^[+-]\d\d:\d\d(:\d\d)?$/)),
    'The UTC offset of the birthplace’s clocks at the instant of birth, or at noon if the time is unknown: `+01:00`, or `+00:19:32` if it has seconds.',
  ),
  summerTime: described(
    v.boolean(),
    'Whether the clocks were set to summer time; may be false for wartime summer time that lasted all year.',
  ),
});

export const Angles = v.strictObject({ ascendant: AnglePlace, midheaven: AnglePlace });

export const HouseCusp = v.strictObject({
  house: HouseNumber,
  cuspDeg: Longitude,
  sign: SignName,
  signDegrees: SignDegrees,
});

export const NorthNode = v.strictObject({ ...natalPlace, house });

/** An aspect between two natal bodies. */
export const NatalAspect = v.strictObject({ a: BodyName, b: BodyName, aspect: AspectName, orbDeg: OrbDeg });

export const Chart = v.strictObject({
  profileId: ProfileId,
  timeZone: ZoneName,
  timeKnown: described(v.boolean(), 'Whether the time of birth is known.'),
  bornAt: described(BirthInstants, 'The day and, if known, the instant of birth.'),
  ambiguous: described(
    v.boolean(),
    'Whether the time of birth occurred twice, because the clocks went back. The chart uses the first of `instants`.',
  ),
  instants: v.optional(
    described(
      v.pipe(v.array(Instant), v.length(2)),
      'Both instants, if the time of birth occurred twice. The chart uses the first.',
    ),
  ),
  houseSystem: described(
    v.nullable(HouseSystem),
    'The house system of the chart: always `whole-sign` beyond the polar circles, where Placidus is undefined. Null if the time of birth is unknown.',
  ),
  angles: described(
    v.nullable(Angles),
    'The Ascendant and the Midheaven; null if the time of birth is unknown.',
  ),
  houses: described(
    v.nullable(v.pipe(v.array(HouseCusp), v.length(12))),
    'The twelve house cusps; null if the time of birth is unknown.',
  ),
  bodies: described(
    v.pipe(v.array(ChartBody), v.length(BODIES.length)),
    'The Sun to Pluto at birth, or at noon if its time is unknown.',
  ),
  northNode: described(NorthNode, 'The true (osculating) ascending node of the Moon.'),
  aspects: described(v.array(NatalAspect), 'The aspects between the bodies.'),
});
export type Chart = v.InferOutput<typeof Chart>;

const perCategory = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject(v.entriesFromList(SYNASTRY_CATEGORIES, value));

export const SynastryScores = perCategory(described(between(1, 10), 'The score, 1.0 to 10.0.'));

export const SynastryPoints = perCategory(Score);

/** An aspect between the charts of two people. */
export const SynastryAspect = v.strictObject({
  a: described(NatalPointName, 'A point in the chart of the first profile.'),
  b: described(NatalPointName, 'A point in the chart of the second profile.'),
  aspect: AspectName,
  orbDeg: OrbDeg,
  points: described(SynastryPoints, 'Points that the aspect adds to the sum of each score.'),
});

export const Synastry = v.strictObject({
  profileId: ProfileId,
  otherId: ProfileId,
  scores: described(
    SynastryScores,
    'The score of each category; 5.8 is average. A high friction score means tension.',
  ),
  aspects: described(
    v.array(SynastryAspect),
    'The aspects between the charts, sorted by points, largest first.',
  ),
  text: described(
    v.pipe(v.array(v.string()), v.length(5)),
    'An interpretation in five paragraphs: overall, affection, communication, work and friction.',
  ),
});
export type Synastry = v.InferOutput<typeof Synastry>;

/** A body, or the Ascendant, with its sign and house. */
export const ReportPlace = v.strictObject({
  body: described(v.picklist([...BODIES, 'Ascendant']), 'A body or the Ascendant.'),
  sign: SignName,
  house,
});

/** An aspect that a section of a report interprets. */
export const ReportAspect = v.strictObject({ a: BodyName, b: BodyName, aspect: AspectName });

export const ReportSection = v.strictObject({
  id: described(v.picklist(REPORT_SECTIONS), 'What the section is about. A version may add sections.'),
  title: described(
    v.string(),
    'A heading: a few words, or the signs of the Sun, the Moon and the Ascendant.',
  ),
  paragraphs: described(v.pipe(v.array(v.string()), v.minLength(1)), 'The text.'),
  about: described(
    v.array(v.union([ReportPlace, ReportAspect])),
    'The placements and aspects behind the text, the section’s own body first. A body whose sign depends on an unknown time of birth appears once for each sign.',
  ),
});

export const Report = v.strictObject({
  profileId: ProfileId,
  sections: described(
    v.pipe(v.array(ReportSection), v.minLength(1)),
    'The sections in reading order: an overview, the bodies, the tightest aspects, the balance of elements, and what an unknown time of birth leaves out.',
  ),
});
export type Report = v.InferOutput<typeof Report>;

export const natalChart = operation({
  name: 'natal-chart',
  method: 'GET',
  path: '/api/profiles/{id}/chart',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Read the natal chart',
  description:
    'Returns the natal chart of a profile: the Sun to Pluto, the north node and the aspects. If the time of birth is known, the chart also has angles and houses. Otherwise, it is cast for local noon.',
  params: v.object({ id: ProfileId }),
  query: inputObject({
    houses: described(v.optional(HouseSystem, 'placidus'), 'The house system of the chart.'),
  }),
  response: Chart,
  conditional: true,
  problems: ['not_found'],
});

export const natalReport = operation({
  name: 'natal-report',
  method: 'GET',
  path: '/api/profiles/{id}/report',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Read the natal chart in words',
  description:
    'Interprets the natal chart of a profile in 600 to 1,200 words. The text depends on nothing but the birth. If the time of birth is known, it includes the rising sign and Placidus houses. Otherwise, it says only what holds at every possible time of birth.',
  params: v.object({ id: ProfileId }),
  response: Report,
  conditional: true,
  problems: ['not_found'],
});

export const synastry = operation({
  name: 'synastry',
  method: 'GET',
  path: '/api/profiles/{id}/with/{otherId}',
  access: 'signed-in',
  tag: 'Profiles',
  summary: 'Read the synastry of two profiles',
  description:
    'Compares two different profiles of the account. Returns the aspects between the two charts, the resulting scores for love, talk, work and friction, and an interpretation.',
  params: v.object({ id: ProfileId, otherId: ProfileId }),
  response: Synastry,
  conditional: true,
  problems: ['not_found'],
});
