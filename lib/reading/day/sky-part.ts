import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import { stationsOf } from '#lib/ephemeris/events.ts';
import { LAST_MS } from '#lib/ephemeris/time-scales.ts';
import { type Body, type Sign, signOf } from '#lib/ephemeris/zodiac.ts';
import { dateInZone } from '#lib/time/civil-day.ts';
import type { TransitStage } from '#lib/transits/day-transits.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import type { Area } from '../brief/areas.ts';
import type { Brief, SkySubject, Subject, TransitSubject } from '../brief/brief.ts';
import type { Series } from '../brief/series.ts';
import type { SkyNews } from '../brief/sky-news.ts';
import type { Touch } from '../brief/touches.ts';
import { type ExactTime, exactTimeOf, isBeforeDawn, timeAt } from './hours.ts';

/** What the sentence about the sky names. */
export type SkyPart =
  | {
      kind: 'transit';
      transiting: Body;
      aspect: Aspect;
      natal: NatalPoint;
      stage: TransitStage;
      time: ExactTime | undefined;
      /** The pass of how many, on the exact day. */
      pass: Pass | undefined;
      /** For everyone born under a sign: the sign from which the body aspects theirs. */
      from?: Sign | undefined;
    }
  | {
      kind: 'event';
      news: SkyNews;
      time: ExactTime | undefined;
      /** Whether it happens between midnight and 6:00. */
      isBeforeDawn: boolean;
      touch: Touch | undefined;
      /** The area of the house in which the event happens; undefined if the houses are unknown. */
      area: Area | undefined;
      /** Whether the houses are those of everyone born under a sign. */
      isOfSign?: boolean;
      /** Whether the text is read on the day of the event. */
      isToday: boolean;
      untilDate: string | undefined;
      until: ExactTime | undefined;
    }
  | { kind: 'quiet'; moonSign: Sign };

/** A pass of how many, and the date of the next one, which is uncertain by half a day or more if `isAbout`. */
export type Pass = { hit: number; of: number; next: { date: string; isAbout: boolean } | undefined };

export function skyPart(subject: Subject, brief: Brief): SkyPart {
  const { day, series, lead, areas, knowsHouses, isOfSign } = brief;
  switch (subject.kind) {
    case 'transit': {
      const { transiting, aspect, natal, stage, window } = subject.transit;
      const from = isOfSign ? signOf(window.target.targetDeg) : undefined;
      const time = exactTimeOf(subject.transit, day.timeZone);
      const pass = subject === lead && series ? passOf(subject, series, day.timeZone) : undefined;
      return { kind: 'transit', transiting, aspect, natal, stage, time, pass, from };
    }
    case 'sky':
      return eventPart(subject, knowsHouses || isOfSign ? areas[0] : undefined, day.timeZone, true, isOfSign);
    case 'quiet':
      return { kind: 'quiet', moonSign: day.sky.moonSign };
  }
}

const HALF_DAY_MS = 43_200_000;

function passOf({ transit }: TransitSubject, { hit, of, instantsMs }: Series, timeZone: string): Pass {
  const nextMs = instantsMs[hit];
  const isAbout = nextMs !== undefined && uncertaintyMs(transit.window, nextMs) > HALF_DAY_MS;
  return {
    hit,
    of,
    next: nextMs === undefined ? undefined : { date: dateInZone(nextMs, timeZone), isAbout },
  };
}

export function eventPart(
  { news, touch }: SkySubject,
  area: Area | undefined,
  timeZone: string,
  isToday: boolean,
  isOfSign = false,
): SkyPart {
  const isRetrograde = news.kind === 'station' && news.direction === 'retrograde';
  const untilMs = news.kind === 'void of course' ? news.untilMs : undefined;
  return {
    kind: 'event',
    news,
    touch,
    area,
    isOfSign,
    isToday,
    time: timeAt(news.atMs, timeZone),
    isBeforeDawn: isBeforeDawn(news.atMs, timeZone),
    untilDate: isRetrograde ? directOn(news, timeZone) : undefined,
    until: untilMs === undefined || !isToday ? undefined : timeAt(untilMs, timeZone),
  };
}

const DAY_MS = 86_400_000;
/** The longest a body from Mercury to Pluto is retrograde, with a margin. */
const MAX_RETROGRADE_DAYS = 200;

/** The date on which a planet that turns retrograde turns direct again. */
function directOn(
  { planet, atMs }: Extract<SkyNews, { kind: 'station' }>,
  timeZone: string,
): string | undefined {
  const [next] = stationsOf(planet, atMs + DAY_MS, Math.min(LAST_MS, atMs + MAX_RETROGRADE_DAYS * DAY_MS));
  return next && dateInZone(next.atMs, timeZone);
}
