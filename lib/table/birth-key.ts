import { hash } from 'node:crypto';

/** The birth data that a forecast depends on. */
type Birth = {
  birthDate: string;
  birthTime?: string;
  latitude: number;
  longitude: number;
  timeZone: string;
};

/** Returns the cache key of a birth, 16 characters of a hash, so forecasts of other birth data are cache misses. */
export function birthKey({ birthDate, birthTime, latitude, longitude, timeZone }: Birth): string {
  const birth = [birthDate, birthTime ?? null, latitude, longitude, timeZone];
  return hash('sha256', JSON.stringify(birth), 'base64url').slice(0, 16);
}
