import { luminaries } from '../theory.ts';
import { MOON_RADIUS, SUN_RADIUS } from './radii.ts';
import { dot, length } from './vectors.ts';

/** How much larger the air makes the Earth's shadow (Danjon 1951, as Espenak and Meeus have it). */
const DANJON = 1.01;

/** How far the Moon stands from the axis of the Earth's shadow at a Julian day (TT), radians. */
export function distanceFromShadow(jdTt: number): number {
  const { sun, moon } = luminaries(jdTt);
  return Math.acos(-dot(sun, moon) / (length(sun) * length(moon)));
}

/**
 * The type of the lunar eclipse whose greatest moment is at a Julian day (TT); undefined if the Moon passes by the shadow.
 * Espenak and Meeus, Five Millennium Catalog of Lunar Eclipses (NASA/TP-2009-214173), section 1.
 */
export function lunarType(jdTt: number): 'total' | 'partial' | 'penumbral' | undefined {
  const { sun, moon } = luminaries(jdTt);
  const moonRadius = Math.asin(MOON_RADIUS / length(moon));
  const sunRadius = Math.asin(SUN_RADIUS / length(sun));
  const earth = DANJON * Math.asin(1 / length(moon)) + Math.asin(1 / length(sun));
  const distance = distanceFromShadow(jdTt);
  if (distance <= earth - sunRadius - moonRadius) return 'total';
  if (distance < earth - sunRadius + moonRadius) return 'partial';
  return distance < earth + sunRadius + moonRadius ? 'penumbral' : undefined;
}
