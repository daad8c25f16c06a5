import { hashCalendarToken, isWellFormedCalendarToken } from '#lib/accounts/calendar-token.ts';
import { calendarAnswersLimits, stageLimits } from '#lib/accounts/limits.ts';
import { calendarText, FORMAT_VERSION } from '#lib/calendar/calendar-text.ts';
import type { Deferred } from '#lib/deferred.ts';
import { calendarDays } from '#lib/forecast/calendar-days.ts';
import { count } from '#lib/log/metrics.ts';
import { notFound } from '#lib/service-error.ts';
import * as feeds from '#lib/table/feeds.ts';
import { consumeCallerLimits } from './consume-limits.ts';
import { calendarRange, forecastEtagInputs } from './forecast-range.ts';

const stage = stageLimits('feeds');

/**
 * Prepares the feed of a calendar token. Throws `not_found`, identical for revoked and unknown tokens. Computing the feed
 * throws `rate_limited` if an hourly limit of the calendar or its owner is exceeded, but doesn't consume the compute quota.
 */
export async function prepareFeed(token: string, nowMs = Date.now()): Promise<Deferred<string>> {
  const found = isWellFormedCalendarToken(token)
    ? await feeds.find(hashCalendarToken(token), nowMs)
    : undefined;
  if (!found) throw notFound('The calendar');
  const { user, profile, birthEditedAt = '', calendar } = found;
  const { id, name, events, createdAt, timeZone = profile.timeZone } = calendar;
  const { days, sinceMs } = calendarRange({ ...profile, timeZone }, user.tier, nowMs);
  const stampedAt = [createdAt, birthEditedAt, new Date(sinceMs).toISOString()].sort().at(-1) ?? createdAt;
  const inputs = forecastEtagInputs(profile, days);
  return {
    etagInputs: ['calendar', FORMAT_VERSION, ...inputs, id, name, events, stampedAt],
    compute: async () => {
      const limits = calendarAnswersLimits(stage, { userId: user.id, calendarId: id });
      const [perCalendar, perUser] = limits;
      const detail = `A calendar can be rendered ${perCalendar.limit} times an hour, and all calendars of an account ${perUser.limit} times. Try again later.`;
      await consumeCallerLimits(limits, detail, nowMs);
      count('ForecastsComputed', days.dates.length);
      const hasExactTransits = events === 'days-and-transits';
      return calendarText({ id, name, stampedAt, hasExactTransits }, calendarDays(profile, days));
    },
  };
}
