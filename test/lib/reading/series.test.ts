import { describe, expect, test } from '@jest/globals';
import { courseOf, forEachCrossing, stationsOf } from '#lib/ephemeris/events.ts';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { type Body, normalizeDeg, signedDeg } from '#lib/ephemeris/zodiac.ts';
import { seriesOf } from '#lib/reading/brief/series.ts';
import { transitKind } from '#lib/transits/transit-kinds.ts';

const DAY_MS = 86_400_000;
const [FROM_MS, TO_MS] = [Date.UTC(1950, 0, 1), Date.UTC(2050, 0, 1)];
const REACH_MS = 800 * DAY_MS;
const BODIES = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;
type Planet = (typeof BODIES)[number];
const STEP_DAYS = {
  Mercury: 0.125,
  Venus: 0.5,
  Mars: 0.5,
  Jupiter: 1,
  Saturn: 1,
  Uranus: 2,
  Neptune: 2,
  Pluto: 2,
};

type Pass = { atMs: number; forward: boolean };

const longitudeAt = (body: Body, ms: number) => apparentLongitude(body, julianDayTt(ms));

/** Longitudes of a body at equal steps. */
function samplesOf(body: Planet, fromMs: number, toMs: number) {
  const stepMs = STEP_DAYS[body] * DAY_MS;
  const longitudes = Array.from({ length: Math.ceil((toMs - fromMs) / stepMs) }, (_, i) =>
    longitudeAt(body, fromMs + i * stepMs),
  );
  return { body, fromMs, stepMs, longitudes };
}

/** All passes of a body over a longitude by brute force: between two samples on both sides of it, by halving. */
function passesOver(
  targetDeg: number,
  { body, fromMs, stepMs, longitudes }: ReturnType<typeof samplesOf>,
): Pass[] {
  return longitudes.flatMap((longitude, i) => {
    const [before, after] = [
      signedDeg(longitude - targetDeg),
      signedDeg((longitudes[i + 1] ?? longitude) - targetDeg),
    ];
    if (before < 0 === after < 0 || Math.abs(before) > 90) return [];
    let [low, high] = [fromMs + i * stepMs, fromMs + (i + 1) * stepMs];
    while (high - low > 1000) {
      const middle = (low + high) / 2;
      if (signedDeg(longitudeAt(body, middle) - targetDeg) < 0 === before < 0) low = middle;
      else high = middle;
    }
    return [{ atMs: low, forward: before < 0 }];
  });
}

/** Splits passes into loops: a body that passes forward twice in a row has gone around the zodiac in between. */
function loopsOf(passes: readonly Pass[]): Pass[][] {
  const loops: Pass[][] = [];
  for (const pass of passes) {
    const loop = loops.at(-1);
    if (loop === undefined || (loop.at(-1)?.forward && pass.forward)) loops.push([pass]);
    else loop.push(pass);
  }
  return loops;
}

/** The series that a pass belongs to, after finding its exact instant. */
function seriesAt(body: Planet, targetDeg: number, { atMs }: Pass) {
  let exactMs = Number.POSITIVE_INFINITY;
  forEachCrossing(
    courseOf(body),
    [{ angleDeg: targetDeg }],
    atMs - DAY_MS / 8,
    atMs + DAY_MS / 8,
    (_, ms) => {
      if (Math.abs(ms - atMs) < Math.abs(exactMs - atMs)) exactMs = ms;
    },
  );
  const kind = transitKind(body, 'conjunction', 'Sun');
  const target = { natal: 'Sun', aspect: 'conjunction', targetDeg, aheadDeg: 0, uncertainDeg: 0 } as const;
  return seriesOf(
    { transiting: body, target, kind, fromMs: exactMs, toMs: exactMs, exactTimesMs: [exactMs] },
    exactMs,
  );
}

/** Describes the passes of a loop whose series differs from the loop. */
function wrongIn(body: Planet, targetDeg: number, loop: readonly Pass[]): string[] {
  return loop.flatMap((pass, i) => {
    const series = seriesAt(body, targetDeg, pass);
    const isSame =
      loop.length === 1
        ? series === undefined
        : series?.hit === i + 1 &&
          series.of === loop.length &&
          series.instantsMs.every((ms, k) => Math.abs(ms - (loop[k]?.atMs ?? 0)) < DAY_MS / 8);
    return isSame
      ? []
      : [
          `${new Date(pass.atMs).toISOString()} over ${targetDeg}: ${series?.hit}/${series?.of}, not ${i + 1}/${loop.length}`,
        ];
  });
}

describe.each(BODIES)('passes of %s', (body) => {
  const samples = samplesOf(body, FROM_MS, TO_MS);

  test('are complete for every tenth longitude in a century', () => {
    const first = longitudeAt(body, FROM_MS);
    const targets = Array.from({ length: 36 }, (_, i) => normalizeDeg(first + 3.7 + 10 * i));
    const loops = targets.flatMap((targetDeg) => {
      const loops = loopsOf(passesOver(targetDeg, samples)).map((loop) => ({ targetDeg, loop }));
      // The first and the last loop may reach beyond the century.
      return loops.filter(
        ({ loop }) =>
          (loop[0]?.atMs ?? 0) > FROM_MS + REACH_MS && (loop.at(-1)?.atMs ?? 0) < TO_MS - REACH_MS,
      );
    });
    expect(loops.length).toBeGreaterThan(10);
    expect(loops.flatMap(({ targetDeg, loop }) => wrongIn(body, targetDeg, loop))).toEqual([]);
  });

  test('are complete just inside the ends of each retrograde arc, where the body is fastest', () => {
    const stations = stationsOf(body, FROM_MS + REACH_MS, TO_MS - REACH_MS);
    const wrong = stations.flatMap(({ atMs, turns }) => {
      const targetDeg = normalizeDeg(longitudeAt(body, atMs) + (turns === 'retrograde' ? -0.01 : 0.01));
      const first = Math.floor((atMs - REACH_MS - FROM_MS) / samples.stepMs);
      const last = Math.ceil((atMs + REACH_MS - FROM_MS) / samples.stepMs);
      const near = {
        ...samples,
        fromMs: FROM_MS + first * samples.stepMs,
        longitudes: samples.longitudes.slice(first, last),
      };
      const loop = loopsOf(passesOver(targetDeg, near)).find((passes) =>
        passes.some((pass) => Math.abs(pass.atMs - atMs) < 20 * DAY_MS),
      );
      return loop === undefined || loop.length < 3
        ? [`${body} ${new Date(atMs).toISOString()}: no loop`]
        : wrongIn(body, targetDeg, loop);
    });
    expect(wrong).toEqual([]);
    expect(stations.length).toBeGreaterThan(40);
  });
});

test('the Sun and the Moon pass each longitude once', () => {
  for (const body of ['Sun', 'Moon'] as const) {
    const target = {
      natal: 'Sun',
      aspect: 'conjunction',
      targetDeg: 10,
      aheadDeg: 0,
      uncertainDeg: 0,
    } as const;
    const window = {
      transiting: body,
      target,
      kind: transitKind(body, 'conjunction', 'Sun'),
      fromMs: 0,
      toMs: 0,
      exactTimesMs: [],
    };
    expect(seriesOf(window, 0)).toBeUndefined();
  }
});

test('Pluto passed into Capricorn on three published dates', () => {
  const [pass] = passesOver(270, samplesOf('Pluto', Date.UTC(2008, 5, 1), Date.UTC(2008, 5, 30)));
  const series = pass && seriesAt('Pluto', 270, pass);
  expect(series).toMatchObject({ hit: 2, of: 3 });
  expect(series?.instantsMs.map((ms) => new Date(ms).toISOString().slice(0, 10))).toEqual([
    '2008-01-26',
    '2008-06-14',
    '2008-11-27',
  ]);
});
