import { describe, expect, test } from '@jest/globals';
import { houseAt } from '#lib/chart/house-at.ts';
import { HOUSE_SYSTEMS } from '#lib/chart/house-systems.ts';
import { type Houses, housesOf } from '#lib/chart/houses.ts';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { northNode } from '#lib/chart/north-node.ts';
import { around } from '../../../functions/dashboard/client/profiles/around.ts';

/** The circle of the glyphs of a chart on a phone, where it is narrowest, and what they need of it. */
const CIRCLE = { radius: 120, room: 28 };
const ROOM_DEG = (CIRCLE.room / CIRCLE.radius) * (180 / Math.PI);

const ahead = (fromDeg: number, toDeg: number) => (toDeg - fromDeg + 720) % 360;
const apart = (aDeg: number, bDeg: number) => Math.min(ahead(aDeg, bDeg), ahead(bDeg, aDeg));

/** Births all over a century, a day and the globe between its polar circles, as evenly as the golden ratio makes them. */
const births = Array.from({ length: 400 }, (_, i) => {
  const share = (step: number) => (i * step) % 1;
  const day = new Date(Date.UTC(1927, 0, 1) + Math.floor(share(0.618034) * 36_500) * 86_400_000);
  const minutes = Math.floor(share(0.414214) * 1440);
  return {
    birthDate: day.toISOString().slice(0, 10),
    birthTime: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    timeZone: 'UTC',
    latitude: share(0.732051) * 130 - 65,
    longitude: share(0.236068) * 360 - 180,
  };
});

/** What is drawn of a birth: its angles, the degrees of all four, its cusps, and each glyph with where it is shown. */
function wheelOf(birth: (typeof births)[number], houses: Houses) {
  const { bodies, bornAt } = natalChart(birth);
  const placed = [...bodies, northNode(bornAt)].map(({ longitudeDeg }) => ({ longitudeDeg }));
  const { ascendant, midheaven } = houses.angles;
  const anglesDeg = [ascendant, midheaven].flatMap(({ longitudeDeg }) => [
    longitudeDeg,
    (longitudeDeg + 180) % 360,
  ]);
  return { anglesDeg, shown: around(placed, CIRCLE, houses) };
}

const wheels = births.flatMap((birth) =>
  HOUSE_SYSTEMS.flatMap((system) => {
    const houses = housesOf(birth, system);
    return houses ? [{ ...wheelOf(birth, houses), houses }] : [];
  }),
);

describe('the glyphs of a chart', () => {
  test('stand on the side of each angle where their bodies are, and clear of its line', () => {
    expect(wheels.length).toBe(800);
    for (const { shown, anglesDeg } of wheels)
      for (const { longitudeDeg, shownDeg, share } of shown)
        for (const angleDeg of anglesDeg) {
          // Of two half circles that an axis makes, both are in the same.
          expect(ahead(angleDeg, shownDeg) < 180).toBe(ahead(angleDeg, longitudeDeg) < 180);
          expect(apart(angleDeg, shownDeg)).toBeGreaterThan((ROOM_DEG / 2) * share - 1e-6);
        }
  });

  test('do not overlap, and are made smaller only between angles that leave no room, few and never by a half', () => {
    let smaller = 0;
    for (const { shown } of wheels)
      shown.forEach((glyph, i) => {
        if (glyph.share < 1) smaller += 1;
        expect(glyph.share).toBeGreaterThan(0.5);
        const next = shown[(i + 1) % shown.length] ?? glyph;
        const needed = (ROOM_DEG * (glyph.share + next.share)) / 2;
        expect(apart(glyph.shownDeg, next.shownDeg)).toBeGreaterThan(needed - 1e-6);
      });
    expect(smaller / (11 * wheels.length)).toBeLessThan(0.1);
  });

  test('stand in the houses of their bodies, as long as each house has room for its own', () => {
    let roomy = 0;
    for (const { shown, houses } of wheels) {
      const { cuspsDeg } = houses;
      const housesDeg = cuspsDeg.map((deg, i) => ahead(deg, cuspsDeg[(i + 1) % 12] ?? 0));
      const within = (i: number) =>
        shown.filter(({ longitudeDeg }) => houseAt(longitudeDeg, houses) === i + 1);
      // The angles of whole signs part houses as well.
      if (houses.system !== 'placidus') continue;
      if (!housesDeg.every((deg, i) => deg >= within(i).length * ROOM_DEG)) continue;
      roomy += 1;
      for (const { longitudeDeg, shownDeg } of shown)
        expect(houseAt(shownDeg, houses)).toBe(houseAt(longitudeDeg, houses));
    }
    expect(roomy).toBeGreaterThan(5);
  });

  test('stand apart where no time of birth is known, too', () => {
    for (const birth of births) {
      const placed = natalChart(birth).bodies.map(({ longitudeDeg }) => ({ longitudeDeg }));
      const signs = Array.from({ length: 12 }, (_, i) => 30 * i);
      const shown = around(placed, CIRCLE, { angles: null, cuspsDeg: signs });
      shown.forEach(({ shownDeg, share }, i) => {
        expect(share).toBe(1);
        expect(apart(shownDeg, shown[(i + 1) % shown.length]?.shownDeg ?? 0)).toBeGreaterThan(
          ROOM_DEG - 1e-6,
        );
      });
    }
  });
});
