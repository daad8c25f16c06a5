import { hashCalendarToken, isWellFormedCalendarToken } from '#lib/accounts/calendar-token.ts';
import { calendarAnswersLimits, stageLimits } from '#lib/accounts/limits.ts';
import { calendarText, FORMAT_VERSION } from '#lib/calendar/calendar-text.ts';
import type { Deferred } from '#lib/deferred.ts';
import {
  calendarBestDays,
  calendarDays,
  calendarHighlights,
  calendarSky,
  calendarThemes,
} from '#lib/forecast/calendar-days.ts';
import { count } from '#lib/log/metrics.ts';
import { notFound } from '#lib/service-error.ts';
import type { StoredCalendar } from '#lib/table/calendars.ts';
import * as feeds from '#lib/table/feeds.ts';
import type { Profile } from '#lib/table/profiles.ts';
import { consumeCallerLimits } from './consume-limits.ts';
import { calendarRange, dayZoneOf, forecastEtagInputs, type RequestedDays } from './forecast-range.ts';

const stage = stageLimits('feeds');

/**
 * Prepares the feed of a calendar token, with links to the dashboard at the service's base URL. Throws `not_found`, identical
 * for revoked and unknown tokens. Computing the feed throws `rate_limited` if an hourly limit of the calendar or its owner is
 * exceeded, but doesn't consume the compute quota.
 */
export async function prepareFeed(
  token: string,
  serviceUrl: string,
  nowMs = Date.now(),
): Promise<Deferred<string>> {
  const found = isWellFormedCalendarToken(token)
    ? await feeds.find(hashCalendarToken(token), nowMs)
    : undefined;
  if (!found) throw notFound('The calendar');
  const { user, profile, birthEditedAt = '', calendar } = found;
  const { id, name, events, purpose, alarm, createdAt, timeZone = dayZoneOf(profile) } = calendar;
  const { days, sinceMs } = calendarRange({ ...profile, timeZone }, user, nowMs);
  const stampedAt = [createdAt, birthEditedAt, new Date(sinceMs).toISOString()].sort().at(-1) ?? createdAt;
  const shown = { id, name, alarm, purpose: purpose?.name, stampedAt, timeZone, serviceUrl };
  return {
    etagInputs: [
      'calendar',
      FORMAT_VERSION,
      ...forecastEtagInputs(profile, days),
      events,
      purpose?.id,
      shown,
    ],
    compute: async () => {
      const limits = calendarAnswersLimits(stage, { ...user, userId: user.id }, id);
      const [perCalendar, perUser] = limits;
      const detail = `A calendar can be rendered ${perCalendar.limit} times an hour, and all calendars of an account ${perUser.limit} times. Try again later.`;
      await consumeCallerLimits(limits, detail, nowMs);
      if (events !== 'sky') count('ForecastsComputed', days.dates.length);
      const hasExactTransits = events === 'days-and-transits';
      const content = contentOf(calendar, profile, days);
      return calendarText({ ...shown, hasExactTransits, profileId: profile.id }, content);
    },
  };
}

/** Computes a calendar's content. A value of `events` that only a later release knows counts as `days`. */
function contentOf({ events, purpose }: StoredCalendar, profile: Profile, days: RequestedDays) {
  if (events === 'themes') return { themes: calendarThemes(profile, days) };
  if (events === 'sky') return { sky: calendarSky(profile, days) };
  if (events === 'highlights') return { days: calendarHighlights(profile, days) };
  if (events === 'best-days') return { days: calendarBestDays(profile, days, purpose?.id ?? 'overall') };
  return calendarDays(profile, days);
}
