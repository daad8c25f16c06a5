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
  phase: v.picklist(['exact', 'applying', 'separating']),
  exactAt,
  exactBetween: v.optional(
    v.pipe(
      v.strictObject({ earliest: Instant, latest: Instant }),
      v.metadata({ description: 'Between which it is exact whatever the hour of birth.' }),
    ),
  ),
  retrograde: v.boolean(),
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

const Span = v.strictObject({ span: v.number(), width: v.number() });

/** The constants from which rating and labels follow. */
export const Model = v.strictObject({
  rating: v.strictObject({
    rule: v.string(),
    mean: v.number(),
    deviation: v.number(),
    centre: v.number(),
    above: Span,
    below: Span,
  }),
  metrics: v.strictObject({
    rule: v.string(),
    levels: v.array(v.picklist(LEVELS)),
    cuts: v.strictObject(ofMetrics(v.array(v.number()))),
  }),
});

/** Forecasts of a profile, one a day, ascending. */
export const Forecast = v.strictObject({
  profileId: ProfileId,
  profileName: v.pipe(v.string(), v.metadata({ examples: ['Ada'] })),
  sunSign: SunSign,
  modelVersion: v.optional(v.pipe(v.string(), v.metadata({ description: 'With `explain=true`.' }))),
  timeZone: v.optional(
    v.pipe(ZoneName, v.metadata({ description: 'With `explain=true`: the zone whose days are meant.' })),
  ),
  natal: v.optional(v.pipe(v.array(NatalPointPlace), v.metadata({ description: 'With `explain=true`.' }))),
  model: v.optional(Model),
  horoscopes: v.array(
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
});

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
    v.array(v.strictObject({ date: AnsweredDate, earliest: AnsweredDate, latest: AnsweredDate })),
    v.metadata({
      description: 'When it is exact, and at the earliest and the latest over the day of birth.',
    }),
  ),
  to: v.pipe(AnsweredDate, v.metadata({ description: 'When its orb is left; it may lie after the range.' })),
  tone: v.picklist(['helps', 'hurts', 'mixed']),
  weight: v.pipe(
    Score,
    v.metadata({ description: 'The most that it adds to one day’s points or takes from them.' }),
  ),
  text: v.string(),
});

/** Something that the sky does for everybody. */
export const SkyEvent = v.variant('kind', [
  v.strictObject({
    kind: v.literal('phase'),
    at: Instant,
    phase: v.picklist(['new', 'first quarter', 'full', 'last quarter']),
    sign: SignName,
    text: v.string(),
  }),
  v.strictObject({
    kind: v.literal('eclipse'),
    at: Instant,
    eclipse: v.picklist(['solar', 'lunar']),
    type: v.picklist(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
    sign: SignName,
    touches: v.array(
      v.strictObject({ body: NatalPointName, aspect: v.picklist(['conjunction', 'opposition']) }),
    ),
    text: v.string(),
  }),
  v.strictObject({
    kind: v.literal('station'),
    at: Instant,
    planet: BodyName,
    direction: v.picklist(['retrograde', 'direct']),
    text: v.string(),
  }),
  v.strictObject({
    kind: v.literal('ingress'),
    at: Instant,
    body: BodyName,
    sign: SignName,
    text: v.string(),
  }),
  v.strictObject({
    kind: v.literal('void-of-course'),
    at: Instant,
    until: Instant,
    sign: SignName,
    text: v.string(),
  }),
]);

const RatedDate = v.strictObject({ date: AnsweredDate, overallRating: v.number() });

/** A range of days as a whole. */
export const Overview = v.strictObject({
  profileId: ProfileId,
  timeZone: ZoneName,
  summary: v.string(),
  ratings: v.strictObject({ mean: v.number(), best: RatedDate, hardest: RatedDate }),
  themes: v.array(Theme),
  sky: v.array(SkyEvent),
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
