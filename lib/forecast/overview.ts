import { type Aspect, natalChart } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Eclipse } from '#lib/ephemeris/eclipses.ts';
import type { MoonPhase, Station } from '#lib/ephemeris/events.ts';
import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { type Overview, overviewOf } from '#lib/reading/overview/overview.ts';
import type { Ratings, Tone } from '#lib/reading/overview/stories.ts';
import type { UncertainDate } from '#lib/reading/overview/when.ts';
import { type ReaderBirth, readerOf } from '#lib/reading/reader.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { type CalendarDate, formatInstant } from '#lib/time/calendar-date.ts';
import type { EclipseTouch } from '#lib/transits/eclipse-touches.ts';
import type { Days } from '#lib/transits/sky-days.ts';
import { DEFAULT_LOCALE } from './locales.ts';

/** A transit that lasts weeks. Its dates don't depend on the requested days and may be outside them. */
export type ThemeResponse = {
  transiting: Body;
  aspect: Aspect;
  natal: NatalPoint;
  /** The date on which the transit enters orb; like `to`, it assumes a birth at noon if the time is unknown. */
  from: CalendarDate;
  /**
   * Dates on which the transit is exact, with bounds over all possible times of birth; `date` assumes a birth at
   * noon if the time is unknown. Omits dates whose bounds are more than sixty days apart.
   */
  peaks: readonly UncertainDate[];
  to: CalendarDate;
  tone: Tone;
  /** Largest absolute rating points of the transit on any of the days, rounded to four decimal places. */
  weight: number;
  text: string;
};

/** A sky event and the instant at which it happens or begins (ISO 8601, UTC). A void of course ends at `until`. */
export type SkyEventResponse = { kind: string; at: string; until?: string; text: string } & (
  | { kind: 'phase'; phase: MoonPhase['name']; sign: Sign }
  | {
      kind: 'eclipse';
      eclipse: Eclipse['kind'];
      type: Eclipse['type'];
      sign: Sign;
      touches: readonly EclipseTouch[];
    }
  | { kind: 'station'; planet: Body; direction: Station['turns'] }
  | { kind: 'ingress'; body: Body; sign: Sign }
  | { kind: 'void-of-course'; until: string; sign: Sign }
);

/** The overview of a period: ratings, themes (largest weight first) and sky events (ascending). */
export type OverviewResponse = {
  timeZone: string;
  summary: string;
  ratings: Ratings;
  themes: ThemeResponse[];
  sky: SkyEventResponse[];
};

/**
 * Computes a person's overview of consecutive days in a time zone. Throws a RangeError for an empty list of
 * dates, an invalid date, an unknown time zone or a day outside the ephemeris.
 */
export function periodOverview(
  birth: ReaderBirth,
  { dates, timeZone }: Days,
  locale: Locale = DEFAULT_LOCALE,
): OverviewResponse {
  const chart = natalChart(birth);
  const [startDate, endDate] = [dates[0], dates.at(-1)];
  if (startDate === undefined || endDate === undefined)
    throw new RangeError('At least one date is required.');
  const days = scoreDays(chart, { dates, timeZone });
  const period = { startDate, endDate, timeZone };
  const { summary, ratings, themes, sky } = overviewOf(chart, days, period, readerOf(birth, chart), locale);
  return { timeZone, summary, ratings, themes: themes.map(themeResponse), sky: sky.map(skyEventResponse) };
}

function themeResponse({ theme, text }: Overview['themes'][number]): ThemeResponse {
  const { story, from, peaks, to, tone, weight } = theme;
  const { transiting, aspect, natal } = story.transit;
  return { transiting, aspect, natal, from: from.date, peaks, to: to.date, tone, weight, text };
}

/** A sky event as data, with a text. */
export function skyEventResponse({ event, text }: Overview['sky'][number]): SkyEventResponse {
  const at = formatInstant(event.atMs);
  switch (event.kind) {
    case 'phase':
      return { kind: event.kind, at, phase: event.phase, sign: event.sign, text };
    case 'eclipse': {
      const { kind, eclipse, type, sign, touches } = event;
      return { kind, at, eclipse, type, sign, touches, text };
    }
    case 'station':
      return { kind: event.kind, at, planet: event.planet, direction: event.direction, text };
    case 'ingress':
      return { kind: event.kind, at, body: event.body, sign: event.sign, text };
    case 'void of course':
      return {
        kind: 'void-of-course',
        at,
        until: formatInstant(event.untilMs ?? event.atMs),
        sign: event.sign,
        text,
      };
  }
}
