import type { Plan } from '#lib/accounts/tiers.ts';
import { zoneData } from '#lib/environment.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { DEFAULT_LANGUAGE } from '#lib/forecast/languages.ts';
import { invalidField, ServiceError } from '#lib/service-error.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import type { Profile } from '#lib/table/profiles.ts';
import { addDays, civilDay, dateInZone, daysBetween } from '#lib/time/civil-day.ts';

const MAX_DAYS = 366;
/** An explained day has 6 KB, ten times a plain one. */
const MAX_EXPLAINED_DAYS = 31;

/** The time zones of a person, and their date of birth. */
type Person = { birthDate: string; timeZone: string; residenceTimeZone?: string | undefined };

/** Returns the time zone of a person's days unless a request names another: the residence's, or else the birthplace's. */
export const dayZoneOf = ({ residenceTimeZone, timeZone }: Omit<Person, 'birthDate'>): string =>
  residenceTimeZone ?? timeZone;

/** A range of dates, both ends included; `tz` defaults to `dayZoneOf`. */
export type DateRange = { startDate: string; endDate: string; tz?: string | undefined; explain?: boolean };

/** A number of days from today; `tz` defaults to `dayZoneOf`. */
export type DaysFromToday = { days: number; tz?: string | undefined };

/** The civil days of a range in a time zone, with every date in ascending order. */
export type RequestedDays = { startDate: string; endDate: string; dates: string[]; timeZone: string };

/**
 * Resolves a request to days that the tier allows. Throws, in this order, `forecast_horizon_exceeded`,
 * `range_too_long`, and `invalid_request` for dates before the birth.
 */
export function requestedDays(
  request: DateRange | DaysFromToday,
  person: Person,
  plan: Plan,
  nowMs = Date.now(),
): RequestedDays {
  const timeZone = request.tz ?? dayZoneOf(person);
  const { startDate, endDate } = 'days' in request ? fromToday(request.days, timeZone, nowMs) : request;
  const { lastDate, countedIn } = horizon(plan, timeZone, nowMs);
  const { tier } = plan;
  if (endDate > lastDate)
    throw new ServiceError(
      'forecast_horizon_exceeded',
      `Forecasts of the ${tier} tier reach to ${lastDate}, counted in days of ${countedIn}.`,
      { members: { lastDate, timeZone: countedIn, tier } },
    );
  const isExplained = 'explain' in request && request.explain;
  const [most, how] = isExplained ? [MAX_EXPLAINED_DAYS, ' with explain'] : [MAX_DAYS, ''];
  if (daysBetween(startDate, endDate) + 1 > most)
    throw invalidField('endDate', `A range may have at most ${most} days${how}.`, 'range_too_long');
  if (startDate < person.birthDate)
    throw invalidField(
      'days' in request ? (request.tz === undefined ? 'profileId' : 'tz') : 'startDate',
      `${startDate} is before the birth on ${person.birthDate}.`,
    );
  return rangeOf(startDate, endDate, timeZone);
}

/**
 * Returns the seven days from yesterday on that a tier allows and that aren't before the birth, and those of them up to today.
 * `tz` defaults to `dayZoneOf`.
 */
export function weekAround(
  person: Person,
  tz: string | undefined,
  plan: Plan,
  nowMs: number,
): { today: RequestedDays; week: RequestedDays } {
  const timeZone = tz ?? dayZoneOf(person);
  const today = dateInZone(nowMs, timeZone);
  const yesterday = addDays(today, -1);
  const startDate = yesterday < person.birthDate ? today : yesterday;
  const { lastDate } = horizon(plan, timeZone, nowMs);
  const sixth = addDays(yesterday, 6);
  const until = (endDate: string) => rangeOf(startDate, endDate, timeZone);
  return { today: until(today), week: until(lastDate < sixth ? lastDate : sixth) };
}

/** Number of past days that a calendar shows. */
const CALENDAR_PAST_DAYS = 7;

/**
 * Returns the days that a calendar shows: from a week ago, or from the birth if that is later, to the tier's last day.
 * `sinceMs` (ms since 1970) is the midnight at which this range last changed.
 */
export function calendarRange(
  { birthDate, timeZone }: { birthDate: string; timeZone: string },
  plan: Plan,
  nowMs: number,
): { days: RequestedDays; sinceMs: number } {
  const weekAgo = addDays(dateInZone(nowMs, timeZone), -CALENDAR_PAST_DAYS);
  const startDate = weekAgo < birthDate ? birthDate : weekAgo;
  const { lastDate: endDate, countedIn } = horizon(plan, timeZone, nowMs);
  const midnights = [timeZone, countedIn].map((zone) => civilDay(dateInZone(nowMs, zone), zone).fromMs);
  const days = rangeOf(startDate, endDate, timeZone);
  return { days, sinceMs: Math.max(...midnights) };
}

function rangeOf(startDate: string, endDate: string, timeZone: string): RequestedDays {
  const length = daysBetween(startDate, endDate) + 1;
  return { startDate, endDate, dates: Array.from({ length }, (_, day) => addDays(startDate, day)), timeZone };
}

function fromToday(count: number, zone: string, nowMs: number): { startDate: string; endDate: string } {
  const startDate = dateInZone(nowMs, zone);
  return { startDate, endDate: addDays(startDate, count - 1) };
}

/** Returns the last day that a tier allows, counted from today in UTC or in the zone, whichever is later. */
export function horizon(plan: Plan, zone: string, nowMs: number): { lastDate: string; countedIn: string } {
  const [inUtc, inZone] = [dateInZone(nowMs, 'UTC'), dateInZone(nowMs, zone)];
  const [today, countedIn] = inUtc > inZone ? [inUtc, 'UTC'] : [inZone, zone];
  return { lastDate: addDays(today, plan.maxDaysFromToday), countedIn };
}

/** The versions that forecasts are computed with; a new version may change the response's bytes. */
type Versions = { model: string; language: string; zoneData: string };

const current: Versions = { model: MODEL_VERSION, language: DEFAULT_LANGUAGE, zoneData };

/** The headers that name the time zone of a response's days and the version of the model. */
export const forecastHeaders = ({ timeZone }: Pick<RequestedDays, 'timeZone'>) => ({
  'Time-Zone': timeZone,
  'X-Model-Version': MODEL_VERSION,
});

/** Returns the ETag inputs shared by all responses about a profile's days. */
export function forecastEtagInputs(
  profile: Profile,
  { startDate, endDate, timeZone }: RequestedDays,
  versions = current,
): unknown[] {
  return [versions, profile.id, birthKey(profile), startDate, endDate, timeZone];
}
