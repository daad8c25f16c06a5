import { expect, test } from '@jest/globals';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { type Eclipse, eclipses } from '#lib/ephemeris/eclipses.ts';
import { moonPhases } from '#lib/ephemeris/events.ts';
import { barsBeginnings, type SkyNews, skyNews } from '#lib/reading/brief/sky-news.ts';
import { skyCalendar } from '#lib/reading/overview/overview.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { datesFrom } from '../../support/people.ts';

const NOON_MS = Date.UTC(2026, 4, 17, 12);
const HOUR_MS = 3_600_000;

/** Creates a day rated 6 with these sky events and without transits. */
function dayOf(sky: Partial<ScoredDay['sky']>, overallRating = 6): ScoredDay {
  return {
    date: '2026-05-17',
    timeZone: 'UTC',
    fromMs: NOON_MS - 12 * HOUR_MS,
    toMs: NOON_MS + 12 * HOUR_MS,
    overallRating,
    metrics: { energy: 'Good', focus: 'Good', romance: 'Good', luck: 'Good' },
    transits: [],
    sky: {
      ...{ moonPhase: undefined, eclipse: undefined, moonSign: 'Leo' },
      ...{ stations: [], ingresses: [], retrogrades: [], voidOfCourse: [] },
      ...sky,
    },
    eclipseTouches: [],
  };
}

const eclipse: Eclipse = { kind: 'solar', type: 'total', atMs: NOON_MS };
const station = { body: 'Mercury', turns: 'retrograde', atMs: NOON_MS } as const;
const otherStation = { body: 'Pluto', turns: 'direct', atMs: NOON_MS } as const;
const ingress = { body: 'Venus', sign: 'Leo', atMs: NOON_MS } as const;
const sunIngress = { body: 'Sun', sign: 'Gemini', atMs: NOON_MS + HOUR_MS } as const;
const phase = (name: 'full' | 'first quarter') => ({ name, atMs: NOON_MS });
/** A void of course between two hours of the day. */
const idle = (fromHour: number, toHour: number) => {
  const [fromMs, toMs] = [NOON_MS + (fromHour - 12) * HOUR_MS, NOON_MS + (toHour - 12) * HOUR_MS];
  return { sinceMs: fromMs, fromMs, toMs };
};
const nameOf = (news: SkyNews) => ('planet' in news ? news.planet : 'body' in news ? news.body : news.kind);
const namesOf = (sky: Partial<ScoredDay['sky']>, rating?: number) => skyNews(dayOf(sky, rating)).map(nameOf);

test('an eclipse comes first, then a new or full Moon, a station and a quarter Moon, at most two in all', () => {
  const stations = [station, otherStation];
  expect(namesOf({ moonPhase: phase('full'), stations: [station] })).toEqual(['phase', 'Mercury']);
  expect(namesOf({ moonPhase: phase('first quarter'), stations: [station] })).toEqual(['Mercury', 'phase']);
  expect(namesOf({ stations })).toEqual(['Mercury', 'Pluto']);
  expect(namesOf({ eclipse, stations, ingresses: [ingress] })).toEqual(['eclipse', 'Mercury']);
});

test('an ingress or a void of course is news only on a day without more important events', () => {
  const rest = { ingresses: [ingress, sunIngress], voidOfCourse: [idle(9, 20)] };
  expect(namesOf(rest)).toEqual(['Sun']);
  expect(namesOf({ ...rest, ingresses: [ingress] })).toEqual(['Venus']);
  expect(namesOf({ ...rest, ingresses: [] })).toEqual(['void of course']);
  expect(namesOf({ ...rest, stations: [station] })).toEqual(['Mercury']);
  expect(namesOf({})).toEqual([]);
});

test('a void of course is news if it covers eight waking hours of a day rated below 7, and bars beginnings from four', () => {
  const voids = (fromHour: number, toHour: number) => ({ voidOfCourse: [idle(fromHour, toHour)] });
  expect([
    namesOf(voids(0, 16)),
    namesOf(voids(0, 15.9)),
    namesOf(voids(14, 24)),
    namesOf(voids(14.1, 24)),
  ]).toEqual([...[['void of course'], []], ...[['void of course'], []]]);
  expect([namesOf(voids(0, 24), 7), namesOf(voids(0, 24), 6.9)]).toEqual([[], ['void of course']]);
  const bars = (fromHour: number, toHour: number) => barsBeginnings(dayOf(voids(fromHour, toHour)));
  expect([bars(8, 12), bars(7, 11.9), bars(18, 24), bars(18.1, 24)]).toEqual([true, false, true, false]);
  expect([barsBeginnings(dayOf({ eclipse })), barsBeginnings(dayOf({}))]).toEqual([true, false]);
});

test('every eclipse, phase and station of seven years is news on its day, and an eclipse replaces its Moon phase', () => {
  const chart = natalChart({ birthDate: '1985-09-08', timeZone: 'Asia/Tokyo' });
  const days = [...scoreDays(chart, { dates: datesFrom('2024-01-01', 2557), timeZone: 'Asia/Tokyo' })];
  const news = days.flatMap((day) => skyNews(day));
  const all = eclipses(days[0]?.fromMs ?? 0, days.at(-1)?.toMs ?? 0).map(({ atMs }) => atMs);
  expect(news.flatMap(({ kind, atMs }) => (kind === 'eclipse' ? [atMs] : []))).toEqual(all);
  const phases = news.filter(({ kind }) => kind === 'phase');
  expect(phases.filter(({ atMs }) => all.some((ms) => Math.abs(ms - atMs) < HOUR_MS))).toEqual([]);
  for (const day of days) {
    const { moonPhase, stations, eclipse: ofDay } = day.sky;
    const isPhase = moonPhase !== undefined && !all.some((ms) => Math.abs(ms - moonPhase.atMs) < HOUR_MS);
    const count = Number(isPhase) + Number(ofDay !== undefined) + stations.length;
    if (count > 0) expect([day.date, skyNews(day).length]).toEqual([day.date, Math.min(2, count)]);
  }
});

test('the sky calendar has all events of its days in order', () => {
  const chart = natalChart({ birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' });
  const [fromMs, toMs] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];
  const days = [...scoreDays(chart, { dates: datesFrom('2026-01-01', 365), timeZone: 'UTC' })];
  const events = skyCalendar(days, 'UTC');
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  expect(events.map(({ atMs }) => atMs)).toEqual(events.map(({ atMs }) => atMs).sort((a, b) => a - b));
  expect(events.every(({ atMs }) => atMs >= fromMs && atMs < toMs)).toBe(true);
  expect(count('eclipse')).toBe(4);
  expect(count('phase')).toBe(moonPhases(fromMs, toMs).length - 4);
  expect(count('station')).toBeGreaterThanOrEqual(16);
  expect(count('ingress')).toBeGreaterThanOrEqual(40);
  expect(count('void of course')).toBeGreaterThan(120);
  // Venus, retrograde from October 3, goes back into Libra on October 25 and forward into Scorpio on December 4.
  const venus = events.flatMap((event) =>
    event.kind === 'ingress' && event.body === 'Venus' ? [event] : [],
  );
  expect(venus.filter(({ isBack }) => isBack).map(({ sign }) => sign)).toEqual(['Libra']);
  expect(venus.filter(({ sign, isBack }) => sign === 'Scorpio' && !isBack)).toHaveLength(2);
  const cut = skyCalendar(days.slice(0, 90), 'UTC');
  expect(cut).toEqual(events.slice(0, cut.length));
});
