import * as v from 'valibot';
import { bestDays, PURPOSES } from '#lib/forecast/best-days.ts';
import { callerOf } from '#lib/http/caller.ts';
import { okUnlessKnown } from '#lib/http/conditional.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { inputObject } from '#lib/http/read-input.ts';
import { ownProfile } from '../profiles/own-profile.ts';
import { checkRange, datesOf, endNotBeforeStart, rangeParameters } from './date-range.ts';
import { countComputed } from './forecast-entries.ts';

const MAX_DAYS_ANSWERED = 31;
const purposes = new Map(PURPOSES.map((purpose) => [purpose.toLowerCase(), purpose]));

const Purpose = v.pipe(
  v.string('for must be a string.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const purpose = purposes.get(dataset.value.toLowerCase());
    if (purpose) return purpose;
    addIssue({
      message: `for must be overall, energy, focus, romance, luck, or an activity such as “${PURPOSES.at(-1)}”.`,
    });
    return NEVER;
  }),
);

const Limit = v.pipe(
  v.string('limit must be a number.'),
  v.regex(/^([1-9]|[12]\d|3[01])$/, `limit must be a whole number from 1 to ${MAX_DAYS_ANSWERED}.`),
  v.transform(Number),
);

const BestDaysQuery = v.pipe(
  inputObject({ ...rangeParameters, for: v.optional(Purpose, 'overall'), limit: v.optional(Limit, '5') }),
  endNotBeforeStart(),
);

/** GET /api/horoscope/best-days: the best days of a range for a purpose, best first, with the reasons. */
export const handler = endpoint(async (event, query) => {
  const { userId, tier } = callerOf(event);
  const { profileId, startDate, endDate, tz, for: purpose, limit } = query;
  const profile = await ownProfile(userId, profileId);
  const range = { startDate, endDate, timeZone: tz ?? profile.timeZone };
  checkRange(range, tier, profile.birthDate);
  const dates = datesOf(range);
  await countComputed(userId, dates.length, Date.now());
  const days = bestDays(profile, { dates, timeZone: range.timeZone }, { purpose, limit });
  return okUnlessKnown(event, { profileId, for: purpose, days });
}, BestDaysQuery);
