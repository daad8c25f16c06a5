import * as v from 'valibot';
import { type Tier, tiers } from '#lib/accounts/tiers.ts';
import { invalidRequest, Problem } from '#lib/http/problem.ts';
import { addDays, dateInZone, daysBetween, isRealDate } from '#lib/time/civil-day.ts';
import { canonicalTimeZone } from '#lib/time/time-zone.ts';

const MAX_DAYS = 366;

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

/** The query parameters that every operation on a range of days has. */
export const rangeParameters = {
  profileId: v.pipe(v.string('profileId must be a string.'), v.nonEmpty('profileId must not be empty.')),
  startDate: date('startDate'),
  endDate: date('endDate'),
  tz: v.optional(timeZone),
};

/** A range of days, both ends included. */
export type RangeDates = { startDate: string; endDate: string };

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

/** A range of civil days of a time zone. */
export type Range = RangeDates & { timeZone: string };

/** The last day that a tier may ask for: counted from the later of today in UTC and today in the zone. */
export function horizon(tier: Tier, zone: string, nowMs: number): { lastDate: string; countedIn: string } {
  const [inUtc, inZone] = [dateInZone(nowMs, 'UTC'), dateInZone(nowMs, zone)];
  const [today, countedIn] = inUtc > inZone ? [inUtc, 'UTC'] : [inZone, zone];
  return { lastDate: addDays(today, tiers[tier].maxDaysFromToday), countedIn };
}

/** Throws 403 for a range that ends beyond the tier's horizon, then 400 for one that is too long or before birth. */
export function checkRange(range: Range, tier: Tier, birthDate: string, nowMs = Date.now()): void {
  const { lastDate, countedIn } = horizon(tier, range.timeZone, nowMs);
  if (range.endDate > lastDate)
    throw new Problem(
      403,
      'forecast_horizon_exceeded',
      `Forecasts of the ${tier} tier reach to ${lastDate}, counted in days of ${countedIn}.`,
    );
  if (daysBetween(range.startDate, range.endDate) >= MAX_DAYS)
    throw new Problem(400, 'range_too_long', `A range may have at most ${MAX_DAYS} days.`, {
      errors: [{ parameter: 'endDate', detail: `A range may have at most ${MAX_DAYS} days.` }],
    });
  if (range.startDate < birthDate)
    throw invalidRequest([
      { parameter: 'startDate', detail: `startDate is before the birth on ${birthDate}.` },
    ]);
}

/** Every date of a range, both ends included. */
export function datesOf({ startDate, endDate }: RangeDates): string[] {
  const count = daysBetween(startDate, endDate) + 1;
  return Array.from({ length: count }, (_, day) => addDays(startDate, day));
}
