import { hashCalendarToken, isWellFormedCalendarToken } from '#lib/accounts/calendar-token.ts';
import { calendarAnswersLimit, stageLimits } from '#lib/accounts/limits.ts';
import { calendarText, FORMAT_VERSION } from '#lib/calendar/calendar-text.ts';
import { calendarDays } from '#lib/forecast/calendar-days.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { notFound } from '#lib/refusal.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import * as feeds from '#lib/table/feeds.ts';
import { daysOfCalendar } from './forecast-range.ts';
import { countComputed } from './forecasts.ts';
import { takeOfCaller } from './take-limits.ts';

const stage = stageLimits();

/** What stands at the address of a calendar: all that its bytes depend on, and what makes them. */
export type Feed = { dependsOn: readonly unknown[]; make: () => Promise<string> };

/**
 * What stands at the address with a token now. Refused as `not_found`, in the same words for a token that was revoked and
 * for what never was one. Making it counts its days as computed, and is refused as `rate_limited` beyond the owner's
 * allowance or the calendar's of an hour.
 */
export async function findFeed(token: string, nowMs = Date.now()): Promise<Feed> {
  const found = isWellFormedCalendarToken(token)
    ? await feeds.find(hashCalendarToken(token), nowMs)
    : undefined;
  if (!found) throw notFound('The calendar');
  const { user, profile, calendar } = found;
  const { id, name, events, createdAt } = calendar;
  const { startDate, endDate, dates, timeZone } = daysOfCalendar(profile, user.tier, nowMs);
  const versions = [FORMAT_VERSION, MODEL_VERSION, process.versions['tz']];
  return {
    // The first and the last day say of today and of the tier all that matters.
    dependsOn: [...versions, id, name, events, createdAt, birthKey(profile), startDate, endDate, timeZone],
    make: async () => {
      const { limit } = calendarAnswersLimit(stage, id);
      const sentence = `At most ${limit} answers an hour are computed for one calendar.`;
      await takeOfCaller([calendarAnswersLimit(stage, id)], sentence, nowMs);
      await countComputed(user.id, dates.length);
      const hasExactTransits = events === 'days-and-transits';
      return calendarText(
        { id, name, createdAt, hasExactTransits },
        calendarDays(profile, { dates, timeZone }),
      );
    },
  };
}
