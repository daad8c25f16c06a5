import * as v from 'valibot';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import {
  CivilDate,
  endNotBeforeStart,
  explainField,
  Instant,
  inputObject,
  numberField,
  ProfileId,
  rangeParameters,
  SignName,
  SunSign,
  todayParameters,
  ZoneName,
} from './fields.ts';
import { operation } from './operation.ts';
import { AspectName, BodyName, Longitude, NatalPointName, OrbDeg, Score } from './sky.ts';

export const LevelName = v.pipe(v.picklist(LEVELS), v.description('The level of one metric.'));

const texts = (description: string, examples: string[]) =>
  v.pipe(v.array(v.string()), v.metadata({ description, examples: [examples] }));

/** The forecast for one day. */
export const Entry = v.strictObject({
  date: v.pipe(CivilDate, v.description('The civil day in the requested time zone.')),
  overallRating: v.pipe(
    v.number(),
    v.minValue(1),
    v.maxValue(10),
    v.metadata({
      description: '1.0 to 10.0. Around 6 is an ordinary day, 8 and above a great one, below 4 a hard one.',
      examples: [6.2],
    }),
  ),
  metrics: v.pipe(
    v.strictObject(
      Object.fromEntries(METRICS.map((metric) => [metric, LevelName])) as Record<
        (typeof METRICS)[number],
        typeof LevelName
      >,
    ),
    v.description('Energy, focus, romance and luck.'),
  ),
  favorable: texts(
    'One to four activities that the day favors. They suit the person’s age and the day of the week.',
    ['Job interviews', 'Date nights'],
  ),
  unfavorable: texts('One to four activities better left for another day.', ['Signing contracts']),
  luckyColors: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.metadata({ description: 'English name.', examples: ['Sage Green'] })),
        hex: v.pipe(
          v.string(),
          v.hexColor(),
          v.metadata({ description: 'CSS color.', examples: ['#9CAF88'] }),
        ),
      }),
    ),
    v.description('Three colors.'),
  ),
  luckyNumbers: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    v.metadata({ description: 'Four numbers, ascending.', examples: [[7, 8, 21, 61]] }),
  ),
  summary: v.pipe(
    v.string(),
    v.metadata({
      description: 'The day in a few sentences, one of which names the transits behind the others.',
      examples: ['A solid day. You glow a little, and someone may notice. Venus trine your Sun helps.'],
    }),
  ),
});
export type Entry = v.InferOutput<typeof Entry>;

const perMetric = <Value extends v.GenericSchema>(value: Value) =>
  Object.fromEntries(METRICS.map((metric) => [metric, value])) as Record<(typeof METRICS)[number], Value>;

/** Points that a transit adds to the rating and to each metric. */
export const TransitPoints = v.strictObject({ rating: Score, ...perMetric(Score) });

const exactAt = v.optional(
  v.pipe(
    Instant,
    v.metadata({
      description:
        'When the transit is exact, if on this day. Computed for the instant of birth, or for local noon if unknown.',
    }),
  ),
);

export const Transit = v.strictObject({
  transiting: BodyName,
  aspect: AspectName,
  natal: NatalPointName,
  orbDeg: OrbDeg,
  phase: v.pipe(
    v.picklist(['exact', 'applying', 'separating']),
    v.description('Exact on this day, applying or separating.'),
  ),
  exactAt,
  exactBetween: v.optional(
    v.pipe(
      v.strictObject({
        earliest: v.pipe(Instant, v.description('Earliest possible instant.')),
        latest: v.pipe(Instant, v.description('Latest possible instant.')),
      }),
      v.metadata({ description: 'The range of exact instants over all possible times of birth.' }),
    ),
  ),
  retrograde: v.pipe(v.boolean(), v.description('Whether the transiting body is retrograde.')),
  points: TransitPoints,
});
export type Transit = v.InferOutput<typeof Transit>;

/** A natal point that transits aspect. */
export const NatalPointPlace = v.strictObject({
  body: NatalPointName,
  longitudeDeg: Longitude,
  sign: SignName,
  fromDeg: Longitude,
  toDeg: Longitude,
});

const span = (description: string) =>
  v.pipe(
    v.strictObject({
      span: numberField('Maximum distance of the rating from the center.'),
      width: numberField('How gradually the rating approaches it, in standard deviations.'),
    }),
    v.description(description),
  );

/** The constants that turn points into ratings and levels. */
export const Model = v.strictObject({
  rating: v.pipe(
    v.strictObject({
      rule: v.pipe(v.string(), v.description('The formula.')),
      mean: numberField('Mean points of a day.'),
      deviation: numberField('Standard deviation of a day’s points.'),
      centre: numberField('Rating of a day with mean points.'),
      above: span('For days above the mean.'),
      below: span('For days below the mean.'),
    }),
    v.description('How points become the rating.'),
  ),
  metrics: v.pipe(
    v.strictObject({
      rule: v.pipe(v.string(), v.description('The rule in words.')),
      levels: v.pipe(v.array(v.picklist(LEVELS)), v.description('The levels, lowest first.')),
      cuts: v.pipe(
        v.strictObject(perMetric(v.pipe(v.array(v.number()), v.description('Ascending.')))),
        v.description('The points at which the next level begins.'),
      ),
    }),
    v.description('How points become levels.'),
  ),
});
export type Model = v.InferOutput<typeof Model>;

export const Forecast = v.strictObject({
  profileId: ProfileId,
  profileName: v.pipe(v.string(), v.metadata({ description: 'The profile’s name.', examples: ['Ada'] })),
  sunSign: SunSign,
  modelVersion: v.optional(v.pipe(v.string(), v.metadata({ description: 'With `explain=true`.' }))),
  timeZone: v.optional(
    v.pipe(ZoneName, v.metadata({ description: 'With `explain=true`: the time zone of the days.' })),
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
            v.metadata({ description: 'With `explain=true`: all transits of the day, largest first.' }),
          ),
        ),
      }),
    ),
    v.description('One entry per day, ascending.'),
  ),
});
export type Forecast = v.InferOutput<typeof Forecast>;

/** GET /api/horoscope/daily. */
export const dailyHoroscope = operation({
  name: 'daily-horoscope',
  method: 'GET',
  path: '/api/horoscope/daily',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Read daily forecasts',
  description:
    'Returns one forecast per day from `startDate` to `endDate`, computed from the transits to the natal chart. Past days are available back to the birth; the tier limits days ahead.',
  query: v.pipe(inputObject({ ...rangeParameters, explain: explainField }), endNotBeforeStart()),
  status: 200,
  response: Forecast,
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
    'Returns the forecast for the current day in the time zone, and for the following days if `days` is given. The response is like that of GET /api/horoscope/daily.',
  query: inputObject({ ...todayParameters, explain: explainField }),
  status: 200,
  response: Forecast,
  conditional: true,
  problems: ['not_found', 'forecast_horizon_exceeded'],
});
