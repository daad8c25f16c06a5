import { type Aspect, type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Eclipse } from '#lib/ephemeris/eclipses.ts';
import type { MoonPhase, Station } from '#lib/ephemeris/events.ts';
import type { Body, Sign } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { type Overview, overviewOf } from '#lib/reading/overview/overview.ts';
import type { Ratings } from '#lib/reading/overview/stories.ts';
import type { PassageDates } from '#lib/reading/overview/when.ts';
import type { Tone } from '#lib/reading/tone.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import type { CalendarDate } from '#lib/time/civil-day.ts';
import type { EclipseTouch } from '#lib/transits/eclipse-touches.ts';
import type { Days } from '#lib/transits/sky-days.ts';

/** A transit that lasts weeks. Its dates do not depend on the days that are asked for, and may lie outside of them. */
export type AnsweredTheme = {
  transiting: Body;
  aspect: Aspect;
  natal: NatalPoint;
  /** When its orb is entered and left, for the instant of birth or noon. */
  from: CalendarDate;
  /**
   * When it is exact, for the instant of birth or noon, and at the earliest and the latest over the day of birth. None to a natal
   * Moon, and none that may lie anywhere within more than sixty days.
   */
  peaks: readonly PassageDates[];
  to: CalendarDate;
  tone: Tone;
  /** The most that it adds to the rating of one of the days or takes from it: points without sign, four decimals. */
  weight: number;
  text: string;
};

/** What the sky does at an instant, ISO 8601 in UTC, or from one to another. */
export type AnsweredSkyEvent = { kind: string; at: string; until?: string; text: string } & (
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

/** What a period is about: how it is, what lasts weeks in it, the weightiest first, and what its sky does, ascending. */
export type AnsweredOverview = {
  timeZone: string;
  summary: string;
  ratings: Ratings;
  themes: AnsweredTheme[];
  sky: AnsweredSkyEvent[];
};

/**
 * The overview of a person's days of a zone, running from the first date to the last. Throws a RangeError for no date,
 * for what is none, no zone or outside the ephemeris.
 */
export function periodOverview(birth: Birth, { dates, timeZone }: Days): AnsweredOverview {
  const chart = natalChart(birth);
  const [startDate, endDate] = [dates[0], dates.at(-1)];
  if (startDate === undefined || endDate === undefined) throw new RangeError('There is no day to look at.');
  const days = scoreDays(chart, { dates, timeZone });
  const period = { startDate, endDate, timeZone };
  const { summary, ratings, themes, sky } = overviewOf(chart, days, period, birth, ENGLISH);
  return { timeZone, summary, ratings, themes: themes.map(answeredTheme), sky: sky.map(answeredSkyEvent) };
}

function answeredTheme({ theme, text }: Overview['themes'][number]): AnsweredTheme {
  const { story, from, peaks, to, tone, weight } = theme;
  const { transiting, aspect, natal } = story.transit;
  return { transiting, aspect, natal, from: from.date, peaks, to: to.date, tone, weight, text };
}

function answeredSkyEvent({ event, text }: Overview['sky'][number]): AnsweredSkyEvent {
  const at = instant(event.atMs);
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
        until: instant(event.untilMs ?? event.atMs),
        sign: event.sign,
        text,
      };
  }
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}
