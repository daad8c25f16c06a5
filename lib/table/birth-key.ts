import { hash } from 'node:crypto';
import type { Area } from '#lib/reading/brief/areas.ts';

/** What a forecast depends on: the birth data and the reader's matters. */
type Birth = {
  birthDate: string;
  birthTime?: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  matters?: readonly Area[];
};

/**
 * Returns a birth's cache key: 16 characters of a hash of the birth data and matters. Forecasts for other birth data or
 * matters are therefore cache misses. The order of the matters makes no difference.
 */
export function birthKey({
  birthDate,
  birthTime,
  latitude,
  longitude,
  timeZone,
  matters = [],
}: Birth): string {
  const birth = [birthDate, birthTime ?? null, latitude, longitude, timeZone];
  // Without matters, the key is the same as before profiles had them, so cached forecasts stay valid.
  const inputs = matters.length > 0 ? [...birth, matters.toSorted()] : birth;
  return hash('sha256', JSON.stringify(inputs), 'base64url').slice(0, 16);
}
