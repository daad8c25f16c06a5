import { expect, test } from '@jest/globals';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import { explainDays, forecastDays } from '#lib/forecast/forecast-days.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { civilDay } from '#lib/time/civil-day.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

const LONDON = { timeZone: 'Europe/London', latitude: 51.50853, longitude: -0.12574 } as const;
const TIMED = { name: 'a Londoner of 1971', birthDate: '1971-03-19', birthTime: '12:41', ...LONDON } as const;
const EVERYONE = [...PEOPLE, TIMED];

const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };

/** The response as a client parses it, independent of the engine. */
function responseFor(person: (typeof EVERYONE)[number]) {
  const days = { dates: datesFrom('2026-06-01', 60), timeZone: person.timeZone };
  return JSON.parse(JSON.stringify(explainDays(person, days)));
}

type Response = ReturnType<typeof responseFor>;
type Entry = Response['entries'][number];
type Name = { transiting: string; aspect: string; natal: string };

/** Recomputes an entry's rating from the response, as the description of `model.rating` specifies. */
function recomputedRating(response: Response, entry: Entry): number {
  const { mean, deviation, centre, above, below } = response.model.rating;
  const sum = total(entry, 'rating');
  const z = (sum - mean) / deviation;
  const side = z > 0 ? above : below;
  return Math.round((centre + (side.span * z) / Math.sqrt(side.width ** 2 + z ** 2)) * 10) / 10;
}

/** Recomputes a metric's level from the response, as the description of `model.metrics` specifies. */
function recomputedLevel(response: Response, entry: Entry, metric: string): string {
  const { levels, cuts } = response.model.metrics;
  return levels[cuts[metric].filter((cut: number) => cut <= total(entry, metric)).length];
}

function total(entry: Entry, name: string): number {
  const points: Record<string, number>[] = entry.transits.map((transit: Entry) => transit.points);
  return Math.round(points.reduce((sum, each) => sum + (each[name] ?? Number.NaN), 0) * 1e4) / 1e4;
}

/** How far a body is from an exact aspect to a natal longitude, in degrees. */
function offDeg(transiting: Body, aspect: keyof typeof ANGLES, natalDeg: number, ms: number): number {
  const distance = Math.abs(apparentLongitude(transiting, julianDayTt(ms)) - natalDeg) % 360;
  return Math.min(distance, 360 - distance) - ANGLES[aspect];
}

test.each(EVERYONE)('the rating and levels of $name can be recomputed from the response', (person) => {
  const response = responseFor(person);
  expect(response.entries).toHaveLength(60);
  for (const entry of response.entries) {
    expect(recomputedRating(response, entry)).toBe(entry.overallRating);
    for (const metric of Object.keys(entry.metrics))
      expect(recomputedLevel(response, entry, metric)).toBe(entry.metrics[metric]);
  }
});

test('points have at most four decimal places, and every transit has nonzero points', () => {
  const transits: Entry[] = responseFor(PEOPLE[0]).entries.flatMap((entry: Entry) => entry.transits);
  for (const { points } of transits) {
    const values = Object.values<number>(points);
    expect(values.some((value) => value !== 0)).toBe(true);
    for (const value of values) expect(Number(value.toFixed(4))).toBe(value);
  }
});

test.each(EVERYONE)(
  'the orb, phase and exact instant of transits of $name agree with the ephemeris',
  (person) => {
    const response = responseFor(person);
    const natal = new Map<string, number>(
      response.natal.map(({ body, longitudeDeg }: Entry) => [body, longitudeDeg]),
    );
    for (const { date, transits } of response.entries) {
      const { fromMs, toMs } = civilDay(date, person.timeZone);
      const midMs = (fromMs + toMs) / 2;
      for (const { transiting, aspect, natal: to, orbDeg, phase, exactAt, retrograde } of transits) {
        const off = (ms: number) => Math.abs(offDeg(transiting, aspect, natal.get(to) ?? Number.NaN, ms));
        expect(off(midMs)).toBeCloseTo(orbDeg, 3);
        if (exactAt === undefined) {
          expect(phase).toBe(off(midMs + 60_000) < off(midMs - 60_000) ? 'applying' : 'separating');
        } else {
          const exactMs = Date.parse(exactAt);
          expect(phase).toBe('exact');
          expect(exactMs).toBeGreaterThanOrEqual(fromMs);
          expect(exactMs).toBeLessThan(toMs);
          expect(off(exactMs)).toBeLessThan(0.0002);
        }
        const ahead = apparentLongitude(transiting, julianDayTt(midMs + 60_000));
        const behind = apparentLongitude(transiting, julianDayTt(midMs - 60_000));
        expect(retrograde).toBe((ahead - behind + 540) % 360 < 180);
      }
    }
  },
);

test.each(EVERYONE)('exactBetween of each transit of $name covers all possible birth times', (person) => {
  const response = responseFor(person);
  const natal = new Map<string, { fromDeg: number; toDeg: number }>(
    response.natal.map((point: Entry) => [point.body, point]),
  );
  for (const { transits } of response.entries) {
    for (const { transiting, aspect, natal: to, exactAt, exactBetween } of transits) {
      if (exactAt === undefined) {
        expect(exactBetween).toBeUndefined();
        continue;
      }
      const { earliest, latest } = exactBetween;
      expect([earliest, exactAt, latest]).toEqual([earliest, exactAt, latest].toSorted());
      if (transiting !== 'Sun' && transiting !== 'Moon') continue;
      const { fromDeg, toDeg } = natal.get(to) ?? { fromDeg: Number.NaN, toDeg: Number.NaN };
      // The Sun and Moon are never retrograde, so they reach the lower bound of the natal position first.
      const [first, last] = (toDeg - fromDeg + 540) % 360 > 180 ? [fromDeg, toDeg] : [toDeg, fromDeg];
      for (const [at, natalDeg] of [[earliest, first] as const, [latest, last] as const])
        expect(Math.abs(offDeg(transiting, aspect, natalDeg, Date.parse(at)))).toBeLessThan(0.0003);
    }
  }
});

test('an explanation has the same entries as the forecast, plus transits and why each sentence was written', () => {
  const [person] = PEOPLE;
  const days = { dates: datesFrom('2026-06-01', 5), timeZone: person.timeZone };
  const { entries, modelVersion, timeZone, natal } = explainDays(person, days);
  expect(entries.map(({ transits: _t, brief: _b, sentences: _s, ...entry }) => entry)).toEqual(
    forecastDays(person, days),
  );
  expect({ modelVersion, timeZone }).toEqual({ modelVersion: MODEL_VERSION, timeZone: person.timeZone });
  expect(natal.map(({ body }) => body)).toHaveLength(10);
});

test.each(EVERYONE)(
  'the sentences of $name join to the summary, and what they name is in the sky of the day or of its neighbors',
  (person) => {
    const { entries } = explainDays(person, {
      dates: datesFrom('2026-06-01', 60),
      timeZone: person.timeZone,
    });
    const nameOf = ({ transiting, aspect, natal }: Name) => `${transiting} ${aspect} ${natal}`;
    for (const [i, { date, summary, sentences, transits }] of entries.entries()) {
      expect(sentences.map(({ text }) => text).join(' ')).toBe(summary);
      const known = new Set([...transits, ...(entries[i + 1]?.transits ?? [])].map(nameOf));
      for (const { text, rule, transits: named, skyEvents } of i < 59 ? sentences : []) {
        expect([text, named.map(nameOf).filter((name) => !known.has(name))]).toEqual([text, []]);
        for (const { at } of rule === 'sky' ? skyEvents : [])
          expect(Math.abs(Date.parse(at) - Date.parse(date))).toBeLessThan(2.5 * 86_400_000);
      }
    }
  },
);

test('an explained brief names its lead, its area, its passes and the transits behind the rating', () => {
  const timeZone = 'Europe/Lisbon';
  const nora = { birthDate: '1991-03-28', birthTime: '06:40', timeZone, latitude: 38.72, longitude: -9.14 };
  const briefs = explainDays(nora, {
    dates: ['2027-02-06', '2027-02-07', '2027-02-09'],
    timeZone,
  }).entries.map(({ brief }) => brief);
  const [eclipse, mars, station] = briefs;
  expect(eclipse).toMatchObject({
    lead: { skyEvent: { kind: 'eclipse', at: '2027-02-06T15:59:38.000Z' } },
    area: 'friends',
    series: null,
  });
  const transit = { transiting: 'Mars', aspect: 'trine', natal: 'Midheaven' };
  expect(mars).toMatchObject({
    lead: { transit },
    stage: 'peaks',
    series: { hit: 2, of: 3, next: '2027-05-28' },
  });
  expect(station).toMatchObject({
    lead: { skyEvent: { kind: 'station', touches: { aspect: 'sextile', natal: 'Midheaven' } } },
  });
  for (const { because } of briefs)
    expect([because.helping.length, because.straining.length]).toEqual([2, 2]);
});

test('with a birth time, angles are natal points with an uncertainty, and bodies have no uncertainty', () => {
  const response = responseFor(TIMED);
  const angles = response.natal.slice(10);
  // The expected angles were computed with the Swiss Ephemeris.
  expect(angles).toMatchObject([
    { body: 'Ascendant', sign: 'Cancer' },
    { body: 'Midheaven', sign: 'Pisces' },
  ]);
  expect(angles[0].longitudeDeg).toBeCloseTo(110.2378, 2);
  expect(angles[1].longitudeDeg).toBeCloseTo(350.7397, 2);
  const transits = response.entries.flatMap((entry: Entry) => entry.transits);
  const to = (body: string) => transits.filter(({ natal }: { natal: string }) => natal === body);
  expect(to('Ascendant').length).toBeGreaterThan(50);
  expect(to('Midheaven').length).toBeGreaterThan(50);
  for (const { natal, exactAt, exactBetween } of transits) {
    if (exactAt === undefined) continue;
    if (natal === 'Ascendant' || natal === 'Midheaven')
      expect(exactBetween.earliest < exactAt && exactAt < exactBetween.latest).toBe(true);
    else expect(exactBetween).toEqual({ earliest: exactAt, latest: exactAt });
  }
  expect(response.model).not.toEqual(responseFor(PEOPLE[0]).model);
});
