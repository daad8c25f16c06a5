import * as v from 'valibot';
import { isRealDate } from '#lib/time/civil-day.ts';
import { dateField, TimeZone } from './fields.ts';

/** The query parameter that names a profile. */
const profileId = v.pipe(
  v.string('profileId must be a string.'),
  v.nonEmpty('profileId must not be empty.'),
  v.metadata({
    description: 'Whose forecast it is: the identifier of a profile.',
    examples: ['prf_01M7YMWJZ95PGZ13Z74TPMWH4T'],
  }),
);

/** The query parameters that every operation on a range of days has. */
export const rangeParameters = {
  profileId,
  startDate: dateField('startDate', 'The first day.'),
  endDate: dateField('endDate', 'The last day, included; at most 366 days in all.'),
  tz: v.optional(TimeZone),
};

/** The query parameters of operations on the days from today on: one to seven of them. */
export const parametersFromToday = {
  profileId,
  tz: v.optional(TimeZone),
  days: v.pipe(
    v.optional(v.string('days must be a number.'), '1'),
    v.regex(/^[1-7]$/, 'days must be a whole number from 1 to 7.'),
    v.transform(Number),
    v.metadata({ description: 'How many days from today on, 1 to 7.' }),
  ),
};

/** The query parameter by which everything that a forecast rests on is asked for: true or false, in any case, or left out. */
export const explained = v.pipe(
  v.optional(v.string('explain must be true or false.'), 'false'),
  v.toLowerCase(),
  v.picklist(['true', 'false'], 'explain must be true or false.'),
  v.transform((text) => text === 'true'),
  v.metadata({
    description:
      'Adds the natal chart, every transit with its points, and the constants from which all can be recomputed.',
  }),
);

/** A range of days, both ends included. */
type RangeDates = { startDate: string; endDate: string };

/** Checks that a range does not end before it starts, also where other parameters are wrong. */
/* @__NO_SIDE_EFFECTS__ */
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
