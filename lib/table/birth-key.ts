import { hash } from 'node:crypto';

/** The birth data that a forecast depends on. */
type Birth = {
  birthDate: string;
  birthTime?: string;
  latitude: number;
  longitude: number;
  timeZone: string;
};

/**
 * Returns a birth's cache key: 16 characters of a hash of the birth data. Forecasts for other birth data are therefore cache
 * misses.
 */
export function birthKey({ birthDate, birthTime, latitude, longitude, timeZone }: Birth): string {
  const birth = [birthDate, birthTime ?? null, latitude, longitude, timeZone];
  return hash('sha256', JSON.stringify(birth), 'base64url').slice(0, 16);
}
