import { ECLIPSE_CODES, type Eclipse } from '../eclipses.ts';
import { moonPhases } from '../events.ts';
import { FIRST_MS, LAST_MS } from '../span.ts';
import { instantMs, julianDayTt } from '../time-scales.ts';
import { distanceFromShadow, lunarType } from './lunar-eclipse.ts';
import { shadowDistance, solarType } from './solar-eclipse.ts';

/** A syzygy farther from the axis of the shadow has no eclipse: radians, and the Earth's radii. */
const FARTHEST = { lunar: 0.03, solar: 1.6 };
/** Greatest eclipse is within half an hour of the syzygy; three steps find it to a tenth of a second. */
const STEPS_DAYS = [0.02, 0.002, 0.0005];

/** All eclipses of the ephemeris, ascending; instants are whole seconds. */
export function findEclipses(): Eclipse[] {
  return moonPhases(FIRST_MS, LAST_MS).flatMap(({ name, atMs }): Eclipse[] => {
    const jdTt = julianDayTt(atMs);
    if (name === 'new' && shadowDistance(jdTt) < FARTHEST.solar) {
      const greatestJd = leastNear(shadowDistance, jdTt);
      const type = solarType(greatestJd);
      return type ? [{ kind: 'solar', type, atMs: wholeSecond(greatestJd) }] : [];
    }
    if (name === 'full' && distanceFromShadow(jdTt) < FARTHEST.lunar) {
      const greatestJd = leastNear(distanceFromShadow, jdTt);
      const type = lunarType(greatestJd);
      return type ? [{ kind: 'lunar', type, atMs: wholeSecond(greatestJd) }] : [];
    }
    return [];
  });
}

function wholeSecond(jdTt: number): number {
  return Math.round(instantMs(jdTt) / 1000) * 1000;
}

/** When a distance is least near a Julian day: again and again the lowest point of a parabola through its squares. */
function leastNear(distanceAt: (jdTt: number) => number, nearJd: number): number {
  let leastJd = nearJd;
  for (const step of STEPS_DAYS) {
    const before = distanceAt(leastJd - step) ** 2;
    const at = distanceAt(leastJd) ** 2;
    const after = distanceAt(leastJd + step) ** 2;
    leastJd += (step * (before - after)) / (2 * (before - 2 * at + after));
  }
  return leastJd;
}

/** The table of eclipses as a module: one line a year, each eclipse its date and time and its code. */
export function eclipseModule(eclipses: readonly Eclipse[]): string {
  const years = Map.groupBy(eclipses, ({ atMs }) => new Date(atMs).getUTCFullYear());
  const lines = Array.from(years, ([year, ofYear]) => `${year} ${ofYear.map(written).join(' ')}`);
  return `/**
 * All eclipses of the ephemeris, a line a year: greatest eclipse in UTC as \`time-scales.ts\` has it, and a code of
 * \`ECLIPSE_CODES\`. Made by \`npm run ephemeris\` from VSOP87B and ELP/MPP02: not to be edited.
 */
export const ECLIPSES = \`
${lines.join('\n')}
\`;
`;
}

function written({ kind, type, atMs }: Eclipse): string {
  const codes = Object.entries(ECLIPSE_CODES);
  const [code] = codes.find(([, sort]) => sort.kind === kind && sort.type === type) ?? [];
  return `${new Date(atMs).toISOString().slice('2026-'.length, '2026-02-17T12:11:57'.length)}/${code}`;
}
