import { normalizeDeg } from '#lib/ephemeris/zodiac.ts';

/** So many rounds set ten names apart that all belong to one place. */
const ROUNDS = 200;

/** What stands in a circle, each with where its name is shown: in the same order, so far apart, and near its place. */
export function spread<Placed extends { longitudeDeg: number }>(
  placed: readonly Placed[],
  apartDeg: number,
): (Placed & { shownDeg: number })[] {
  const sorted = placed.toSorted((a, b) => a.longitudeDeg - b.longitudeDeg);
  const gaps = sorted.map(({ longitudeDeg }, i) =>
    normalizeDeg(longitudeDeg - (sorted.at(i - 1)?.longitudeDeg ?? 0)),
  );
  // It begins after the widest gap, so that none is pushed over the beginning.
  const first = gaps.indexOf(Math.max(...gaps));
  const turned = [...sorted.slice(first), ...sorted.slice(0, first)];
  const beginDeg = turned[0]?.longitudeDeg ?? 0;
  const shown = Float64Array.from(turned, ({ longitudeDeg }) => normalizeDeg(longitudeDeg - beginDeg));
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 1; i < shown.length; i++) {
      const push = (apartDeg - ((shown[i] ?? 0) - (shown[i - 1] ?? 0))) / 2;
      if (push <= 0) continue;
      shown[i - 1] = (shown[i - 1] ?? 0) - push;
      shown[i] = (shown[i] ?? 0) + push;
    }
  return turned.map((one, i) => ({ ...one, shownDeg: normalizeDeg(beginDeg + (shown[i] ?? 0)) }));
}
