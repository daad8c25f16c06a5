import { ECLIPSE_CODES, type Eclipse } from '#lib/ephemeris/eclipses.ts';
import { moonPhases } from '#lib/ephemeris/events.ts';
import { FIRST_MS, instantMs, julianDayTt, LAST_MS } from '#lib/ephemeris/time-scales.ts';
import { shadowDistance, solarType } from './solar-eclipse.ts';
import { dot, length, luminaries, MOON_RADIUS, SUN_RADIUS } from './theory.ts';

/** Maximum distance from the shadow's axis at which to look for an eclipse: radians if lunar, Earth radii if solar. */
const MAX_DISTANCE = { lunar: 0.03, solar: 1.6 };
/** Greatest eclipse is within half an hour of the syzygy. Three steps find it to a tenth of a second. */
const STEPS_DAYS = [0.02, 0.002, 0.0005];
/** Factor by which the atmosphere enlarges the Earth's shadow (Danjon 1951, as used by Espenak and Meeus). */
const DANJON = 1.01;

/** Finds all eclipses in the ephemeris' range, in chronological order, to the nearest second. */
export function findEclipses(): Eclipse[] {
  return moonPhases(FIRST_MS, LAST_MS).flatMap(({ name, atMs }): Eclipse[] => {
    const jdTt = julianDayTt(atMs);
    if (name === 'new' && shadowDistance(jdTt) < MAX_DISTANCE.solar) {
      const greatestJd = minimumNear(shadowDistance, jdTt);
      const type = solarType(greatestJd);
      return type ? [{ kind: 'solar', type, atMs: wholeSecond(greatestJd) }] : [];
    }
    if (name === 'full' && distanceFromShadow(jdTt) < MAX_DISTANCE.lunar) {
      const greatestJd = minimumNear(distanceFromShadow, jdTt);
      const type = lunarType(greatestJd);
      return type ? [{ kind: 'lunar', type, atMs: wholeSecond(greatestJd) }] : [];
    }
    return [];
  });
}

/** Angle between the Moon and the axis of the Earth's shadow at a Julian day (TT), radians. */
function distanceFromShadow(jdTt: number): number {
  const { sun, moon } = luminaries(jdTt);
  return Math.acos(-dot(sun, moon) / (length(sun) * length(moon)));
}

/**
 * Type of the lunar eclipse whose maximum is at a Julian day (TT); undefined if the Moon misses the shadow.
 * Espenak and Meeus, Five Millennium Catalog of Lunar Eclipses (NASA/TP-2009-214173), section 1.
 */
function lunarType(jdTt: number): 'total' | 'partial' | 'penumbral' | undefined {
  const { sun, moon } = luminaries(jdTt);
  const moonRadius = Math.asin(MOON_RADIUS / length(moon));
  const sunRadius = Math.asin(SUN_RADIUS / length(sun));
  const earth = DANJON * Math.asin(1 / length(moon)) + Math.asin(1 / length(sun));
  const distance = distanceFromShadow(jdTt);
  if (distance <= earth - sunRadius - moonRadius) return 'total';
  if (distance < earth - sunRadius + moonRadius) return 'partial';
  return distance < earth + sunRadius + moonRadius ? 'penumbral' : undefined;
}

function wholeSecond(jdTt: number): number {
  return Math.round(instantMs(jdTt) / 1000) * 1000;
}

/** Julian day (TT) at which a distance is smallest, by repeatedly fitting a parabola to its square. */
function minimumNear(distanceAt: (jdTt: number) => number, nearJd: number): number {
  let minimumJd = nearJd;
  for (const step of STEPS_DAYS) {
    const before = distanceAt(minimumJd - step) ** 2;
    const at = distanceAt(minimumJd) ** 2;
    const after = distanceAt(minimumJd + step) ** 2;
    minimumJd += (step * (before - after)) / (2 * (before - 2 * at + after));
  }
  return minimumJd;
}

/** Source code of the eclipse table: one line per year, each eclipse as date, time and code. */
export function eclipseModule(eclipses: readonly Eclipse[]): string {
  const years = Map.groupBy(eclipses, ({ atMs }) => new Date(atMs).getUTCFullYear());
  const lines = Array.from(years, ([year, ofYear]) => `${year} ${ofYear.map(encode).join(' ')}`);
  return `/**
 * All eclipses of the ephemeris, one line per year. Each entry has the UTC time of greatest eclipse (see \`time-scales.ts\`)
 * and a code of \`ECLIPSE_CODES\`. Generated from VSOP87B and ELP/MPP02 by \`npm run ephemeris\`: do not edit.
 */
export const ECLIPSES = \`
${lines.join('\n')}
\`;
`;
}

function encode({ kind, type, atMs }: Eclipse): string {
  const codes = Object.entries(ECLIPSE_CODES);
  const [code] = codes.find(([, eclipse]) => eclipse.kind === kind && eclipse.type === type) ?? [];
  return `${new Date(atMs).toISOString().slice('2026-'.length, '2026-02-17T12:11:57'.length)}/${code}`;
}
