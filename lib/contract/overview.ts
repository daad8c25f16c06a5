import * as v from 'valibot';
import {
  CivilDate,
  endNotBeforeStart,
  Instant,
  inputObject,
  numberField,
  ProfileId,
  rangeParameters,
  SignName,
  ZoneName,
} from './fields.ts';
import { operation } from './operation.ts';
import { AspectName, BodyName, NatalPointName, Score } from './sky.ts';

const Sentences = v.pipe(v.string(), v.description('The event in a sentence or two.'));

/** A long-term transit. */
export const Theme = v.strictObject({
  transiting: BodyName,
  aspect: AspectName,
  natal: NatalPointName,
  from: v.pipe(
    CivilDate,
    v.metadata({ description: 'When the transit enters its orb, possibly before the range.' }),
  ),
  peaks: v.pipe(
    v.array(
      v.strictObject({
        date: v.pipe(CivilDate, v.description('For the instant of birth, or for local noon if unknown.')),
        earliest: v.pipe(CivilDate, v.description('Earliest possible date.')),
        latest: v.pipe(CivilDate, v.description('Latest possible date.')),
      }),
    ),
    v.metadata({
      description:
        'Dates on which the transit is exact, with the earliest and latest date over all possible times of birth.',
    }),
  ),
  to: v.pipe(
    CivilDate,
    v.metadata({ description: 'When the transit leaves its orb, possibly after the range.' }),
  ),
  tone: v.pipe(v.picklist(['helps', 'hurts', 'mixed']), v.description('The effect on most of its days.')),
  weight: v.pipe(Score, v.metadata({ description: 'The largest change it makes to one day’s points.' })),
  text: Sentences,
});
export type Theme = v.InferOutput<typeof Theme>;

const kind = <const Name extends string>(name: Name) =>
  v.pipe(v.literal(name), v.description('The kind of event.'));

/** An event in the sky, the same for all profiles. */
export const SkyEvent = v.variant('kind', [
  v.strictObject({
    kind: kind('phase'),
    at: Instant,
    phase: v.pipe(
      v.picklist(['new', 'first quarter', 'full', 'last quarter']),
      v.description('The phase of the Moon.'),
    ),
    sign: SignName,
    text: Sentences,
  }),
  v.strictObject({
    kind: kind('eclipse'),
    at: Instant,
    eclipse: v.pipe(v.picklist(['solar', 'lunar']), v.description('Solar or lunar.')),
    type: v.pipe(
      v.picklist(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
      v.description('The eclipse’s type.'),
    ),
    sign: SignName,
    touches: v.pipe(
      v.array(
        v.strictObject({
          body: NatalPointName,
          aspect: v.pipe(
            v.picklist(['conjunction', 'opposition']),
            v.description('Conjunction or opposition to the eclipse.'),
          ),
        }),
      ),
      v.description('Natal points within five degrees of the eclipse or the opposite point.'),
    ),
    text: Sentences,
  }),
  v.strictObject({
    kind: kind('station'),
    at: Instant,
    planet: BodyName,
    direction: v.pipe(
      v.picklist(['retrograde', 'direct']),
      v.description('The direction of motion from then on.'),
    ),
    text: Sentences,
  }),
  v.strictObject({
    kind: kind('ingress'),
    at: Instant,
    body: BodyName,
    sign: SignName,
    text: Sentences,
  }),
  v.strictObject({
    kind: kind('void-of-course'),
    at: Instant,
    until: v.pipe(Instant, v.description('When the Moon enters the next sign.')),
    sign: SignName,
    text: Sentences,
  }),
]);

const ratedDate = (description: string) =>
  v.pipe(
    v.strictObject({ date: CivilDate, overallRating: numberField('1.0 to 10.0.') }),
    v.description(description),
  );

export const Overview = v.strictObject({
  profileId: ProfileId,
  timeZone: ZoneName,
  summary: v.pipe(v.string(), v.description('The period in a few sentences.')),
  ratings: v.pipe(
    v.strictObject({
      mean: numberField('Mean of all days.'),
      best: ratedDate('The best day; the earliest of equals.'),
      hardest: ratedDate('The hardest day; the earliest of equals.'),
    }),
    v.description('Ratings of the days.'),
  ),
  themes: v.pipe(v.array(Theme), v.description('Up to 40 long-term transits, sorted by weight.')),
  sky: v.pipe(v.array(SkyEvent), v.description('Sky events, ascending.')),
});
export type Overview = v.InferOutput<typeof Overview>;

/** GET /api/horoscope/overview. */
export const overview = operation({
  name: 'overview',
  method: 'GET',
  path: '/api/horoscope/overview',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Read the overview of a period',
  description:
    'Summarizes a range of days: the best and the hardest day, long-term transits, and sky events (lunations, eclipses, stations, ingresses, void-of-course Moons).',
  query: v.pipe(inputObject(rangeParameters), endNotBeforeStart()),
  status: 200,
  response: Overview,
  conditional: true,
  problems: ['not_found', 'forecast_horizon_exceeded', 'range_too_long'],
});
