import { expect, test } from '@jest/globals';
import { HOUSE_SYSTEMS, houseAt } from '#lib/chart/house-systems.ts';
import { type Houses, housesOf } from '#lib/chart/houses.ts';
import { natalChart, northNode } from '#lib/chart/natal-chart.ts';
import { spreadGlyphs } from '../../../functions/dashboard/client/profiles/wheel-geometry.ts';

/** The circle on which glyphs are drawn, at its smallest size: on a phone. */
const CIRCLE = { radius: 120, space: 28 };
const SPACE_DEG = (CIRCLE.space / CIRCLE.radius) * (180 / Math.PI);

const ahead = (fromDeg: number, toDeg: number) => (toDeg - fromDeg + 720) % 360;
const apart = (aDeg: number, bDeg: number) => Math.min(ahead(aDeg, bDeg), ahead(bDeg, aDeg));

/** Births spread evenly, by irrational steps, over a century, all hours and all latitudes outside the polar regions. */
const births = Array.from({ length: 400 }, (_, i) => {
  const fraction = (step: number) => (i * step) % 1;
  const day = new Date(Date.UTC(1927, 0, 1) + Math.floor(fraction(0.618034) * 36_500) * 86_400_000);
  const minutes = Math.floor(fraction(0.414214) * 1440);
  return {
    birthDate: day.toISOString().slice(0, 10),
    birthTime: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    timeZone: 'UTC',
    latitude: fraction(0.732051) * 130 - 65,
    longitude: fraction(0.236068) * 360 - 180,
  };
});

function wheelOf(birth: (typeof births)[number], houses: Houses) {
  const { bodies, bornAt } = natalChart(birth);
  const points = [...bodies, northNode(bornAt)].map(({ longitudeDeg }) => ({ longitudeDeg }));
  const { ascendant, midheaven } = houses.angles;
  const degs = [ascendant.longitudeDeg, midheaven.longitudeDeg];
  const anglesDeg = [...degs, ...degs.map((deg) => (deg + 180) % 360)];
  return { anglesDeg, shown: spreadGlyphs(points, CIRCLE, houses) };
}

const wheels = births.flatMap((birth) =>
  HOUSE_SYSTEMS.flatMap((system) => {
    const houses = housesOf(birth, system);
    return houses ? [{ ...wheelOf(birth, houses), houses }] : [];
  }),
);

test('the glyphs of a chart stay on their side of each angle, clear of the angle’s line', () => {
  expect(wheels.length).toBe(800);
  for (const { shown, anglesDeg } of wheels)
    for (const { longitudeDeg, shownDeg, share } of shown)
      for (const angleDeg of anglesDeg) {
        expect(ahead(angleDeg, shownDeg) < 180).toBe(ahead(angleDeg, longitudeDeg) < 180);
        expect(apart(angleDeg, shownDeg)).toBeGreaterThan((SPACE_DEG / 2) * share - 1e-6);
      }
});

/** Expects that no two neighboring glyphs overlap. */
function expectApart(shown: { shownDeg: number; share: number }[]): void {
  shown.forEach((glyph, i) => {
    const next = shown[(i + 1) % shown.length] ?? glyph;
    const needed = (SPACE_DEG * (glyph.share + next.share)) / 2;
    expect(apart(glyph.shownDeg, next.shownDeg)).toBeGreaterThan(needed - 1e-6);
  });
}

test('the glyphs of a chart don’t overlap, rarely shrink, and never shrink to half their size', () => {
  const shares = wheels.flatMap(({ shown }) => shown.map(({ share }) => share));
  for (const { shown } of wheels) expectApart(shown);
  expect(Math.min(...shares)).toBeGreaterThan(0.5);
  expect(shares.filter((share) => share < 1).length / shares.length).toBeLessThan(0.1);
});

test('the glyphs of a chart stay in their houses if every house has room', () => {
  let roomy = 0;
  for (const { shown, houses } of wheels) {
    const { cuspsDeg } = houses;
    const housesDeg = cuspsDeg.map((deg, i) => ahead(deg, cuspsDeg[(i + 1) % 12] ?? 0));
    const within = (i: number) => shown.filter(({ longitudeDeg }) => houseAt(longitudeDeg, houses) === i + 1);
    // In the whole-sign system, an angle can divide a house, so a glyph may have less room than the house.
    if (houses.system !== 'placidus') continue;
    if (!housesDeg.every((deg, i) => deg >= within(i).length * SPACE_DEG)) continue;
    roomy += 1;
    for (const { longitudeDeg, shownDeg } of shown)
      expect(houseAt(shownDeg, houses)).toBe(houseAt(longitudeDeg, houses));
  }
  expect(roomy).toBeGreaterThan(5);
});

test('the glyphs of a chart without a birth time neither overlap nor shrink', () => {
  for (const birth of births) {
    const points = natalChart(birth).bodies.map(({ longitudeDeg }) => ({ longitudeDeg }));
    const signs = Array.from({ length: 12 }, (_, i) => 30 * i);
    const shown = spreadGlyphs(points, CIRCLE, { angles: null, cuspsDeg: signs });
    expectApart(shown);
    expect(shown.map(({ share }) => share)).toEqual(points.map(() => 1));
  }
});
