import { hash } from 'node:crypto';
import type { Profile } from './profiles.ts';

/** What a forecast is computed from. */
type Birth = Pick<Profile, 'birthDate' | 'birthTime' | 'latitude' | 'longitude' | 'timeZone'>;

/**
 * What forecasts of a birth are cached under: 16 characters that are the same for the same birth and no other, so that
 * nobody who asks for one birth finds what was computed for another.
 */
export function birthKey({ birthDate, birthTime, latitude, longitude, timeZone }: Birth): string {
  const birth = [birthDate, birthTime ?? null, latitude, longitude, timeZone];
  return hash('sha256', JSON.stringify(birth), 'base64url').slice(0, 16);
}
