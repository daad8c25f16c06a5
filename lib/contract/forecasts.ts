import * as v from 'valibot';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { Entry } from './entry.ts';
import { AnsweredDate, Instant, inputObject, ProfileId, SignName, SunSign, ZoneName } from './fields.ts';
import { operation } from './operation.ts';
import { endNotBeforeStart, explained, parametersFromToday, rangeParameters } from './range-parameters.ts';
import { AspectName, BodyName, Longitude, NatalPointName, OrbDeg, Score } from './sky-fields.ts';

const ofMetrics = <Value extends v.GenericSchema>(value: Value) =>
  Object.fromEntries(METRICS.map((metric) => [metric, value])) as Record<(typeof METRICS)[number], Value>;

/** What a transit adds to the rating and to each metric. */
export const TransitPoints = v.strictObject({ rating: Score, ...ofMetrics(Score) });

const exactAt = v.optional(
  v.pipe(
    Instant,
    v.metadata({
      description:
        'When it is exact, if on this day: for the instant of birth, or noon where that is unknown.',
    }),
  ),
);

/** A transit behind a day. */
export const Transit = v.strictObject({
  transiting: BodyName,
  aspect: AspectName,
  natal: NatalPointName,
  orbDeg: OrbDeg,
  phase: v.pipe(
    v.picklist(['exact', 'applying', 'separating']),
    v.description('Whether it is exact on this day, coming or going.'),
  ),
  exactAt,
  exactBetween: v.optional(
    v.pipe(
      v.strictObject({
        earliest: v.pipe(Instant, v.description('Not before.')),
        latest: v.pipe(Instant, v.description('Not after.')),
      }),
      v.metadata({ description: 'Between which it is exact whatever the hour of birth.' }),
    ),
  ),
  retrograde: v.pipe(v.boolean(), v.description('Whether the body moves backward.')),
  points: TransitPoints,
});

/** A natal point that transits are counted from. */
export const NatalPointPlace = v.strictObject({
  body: NatalPointName,
  longitudeDeg: Longitude,
  sign: SignName,
  fromDeg: Longitude,
  toDeg: Longitude,
});

const told = (description: string) => v.pipe(v.number(), v.description(description));

const span = (description: string) =>
  v.pipe(
    v.strictObject({
      span: told('How far the rating can go.'),
      width: told('How gently it goes there, in deviations.'),
    }),
    v.description(description),
  );

/** The constants from which rating and labels follow. */
export const Model = v.strictObject({
  rating: v.pipe(
    v.strictObject({
      rule: v.pipe(v.string(), v.description('How it follows, as a formula.')),
      mean: told('The mean of a day’s points.'),
      deviation: told('Their standard deviation.'),
      centre: told('The rating of a mean day.'),
      above: span('Of days above the mean.'),
      below: span('Of days below it.'),
    }),
    v.description('How the rating follows from the points.'),
  ),
  metrics: v.pipe(
    v.strictObject({
      rule: v.pipe(v.string(), v.description('How they follow, in words.')),
      levels: v.pipe(v.array(v.picklist(LEVELS)), v.description('The labels, from the lowest on.')),
      cuts: v.pipe(
        v.strictObject(ofMetrics(v.pipe(v.array(v.number()), v.description('In ascending order.')))),
        v.description('The points from which the next label holds.'),
      ),
    }),
    v.description('How the labels follow from the points.'),
  ),
});

/** Forecasts of a profile, one a day, ascending. */
export const Forecast = v.strictObject({
  profileId: ProfileId,
  profileName: v.pipe(v.string(), v.metadata({ description: 'Whose forecast it is.', examples: ['Ada'] })),
  sunSign: SunSign,
  modelVersion: v.optional(v.pipe(v.string(), v.metadata({ description: 'With `explain=true`.' }))),
  timeZone: v.optional(
    v.pipe(ZoneName, v.metadata({ description: 'With `explain=true`: the zone whose days are meant.' })),
  ),
  natal: v.optional(v.pipe(v.array(NatalPointPlace), v.metadata({ description: 'With `explain=true`.' }))),
  model: v.optional(Model),
  horoscopes: v.pipe(
    v.array(
      v.strictObject({
        ...Entry.entries,
        transits: v.optional(
          v.pipe(
            v.array(Transit),
            v.metadata({ description: 'With `explain=true`: all transits of the day, the largest first.' }),
          ),
        ),
      }),
    ),
    v.description('One a day, ascending.'),
  ),
});

const Sentences = v.pipe(v.string(), v.description('It in a sentence or two.'));

/** A transit that lasts weeks. */
export const Theme = v.strictObject({
  transiting: BodyName,
  aspect: AspectName,
  natal: NatalPointName,
  from: v.pipe(
    AnsweredDate,
    v.metadata({ description: 'When its orb is entered; it may lie before the range.' }),
  ),
  peaks: v.pipe(
    v.array(
      v.strictObject({
        date: v.pipe(AnsweredDate, v.description('For the instant of birth, or noon.')),
        earliest: v.pipe(AnsweredDate, v.description('Not before.')),
        latest: v.pipe(AnsweredDate, v.description('Not after.')),
      }),
    ),
    v.metadata({
      description: 'When it is exact, and at the earliest and the latest over the day of birth.',
    }),
  ),
  to: v.pipe(AnsweredDate, v.metadata({ description: 'When its orb is left; it may lie after the range.' })),
  tone: v.pipe(v.picklist(['helps', 'hurts', 'mixed']), v.description('What it does to most days.')),
  weight: v.pipe(
    Score,
    v.metadata({ description: 'The most that it adds to one day’s points or takes from them.' }),
  ),
  text: Sentences,
});

const kind = <const Name extends string>(name: Name) =>
  v.pipe(v.literal(name), v.description('What happens.'));

/** Something that the sky does for everybody. */
export const SkyEvent = v.variant('kind', [
  v.strictObject({
    kind: kind('phase'),
    at: Instant,
    phase: v.pipe(
      v.picklist(['new', 'first quarter', 'full', 'last quarter']),
      v.description('Which phase of the Moon.'),
    ),
    sign: SignName,
    text: Sentences,
  }),
  v.strictObject({
    kind: kind('eclipse'),
    at: Instant,
    eclipse: v.pipe(v.picklist(['solar', 'lunar']), v.description('Of which light.')),
    type: v.pipe(
      v.picklist(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
      v.description('How much of it.'),
    ),
    sign: SignName,
    touches: v.pipe(
      v.array(
        v.strictObject({
          body: NatalPointName,
          aspect: v.pipe(
            v.picklist(['conjunction', 'opposition']),
            v.description('At its place, or opposite.'),
          ),
        }),
      ),
      v.description('The natal points within five degrees of its place or the opposite one.'),
    ),
    text: Sentences,
  }),
  v.strictObject({
    kind: kind('station'),
    at: Instant,
    planet: BodyName,
    direction: v.pipe(v.picklist(['retrograde', 'direct']), v.description('How it moves from then on.')),
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
    until: v.pipe(Instant, v.description('When the Moon enters its next sign.')),
    sign: SignName,
    text: Sentences,
  }),
]);

const ratedDate = (description: string) =>
  v.pipe(
    v.strictObject({ date: AnsweredDate, overallRating: told('1.0 to 10.0.') }),
    v.description(description),
  );

/** A range of days as a whole. */
export const Overview = v.strictObject({
  profileId: ProfileId,
  timeZone: ZoneName,
  summary: v.pipe(v.string(), v.description('The period in a few sentences.')),
  ratings: v.pipe(
    v.strictObject({
      mean: told('Of all days.'),
      best: ratedDate('The best day, the earlier of equals.'),
      hardest: ratedDate('The hardest day, the earlier of equals.'),
    }),
    v.description('How its days are rated.'),
  ),
  themes: v.pipe(v.array(Theme), v.description('The transits that last, at most 40, by weight.')),
  sky: v.pipe(v.array(SkyEvent), v.description('What the sky does for everybody, ascending.')),
});

/** GET /api/horoscope/daily. */
export const dailyHoroscope = operation({
  name: 'daily-horoscope',
  method: 'GET',
  path: '/api/horoscope/daily',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Read the forecasts of a range of days',
  description:
    'One forecast a day from `startDate` to `endDate`, computed from the transits of that day to the natal chart. The past is free, back to the birth; the tier limits how far ahead.',
  query: v.pipe(inputObject({ ...rangeParameters, explain: explained }), endNotBeforeStart()),
  status: 200,
  answer: Forecast,
  conditional: true,
  problems: ['not_found', 'forecast_horizon_exceeded', 'range_too_long'],
});

/** GET /api/horoscope/today. */
export const todaysHoroscope = operation({
  name: 'todays-horoscope',
  method: 'GET',
  path: '/api/horoscope/today',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Read today’s forecast',
  description:
    'The forecast of today by the clocks of the zone, and of the days after it if `days` says so. The shape is that of daily.',
  query: inputObject({ ...parametersFromToday, explain: explained }),
  status: 200,
  answer: Forecast,
  conditional: true,
  problems: ['not_found', 'forecast_horizon_exceeded'],
});

/** GET /api/horoscope/overview. */
export const overview = operation({
  name: 'overview',
  method: 'GET',
  path: '/api/horoscope/overview',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Read what a period is about',
  description:
    'A range of days as a whole: a summary, the best and the hardest day, the transits that last weeks, and what the sky does for everybody (phases, eclipses, stations, ingresses).',
  query: v.pipe(inputObject(rangeParameters), endNotBeforeStart()),
  status: 200,
  answer: Overview,
  conditional: true,
  problems: ['not_found', 'forecast_horizon_exceeded', 'range_too_long'],
});
