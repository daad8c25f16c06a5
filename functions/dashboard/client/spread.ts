/** What stands in a circle, with where it is shown. */
type Shown<Placed> = Placed & {
  shownDeg: number;
  /** How much of the room that it should have it has: 1, or less where there is no more between the walls. */
  share: number;
};

/**
 * What stands in a circle, in its order, each shown as near to its place as it can be so far from the next one, and half as
 * far from whatever parts the circle: walls, which nothing passes, and fences, which fall where there is no room between
 * them. All in degrees.
 */
export function spread<Placed extends { longitudeDeg: number }>(
  placed: readonly Placed[],
  apartDeg: number,
  walls: readonly number[] = [widestGapIn(placed)],
  fences: readonly number[] = [],
): Shown<Placed>[] {
  const [beginDeg = 0] = walls;
  const ahead = (deg: number) => (((deg - beginDeg) % 360) + 360) % 360;
  const ends = [...walls, ...fences].map(ahead).sort((a, b) => a - b);
  const sectors = ends.map((from, i) => {
    const to = ends[i + 1] ?? 360;
    const within = placed.filter(({ longitudeDeg: deg }) => ahead(deg) >= from && ahead(deg) < to);
    return { from, to, within, lack: within.length * apartDeg - (to - from) };
  });
  for (const [i, { from, to, lack }] of sectors.entries()) {
    const lackBeside = (step: number) => sectors[i + step]?.lack ?? 0;
    const nearer = lackBeside(-1) < lackBeside(1) ? [from, to] : [to, from];
    const falls = nearer.find((end) => fences.some((deg) => ahead(deg) === end));
    if (lack > 0 && falls !== undefined)
      return spread(
        placed,
        apartDeg,
        walls,
        fences.filter((deg) => ahead(deg) !== falls),
      );
  }
  return sectors.flatMap(({ from, to, within }) => {
    const sorted = within.sort((a, b) => ahead(a.longitudeDeg) - ahead(b.longitudeDeg));
    const step = Math.min(apartDeg, (to - from) / sorted.length);
    const shown = between(
      sorted.map(({ longitudeDeg }) => ahead(longitudeDeg)),
      step,
      { from, to },
    );
    return sorted.map((one, i) => ({
      ...one,
      shownDeg: ((shown[i] ?? 0) + beginDeg) % 360,
      share: step / apartDeg,
    }));
  });
}

/** Rising places, moved as little as can be (least squares) until each is a step from the next and half of one from the ends. */
function between(
  places: readonly number[],
  step: number,
  { from, to }: { from: number; to: number },
): number[] {
  // With i steps taken off the i-th, those that stand too close are those that fall: they come to stand in their middle.
  const groups: { sum: number; count: number }[] = [];
  for (const [i, place] of places.entries()) {
    let group = { sum: place - i * step, count: 1 };
    let last = groups.at(-1);
    while (last && last.sum / last.count > group.sum / group.count) {
      group = { sum: last.sum + group.sum, count: last.count + group.count };
      groups.pop();
      last = groups.at(-1);
    }
    groups.push(group);
  }
  const first = from + step / 2;
  const last = to - step / 2 - (places.length - 1) * step;
  return groups
    .flatMap(({ sum, count }) => Array<number>(count).fill(Math.max(first, Math.min(last, sum / count))))
    .map((place, i) => place + i * step);
}

/** The middle of the widest stretch of a circle in which nothing stands. */
function widestGapIn(placed: readonly { longitudeDeg: number }[]): number {
  const sorted = placed.map(({ longitudeDeg }) => longitudeDeg).sort((a, b) => a - b);
  const gaps = sorted.map((deg, i) => ({ deg, wide: (sorted[i + 1] ?? (sorted[0] ?? 0) + 360) - deg }));
  const { deg, wide } = gaps.reduce((a, b) => (b.wide > a.wide ? b : a), { deg: 0, wide: 0 });
  return deg + wide / 2;
}
