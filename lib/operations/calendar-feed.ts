import { hashCalendarToken, isWellFormedCalendarToken } from '#lib/accounts/calendar-token.ts';
import { calendarAnswersLimits, stageLimits } from '#lib/accounts/limits.ts';
import { calendarText, FORMAT_VERSION } from '#lib/calendar/calendar-text.ts';
import { calendarDays } from '#lib/forecast/calendar-days.ts';
import { count } from '#lib/metrics.ts';
import type { Prepared } from '#lib/prepared.ts';
import { notFound } from '#lib/refusal.ts';
import * as feeds from '#lib/table/feeds.ts';
import { forecastBasis } from './forecast-basis.ts';
import { daysOfCalendar } from './forecast-range.ts';
import { takeOfCaller } from './take-limits.ts';

const stage = stageLimits();

/**
 * What stands at the address with a token now. Refused as `not_found`, in the same words for a token that was revoked and
 * for what never was one. Making it is refused as `rate_limited` beyond what the calendar and its owner's calendars
 * together may have made in an hour; the owner's forecasts are counted apart.
 */
export async function findFeed(token: string, nowMs = Date.now()): Promise<Prepared<string>> {
  const found = isWellFormedCalendarToken(token)
    ? await feeds.find(hashCalendarToken(token), nowMs)
    : undefined;
  if (!found) throw notFound('The calendar');
  const { user, profile, birthEditedAt = '', calendar } = found;
  const { id, name, events, createdAt, timeZone = profile.timeZone } = calendar;
  const { days, sinceMs } = daysOfCalendar({ ...profile, timeZone }, user.tier, nowMs);
  const stampedAt = [createdAt, birthEditedAt, new Date(sinceMs).toISOString()].sort().at(-1) ?? createdAt;
  return {
    dependsOn: ['calendar', FORMAT_VERSION, ...forecastBasis(profile, days), id, name, events, stampedAt],
    make: async () => {
      const [ofCalendar, ofOwner] = calendarAnswersLimits(stage, { userId: user.id, calendarId: id });
      const sentence = `At most ${ofCalendar.limit} answers an hour are computed for one calendar, and ${ofOwner.limit} for all of one account.`;
      await takeOfCaller([ofCalendar, ofOwner], sentence, nowMs);
      count('ForecastsComputed', days.dates.length);
      const hasExactTransits = events === 'days-and-transits';
      return calendarText({ id, name, stampedAt, hasExactTransits }, calendarDays(profile, days));
    },
  };
}
