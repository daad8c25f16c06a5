import { expect, test } from '@jest/globals';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { type Eclipse, eclipses } from '#lib/ephemeris/eclipses.ts';
import { moonPhases } from '#lib/ephemeris/events.ts';
import { BODIES, type Body, SIGNS } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { skyCalendar } from '#lib/reading/overview/overview.ts';
import { skySentence } from '#lib/reading/summary/sky-advice.ts';
import { type SkyNews, skyNews } from '#lib/reading/summary/sky-news.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { datesFrom } from '../../support/people.ts';
import { renderedSkies } from './rendered-skies.ts';

const NOON_MS = Date.UTC(2026, 4, 17, 12);
const HOUR_MS = 3_600_000;

const QUIET: ScoredDay['sky'] = {
  moonPhase: undefined,
  eclipse: undefined,
  moonSign: 'Leo',
  stations: [],
  ingresses: [],
  retrogrades: [],
  voidOfCourse: [],
};

/** Creates a day with these sky events and without transits. */
function dayOf(sky: Partial<ScoredDay['sky']>): ScoredDay {
  return {
    date: '2026-05-17',
    timeZone: 'UTC',
    fromMs: NOON_MS - 12 * HOUR_MS,
    toMs: NOON_MS + 12 * HOUR_MS,
    overallRating: 6,
    metrics: { energy: 'Good', focus: 'Good', romance: 'Good', luck: 'Good' },
    transits: [],
    sky: { ...QUIET, ...sky },
    eclipseTouches: [],
  };
}

const eclipse: Eclipse = { kind: 'solar', type: 'total', atMs: NOON_MS };
const station = { body: 'Mercury', turns: 'retrograde', atMs: NOON_MS } as const;
const otherStation = { body: 'Pluto', turns: 'direct', atMs: NOON_MS } as const;
const ingress = { body: 'Venus', sign: 'Leo', atMs: NOON_MS } as const;
const sunIngress = { body: 'Sun', sign: 'Gemini', atMs: NOON_MS + HOUR_MS } as const;
const idle = { sinceMs: NOON_MS - HOUR_MS, fromMs: NOON_MS - HOUR_MS, toMs: NOON_MS + 8 * HOUR_MS };
const phase = (name: 'full' | 'first quarter') => ({ name, atMs: NOON_MS });
const kindsOf = (sky: Partial<ScoredDay['sky']>) =>
  skyNews(dayOf(sky)).map((news) =>
    'planet' in news ? news.planet : 'body' in news ? news.body : news.kind,
  );

test('a new or full Moon comes before a station, and a quarter Moon after it', () => {
  expect(kindsOf({ moonPhase: phase('full'), stations: [station] })).toEqual(['phase', 'Mercury']);
  expect(kindsOf({ moonPhase: phase('first quarter'), stations: [station] })).toEqual(['Mercury', 'phase']);
});

test('an eclipse comes first, and at most two events are mentioned', () => {
  const stations = [station, otherStation];
  expect(kindsOf({ stations })).toEqual(['Mercury', 'Pluto']);
  expect(kindsOf({ eclipse, stations, ingresses: [ingress] })).toEqual(['eclipse', 'Mercury']);
});

test('an ingress or a void of course is mentioned only on a day without more important events', () => {
  const rest = { ingresses: [ingress, sunIngress], voidOfCourse: [idle] };
  expect(kindsOf(rest)).toEqual(['Sun']);
  expect(kindsOf({ ...rest, ingresses: [ingress] })).toEqual(['Venus']);
  expect(kindsOf({ ...rest, ingresses: [] })).toEqual(['void of course']);
  expect(kindsOf({ ...rest, stations: [station] })).toEqual(['Mercury']);
  expect(kindsOf({})).toEqual([]);
});

const years = renderedSkies('2024-01-01', 2557);

test('every eclipse of seven years is mentioned once, on its day, before other events, and replaces its lunation', () => {
  const all = eclipses(Date.UTC(2024, 0, 2), Date.UTC(2030, 11, 31)).map(({ atMs }) => atMs);
  for (const days of years) {
    const events = days.flatMap(({ events }) =>
      events.flatMap(({ news }, i) => (news.kind === 'eclipse' ? [{ news, i }] : [])),
    );
    expect(events.map(({ news }) => news.atMs)).toEqual(all);
    expect(events.every(({ i }) => i === 0)).toBe(true);
    const phases = days.flatMap(({ events }) => events.filter(({ news }) => news.kind === 'phase'));
    for (const { news } of phases)
      expect(all.some((atMs) => Math.abs(atMs - news.atMs) < HOUR_MS)).toBe(false);
  }
});

test('every phase and station of seven years is mentioned, with at most two events a day', () => {
  for (const days of years)
    for (const { day, events } of days) {
      const { moonPhase, stations, eclipse } = day.sky;
      const isPhase = events.some(({ news }) => news.kind === 'phase' || news.kind === 'eclipse');
      const nearEclipse =
        moonPhase && eclipses(moonPhase.atMs - HOUR_MS, moonPhase.atMs + HOUR_MS).length > 0;
      const count = Number((moonPhase && !nearEclipse) || eclipse !== undefined) + stations.length;
      if (count === 0) continue;
      expect(events).toHaveLength(Math.min(2, count));
      if (moonPhase && !nearEclipse && count <= 2) expect(isPhase).toBe(true);
    }
});

test('sky sentences have at most thirty words, no clock time before 06:00 and no "void"', () => {
  const sentences = years.flat().flatMap(({ events }) => events.map(({ sentence }) => sentence));
  expect(sentences.length).toBeGreaterThan(4000);
  expect(sentences.filter((sentence) => sentence.split(' ').length > 30)).toEqual([]);
  expect(sentences.filter((sentence) => /\b0[0-5]:\d\d|\bvoid\b/.test(sentence))).toEqual([]);
  expect(sentences.filter((sentence) => !/^[A-Z][^.]*: [^.:]+\.$/.test(sentence))).toEqual([]);
});

test('an eclipse is described as on or opposite a body', () => {
  const news: SkyNews = {
    kind: 'eclipse',
    eclipse: 'solar',
    type: 'total',
    sign: 'Leo',
    touches: [
      { body: 'Uranus', aspect: 'opposition' },
      { body: 'Venus', aspect: 'conjunction' },
    ],
    atMs: NOON_MS,
    timeZone: 'UTC',
  };
  expect(ENGLISH.sky.sentence(news, 'wait', 0)).toBe(
    'A total solar eclipse at 12:00, opposite your Uranus and on your Venus, stirs your independence and affections: wait.',
  );
});

test('no combination of sky event and advice has more than thirty words', () => {
  const at = { atMs: Date.UTC(2026, 4, 17, 2), timeZone: 'UTC' };
  const opposite = (...bodies: Body[]) => bodies.map((body) => ({ body, aspect: 'opposition' }) as const);
  const planets = BODIES.filter((body) => body !== 'Sun' && body !== 'Moon');
  const all: SkyNews[] = [
    ...BODIES.flatMap((a) =>
      BODIES.filter((b) => b !== a).flatMap((b): SkyNews[] => [
        { kind: 'eclipse', eclipse: 'solar', type: 'annular', sign: 'Leo', touches: opposite(a, b), ...at },
        { kind: 'eclipse', eclipse: 'lunar', type: 'penumbral', sign: 'Leo', touches: opposite(a, b), ...at },
      ]),
    ),
    ...planets.flatMap((planet) =>
      (['retrograde', 'direct'] as const).map(
        (direction): SkyNews => ({ kind: 'station', planet, direction, ...at }),
      ),
    ),
    ...SIGNS.flatMap((sign): SkyNews[] => [
      ...(['solar', 'lunar'] as const).map((kind): SkyNews => {
        return { kind: 'eclipse', eclipse: kind, type: 'partial', sign, touches: [], ...at };
      }),
      ...(['new', 'first quarter', 'full', 'last quarter'] as const).map((name): SkyNews => {
        return { kind: 'phase', phase: name, sign, ...at };
      }),
      ...(['Sun', 'Mercury', 'Venus', 'Mars'] as const).map((body): SkyNews => {
        return { kind: 'ingress', body, sign, isBack: true, ...at };
      }),
      {
        kind: 'void of course',
        sign,
        datesBefore: 0,
        atMs: at.atMs + 20 * HOUR_MS,
        untilMs: at.atMs + 60 * HOUR_MS,
        timeZone: 'UTC',
      },
    ]),
  ];
  const sentences = all.flatMap((news) =>
    ENGLISH.sky.advice(news).flatMap(({ text }) => [0, 1, 2].map((i) => ENGLISH.sky.sentence(news, text, i))),
  );
  expect(sentences.filter((sentence) => sentence.split(' ').length > 30)).toEqual([]);
  expect(sentences.filter((sentence) => /undefined|null|NaN/.test(sentence))).toEqual([]);
});

test('the sky calendar has all events of its days in order, each with a neutral sentence', () => {
  const chart = natalChart({ birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' });
  const fromMs = Date.UTC(2026, 0, 1);
  const toMs = Date.UTC(2027, 0, 1);
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
    event.kind === 'ingress' && event.body === 'Venus' ? [skySentence(event, ENGLISH)] : [],
  );
  expect(venus.filter((sentence) => sentence.includes('goes back into'))).toEqual([
    expect.stringMatching(/goes back into Libra/),
  ]);
  expect(venus.filter((sentence) => sentence.includes('Venus enters Scorpio'))).toHaveLength(2);
  const cut = skyCalendar(days.slice(0, 90), 'UTC');
  expect(cut).toEqual(events.slice(0, cut.length));
  for (const event of events) {
    const sentence = skySentence(event, ENGLISH);
    expect(sentence.split(' ').length).toBeLessThanOrEqual(30);
    const advice = ENGLISH.sky.advice(event).find(({ text }) => sentence.endsWith(`: ${text}.`));
    expect(advice).toEqual({ text: advice?.text });
  }
});
