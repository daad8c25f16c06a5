import * as v from 'valibot';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import {
  between,
  CivilDate,
  described,
  endNotBeforeStart,
  explainField,
  Instant,
  inputObject,
  ProfileId,
  rangeParameters,
  SignName,
  SunSign,
  todayParameters,
  ZoneName,
} from './fields.ts';
import { operation } from './operation.ts';
import { AspectName, BodyName, Longitude, NatalPointName, OrbDeg, Score } from './sky.ts';

export const LevelName = described(v.picklist(LEVELS), 'The level of one metric.');

const texts = (description: string, examples: string[]) =>
  described(v.array(v.string()), description, examples);

/** The forecast for one day. */
export const Entry = v.strictObject({
  date: described(CivilDate, 'The civil day in the requested time zone.'),
  overallRating: described(
    between(1, 10),
    '1.0 to 10.0. Around 6 is an ordinary day, 8 and above a great one, below 4 a hard one.',
    6.2,
  ),
  metrics: described(
    v.strictObject(v.entriesFromList(METRICS, LevelName)),
    'Energy, focus, romance and luck.',
  ),
  favorable: texts(
    'One to four activities that the day favors. They suit the person’s age and the day of the week.',
    ['Job interviews', 'Date nights'],
  ),
  unfavorable: texts('One to four activities better left for another day.', ['Signing contracts']),
  luckyColors: described(
    v.array(
      v.strictObject({
        name: described(v.string(), 'English name.', 'Sage Green'),
        hex: described(v.pipe(v.string(), v.hexColor()), 'CSS color.', '#9CAF88'),
      }),
    ),
    'Three colors.',
  ),
  luckyNumbers: described(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    'Four numbers, ascending.',
    [7, 8, 21, 61],
  ),
  summary: described(
    v.string(),
    'The day in a few sentences, one of which names the transits behind the others.',
    'A solid day. You glow a little, and someone may notice. Venus trine your Sun helps.',
  ),
});
export type Entry = v.InferOutput<typeof Entry>;

/** Points that a transit adds to the rating and to each metric. */
export const TransitPoints = v.strictObject({ rating: Score, ...v.entriesFromList(METRICS, Score) });

const exactAt = v.optional(
  described(
    Instant,
    'When the transit is exact, if on this day. Computed for the instant of birth, or for local noon if unknown.',
  ),
);

export const Transit = v.strictObject({
  transiting: BodyName,
  aspect: AspectName,
  natal: NatalPointName,
  orbDeg: OrbDeg,
  phase: described(
    v.picklist(['exact', 'applying', 'separating']),
    'Exact on this day, applying or separating.',
  ),
  exactAt,
  exactBetween: v.optional(
    described(
      v.strictObject({
        earliest: described(Instant, 'Earliest possible instant.'),
        latest: described(Instant, 'Latest possible instant.'),
      }),
      'The range of exact instants over all possible times of birth.',
    ),
  ),
  retrograde: described(v.boolean(), 'Whether the transiting body is retrograde.'),
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
  described(
    v.strictObject({
      span: described(v.number(), 'Maximum distance of the rating from the center.'),
      width: described(v.number(), 'How gradually the rating approaches it, in standard deviations.'),
    }),
    description,
  );

/** The constants that turn points into ratings and levels. */
export const Model = v.strictObject({
  rating: described(
    v.strictObject({
      rule: described(v.string(), 'The formula.'),
      mean: described(v.number(), 'Mean points of a day.'),
      deviation: described(v.number(), 'Standard deviation of a day’s points.'),
      centre: described(v.number(), 'Rating of a day with mean points.'),
      above: span('For days above the mean.'),
      below: span('For days below the mean.'),
    }),
    'How points become the rating.',
  ),
  metrics: described(
    v.strictObject({
      rule: described(v.string(), 'The rule in words.'),
      levels: described(v.array(v.picklist(LEVELS)), 'The levels, lowest first.'),
      cuts: described(
        v.strictObject(v.entriesFromList(METRICS, described(v.array(v.number()), 'Ascending.'))),
        'The points at which the next level begins.',
      ),
    }),
    'How points become levels.',
  ),
});
export type Model = v.InferOutput<typeof Model>;

export const Forecast = v.strictObject({
  profileId: ProfileId,
  profileName: described(v.string(), 'The profile’s name.', 'Ada'),
  sunSign: SunSign,
  modelVersion: v.optional(described(v.string(), 'With `explain=true`.')),
  timeZone: v.optional(described(ZoneName, 'With `explain=true`: the time zone of the days.')),
  natal: v.optional(described(v.array(NatalPointPlace), 'With `explain=true`.')),
  model: v.optional(Model),
  horoscopes: described(
    v.array(
      v.strictObject({
        ...Entry.entries,
        transits: v.optional(
          described(v.array(Transit), 'With `explain=true`: all transits of the day, largest first.'),
        ),
      }),
    ),
    'One entry per day, ascending.',
  ),
});
export type Forecast = v.InferOutput<typeof Forecast>;

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
  response: Forecast,
  conditional: true,
  problems: ['not_found', 'forecast_horizon_exceeded', 'range_too_long'],
});

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
  response: Forecast,
  conditional: true,
  problems: ['not_found', 'forecast_horizon_exceeded'],
});
