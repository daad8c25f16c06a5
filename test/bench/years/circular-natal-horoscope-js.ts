import circular from 'circular-natal-horoscope-js';
import { NOONS_MS } from '../days.ts';

const { Horoscope, Origin } = circular;

/** Computes complete charts, including Chiron and Sirius, because the library cannot compute single positions. */
export function year(): number {
  let sum = 0;
  for (const ms of NOONS_MS) {
    const date = new Date(ms);
    const origin = new Origin({
      year: date.getUTCFullYear(),
      month: date.getUTCMonth(),
      date: date.getUTCDate(),
      hour: 12,
      minute: 0,
      latitude: 51.4779,
      longitude: 0,
    });
    const { CelestialBodies } = new Horoscope({
      origin,
      houseSystem: 'whole-sign',
      zodiac: 'tropical',
      aspectPoints: [],
      aspectWithPoints: [],
      aspectTypes: [],
      customOrbs: {},
      language: 'en',
    });
    for (const { ChartPosition } of CelestialBodies.all.slice(0, 10))
      sum += ChartPosition.Ecliptic.DecimalDegrees;
  }
  return sum;
}
