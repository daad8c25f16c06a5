import * as v from 'valibot';
import {
  CivilDate,
  described,
  endNotBeforeStart,
  Instant,
  inputObject,
  ProfileId,
  rangeParameters,
  SignName,
  ZoneName,
} from './fields.ts';
import { operation } from './operation.ts';
import { AspectName, BodyName, NatalPointName, Score } from './sky.ts';

const ThemeText = described(
  v.string(),
  'The transit with its dates, as precisely as they are known, and what it is like. About 35 words that read the same on every day.',
  'Venus trine your Sun, October 30 to November 29, strongest on November 6 and 22. Feel free to plan a trip around what you’d like to eat, picking the town for its bakery and looking up the trains while you’re hungry.',
);
const EventText = described(
  v.string(),
  'The event, and what it is like in the area of life in which the chart has it. About 35 words.',
  'The Sun enters Sagittarius at 8:23, in the part of your chart about money. You own more than you could list from memory. Walk through your rooms with a notepad, and write down what you’d buy again before you look at what you’d like next.',
);

/** A date on which a transit is exact. */
export const Peak = v.strictObject({
  date: described(CivilDate, 'Exact date, computed for local noon if the time of birth is unknown.'),
  earliest: described(CivilDate, 'The earliest possible exact date.'),
  latest: described(CivilDate, 'The latest possible exact date.'),
});

/** A long-term transit. */
export const Theme = v.strictObject({
  transiting: BodyName,
  aspect: AspectName,
  natal: NatalPointName,
  from: described(CivilDate, 'The date on which the transit enters its orb, possibly before the range.'),
  peaks: described(
    v.array(Peak),
    'Dates on which the transit is exact, with the earliest and latest date over all possible times of birth. A date is omitted if these two are more than 60 days apart.',
  ),
  to: described(CivilDate, 'The date on which the transit leaves its orb, possibly after the range.'),
  tone: described(v.picklist(['helps', 'hurts', 'mixed']), 'The effect of the transit on most of its days.'),
  weight: described(Score, 'The transit’s largest effect on one day’s rating, in points without sign.'),
  text: ThemeText,
});
export type Theme = v.InferOutput<typeof Theme>;

const kind = <const Name extends string>(name: Name) => described(v.literal(name), 'The kind of event.');

/** A lunation, or a quarter of the Moon. */
export const PhaseEvent = v.strictObject({
  kind: kind('phase'),
  at: Instant,
  phase: described(v.picklist(['new', 'first quarter', 'full', 'last quarter']), 'The phase of the Moon.'),
  sign: SignName,
  text: EventText,
});

/** A natal point that an eclipse touches. */
export const EclipseTouch = v.strictObject({
  body: NatalPointName,
  aspect: described(
    v.picklist(['conjunction', 'opposition']),
    'The aspect of the natal point to the eclipse.',
  ),
});

export const EclipseType = v.picklist(['total', 'annular', 'hybrid', 'partial', 'penumbral']);

export const EclipseEvent = v.strictObject({
  kind: kind('eclipse'),
  at: Instant,
  eclipse: described(v.picklist(['solar', 'lunar']), 'Whether the eclipse is solar or lunar.'),
  type: described(EclipseType, 'The type of the eclipse.'),
  sign: SignName,
  touches: described(
    v.array(EclipseTouch),
    'Natal points within five degrees of the eclipse or of the opposite point, at every possible time of birth.',
  ),
  text: EventText,
});

/** A planet turns retrograde or direct. */
export const StationEvent = v.strictObject({
  kind: kind('station'),
  at: Instant,
  planet: BodyName,
  direction: described(v.picklist(['retrograde', 'direct']), 'The direction of motion after the station.'),
  text: EventText,
});

/** A body enters a sign. */
export const IngressEvent = v.strictObject({
  kind: kind('ingress'),
  at: Instant,
  body: BodyName,
  sign: SignName,
  text: EventText,
});

/** The Moon makes no more aspects until it enters its next sign. */
export const VoidOfCourseEvent = v.strictObject({
  kind: kind('void-of-course'),
  at: Instant,
  until: described(Instant, 'When the Moon enters its next sign.'),
  sign: SignName,
  text: EventText,
});

/** An event in the sky. Only its text and the natal points that an eclipse touches depend on the profile. */
export const SkyEvent = v.variant('kind', [
  PhaseEvent,
  EclipseEvent,
  StationEvent,
  IngressEvent,
  VoidOfCourseEvent,
]);

export const RatedDate = v.strictObject({
  date: CivilDate,
  overallRating: described(v.number(), 'The rating, 1.0 to 10.0.'),
});

export const RatingSummary = v.strictObject({
  mean: described(v.number(), 'The mean rating of all days.'),
  best: described(RatedDate, 'The best day; the earliest one if there are several.'),
  hardest: described(RatedDate, 'The hardest day; the earliest one if there are several.'),
});

export const Overview = v.strictObject({
  profileId: ProfileId,
  timeZone: ZoneName,
  summary: described(v.string(), 'A summary of the range in three to six sentences.'),
  ratings: described(RatingSummary, 'The mean rating of the range, and its best and hardest day.'),
  themes: described(
    v.pipe(v.array(Theme), v.maxLength(40)),
    'Up to 40 long-term transits, largest weight first.',
  ),
  sky: described(v.array(SkyEvent), 'The sky events of the range, in ascending order.'),
});
export type Overview = v.InferOutput<typeof Overview>;

export const overview = operation({
  name: 'overview',
  method: 'GET',
  path: '/api/horoscope/overview',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Read the overview of a period',
  description:
    'Summarizes a range of days: the best and the hardest day, long-term transits, and sky events (lunations, eclipses, stations, ingresses, void-of-course Moons). All days of the range count against the daily quota of computed days.',
  query: v.pipe(inputObject(rangeParameters), endNotBeforeStart()),
  response: Overview,
  conditional: true,
  forecast: true,
  problems: ['not_found', 'forecast_horizon_exceeded', 'range_too_long'],
});
