import { Ecliptic, type Body as EngineBody, GeoVector, MakeTime, SunPosition } from 'astronomy-engine';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { NOONS_MS } from '../days.ts';

export function year(): number {
  let sum = 0;
  for (const body of BODIES) {
    for (const ms of NOONS_MS) {
      const time = MakeTime(new Date(ms));
      sum +=
        body === 'Sun' ? SunPosition(time).elon : Ecliptic(GeoVector(body as EngineBody, time, true)).elon;
    }
  }
  return sum;
}
