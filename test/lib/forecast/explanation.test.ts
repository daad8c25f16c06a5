import { expect, test } from '@jest/globals';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { explainDays, forecastDays } from '#lib/forecast/forecast-days.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { civilDay } from '#lib/time/civil-day.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

const TIMED = {
  name: 'a Londoner of 1971 born at 12:41',
  birthDate: '1971-03-19',
  birthTime: '12:41',
  timeZone: 'Europe/London',
  latitude: 51.50853,
  longitude: -0.12574,
} as const;
const EVERYBODY = [...PEOPLE, TIMED];

const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };

/** What a client gets: the answer's text and nothing of the engine. */
function answerTo(person: (typeof EVERYBODY)[number]) {
  const days = { dates: datesFrom('2026-06-01', 60), timeZone: person.timeZone };
  return JSON.parse(JSON.stringify(explainDays(person, days)));
}

type Answer = ReturnType<typeof answerTo>;

/** The rule of `model.rating` put down again from its text. */
function recomputedRating(answer: Answer, entry: Answer['entries'][number]): number {
  const { mean, deviation, centre, above, below } = answer.model.rating;
  const sum = total(entry, 'rating');
  const z = (sum - mean) / deviation;
  const side = z > 0 ? above : below;
  return Math.round((centre + (side.span * z) / Math.sqrt(side.width ** 2 + z ** 2)) * 10) / 10;
}

/** The rule of `model.metrics` put down again from its text. */
function recomputedLevel(answer: Answer, entry: Answer['entries'][number], metric: string): string {
  const { levels, cuts } = answer.model.metrics;
  return levels[cuts[metric].filter((cut: number) => cut <= total(entry, metric)).length];
}

function total(entry: Answer['entries'][number], name: string): number {
  const sum = entry.transits.reduce(
    (before: number, { points }: Answer['entries'][number]['transits'][number]) => before + points[name],
    0,
  );
  return Math.round(sum * 1e4) / 1e4;
}

function separation(a: number, b: number): number {
  const distance = Math.abs(a - b) % 360;
  return Math.min(distance, 360 - distance);
}

test.each(EVERYBODY)('rating and labels of $name follow from the answer alone', (person) => {
  const answer = answerTo(person);
  expect(answer.entries).toHaveLength(60);
  for (const entry of answer.entries) {
    expect(recomputedRating(answer, entry)).toBe(entry.overallRating);
    for (const metric of Object.keys(entry.metrics)) {
      expect(recomputedLevel(answer, entry, metric)).toBe(entry.metrics[metric]);
    }
  }
});

test('points have four decimals, and no transit without any is shown', () => {
  for (const { transits } of answerTo(PEOPLE[0]).entries) {
    for (const { points } of transits) {
      const values = Object.values<number>(points);
      expect(values.some((value) => value !== 0)).toBe(true);
      for (const value of values) expect(Number(value.toFixed(4))).toBe(value);
    }
  }
});

test.each(EVERYBODY)('orb, phase and instant of each transit of $name are those of the sky', (person) => {
  const answer = answerTo(person);
  const natal = new Map<string, number>(
    answer.natal.map(({ body, longitudeDeg }: { body: string; longitudeDeg: number }) => [
      body,
      longitudeDeg,
    ]),
  );
  for (const { date, transits } of answer.entries) {
    const { fromMs, toMs } = civilDay(date, person.timeZone);
    const midMs = (fromMs + toMs) / 2;
    for (const { transiting, aspect, natal: to, orbDeg, phase, exactAt, retrograde } of transits) {
      const off = (ms: number) =>
        Math.abs(
          separation(apparentLongitude(transiting, julianDayTt(ms)), natal.get(to) ?? Number.NaN) -
            ANGLES[aspect as keyof typeof ANGLES],
        );
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
});

test.each(EVERYBODY)(
  'between which instants a transit of $name is exact is what the day of birth leaves open',
  (person) => {
    const answer = answerTo(person);
    const natal = new Map<string, { fromDeg: number; toDeg: number }>(
      answer.natal.map((body: { body: string; fromDeg: number; toDeg: number }) => [body.body, body]),
    );
    for (const { transits } of answer.entries) {
      for (const { transiting, aspect, natal: to, exactAt, exactBetween } of transits) {
        if (exactAt === undefined) {
          expect(exactBetween).toBeUndefined();
          continue;
        }
        const { earliest, latest } = exactBetween;
        expect([earliest, exactAt, latest]).toEqual([earliest, exactAt, latest].toSorted());
        if (transiting !== 'Sun' && transiting !== 'Moon') continue;
        const { fromDeg, toDeg } = natal.get(to) ?? { fromDeg: Number.NaN, toDeg: Number.NaN };
        const off = (ms: number, natalDeg: number) =>
          separation(apparentLongitude(transiting, julianDayTt(ms)), natalDeg) -
          ANGLES[aspect as keyof typeof ANGLES];
        // The Sun and the Moon go forward: they pass the lesser end first.
        const [first, last] = (toDeg - fromDeg + 540) % 360 > 180 ? [fromDeg, toDeg] : [toDeg, fromDeg];
        expect(Math.abs(off(Date.parse(earliest), first))).toBeLessThan(0.0003);
        expect(Math.abs(off(Date.parse(latest), last))).toBeLessThan(0.0003);
      }
    }
  },
);

test('an explanation adds to the entries and changes nothing in them', () => {
  const [person] = PEOPLE;
  const days = { dates: datesFrom('2026-06-01', 5), timeZone: person.timeZone };
  const { entries, modelVersion, timeZone, natal } = explainDays(person, days);
  expect(entries.map(({ transits: _, ...entry }) => entry)).toEqual(forecastDays(person, days));
  expect({ modelVersion, timeZone }).toEqual({ modelVersion: MODEL_VERSION, timeZone: person.timeZone });
  expect(natal.map(({ body }) => body)).toHaveLength(10);
});

test('where the time of birth is known, the angles are natal points, known to a minute, and all else to the instant', () => {
  const answer = answerTo(TIMED);
  const angles = answer.natal.slice(10);
  // As Swiss Ephemeris has them for this birth.
  expect(angles).toMatchObject([
    { body: 'Ascendant', sign: 'Cancer' },
    { body: 'Midheaven', sign: 'Pisces' },
  ]);
  expect(angles[0].longitudeDeg).toBeCloseTo(110.2378, 2);
  expect(angles[1].longitudeDeg).toBeCloseTo(350.7397, 2);
  const transits = answer.entries.flatMap((entry: Answer['entries'][number]) => entry.transits);
  const to = (body: string) => transits.filter(({ natal }: { natal: string }) => natal === body);
  expect(to('Ascendant').length).toBeGreaterThan(50);
  expect(to('Midheaven').length).toBeGreaterThan(50);
  for (const { natal, exactAt, exactBetween } of transits) {
    if (exactAt === undefined) continue;
    if (natal === 'Ascendant' || natal === 'Midheaven')
      expect(exactBetween.earliest < exactAt && exactAt < exactBetween.latest).toBe(true);
    else expect(exactBetween).toEqual({ earliest: exactAt, latest: exactAt });
  }
  expect(answer.model).not.toEqual(answerTo(PEOPLE[0]).model);
});
