import { expect, test } from '@jest/globals';
import {
  courseOf,
  forEachCrossing,
  ingresses,
  moonPhases,
  stations,
  voidsOfCourse,
} from '#lib/ephemeris/events.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, type Body, signedDeg, signOf } from '#lib/ephemeris/zodiac.ts';
import { PROMISED_ARCSEC, type ReferenceEvent, reference } from './reference.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PHASE_NAMES: Record<string, string> = {
  new_moon: 'new',
  first_quarter: 'first quarter',
  full_moon: 'full',
  last_quarter: 'last quarter',
};
/** Maximum error of station times in seconds (default: 30). Near a station, slow planets take minutes to move an arcsecond. */
const STATION_SECONDS: Partial<Record<Body, number>> = {
  Jupiter: 60,
  Saturn: 60,
  Uranus: 300,
  Neptune: 300,
  Pluto: 300,
};

const of = (...types: string[]) => reference.events.filter(({ type }) => types.includes(type));
const around = ({ utc }: ReferenceEvent) =>
  [Date.parse(utc) - 3 * DAY_MS, Date.parse(utc) + 3 * DAY_MS] as const;

/** Expects an instant within 40 seconds of the published minute, which may be rounded or truncated. */
function expectPublishedMinute(atMs: number, { published_utc }: ReferenceEvent) {
  if (published_utc) expect(Math.abs(atMs - Date.parse(published_utc))).toBeLessThan(40_000);
}

test.each(of('equinox', 'solstice'))('the $type at $utc is within ten seconds of the reference', (event) => {
  const found: number[] = [];
  const marks = [{ angleDeg: event.sun_lon as number }];
  forEachCrossing(courseOf('Sun'), marks, ...around(event), (_, atMs) => found.push(atMs));
  expect(found).toHaveLength(1);
  expect(Math.abs((found[0] as number) - Date.parse(event.utc))).toBeLessThan(10_000);
  expectPublishedMinute(found[0] as number, event);
});

test.each(of(...Object.keys(PHASE_NAMES)))(
  'the $type at $utc is within two seconds of the reference',
  (event) => {
    const found = moonPhases(...around(event));
    expect(found).toHaveLength(1);
    expect(found[0]?.name).toBe(PHASE_NAMES[event.type]);
    expect(Math.abs((found[0]?.atMs as number) - Date.parse(event.utc))).toBeLessThan(2_000);
    expectPublishedMinute(found[0]?.atMs as number, event);
  },
);

test.each(of('station_retrograde', 'station_direct'))(
  'the $type of $body at $utc agrees with the reference',
  (event) => {
    const body = event.body as Body;
    const found = stations(...around(event)).filter((station) => station.body === body);
    expect(found).toHaveLength(1);
    const { atMs, turns } = found[0] as { atMs: number; turns: string };
    expect(`station_${turns}`).toBe(event.type);
    const seconds = STATION_SECONDS[body] ?? 30;
    expect(Math.abs(atMs - Date.parse(event.utc))).toBeLessThan(seconds * 1000);
    const offDeg = signedDeg(apparentLongitude(body, julianDayTt(atMs)) - (event.lon_deg as number));
    expect(Math.abs(offDeg) * 3600).toBeLessThan(PROMISED_ARCSEC[body]);
  },
);

const fromMs = Date.UTC(1950, 0, 1);
const toMs = Date.UTC(1954, 0, 1);

test('stations are all the instants at which a body’s speed changes sign', () => {
  const found = stations(fromMs, toMs);
  for (const { body, atMs, turns } of found) {
    const before = longitudeSpeed(body, julianDayTt(atMs - HOUR_MS));
    const after = longitudeSpeed(body, julianDayTt(atMs + HOUR_MS));
    expect([before > 0, after > 0]).toEqual([turns === 'retrograde', turns === 'direct']);
  }
  for (const body of BODIES) {
    let changes = 0;
    for (let ms = fromMs; ms < toMs; ms += DAY_MS) {
      const before = longitudeSpeed(body, julianDayTt(ms));
      const after = longitudeSpeed(body, julianDayTt(ms + DAY_MS));
      if (before > 0 !== after > 0) changes++;
    }
    expect(found.filter((station) => station.body === body)).toHaveLength(changes);
  }
});

test('retrograde and direct stations alternate for two centuries, more than a search cell apart', () => {
  const all = stations(Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1));
  expect(all.length).toBeGreaterThan(3600);
  for (const body of BODIES) {
    const ofBody = all.filter((station) => station.body === body);
    ofBody.slice(1).forEach(({ turns, atMs }, i) => {
      const before = ofBody[i] as (typeof ofBody)[number];
      expect(turns).not.toBe(before.turns);
      expect((atMs - before.atMs) / DAY_MS).toBeGreaterThan(courseOf(body).cellDays);
    });
  }
});

test('a body is in the sign it last entered, direct or retrograde', () => {
  for (const body of ['Moon', 'Mercury', 'Mars'] as const) {
    const found = ingresses(body, fromMs, toMs);
    expect(found.length).toBeGreaterThan(25);
    found.forEach(({ sign, atMs }, i) => {
      expect(signOf(apparentLongitude(body, julianDayTt(atMs + 1000)))).toBe(sign);
      const nextMs = found[i + 1]?.atMs ?? toMs;
      expect(signOf(apparentLongitude(body, julianDayTt(nextMs - 1000)))).toBe(sign);
    });
  }
});

test('Moon phases alternate without gaps', () => {
  const names = moonPhases(fromMs, toMs).map(({ name }) => name);
  const order = ['new', 'first quarter', 'full', 'last quarter'];
  expect(names.length).toBeGreaterThan(190);
  names.forEach((name, i) => {
    if (i > 0) expect(name).toBe(order[(order.indexOf(names[i - 1] as string) + 1) % 4]);
  });
});

test('a Moon phase is in only one of two adjacent spans', () => {
  const phases = moonPhases(fromMs, toMs);
  const cut = phases[20]?.atMs as number;
  expect([...moonPhases(fromMs, cut), ...moonPhases(cut, toMs)]).toEqual(phases);
  expect(moonPhases(cut, cut + 1)).toEqual([phases[20]]);
});

/** Counts the Ptolemaic aspects of the Moon between two instants by sampling every ten minutes. */
function aspectsBetween(startMs: number, endMs: number): number {
  let found = 0;
  const place = (body: Body, ms: number) => apparentLongitude(body, julianDayTt(ms));
  for (const body of BODIES.filter((name) => name !== 'Moon')) {
    for (let ms = startMs; ms < endMs; ms += HOUR_MS / 6) {
      const next = Math.min(ms + HOUR_MS / 6, endMs);
      const before = (place('Moon', ms) - place(body, ms) + 720) % 360;
      const after = before + ((place('Moon', next) - place(body, next) - before + 720) % 360);
      for (const angle of [0, 60, 90, 120, 180, 240, 270, 300, 360])
        if (before < angle && after >= angle) found++;
    }
  }
  return found;
}

const winterMs = [Date.UTC(2026, 0, 1), Date.UTC(2026, 3, 1)] as const;

test('the Moon is void of course from an exact aspect to the next ingress, without aspects in between', () => {
  const voids = voidsOfCourse(...winterMs);
  const entries = ingresses('Moon', winterMs[0], winterMs[1] + 3 * DAY_MS).map(({ atMs }) => atMs);
  expect(voids.length).toBeGreaterThan(35);
  for (const { fromMs: beginMs, toMs: endMs } of voids) {
    expect(entries).toContain(endMs);
    expect(aspectsBetween(beginMs + 1000, endMs)).toBe(0);
    expect(aspectsBetween(beginMs - 1000, beginMs + 1000)).toBe(1);
  }
});

test('each ingress of the Moon ends exactly one void-of-course interval', () => {
  const entries = ingresses('Moon', ...winterMs).map(({ atMs }) => atMs);
  const ends = voidsOfCourse(...winterMs).map(({ toMs }) => toMs);
  expect(ends.filter((ms) => ms < winterMs[1])).toEqual(entries);
});

test('a void-of-course interval is returned whole if any part of it is requested', () => {
  for (const interval of voidsOfCourse(...winterMs)) {
    const middle = Math.floor((interval.fromMs + interval.toMs) / 2);
    expect(voidsOfCourse(middle, middle + 1)).toEqual([interval]);
  }
});
