import * as v from 'valibot';
import { ACTIVITY_SCORE_RANGE } from '#lib/forecast/purposes.ts';
import {
  countField,
  described,
  endNotBeforeStart,
  inputObject,
  ProfileId,
  rangeParameters,
} from './fields.ts';
import { Entry, Transit } from './forecasts.ts';
import { operation } from './operation.ts';
import { Purpose } from './purpose-field.ts';

/** A transit that favors a purpose. */
export const Reason = v.strictObject({
  ...v.pick(Transit, ['transiting', 'aspect', 'natal', 'exactAt', 'points']).entries,
  text: described(
    v.string(),
    'Why the transit favors the purpose, in two short sentences: what it means, and the transit by name, with the clock time if it is exact on this day and the time is certain to within 15 minutes.',
    'A simple comfort is enough to please you. The Moon meets your Venus at 18:08.',
  ),
});
export type Reason = v.InferOutput<typeof Reason>;

/** A ranked day. */
export const BestDay = v.strictObject({
  rank: described(v.pipe(v.number(), v.integer(), v.minValue(1)), 'Rank of the day; 1 is the best.'),
  score: described(
    v.number(),
    `The sort key: the day’s points for the rating or metric, or the activity’s score, which is between ${ACTIVITY_SCORE_RANGE}. A score above 0 favors the activity.`,
  ),
  reasons: described(
    v.pipe(v.array(Reason), v.maxLength(3)),
    'Up to three transits that favor the purpose, most points first. The list is empty if no transit does, if the day is rated below 6, or if it doesn’t suit the activity.',
  ),
  horoscope: Entry,
});

export const BestDays = v.strictObject({
  profileId: ProfileId,
  for: described(v.string(), 'The purpose: `overall`, a metric or an activity.', 'Job interviews'),
  days: described(v.pipe(v.array(BestDay), v.maxLength(31)), 'The ranked days, best first.'),
});
export type BestDays = v.InferOutput<typeof BestDays>;

export const bestDays = operation({
  name: 'best-days',
  method: 'GET',
  path: '/api/horoscope/best-days',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Find the best days for a purpose',
  description:
    'Ranks the days of a range for a purpose, best first, with the transits that favor them. Days that don’t suit the activity come last, regardless of their score. They have no `reasons`, and neither have days rated below 6. All days of the range count against the daily quota of computed days.',
  query: v.pipe(
    inputObject({
      ...rangeParameters,
      for: v.optional(Purpose, 'overall'),
      limit: countField('limit', 31, 5, 'Maximum number of days to return, 1 to 31.'),
    }),
    endNotBeforeStart(),
  ),
  response: BestDays,
  conditional: true,
  forecast: true,
  problems: ['not_found', 'forecast_horizon_exceeded', 'range_too_long'],
});
