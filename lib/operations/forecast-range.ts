import { type Tier, tiers } from '#lib/accounts/tiers.ts';
import { Refusal } from '#lib/refusal.ts';
import { addDays, civilDay, dateInZone, daysBetween } from '#lib/time/civil-day.ts';

const MAX_DAYS = 366;

/** The days that are asked for, both ends included, in a zone or by default in the birthplace's. */
export type AskedRange = { startDate: string; endDate: string; tz?: string | undefined };

/** So many days from the current one on, of a zone or by default of the birthplace's. */
export type AskedFromToday = { days: number; tz?: string | undefined };

/** A range of civil days of a zone, both ends included, with every date in ascending order. */
export type AskedDays = { startDate: string; endDate: string; dates: string[]; timeZone: string };

/**
 * The days that a tier may have of what is asked of a birth. Refused as `forecast_horizon_exceeded`, then
 * `range_too_long`, then `invalid_request` for dates before the birth.
 */
export function askedDays(
  asked: AskedRange | AskedFromToday,
  birth: { birthDate: string; timeZone: string },
  tier: Tier,
  nowMs = Date.now(),
): AskedDays {
  const timeZone = asked.tz ?? birth.timeZone;
  const { startDate, endDate } = 'days' in asked ? fromToday(asked.days, timeZone, nowMs) : asked;
  const { lastDate, countedIn } = horizon(tier, timeZone, nowMs);
  if (endDate > lastDate)
    throw new Refusal(
      'forecast_horizon_exceeded',
      `Forecasts of the ${tier} tier reach to ${lastDate}, counted in days of ${countedIn}.`,
      { members: { lastDate, timeZone: countedIn, tier } },
    );
  const length = daysBetween(startDate, endDate) + 1;
  if (length > MAX_DAYS)
    throw refusedFor('range_too_long', 'endDate', `A range may have at most ${MAX_DAYS} days.`);
  if (startDate < birth.birthDate)
    throw refusedFor(
      'invalid_request',
      'days' in asked ? 'tz' : 'startDate',
      `${startDate} is before the birth on ${birth.birthDate}.`,
    );
  return { startDate, endDate, dates: datesBetween(startDate, endDate), timeZone };
}

/** How many days a calendar goes back. */
const CALENDAR_DAYS_BACK = 7;

/**
 * The days of a calendar in a zone: from a week ago, or the birth if that is later, to the tier's last day; and since when
 * they have been those (ms since 1970), which is a midnight.
 */
export function daysOfCalendar(
  { birthDate, timeZone }: { birthDate: string; timeZone: string },
  tier: Tier,
  nowMs: number,
): { days: AskedDays; sinceMs: number } {
  const weekAgo = addDays(dateInZone(nowMs, timeZone), -CALENDAR_DAYS_BACK);
  const startDate = weekAgo < birthDate ? birthDate : weekAgo;
  const { lastDate: endDate, countedIn } = horizon(tier, timeZone, nowMs);
  const midnights = [timeZone, countedIn].map((zone) => civilDay(dateInZone(nowMs, zone), zone).fromMs);
  const days = { startDate, endDate, dates: datesBetween(startDate, endDate), timeZone };
  return { days, sinceMs: Math.max(...midnights) };
}

const datesBetween = (startDate: string, endDate: string): string[] =>
  Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, day) => addDays(startDate, day));

const refusedFor = (reason: 'range_too_long' | 'invalid_request', field: string, detail: string): Refusal =>
  new Refusal(reason, detail, { fields: [{ field, detail }] });

function fromToday(count: number, zone: string, nowMs: number): { startDate: string; endDate: string } {
  const startDate = dateInZone(nowMs, zone);
  return { startDate, endDate: addDays(startDate, count - 1) };
}

/** The last day that a tier may ask for: counted from the later of today in UTC and today in the zone. */
export function horizon(tier: Tier, zone: string, nowMs: number): { lastDate: string; countedIn: string } {
  const [inUtc, inZone] = [dateInZone(nowMs, 'UTC'), dateInZone(nowMs, zone)];
  const [today, countedIn] = inUtc > inZone ? [inUtc, 'UTC'] : [inZone, zone];
  return { lastDate: addDays(today, tiers[tier].maxDaysFromToday), countedIn };
}
