/** An item with its position after spreading. */
type Spread<Item> = Item & {
  shownDeg: number;
  /** The share of the requested spacing that the item got; below 1 if its sector is too narrow. */
  share: number;
};

/**
 * Spreads items around a circle so that neighbors are at least `spacingDeg` apart. Items keep their order and move as little
 * as possible. Items stay at least half that distance from walls and fences, and never cross walls. Fences are removed where
 * a sector is too narrow. All positions are in degrees.
 */
export function spread<Item extends { longitudeDeg: number }>(
  items: readonly Item[],
  spacingDeg: number,
  walls: readonly number[] = [widestGap(items)],
  fences: readonly number[] = [],
): Spread<Item>[] {
  const [beginDeg = 0] = walls;
  const ahead = (deg: number) => (((deg - beginDeg) % 360) + 360) % 360;
  const ends = [...walls, ...fences].map(ahead).sort((a, b) => a - b);
  const sectors = ends.map((from, i) => {
    const to = ends[i + 1] ?? 360;
    const within = items.filter(({ longitudeDeg: deg }) => ahead(deg) >= from && ahead(deg) < to);
    return { from, to, within, shortage: within.length * spacingDeg - (to - from) };
  });
  for (const [i, { from, to, shortage }] of sectors.entries()) {
    const neighborShortage = (step: number) => sectors[i + step]?.shortage ?? 0;
    const byRoom = neighborShortage(-1) < neighborShortage(1) ? [from, to] : [to, from];
    const fence = byRoom.find((end) => fences.some((deg) => ahead(deg) === end));
    if (shortage > 0 && fence !== undefined)
      return spread(
        items,
        spacingDeg,
        walls,
        fences.filter((deg) => ahead(deg) !== fence),
      );
  }
  return sectors.flatMap(({ from, to, within }) => {
    const sorted = within.sort((a, b) => ahead(a.longitudeDeg) - ahead(b.longitudeDeg));
    const step = Math.min(spacingDeg, (to - from) / sorted.length);
    const positions = nearest(
      sorted.map(({ longitudeDeg }) => ahead(longitudeDeg)),
      step,
      { from, to },
    );
    return sorted.map((item, i) => ({
      ...item,
      shownDeg: ((positions[i] ?? 0) + beginDeg) % 360,
      share: step / spacingDeg,
    }));
  });
}

/** Returns the positions nearest to `places`, at least a step apart and half a step from the ends (isotonic regression). */
function nearest(
  places: readonly number[],
  step: number,
  { from, to }: { from: number; to: number },
): number[] {
  // Subtract i steps from the i-th place: places that are too close are then in descending order. Pool them at their mean.
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

/** Returns the middle of the widest gap between items. */
function widestGap(items: readonly { longitudeDeg: number }[]): number {
  const sorted = items.map(({ longitudeDeg }) => longitudeDeg).sort((a, b) => a - b);
  const gaps = sorted.map((deg, i) => ({ deg, width: (sorted[i + 1] ?? (sorted[0] ?? 0) + 360) - deg }));
  const { deg, width } = gaps.reduce((a, b) => (b.width > a.width ? b : a), { deg: 0, width: 0 });
  return deg + width / 2;
}
