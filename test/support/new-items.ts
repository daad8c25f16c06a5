import { randomUUID } from 'node:crypto';
import { newId } from '#lib/accounts/identifiers.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import type { StoredKey } from '#lib/table/api-keys.ts';
import type { Profile } from '#lib/table/profiles.ts';

/** A profile that can be stored, with an identifier of its own. */
export const newProfile = (nowMs = Date.now()): Profile => ({
  id: newId('prf', nowMs),
  name: 'Ada',
  birthDate: '1990-06-15',
  birthCity: 'London, United Kingdom',
  latitude: 51.5,
  longitude: -0.1,
  timeZone: 'Europe/London',
  sunSign: 'Gemini',
  createdAt: new Date(nowMs).toISOString(),
});

/** A key of a user that can be stored, with an identifier of its own; nobody can present it. */
export const newKey = (userId: string, secretVersion = '1'): StoredKey => ({
  id: newId('key', Date.now()),
  userId,
  hash: randomUUID(),
  name: 'My calendar',
  start: 'hsk_abcd',
  secretVersion,
  createdAt: new Date().toISOString(),
});

/** An entry of a forecast as it is kept in the cache. */
export const newEntry = (date: string): ForecastEntry => ({
  date,
  overallRating: 6.5,
  metrics: { energy: 'Good', focus: 'Low', romance: 'High', luck: 'Moderate' },
  favorable: ['Job interviews', 'Weekend trips'],
  unfavorable: ['Major purchases', 'Difficult conversations'],
  luckyColors: [{ name: 'Gold', hex: '#D4AF37' }],
  luckyNumbers: [1, 19, 28, 46],
  summary: 'Vénus — “sextile”.',
});
