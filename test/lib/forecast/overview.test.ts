import { expect, test } from '@jest/globals';
import { voidsOfCourse } from '#lib/ephemeris/events.ts';
import { signedDeg } from '#lib/ephemeris/zodiac.ts';
import { explainDays, forecastDays } from '#lib/forecast/forecast-days.ts';
import { type OverviewResponse, periodOverview, type ThemeResponse } from '#lib/forecast/overview.ts';
import { civilDay, daysBetween } from '#lib/time/civil-day.ts';
import { REACH } from '#lib/transits/transit-kinds.ts';
import { datesFrom } from '../../support/people.ts';

const PERSON = { birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' };
const PEOPLE = [
  PERSON,
  { birthDate: '1990-07-14', timeZone: 'Europe/Berlin' },
  { birthDate: '1947-03-21', timeZone: 'America/New_York' },
  { birthDate: '2016-02-29', timeZone: 'Pacific/Apia' },
];
const LENGTHS = [1, 2, 3, 7, 10, 30, 45, 100, 366];
const START = '2026-11-22';

const OVERVIEWS = PEOPLE.flatMap((person) =>
  LENGTHS.map((length) => {
    const dates = datesFrom(START, length);
    const days = { dates, timeZone: person.timeZone };
    return { person, days, endDate: dates.at(-1) ?? '', overview: periodOverview(person, days) };
  }),
);

const SLOW = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const isSame = (a: Name, b: Name) =>
  a.transiting === b.transiting && a.aspect === b.aspect && a.natal === b.natal;
type Name = Pick<ThemeResponse, 'transiting' | 'aspect' | 'natal'>;

test('at most forty themes are returned, sorted by weight; each lasts weeks and overlaps the requested days', () => {
  for (const { endDate, overview } of OVERVIEWS) {
    const { themes } = overview;
    expect(themes.length).toBeLessThanOrEqual(40);
    const weights = themes.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(Math.min(1, ...weights)).toBeGreaterThan(0);
    for (const { from, to, transiting } of themes) {
      expect(from <= endDate && to >= START).toBe(true);
      if (!SLOW.includes(transiting)) expect(daysBetween(from, to)).toBeGreaterThanOrEqual(13);
      expect(transiting).not.toBe('Moon');
    }
  }
});

test('a theme’s peaks are between its first and last day and within their own bounds', () => {
  for (const { overview } of OVERVIEWS)
    for (const { from, peaks, to } of overview.themes) {
      expect(peaks.map(({ date }) => date)).toEqual(peaks.map(({ date }) => date).toSorted());
      for (const { date, earliest, latest } of peaks) {
        expect([from, earliest, date, latest, to]).toEqual([from, earliest, date, latest, to].toSorted());
        expect(daysBetween(earliest, latest)).toBeLessThanOrEqual(61);
      }
    }
});

test('themes exclude transits that could be out of orb at another time of birth', () => {
  // Mercury moves more than two degrees on this day, so another time of birth could put Uranus out of orb.
  const [birthDate, timeZone] = ['1940-05-24', 'Europe/Berlin'];
  const { themes } = periodOverview({ birthDate, timeZone }, { dates: datesFrom('2027-06-01', 9), timeZone });
  const found = themes.filter(({ transiting, natal }) => transiting === 'Uranus' && natal === 'Mercury');
  const onMoons = OVERVIEWS.flatMap(({ overview }) => overview.themes).filter(
    ({ natal }) => natal === 'Moon',
  );
  expect([...found, ...onMoons]).toEqual([]);
});

test('a theme’s weight is its maximum effect on an entry’s rating, and every slow transit that has an effect is a theme', () => {
  for (const { person, days, overview } of OVERVIEWS) {
    const { entries, natal } = explainDays(person, days);
    const isOpen = ({ transiting, natal: to }: Name) =>
      natal.some(
        ({ body, longitudeDeg, fromDeg, toDeg }) =>
          body === to &&
          [fromDeg, toDeg].some((deg) => Math.abs(signedDeg(deg - longitudeDeg)) > REACH[transiting].orbDeg),
      );
    for (const theme of overview.themes) {
      const points = entries
        .filter(({ date }) => date >= theme.from && date <= theme.to)
        .flatMap(({ transits }) => transits.filter((transit) => isSame(transit, theme)))
        .map(({ points }) => Math.abs(points.rating));
      expect(theme.weight).toBe(Math.max(...points));
    }
    if (overview.themes.length === 40) continue;
    const missing = entries.flatMap(({ date, transits }) =>
      transits.filter(
        (transit) =>
          SLOW.includes(transit.transiting) &&
          transit.points.rating !== 0 &&
          !isOpen(transit) &&
          !overview.themes.some((theme) => isSame(theme, transit) && theme.from <= date && theme.to >= date),
      ),
    );
    expect(missing).toEqual([]);
  }
});

test('every theme affects the rating of a requested day', () => {
  for (const date of datesFrom(START, 366)) {
    const { themes } = periodOverview(PERSON, { dates: [date], timeZone: PERSON.timeZone });
    expect(themes.filter(({ weight }) => !(weight > 0))).toEqual([]);
  }
});

test('a theme has the same dates and tone, whichever days are requested', () => {
  const shownOf = ({ weight, text, ...theme }: ThemeResponse) => theme;
  for (const { person, overview } of OVERVIEWS.filter(({ days }) => days.dates.length === 366)) {
    const all = overview.themes.map(shownOf);
    for (let first = 0; first < 366; first += 37) {
      const days = { dates: datesFrom(START, 366).slice(first, first + 5), timeZone: person.timeZone };
      for (const theme of periodOverview(person, days).themes.map(shownOf)) {
        const same = all.filter((other) => isSame(other, theme) && other.from === theme.from);
        if (same.length > 0) expect(same).toEqual([theme]);
      }
    }
  }
});

const skyOf = (dates: string[]) => periodOverview(PERSON, { dates, timeZone: PERSON.timeZone }).sky;

test('sky events are in ascending order, within the requested days, and told with a scene except for quarter Moons', () => {
  for (const { person, endDate, overview } of OVERVIEWS) {
    const { fromMs } = civilDay(START, person.timeZone);
    const { toMs } = civilDay(endDate, person.timeZone);
    const instants = overview.sky.map(({ at }) => Date.parse(at));
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    for (const { at, until, text, ...event } of overview.sky) {
      expect(Date.parse(at) >= fromMs && Date.parse(at) < toMs).toBe(true);
      expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      if (until !== undefined) expect(Date.parse(until) - Date.parse(at)).toBeGreaterThanOrEqual(3_600_000);
      const isQuarter = event.kind === 'phase' && event.phase.endsWith('quarter');
      expect(text).toMatch(isQuarter ? /^[A-Z][^.]+\.$/ : /^[A-Z][^.]+\. [A-Z“].+[.?!]”?$/);
    }
  }
});

test('sky events include, in full, each void-of-course interval of an hour or more that begins within the requested days', () => {
  const [fromMs, toMs] = [Date.UTC(2026, 10, 22), Date.UTC(2027, 0, 22)];
  const { sky } = periodOverview(PERSON, { dates: datesFrom('2026-11-22', 61), timeZone: 'UTC' });
  const expected = voidsOfCourse(fromMs, toMs)
    .filter((span) => span.fromMs >= fromMs && span.toMs - span.fromMs >= 3_600_000)
    .map((span) => [new Date(span.fromMs).toISOString(), new Date(span.toMs).toISOString()]);
  const voids = sky.filter(({ kind }) => kind === 'void-of-course');
  expect(voids.map(({ at, until }) => [at, until])).toEqual(expected);
});

test('an eclipse lists its conjunctions with and oppositions to natal bodies', () => {
  // The eclipse is at 10° Leo; in September 1985 Venus was in mid-Leo and Jupiter in early Aquarius.
  const sky = skyOf(['2027-08-02']);
  const touches = [
    { body: 'Venus', aspect: 'conjunction' },
    { body: 'Jupiter', aspect: 'opposition' },
  ];
  expect(sky).toContainEqual(expect.objectContaining({ kind: 'eclipse', touches }));
});

test('a period has the same sky events as its parts together', () => {
  const dates = datesFrom('2026-11-22', 60);
  const pieces = [dates.slice(0, 1), dates.slice(1, 20), dates.slice(20, 21), dates.slice(21)];
  expect(pieces.flatMap(skyOf)).toEqual(skyOf(dates));
});

test('a year’s sky events include every kind, and published events at their published times', () => {
  const sky = skyOf(datesFrom('2026-01-01', 365));
  const count = (kind: string) => sky.filter((event) => event.kind === kind).length;
  // 2026 has 13 full Moons, two of them in May.
  expect(count('phase') + count('eclipse')).toBe(50);
  expect(count('ingress')).toBeGreaterThan(35);
  expect(count('station')).toBeGreaterThan(12);
  expect(count('void-of-course')).toBeGreaterThan(100);
  // Published times: the March equinox at 14:46 UTC, and Mercury's station on February 26 at 06:48 UTC.
  const has = (event: object) => expect(sky).toContainEqual(expect.objectContaining(event));
  has({ kind: 'ingress', body: 'Sun', sign: 'Aries', at: expect.stringMatching(/^2026-03-20T14:4[56]/) });
  const station = { kind: 'station', planet: 'Mercury', direction: 'retrograde' };
  has({ ...station, at: expect.stringMatching(/^2026-02-26T06:4/) });
});

test('an overview has the mean rating, the first of the best days and the first of the hardest days', () => {
  for (const { person, days, overview } of OVERVIEWS) {
    const entries = forecastDays(person, days);
    const ratings = entries.map(({ overallRating }) => overallRating);
    const first = (rating: number) => entries.find(({ overallRating }) => overallRating === rating)?.date;
    const [best, hardest] = [Math.max(...ratings), Math.min(...ratings)];
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    expect(overview.ratings).toEqual({
      mean: Math.round(mean * 10) / 10,
      best: { date: first(best), overallRating: best },
      hardest: { date: first(hardest), overallRating: hardest },
    });
  }
});

test('an overview of a year is smaller than 200 kB', () => {
  const sizeOf = (overview: OverviewResponse) => Buffer.byteLength(JSON.stringify(overview));
  expect(Math.max(...OVERVIEWS.map(({ overview }) => sizeOf(overview)))).toBeLessThan(200_000);
});

test('an overview of no dates or an invalid date throws a RangeError', () => {
  expect(() => periodOverview(PERSON, { dates: [], timeZone: 'UTC' })).toThrow(RangeError);
  expect(() => periodOverview(PERSON, { dates: ['2026-02-30'], timeZone: 'UTC' })).toThrow(RangeError);
});
