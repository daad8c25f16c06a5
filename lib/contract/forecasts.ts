import * as v from 'valibot';
import { AREAS } from '#lib/reading/brief/areas.ts';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { BirthDate, birthplaceFields, Matters, NewBirthTime, oneBirthplace } from './birth-data.ts';
import {
  between,
  CivilDate,
  dateField,
  described,
  endNotBeforeStart,
  explainField,
  growingList,
  Instant,
  inputObject,
  ProfileId,
  rangeParameters,
  SignName,
  SunSign,
  timeZoneField,
  todayParameters,
  ZoneName,
} from './fields.ts';
import { operation } from './operation.ts';
import { AspectName, BodyName, Longitude, NatalPointName, OrbDeg, Score } from './sky.ts';

export const AreaName = growingList(AREAS);

export const LevelName = described(v.picklist(LEVELS), 'The level of one metric.');

/** A day's list of activities, never empty. */
const activities = (description: string, examples: string[]) =>
  described(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(4)), description, examples);

/** The level of each metric. */
export const Metrics = v.strictObject(v.entriesFromList(METRICS, LevelName));

export const Color = v.strictObject({
  name: described(v.string(), 'The color’s English name.', 'Sage Green'),
  hex: described(v.pipe(v.string(), v.hexColor()), 'The color for CSS.', '#9CAF88'),
});

/** The forecast for one day. */
export const Entry = v.strictObject({
  date: described(CivilDate, 'The civil day in the requested time zone.'),
  overallRating: described(
    between(1, 10),
    'The day’s rating, 1.0 to 10.0. Around 6 is an ordinary day, 8 and above a great one, below 4 a hard one.',
    6.2,
  ),
  metrics: described(Metrics, 'The levels of energy, focus, romance and luck.'),
  favorable: activities(
    'One to four activities that follow from the summary and that suit the person’s age and the day of the week. None of them is in `unfavorable`.',
    ['Job interviews', 'Shopping for clothes'],
  ),
  unfavorable: activities(
    'One to four activities that are better left for another day. None of them is in `favorable`, and none depends on a metric that is Good or High.',
    ['Signing contracts'],
  ),
  luckyColors: described(
    v.pipe(v.array(Color), v.minLength(2), v.maxLength(3)),
    'Two or three lucky colors.',
  ),
  luckyNumbers: described(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))), v.length(4)),
    'Four lucky numbers, ascending.',
    [7, 8, 21, 61],
  ),
  summary: described(
    v.string(),
    'What the day is about, in about 50 words: what it is like, what to do with it, and what in the sky is behind it. Names at least one body.',
    'Ten minutes of real daylight can lift a whole day, clouds included. Take your cup or your book outside, and turn your face up before you start. People can tell who you are from the doorway. Tomorrow the Sun sextiles your Ascendant.',
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

/** A range of instants. */
export const InstantRange = v.strictObject({
  earliest: described(Instant, 'The earliest possible instant.'),
  latest: described(Instant, 'The latest possible instant.'),
});

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
    described(InstantRange, 'The range of `exactAt` over all possible times of birth.'),
  ),
  retrograde: described(v.boolean(), 'Whether the transiting body is retrograde.'),
  points: TransitPoints,
});
export type Transit = v.InferOutput<typeof Transit>;

/** The parts of a transit's name. */
const transitName = { transiting: BodyName, aspect: AspectName, natal: NatalPointName };

/** A transit by name. */
export const NamedTransit = v.strictObject(transitName);

/** A natal point, and an aspect to it. */
export const NatalTouch = v.strictObject({ aspect: AspectName, natal: NatalPointName });

/** An event in the sky, and the natal point that it touches. */
export const NamedSkyEvent = v.strictObject({
  kind: described(
    v.picklist(['phase', 'eclipse', 'station', 'ingress', 'void-of-course']),
    'The kind of event, as in overviews.',
  ),
  at: described(Instant, 'When the event happens or begins.'),
  touches: v.optional(
    described(
      NatalTouch,
      'The natal point that the event touches, and the aspect to it. Only in `brief`, and only if the event touches one.',
    ),
  ),
});

/** A transit or an event in the sky: exactly one of the two fields is present. */
export const BriefSubject = v.strictObject({
  transit: v.optional(NamedTransit),
  skyEvent: v.optional(NamedSkyEvent),
});

const subject = (description: string) => described(v.nullable(BriefSubject), description);

/** The place of a day in a series of passes. */
export const BriefSeries = v.strictObject({
  hit: described(v.pipe(v.number(), v.integer(), v.minValue(1)), 'Which pass this is, from 1.'),
  of: described(v.pipe(v.number(), v.integer(), v.minValue(2)), 'The number of passes.'),
  next: described(v.nullable(CivilDate), 'The date of the next pass; null on the last one.'),
});

/** The transits that made a rating. */
export const BriefCauses = v.strictObject({
  helping: described(
    v.pipe(v.array(NamedTransit), v.maxLength(2)),
    'Up to two transits that raise the rating most.',
  ),
  straining: described(
    v.pipe(v.array(NamedTransit), v.maxLength(2)),
    'Up to two transits that lower the rating most.',
  ),
});

export const Brief = described(
  v.strictObject({
    lead: subject(
      'The one transit or event in the sky that the day is about. Null on a day when nothing in particular happens.',
    ),
    area: described(AreaName, 'The area of life that the summary speaks about.'),
    stage: described(
      v.picklist(['builds', 'peaks', 'passes']),
      'Whether the lead is still to come (`builds`), happens on this day (`peaks`), or is behind (`passes`).',
    ),
    series: described(
      v.nullable(BriefSeries),
      'The place of this day in a series: a body that turns retrograde passes the same point several times. Null if the lead isn’t exact on this day, or passes only once.',
    ),
    counter: subject(
      'At most one other transit for the summary: one that explains the rating if the lead doesn’t, or else one that is exact on this day. Null if there is none.',
    ),
    because: described(BriefCauses, 'The transits that made the rating.'),
  }),
  'With `explain=true`: what the day is about.',
  {
    lead: { transit: { transiting: 'Mercury', aspect: 'trine', natal: 'Moon' } },
    area: 'home',
    stage: 'peaks',
    series: { hit: 3, of: 3, next: null },
    counter: { transit: { transiting: 'Mercury', aspect: 'trine', natal: 'Jupiter' } },
    because: {
      helping: [
        { transiting: 'Mercury', aspect: 'trine', natal: 'Moon' },
        { transiting: 'Venus', aspect: 'trine', natal: 'Sun' },
      ],
      straining: [
        { transiting: 'Venus', aspect: 'square', natal: 'Saturn' },
        { transiting: 'Sun', aspect: 'opposition', natal: 'Mercury' },
      ],
    },
  },
);
export type Brief = v.InferOutput<typeof Brief>;

/** Why a sentence is in the summary. */
export const RULES = {
  scene: 'what the lead is like in `area`',
  meaning: 'what the lead means in a person',
  sky: 'names the lead',
  otherwise: 'the day is otherwise better or worse than its lead',
  'whole-day': 'how the day is as a whole; on a hard day, the first sentence',
  'valentines-day': 'Valentine’s Day',
  birthday: 'the person’s birthday',
  holiday: 'a holiday',
  eases: 'the day is hard, and when that eases; the first sentence',
  turn: 'tomorrow is clearly better or harder',
  rarity: 'how rare the lead is',
} as const;
type Rule = keyof typeof RULES;

/** A sentence of a summary. */
export const Sentence = v.strictObject({
  text: described(v.string(), 'The sentence.', 'Tomorrow the Sun sextiles your Ascendant.'),
  transits: described(
    v.array(NamedTransit),
    'The transits that the sentence rests on: without them, it wouldn’t be in the summary.',
    [{ transiting: 'Sun', aspect: 'sextile', natal: 'Ascendant' }],
  ),
  skyEvents: described(v.array(NamedSkyEvent), 'The events in the sky that the sentence is about.'),
  rule: described(
    growingList(Object.keys(RULES) as Rule[]),
    `Why the sentence is in the summary: ${Object.entries(RULES)
      .map(([rule, meaning]) => `\`${rule}\` (${meaning})`)
      .join(', ')}.`,
    'sky',
  ),
});
export type Sentence = v.InferOutput<typeof Sentence>;

/** The position of a natal point. */
export const NatalPointPlace = v.strictObject({
  body: NatalPointName,
  longitudeDeg: Longitude,
  sign: SignName,
  fromDeg: described(Longitude, 'Longitude at the earliest possible time of birth.'),
  toDeg: described(Longitude, 'Longitude at the latest possible time of birth.'),
});

/** The scale of ratings on one side of the mean. */
export const RatingScale = v.strictObject({
  span: described(v.number(), 'Maximum distance of the rating from the center.'),
  width: described(v.number(), 'How gradually the rating approaches `span`, in standard deviations.'),
});

/** How a day's points become its rating. */
export const RatingModel = v.strictObject({
  rule: described(v.string(), 'The formula of the rating.'),
  mean: described(v.number(), 'Mean points of a day.'),
  deviation: described(v.number(), 'Standard deviation of a day’s points.'),
  centre: described(v.number(), 'Rating of a day with mean points.'),
  above: described(RatingScale, 'The scale for days above the mean.'),
  below: described(RatingScale, 'The scale for days below the mean.'),
});

/** Points at which the next level begins. */
export const MetricCuts = v.strictObject(
  v.entriesFromList(METRICS, described(v.array(v.number()), 'The cuts, ascending.')),
);

/** How a day's points become levels. */
export const MetricModel = v.strictObject({
  rule: described(v.string(), 'The rule for the levels, in words.'),
  levels: described(v.array(LevelName), 'The levels, lowest first.'),
  cuts: described(MetricCuts, 'The cuts of each metric: points at which the next level begins.'),
});

/** The constants that turn points into ratings and levels. */
export const Model = v.strictObject({
  rating: described(RatingModel, 'How a day’s points become its rating.'),
  metrics: described(MetricModel, 'How a day’s points become levels.'),
});
export type Model = v.InferOutput<typeof Model>;

/** An entry, with its explanation if `explain=true`. */
export const ForecastDay = v.strictObject({
  ...Entry.entries,
  brief: v.optional(Brief),
  sentences: v.optional(
    described(
      v.array(Sentence),
      'With `explain=true`: the sentences of the summary in their order. Joined with spaces, they are the summary.',
    ),
  ),
  transits: v.optional(
    described(v.array(Transit), 'With `explain=true`: all transits, largest rating points first.'),
  ),
});

export type ForecastDay = v.InferOutput<typeof ForecastDay>;

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
    v.pipe(v.array(ForecastDay), v.minLength(1), v.maxLength(366)),
    'One entry per day, in ascending order.',
  ),
});
export type Forecast = v.InferOutput<typeof Forecast>;

/** A birth that isn't stored, and the days to compute for it. */
export const PreviewRequest = v.pipe(
  inputObject({
    birthDate: BirthDate,
    birthTime: NewBirthTime,
    ...birthplaceFields,
    matters: v.optional(Matters),
    startDate: v.optional(dateField('startDate', 'The first day of the range. Defaults to today.')),
    endDate: v.optional(
      dateField(
        'endDate',
        'The last day, inclusive. Defaults to `startDate`, which it requires. A range can have at most 366 days.',
      ),
    ),
    tz: v.optional(
      timeZoneField(
        'tz',
        'The IANA time zone of the days; case is ignored. Defaults to the birthplace’s time zone.',
        'America/New_York',
      ),
    ),
  }),
  oneBirthplace({ isEdit: false }),
  endNotBeforeStart(),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      ({ startDate, endDate }) => startDate !== undefined || endDate === undefined,
      'startDate is required with endDate.',
    ),
    ['startDate'],
  ),
);

export const Preview = v.strictObject({
  sunSign: SunSign,
  horoscopes: described(
    v.pipe(v.array(Entry), v.minLength(1), v.maxLength(366)),
    'One entry per day, in ascending order.',
  ),
});

export const previewHoroscope = operation({
  name: 'preview-horoscope',
  method: 'POST',
  path: '/api/horoscope/preview',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Read forecasts for a birth without storing it',
  description:
    'Returns the entries that GET /api/horoscope/daily would return for a profile with this birth and these matters, without `explain`; by default, today’s. Nothing of the birth is stored or logged, so the same days count against the daily quota of computed days each time. The tier limits how far ahead forecasts reach. Read-only keys can call this operation.',
  body: PreviewRequest,
  rejectsUnknownFields: true,
  changesNothing: true,
  forecast: true,
  response: Preview,
  problems: ['city_not_found', 'forecast_horizon_exceeded', 'range_too_long'],
});

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
  forecast: true,
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
  forecast: true,
  problems: ['not_found', 'forecast_horizon_exceeded'],
});
