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

/** How many of something, from 1 to `most`, as digits; `unless` is what holds where it is left out. */
/* @__NO_SIDE_EFFECTS__ */
export const countField = (field: string, most: number, unless: number, description: string) =>
  v.pipe(
    v.optional(v.string(`${field} must be a number.`), `${unless}`),
    v.check(
      (text) => /^[1-9]\d*$/.test(text) && Number(text) <= most,
      `${field} must be a whole number from 1 to ${most}.`,
    ),
    v.transform(Number),
    v.metadata({ description, type: 'integer', minimum: 1, maximum: most, default: unless }),
  );

/** The query parameters of operations on the days from today on: one to seven of them. */
export const parametersFromToday = {
  profileId,
  tz: v.optional(TimeZone),
  days: countField('days', 7, 1, 'How many days from today on, 1 to 7.'),
};

/** The query parameter by which everything that a forecast rests on is asked for: true or false, in any case, or left out. */
export const explained = v.pipe(
  v.optional(v.string('explain must be true or false.'), 'false'),
  v.toLowerCase(),
  v.check((text) => text === 'true' || text === 'false', 'explain must be true or false.'),
  v.transform((text) => text === 'true'),
  v.metadata({
    description:
      'Adds the natal chart, every transit with its points, and the constants from which all can be recomputed.',
    type: 'boolean',
    default: false,
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
