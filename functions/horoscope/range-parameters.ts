import * as v from 'valibot';
import { isRealDate } from '#lib/time/civil-day.ts';
import { canonicalTimeZone } from '#lib/time/time-zone.ts';

const date = (field: string) =>
  v.pipe(
    v.string(`${field} must be a date.`),
    v.check(isRealDate, `${field} must be a real date in the form YYYY-MM-DD.`),
  );

const timeZone = v.pipe(
  v.string('tz must be a string.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const zone = canonicalTimeZone(dataset.value);
    if (zone) return zone;
    addIssue({ message: 'tz must be the IANA name of a time zone, such as Europe/Berlin.' });
    return NEVER;
  }),
);

/** The query parameter that names a profile. */
const profileId = v.pipe(v.string('profileId must be a string.'), v.nonEmpty('profileId must not be empty.'));

/** The query parameters that every operation on a range of days has. */
export const rangeParameters = {
  profileId,
  startDate: date('startDate'),
  endDate: date('endDate'),
  tz: v.optional(timeZone),
};

/** The query parameters of operations on the days from today on: one to seven of them. */
export const parametersFromToday = {
  profileId,
  tz: v.optional(timeZone),
  days: v.pipe(
    v.optional(v.string('days must be a number.'), '1'),
    v.regex(/^[1-7]$/, 'days must be a whole number from 1 to 7.'),
    v.transform(Number),
  ),
};

/** The query parameter by which everything that a forecast rests on is asked for: true or false, in any case, or left out. */
export const explained = v.pipe(
  v.optional(v.string('explain must be true or false.'), 'false'),
  v.toLowerCase(),
  v.picklist(['true', 'false'], 'explain must be true or false.'),
  v.transform((text) => text === 'true'),
);

/** A range of days, both ends included. */
type RangeDates = { startDate: string; endDate: string };

/** Checks that a range does not end before it starts, also where other parameters are wrong. */
export const endNotBeforeStart = <Query extends RangeDates>() =>
  v.rawCheck<Query>(({ dataset, addIssue }) => {
    const query = dataset.value as Query;
    const { startDate, endDate } = query;
    if (![startDate, endDate].every((text) => typeof text === 'string' && isRealDate(text))) return;
    if (endDate >= startDate) return;
    const path: [v.ObjectPathItem] = [
      { type: 'object', origin: 'value', input: query, key: 'endDate', value: endDate },
    ];
    addIssue({ message: 'endDate must not be before startDate.', path });
  });
