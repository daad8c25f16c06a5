import * as v from 'valibot';
import { PURPOSES } from '#lib/forecast/best-days.ts';
import { madeUnlessKnown } from '#lib/http/conditional-answer.ts';
import { callerOf, endpoint } from '#lib/http/endpoint.ts';
import { inputObject } from '#lib/http/read-input.ts';
import { findBestDays } from '#lib/operations/best-days.ts';
import { endNotBeforeStart, rangeParameters } from './range-parameters.ts';

const purposes = new Map(PURPOSES.flatMap((purpose) => purpose.known.map((name) => [name, purpose])));

const Purpose = v.pipe(
  v.string('for must be a string.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const purpose = purposes.get(dataset.value.toLowerCase());
    if (purpose) return purpose;
    addIssue({
      message: `for must be overall, energy, focus, romance, luck, or an activity such as “${PURPOSES.at(-1)?.name}”.`,
    });
    return NEVER;
  }),
);

const Limit = v.pipe(
  v.string('limit must be a number.'),
  v.regex(/^([1-9]|[12]\d|3[01])$/, 'limit must be a whole number from 1 to 31.'),
  v.transform(Number),
);

const BestDaysQuery = v.pipe(
  inputObject({ ...rangeParameters, for: v.optional(Purpose, 'overall'), limit: v.optional(Limit, '5') }),
  endNotBeforeStart(),
);

/** GET /api/horoscope/best-days: the best days of a range for a purpose, best first, with the reasons. */
export const handler = endpoint(async (event, { tz: timeZone, for: purpose, ...query }) => {
  return madeUnlessKnown(event, await findBestDays(callerOf(event), { ...query, timeZone, purpose }));
}, BestDaysQuery);
