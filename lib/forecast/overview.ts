import { type Aspect, type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Eclipse } from '#lib/ephemeris/eclipses.ts';
import type { MoonPhase, Station } from '#lib/ephemeris/events.ts';
import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { type Overview, overviewOf } from '#lib/reading/overview/overview.ts';
import type { Ratings } from '#lib/reading/overview/stories.ts';
import type { UncertainDate } from '#lib/reading/overview/when.ts';
import type { Tone } from '#lib/reading/written-lines.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { type CalendarDate, formatInstant } from '#lib/time/calendar-date.ts';
import type { EclipseTouch } from '#lib/transits/eclipse-touches.ts';
import type { Days } from '#lib/transits/sky-days.ts';

/** A transit that lasts weeks. Its dates don't depend on the requested days, and may lie outside them. */
export type ThemeResponse = {
  transiting: Body;
  aspect: Aspect;
  natal: NatalPoint;
  /** When the orb is entered and left, for the instant of birth or noon. */
  from: CalendarDate;
  /**
   * When it is exact, for the instant of birth or noon, with bounds over the day of birth. Omitted for a natal
   * Moon, and if the bounds are more than sixty days apart.
   */
  peaks: readonly UncertainDate[];
  to: CalendarDate;
  tone: Tone;
  /** Its maximum effect on the rating of one of the days: points without sign, four decimals. */
  weight: number;
  text: string;
};

/** An event of the sky at an instant (ISO 8601, UTC) or until another. */
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

/** A period: its ratings, its themes by weight, and its sky events, ascending. */
export type OverviewResponse = {
  timeZone: string;
  summary: string;
  ratings: Ratings;
  themes: ThemeResponse[];
  sky: SkyEventResponse[];
};

/**
 * The overview of a person for consecutive days of a zone. Throws a RangeError without dates, for an invalid
 * date, an unknown zone or a day outside the ephemeris.
 */
export function periodOverview(birth: Birth, { dates, timeZone }: Days): OverviewResponse {
  const chart = natalChart(birth);
  const [startDate, endDate] = [dates[0], dates.at(-1)];
  if (startDate === undefined || endDate === undefined)
    throw new RangeError('At least one date is required.');
  const days = scoreDays(chart, { dates, timeZone });
  const period = { startDate, endDate, timeZone };
  const { summary, ratings, themes, sky } = overviewOf(chart, days, period, birth, ENGLISH);
  return { timeZone, summary, ratings, themes: themes.map(themeResponse), sky: sky.map(skyEventResponse) };
}

function themeResponse({ theme, text }: Overview['themes'][number]): ThemeResponse {
  const { story, from, peaks, to, tone, weight } = theme;
  const { transiting, aspect, natal } = story.transit;
  return { transiting, aspect, natal, from: from.date, peaks, to: to.date, tone, weight, text };
}

function skyEventResponse({ event, text }: Overview['sky'][number]): SkyEventResponse {
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
