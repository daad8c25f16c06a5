import * as v from 'valibot';
import { ACTIVITY_SCORE_RANGE, PURPOSES } from '#lib/forecast/best-days.ts';
import { Entry } from './entry.ts';
import { inputObject, ProfileId } from './fields.ts';
import { Transit } from './forecasts.ts';
import { nearestName } from './nearest-name.ts';
import { operation } from './operation.ts';
import { countField, endNotBeforeStart, rangeParameters } from './range-parameters.ts';

const purposes = new Map(PURPOSES.flatMap((purpose) => purpose.known.map((name) => [name, purpose])));

const Purpose = v.pipe(
  v.string('for must be a string.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const purpose = purposes.get(dataset.value.toLowerCase());
    if (purpose) return purpose;
    addIssue({ message: noPurpose(dataset.value) });
    return NEVER;
  }),
  v.metadata({
    description:
      'What the days are wanted for: `overall`, a metric (`energy`, `focus`, `romance`, `luck`), or an activity of GET /api/activities by its name or identifier, in any case.',
    examples: ['overall', 'Job interviews'],
  }),
);

/** What leads from a text that is no purpose to one that is. */
function noPurpose(text: string): string {
  const nearest = purposes.get(nearestName(text, [...purposes.keys()]) ?? '')?.name;
  const kinds = 'for must be overall, energy, focus, romance, luck, or an activity of GET /api/activities';
  return nearest ? `${kinds}; did you mean “${nearest}”?` : `${kinds}.`;
}

/** The best days of a range. */
export const BestDays = v.strictObject({
  profileId: ProfileId,
  for: v.pipe(
    v.string(),
    v.metadata({ description: 'The purpose by its name.', examples: ['Job interviews'] }),
  ),
  days: v.pipe(
    v.array(
      v.strictObject({
        rank: v.pipe(v.number(), v.integer(), v.minValue(1), v.metadata({ description: '1 for the best.' })),
        score: v.pipe(
          v.number(),
          v.metadata({
            description: `What the order rests on: the day’s points for the rating or the metric, or the activity’s own score, which lies between ${ACTIVITY_SCORE_RANGE}: above 0 more speaks for it than against it.`,
          }),
        ),
        reasons: v.pipe(
          v.array(v.pick(Transit, ['transiting', 'aspect', 'natal', 'exactAt', 'points'])),
          v.metadata({
            description:
              'The transits that carry the day for this purpose, at most three; none if nothing helps, or the day does not suit an activity.',
          }),
        ),
        horoscope: Entry,
      }),
    ),
    v.description('The best first.'),
  ),
});

/** GET /api/horoscope/best-days. */
export const bestDays = operation({
  name: 'best-days',
  method: 'GET',
  path: '/api/horoscope/best-days',
  access: 'signed-in',
  tag: 'Forecasts',
  summary: 'Find the best days for a purpose',
  description:
    'The best days of a range for a purpose, best first, with the transits that carry them. Days that do not suit an activity, which advise against it or have no place for it, come after all others and have no `reasons`.',
  query: v.pipe(
    inputObject({
      ...rangeParameters,
      for: v.optional(Purpose, 'overall'),
      limit: countField('limit', 31, 5, 'How many days at most, 1 to 31.'),
    }),
    endNotBeforeStart(),
  ),
  status: 200,
  answer: BestDays,
  conditional: true,
  problems: ['not_found', 'forecast_horizon_exceeded', 'range_too_long'],
});
