import type { Account } from '#lib/accounts/caller.ts';
import { MAX_DAYS_WITH_NOTES } from '#lib/contract/note-limits.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { GREAT_DAY, HARD_DAY } from '#lib/reading/brief/brief.ts';
import { invalidField, notFound, profileNotFound, ServiceError } from '#lib/service-error.ts';
import * as judgments from '#lib/table/judgments.ts';
import type { Profile } from '#lib/table/profiles.ts';
import { isRealDate } from '#lib/time/calendar-date.ts';
import { addDays, dateInZone, daysBetween } from '#lib/time/civil-day.ts';
import { consumeEdit } from './consume-edit.ts';
import { dayZoneOf } from './forecast-range.ts';
import { loadEntries } from './forecasts.ts';
import { publicVerdict } from './judged-fields.ts';
import { findProfile } from './profiles.ts';

const invalidDay = (detail: string): ServiceError =>
  new ServiceError('invalid_request', detail, { fields: [{ field: 'date', detail, isParameter: true }] });

/** Loads the forecast of a profile's day in a zone. Throws `rate_limited` if it isn't cached and the daily quota is exceeded. */
export async function loadDay(profile: Profile, date: string, timeZone: string, account: Account) {
  const days = { startDate: date, endDate: date, dates: [date], timeZone };
  const [entry] = await loadEntries(profile, days, account);
  if (!entry) throw new Error('A date has no forecast');
  return entry;
}

/** What is wrong with a day that is before a profile's birth. */
export const beforeBirth = (date: string, { birthDate }: Profile): string =>
  `${date} is before the birth on ${birthDate}.`;

type NewVerdict = Pick<judgments.Verdict, 'verdict' | 'note'>;

/**
 * Stores whether a day was as forecast, with the rating of its forecast; `tz` defaults to `dayZoneOf`. Counts as an edit.
 * Throws `not_found`, `rate_limited`, and `invalid_request` for a day that hasn't begun or is before the birth.
 */
export async function setVerdict(
  account: Account,
  profileId: string,
  date: string,
  { tz, ...given }: NewVerdict & { tz?: string | undefined },
  nowMs = Date.now(),
) {
  await consumeEdit(account, nowMs);
  const profile = await findProfile(account.userId, profileId);
  if (!isRealDate(date)) throw notFound('The day');
  const timeZone = tz ?? dayZoneOf(profile);
  if (date > dateInZone(nowMs, timeZone)) throw invalidDay(`${date} has not begun in ${timeZone}.`);
  if (date < profile.birthDate) throw invalidDay(beforeBirth(date, profile));
  const { overallRating: rating } = await loadDay(profile, date, timeZone, account);
  const updatedAt = new Date(nowMs).toISOString();
  const verdict = { date, ...given, rating, modelVersion: MODEL_VERSION, updatedAt };
  if (!(await judgments.setVerdict(account.userId, profileId, verdict))) throw profileNotFound();
  return publicVerdict(verdict);
}

const DEFAULT_DAYS = 92;
const MAX_DAYS = 366;

type Range = { from?: string | undefined; to?: string | undefined };

/**
 * Lists the verdicts of a range of dates, by default the latest 92 days, oldest first, with a summary. Only ranges of up to
 * a week have notes. Throws `not_found`, `invalid_request` and `range_too_long`.
 */
export async function listVerdicts(userId: string, profileId: string, range: Range, nowMs = Date.now()) {
  // Somewhere, tomorrow in UTC may have begun.
  const { to = addDays(dateInZone(nowMs, 'UTC'), 1) } = range;
  const { from = addDays(to, 1 - DEFAULT_DAYS) } = range;
  const length = daysBetween(from, to) + 1;
  if (length < 1) throw invalidField('to', 'to must not be before from.');
  if (length > MAX_DAYS)
    throw invalidField('to', `A range may have at most ${MAX_DAYS} days.`, 'range_too_long');
  await findProfile(userId, profileId);
  const found = await judgments.listVerdicts(profileId, { from, to }, length <= MAX_DAYS_WITH_NOTES);
  return { verdicts: found.map(publicVerdict), summary: summaryOf(found) };
}

/** Counts the verdicts of days with a great or hard rating, and those of them that were felt as such. */
export function summaryOf(verdicts: readonly Pick<judgments.Verdict, 'rating' | 'verdict'>[]) {
  const count = (isCounted: (rating: number) => boolean) => {
    const counted = verdicts.filter(({ rating }) => isCounted(rating));
    return { answers: counted.length, felt: counted.filter(({ verdict }) => verdict === 'yes').length };
  };
  return {
    answers: verdicts.length,
    good: count((rating) => rating >= GREAT_DAY),
    hard: count((rating) => rating < HARD_DAY),
  };
}
