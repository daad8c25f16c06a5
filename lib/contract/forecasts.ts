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
    'The day’s rating, 1.0 to 10.0. Around 6 is an ordinary day, 8 and above a great one, below 4 a hard one.',
    6.2,
  ),
  metrics: described(
    v.strictObject(v.entriesFromList(METRICS, LevelName)),
    'The levels of energy, focus, romance and luck.',
  ),
  favorable: texts(
    'One to four activities that the day favors and that suit the person’s age and the day of the week.',
    ['Job interviews', 'Shopping for clothes'],
  ),
  unfavorable: texts('One to four activities that are better left for another day.', ['Signing contracts']),
  luckyColors: described(
    v.array(
      v.strictObject({
        name: described(v.string(), 'The color’s English name.', 'Sage Green'),
        hex: described(v.pipe(v.string(), v.hexColor()), 'The color for CSS.', '#9CAF88'),
      }),
    ),
    'Three lucky colors.',
  ),
  luckyNumbers: described(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    'Four lucky numbers, ascending.',
    [7, 8, 21, 61],
  ),
  summary: described(
    v.string(),
    'A few sentences about the day, including one that names the transits behind it.',
    'A solid day. You glow a little, and someone may notice. Venus trine your Sun helps.',
  ),
});
export type Entry = v.InferOutput<typeof Entry>;

/** Points that a transit adds to the rating and to each metric. */
export const TransitPoints = v.strictObject({ rating: Score, ...v.entriesFromList(METRICS, Score) });

const exactAt = v.optional(
  described(
    Instant,
    'When the transit is exact, if that is on this day. The instant is for birth at noon if its time is unknown.',
  ),
);

export const Transit = v.strictObject({
  transiting: BodyName,
  aspect: AspectName,
  natal: NatalPointName,
  orbDeg: OrbDeg,
  phase: described(
    v.picklist(['exact', 'applying', 'separating']),
    'Whether the transit is exact on this day, applying (not yet exact) or separating (past exact).',
  ),
  exactAt,
  exactBetween: v.optional(
    described(
      v.strictObject({
        earliest: described(Instant, 'Earliest possible value of `exactAt`.'),
        latest: described(Instant, 'Latest possible value of `exactAt`.'),
      }),
      'The range of `exactAt` over all possible times of birth.',
    ),
  ),
  retrograde: described(v.boolean(), 'Whether the transiting body is retrograde.'),
  points: TransitPoints,
});
export type Transit = v.InferOutput<typeof Transit>;

/** The position of a natal point. */
export const NatalPointPlace = v.strictObject({
  body: NatalPointName,
  longitudeDeg: Longitude,
  sign: SignName,
  fromDeg: described(Longitude, 'Longitude at the earliest possible time of birth.'),
  toDeg: described(Longitude, 'Longitude at the latest possible time of birth.'),
});

const span = (description: string) =>
  described(
    v.strictObject({
      span: described(v.number(), 'Maximum distance of the rating from the center.'),
      width: described(v.number(), 'How gradually the rating approaches `span`, in standard deviations.'),
    }),
    description,
  );

/** The constants that turn points into ratings and levels. */
export const Model = v.strictObject({
  rating: described(
    v.strictObject({
      rule: described(v.string(), 'The formula of the rating.'),
      mean: described(v.number(), 'Mean points of a day.'),
      deviation: described(v.number(), 'Standard deviation of a day’s points.'),
      centre: described(v.number(), 'Rating of a day with mean points.'),
      above: span('The scale for days above the mean.'),
      below: span('The scale for days below the mean.'),
    }),
    'How a day’s points become its rating.',
  ),
  metrics: described(
    v.strictObject({
      rule: described(v.string(), 'The rule for the levels, in words.'),
      levels: described(v.array(v.picklist(LEVELS)), 'The levels, lowest first.'),
      cuts: described(
        v.strictObject(v.entriesFromList(METRICS, described(v.array(v.number()), 'The cuts, ascending.'))),
        'The cuts of each metric: points at which the next level begins.',
      ),
    }),
    'How a day’s points become levels.',
  ),
});
export type Model = v.InferOutput<typeof Model>;

export const Forecast = v.strictObject({
  profileId: ProfileId,
  profileName: described(v.string(), 'The profile’s name.', 'Ada'),
  sunSign: SunSign,
  modelVersion: v.optional(described(v.string(), 'With `explain=true`: the version of the model.')),
  timeZone: v.optional(described(ZoneName, 'With `explain=true`: the time zone of the days.')),
  timeZoneData: v.optional(
    described(v.string(), 'With `explain=true`: the version of the time zone history before 1970.', '2026f'),
  ),
  natal: v.optional(described(v.array(NatalPointPlace), 'With `explain=true`: all natal points.')),
  model: v.optional(Model),
  horoscopes: described(
    v.array(
      v.strictObject({
        ...Entry.entries,
        transits: v.optional(
          described(v.array(Transit), 'With `explain=true`: all transits, largest rating points first.'),
        ),
      }),
    ),
    'One entry per day, in ascending order.',
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
    'Returns one forecast per day from `startDate` to `endDate`, computed from the transits to the natal chart. Past days are available back to the birth. The tier limits how far ahead forecasts reach.',
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
    'Returns the forecast for the current day in `tz`, and for the days after it if `days` is greater than 1. The response has the same fields as GET /api/horoscope/daily.',
  query: inputObject({ ...todayParameters, explain: explainField }),
  response: Forecast,
  conditional: true,
  problems: ['not_found', 'forecast_horizon_exceeded'],
});
